// An engine in a process of its own, talked to in the Universal Hive Protocol. Whether its moves
// are legal is judged by others.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "lab/match/process.h"
#include "lab/match/settings.h"

namespace mandible::lab {

// What came of a command.
struct Reply {
  enum class Kind : std::uint8_t {
    Done,
    Refused,  // err or invalidmove
    Ended,    // the program has ended, or its output has
    TimeUp,   // and the program was ended
    Stopped,  // we no longer wait, and the program was ended
  };
  Kind kind = Kind::Done;
  // The last line before ok; engines may report on their search in the lines before it. If it went
  // wrong, what went wrong.
  std::string text;
  std::chrono::microseconds time{};  // from the command to the ok
};

class UhpEngine {
 public:
  // The setup and the flag, which calls off all waiting, must outlive the engine.
  UhpEngine(const EngineSetup& setup, const MatchSettings& settings, const std::atomic<bool>& stop)
      : setup_(setup), settings_(settings), stop_(stop) {}

  const EngineSetup& setup() const { return setup_; }

  // Starts the program and sets its options, unless it runs. An error if that did not go well.
  std::optional<Error> start();

  Reply new_game(const std::string& game);
  Reply play(const std::string& move);
  Reply best_move();

 private:
  Reply ask(const std::string& command, std::chrono::milliseconds patience);
  Reply read_reply(const std::string& command, Process::Clock::time_point deadline);

  const EngineSetup& setup_;
  const MatchSettings& settings_;
  const std::atomic<bool>& stop_;
  std::unique_ptr<Process> process_;  // none: to be started
};

}  // namespace mandible::lab
