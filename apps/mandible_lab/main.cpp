// mandible-lab: measures engines against each other.
#include "mandible_lab/commands.h"
#include "program/program.h"

int main(int argc, char** argv) {
  namespace lab = mandible::lab;
  return mandible::run_program(
      {"mandible-lab",
       "Mandible's laboratory: tools that measure and improve the strength of engines",
       MANDIBLE_VERSION,
       {{"match", "play a match between two engines that speak the Universal Hive Protocol",
         lab::run_match},
        {"ladder", "play each level of the engine against the one below it", lab::run_ladder},
        {"selfplay", "let the engine play against itself and keep the games", lab::run_selfplay},
        {"train", "train the network that judges positions", lab::run_train},
        {"calibrate", "compare scores with the results of games", lab::run_calibrate},
        {"spsa", "tune the parameters of the search by games", lab::run_spsa},
        {"tune", "fit the weights of the evaluation to games", lab::run_tune},
        {"puzzles", "find positions in games that are won in a few moves", lab::run_puzzles},
        {"openings", "make a book of even openings for matches", lab::run_openings}}},
      argc, argv);
}
