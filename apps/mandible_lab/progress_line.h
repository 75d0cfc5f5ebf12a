// One line about the progress of a long command on standard error: written over on a terminal, and
// every ten seconds anew elsewhere.
#pragma once

#include <chrono>
#include <string>

namespace mandible::lab {

class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void show(const std::string& text);
  // A line that stays.
  void tell(const std::string& text);

 private:
  using Clock = std::chrono::steady_clock;

  void clear();

  bool terminal_;
  bool written_ = false;  // there is a line to write over
  Clock::time_point last_ = Clock::now();
};

}  // namespace mandible::lab
