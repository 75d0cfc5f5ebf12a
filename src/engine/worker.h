// A thread that waits for one job after another, because starting a thread takes longer than a
// short search.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace mandible {

class Worker {
 public:
  Worker() : thread_([this] { loop(); }) {}
  ~Worker() {
    {
      const std::scoped_lock lock(mutex_);
      quits_ = true;
    }
    changed_.notify_all();
    thread_.join();
  }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  // Runs the job on this worker's thread and returns at once; the job before must have ended.
  void start(std::function<void()> job) {
    {
      const std::scoped_lock lock(mutex_);
      job_ = std::move(job);
    }
    changed_.notify_all();
  }
  // Returns when no job runs.
  void wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !job_; });
  }

 private:
  void loop() {
    std::unique_lock lock(mutex_);
    for (;;) {
      changed_.wait(lock, [this] { return job_ || quits_; });
      if (!job_) return;
      lock.unlock();
      job_();
      lock.lock();
      job_ = nullptr;
      changed_.notify_all();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::function<void()> job_;  // empty when it has ended
  bool quits_ = false;
  std::thread thread_;
};

}  // namespace mandible
