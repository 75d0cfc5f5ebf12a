// The lowest rate at which a client must take its responses, so that slow readers cannot hold their
// connections forever. Only the time spent waiting for the client counts, and all responses of a
// connection count together: reading many short ones slowly does not get around it.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace mandible::server {

class Pace {
 public:
  using Duration = std::chrono::steady_clock::duration;

  Pace(std::size_t bytes_per_second, Duration period)
      : period_(period),
        bytes_per_period_(std::max<std::size_t>(
            1, bytes_per_second *
                   static_cast<std::size_t>(
                       std::chrono::duration_cast<std::chrono::milliseconds>(period).count()) /
                   1000)) {}

  // How much longer the client may take before it is too slow.
  Duration patience() const { return period_ - waited_; }

  // After a wait that was shorter than patience(), in which the client took that many bytes.
  void add(std::size_t bytes, Duration waited) {
    taken_ += bytes;
    waited_ = std::min(waited_ + waited, period_);
    if (taken_ < bytes_per_period_) return;
    taken_ = 0;
    waited_ = Duration::zero();
  }

 private:
  Duration period_;
  std::size_t bytes_per_period_;
  Duration waited_ = Duration::zero();
  std::size_t taken_ = 0;
};

}  // namespace mandible::server
