// The subcommands of the program `mandible-lab`. Each takes the words after its name and returns
// the exit status.
#pragma once

#include "program/command_line.h"

namespace mandible::lab {

int run_match(const Arguments& arguments);
int run_ladder(const Arguments& arguments);
int run_selfplay(const Arguments& arguments);
int run_train(const Arguments& arguments);
int run_calibrate(const Arguments& arguments);
int run_spsa(const Arguments& arguments);
int run_tune(const Arguments& arguments);
int run_puzzles(const Arguments& arguments);
int run_openings(const Arguments& arguments);

}  // namespace mandible::lab
