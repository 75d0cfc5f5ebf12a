// mandible-lab: measures engines against each other.
#include <cstdio>
#include <iostream>

#include "base/text.h"
#include "mandible_lab/commands.h"

namespace {

constexpr const char* kUsage = R"(Mandible's laboratory: tools for the strength of engines

usage: mandible-lab COMMAND [ARGUMENTS]

  match      play a match between two engines that speak the Universal Hive Protocol
  ladder     play each level of the engine against the one below it
  selfplay   let the engine play against itself and keep the games
  tune       fit the weights of the evaluation to games
  puzzles    look through games for positions that are won in a few moves
  openings   make a book of even openings for matches

  --help     this text; mandible-lab COMMAND --help tells more
  --version  the version

)";

int run(const std::vector<std::string>& words) {
  if (words.empty()) {
    std::cerr << kUsage << mandible::kExitStatusText;
    return mandible::kWrongUsage;
  }
  const std::string& command = words[0];
  const std::vector<std::string> rest(words.begin() + 1, words.end());
  if (command == "--help" || command == "-h" || command == "help") {
    std::cout << kUsage << mandible::kExitStatusText;
    return mandible::kDone;
  }
  if (command == "--version") {
    std::cout << "Mandible " MANDIBLE_VERSION "\n";
    return mandible::kDone;
  }
  if (command == "match") return mandible::lab::run_match(rest);
  if (command == "ladder") return mandible::lab::run_ladder(rest);
  if (command == "selfplay") return mandible::lab::run_selfplay(rest);
  if (command == "tune") return mandible::lab::run_tune(rest);
  if (command == "puzzles") return mandible::lab::run_puzzles(rest);
  if (command == "openings") return mandible::lab::run_openings(rest);
  std::cerr << "mandible-lab: there is no command " << mandible::in_quotes(command)
            << "; the commands are match, ladder, selfplay, tune, puzzles and "
               "openings (mandible-lab --help)\n";
  return mandible::kWrongUsage;
}

}  // namespace

int main(int argc, char** argv) {
  const int status = run({argv + 1, argv + argc});
  // What could not be written was not done.
  const bool written = std::cout.flush() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  return status == mandible::kDone && !written ? mandible::kFailed : status;
}
