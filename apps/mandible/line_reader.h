// Reads lines from a file descriptor into a bounded queue, on a thread of its own, so that the end
// of the input is noticed while a command runs.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace mandible {

class LineReader {
 public:
  struct Line {
    std::string text;
    bool too_long = false;  // longer than the limit; the text is only its beginning
  };

  static constexpr std::size_t kMostBytes = 1U << 20U;

  // `on_end` is called on the reading thread when the input has ended.
  LineReader(int descriptor, std::function<void()> on_end);
  // Waits until the input has ended: a read cannot be called off.
  ~LineReader();
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;

  // Waits for the next line; nothing at the end of the input.
  std::optional<Line> next();

 private:
  void read_all(int descriptor);
  void push(Line line);

  // What waits in the queue at most; beyond that the reader waits too.
  static constexpr std::size_t kMostWaitingBytes = 16U << 20U;

  std::function<void()> on_end_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Line> lines_;
  std::size_t waiting_bytes_ = 0;
  bool ended_ = false;
  std::thread thread_;
};

}  // namespace mandible
