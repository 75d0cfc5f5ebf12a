// One conversation in the Universal Hive Protocol: a line in, lines out. Reads and writes nothing
// by itself; a program hands it the lines of its input and gets those of its output.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/engine.h"
#include "rules/game.h"
#include "uhp/eval_file.h"
#include "uhp/options.h"

namespace mandible::uhp {

class Session {
 public:
  struct Config {
    std::string version;
    // Announce the house pieces among the capabilities; they can be played in any case.
    bool variants = false;
    FileReader read_file = nullptr;  // for the option EvalFile
  };
  // Gets each line of output, without a line end.
  using Output = std::function<void(std::string_view)>;

  Session(Config config, Output output);

  // The answer to `info`, which an engine also gives when it starts.
  void greet();

  // Carries out one line. Returns when it is done, which may take as long as the command asks for;
  // false after `exit`. A command that fails leaves the game as it was.
  bool handle(std::string_view line);

  // Ends a running search or count, whose result so far is printed; false if none runs. May be
  // called from another thread or a signal handler.
  bool interrupt();
  // The same, for a command without a limit when nobody is left to interrupt it. Pondering is not a
  // command; it ends with the next one and with the session.
  void end_of_input();

 private:
  struct Command;
  static const std::array<Command, 11>& commands();
  static const Command* find_command(std::string_view name);

  void info(std::string_view arguments);
  void help(std::string_view arguments);
  void new_game(std::string_view arguments);
  void play(std::string_view arguments);
  void pass(std::string_view arguments);
  void valid_moves(std::string_view arguments);
  void best_move(std::string_view arguments);
  void undo(std::string_view arguments);
  void options(std::string_view arguments);
  void perft(std::string_view arguments);

  void print_game();
  // Sets an option; one that names a file is read first, so that a wrong one changes nothing.
  Result<std::string> set(std::string_view name, std::string_view value);
  EngineOptions engine_options(bool repeatable) const;
  // As many as the option says; `repeatable`: the answer must not depend on how threads run.
  int threads_for(bool repeatable) const;
  void error(std::string_view message);
  void play_move(std::string_view text);
  void start_pondering();
  void stop_pondering();
  // False, with an error printed, if there is no game, or none that goes on.
  bool has_game();
  bool has_running_game();

  Config config_;
  Output output_;
  Options options_;
  std::shared_ptr<const network::Network> network_ =
      network::built_in();  // null: the hand-made evaluation
  std::optional<Game> game_;
  bool played_ = false;  // the last change was a move, and its answer was not asked for
  Engine engine_;
  std::atomic<bool> busy_{false};
  std::atomic<bool> interrupted_{false};
  std::atomic<bool> unlimited_{false};
  std::atomic<bool> input_ended_{false};
};

}  // namespace mandible::uhp
