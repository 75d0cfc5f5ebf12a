// Worker: jobs run one after another, each to its end.
#include "engine/worker.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace mandible::test {
namespace {

TEST(Worker, runs_one_job_after_another_on_its_own_thread) {
  Worker worker;
  std::thread::id first;
  std::thread::id second;
  worker.start([&first] { first = std::this_thread::get_id(); });
  worker.wait();
  worker.start([&second] { second = std::this_thread::get_id(); });
  worker.wait();
  EXPECT_EQ(first, second);
  EXPECT_NE(first, std::this_thread::get_id());
}

TEST(Worker, waits_until_the_job_has_ended) {
  Worker worker;
  std::atomic<bool> may_end{false};
  std::atomic<bool> ended{false};
  worker.start([&] {
    while (!may_end) std::this_thread::yield();
    ended = true;
  });
  EXPECT_FALSE(ended);
  may_end = true;
  worker.wait();
  EXPECT_TRUE(ended);
}

TEST(Worker, does_not_wait_without_a_job) {
  Worker worker;
  worker.wait();
}

// The thread may be told to end before it has seen the job; in many tries that happens often.
TEST(Worker, runs_its_job_even_if_it_ends_at_once) {
  std::atomic<int> jobs{0};
  for (int i = 0; i < 200; ++i) {
    Worker worker;
    worker.start([&jobs] { ++jobs; });
  }
  EXPECT_EQ(jobs, 200);
}

}  // namespace
}  // namespace mandible::test
