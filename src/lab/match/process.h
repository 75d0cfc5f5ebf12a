// A child process, with a line-based connection to its input and output.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace mandible::lab {

class Process {
 public:
  using Clock = std::chrono::steady_clock;

  // Starts a program, which is looked for as a shell would. What it writes to its standard error is
  // appended to the file. It has its own process group, so that a Ctrl-C in the terminal does not
  // reach it.
  static Result<std::unique_ptr<Process>> start(const std::vector<std::string>& words,
                                                const std::string& error_file);
  // Lets the program end by itself for a moment, then ends it and all that it has started.
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // False if the program no longer reads.
  bool send_line(std::string_view text) const;

  enum class Reading : std::uint8_t { Line, Ended, TimeUp, Stopped };
  // Waits for the next line and stores it without its end. Gives up at the deadline, or soon after
  // `stop` has become true.
  Reading read_line(std::string& line, Clock::time_point deadline, const std::atomic<bool>& stop);

  // Ends the program, and all that it has started, at once.
  void kill();
  // Ends a program that has closed its output, and tells: "status 1", "signal 11".
  std::string how_it_ended();

 private:
  Process(pid_t id, int input, int output) : id_(id), input_(input), output_(output) {}

  // True if the program has ended within the time.
  bool wait_for_end(std::chrono::milliseconds time) const;

  pid_t id_;
  int input_;
  int output_;
  bool reaped_ = false;
  int status_ = 0;  // once it is reaped
  std::string unread_;
};

}  // namespace mandible::lab
