// mandible: the Universal Hive Protocol engine, the game in the terminal, and tools.
#include <cstdio>
#include <iostream>

#include "base/text.h"
#include "mandible/commands.h"
#include "mandible/play.h"

namespace {

constexpr const char* kUsage = R"(Mandible, software for the board game Hive

usage: mandible COMMAND [ARGUMENTS]

  play       play in the terminal, against a person or the computer
  uhp        run as an engine that speaks the Universal Hive Protocol
  analyse    show the best moves of a position
  perft      count the positions that can arise from a game
  bench      measure the search on fixed positions
  convert    turn a game record into another format

  --help     this text; mandible COMMAND --help tells more
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
  if (command == "uhp") return mandible::run_uhp(rest, MANDIBLE_VERSION);
  if (command == "perft") return mandible::run_perft(rest);
  if (command == "bench") return mandible::run_bench(rest);
  if (command == "convert") return mandible::run_convert(rest);
  if (command == "play") {
    return mandible::run_play(rest, std::cin, std::cout, std::cerr, mandible::standard_terminal());
  }
  if (command == "analyse") return mandible::run_analyse(rest, mandible::standard_terminal());
  std::cerr
      << "mandible: there is no command " << mandible::in_quotes(command)
      << "; the commands are play, uhp, analyse, perft, bench and convert (mandible --help)\n";
  return mandible::kWrongUsage;
}

}  // namespace

int main(int argc, char** argv) {
  const int status = run({argv + 1, argv + argc});
  // What could not be written was not done.
  const bool written = std::cout.flush() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  return status == mandible::kDone && !written ? mandible::kFailed : status;
}
