// One line about the progress of a long command, on standard error: rewritten in place on a
// terminal, and printed every ten seconds elsewhere.
#pragma once

#include <chrono>
#include <string>

namespace mandible {

class ProgressLine {
 public:
  ProgressLine();
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void show(const std::string& text);
  // As show(), for callers that have news far more often than anybody can read: `text` makes the
  // line, but only when one is due.
  template <class Text>
  void show_when_due(Text text) {
    if (is_due()) show(text());
  }
  // A line that stays.
  void tell(const std::string& text);

 private:
  using Clock = std::chrono::steady_clock;

  bool is_due() const;
  void clear();

  bool terminal_;
  bool written_ = false;  // there is a line to rewrite
  Clock::time_point last_ = Clock::now();
};

// "0:05:09": hours, minutes and seconds, for the time that is left.
std::string time_text(std::chrono::duration<double> time);

}  // namespace mandible
