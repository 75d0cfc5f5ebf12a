// mandible: the Universal Hive Protocol engine, the game in the terminal, and tools.
#include <iostream>

#include "mandible/commands.h"
#include "mandible/play.h"
#include "program/program.h"

int main(int argc, char** argv) {
  using mandible::Arguments;
  const auto play = [](const Arguments& arguments) {
    return mandible::run_play(arguments, std::cin, std::cout, std::cerr,
                              mandible::standard_terminal());
  };
  const auto uhp = [](const Arguments& arguments) {
    return mandible::run_uhp(arguments, MANDIBLE_VERSION);
  };
  const auto analyse = [](const Arguments& arguments) {
    return mandible::run_analyse(arguments, mandible::standard_terminal());
  };
  return mandible::run_program(
      {"mandible",
       "Mandible, software for the board game Hive",
       MANDIBLE_VERSION,
       {{"play", "play in the terminal, against a person or the computer", play},
        {"uhp", "run as an engine that speaks the Universal Hive Protocol", uhp},
        {"analyse", "show the best moves of a position", analyse},
        {"perft", "count the positions that can arise from a game", mandible::run_perft},
        {"bench", "measure the search on fixed positions", mandible::run_bench},
        {"convert", "turn a game record into another format", mandible::run_convert}}},
      argc, argv);
}
