// The subcommands of the program `mandible-lab`. Each takes the words after its name and returns
// the exit status: 0, 1 if it could not be done, 2 if the words, or what they name, are wrong, 130
// if it was interrupted.
#pragma once

#include <string>
#include <vector>

namespace mandible::lab {

using Arguments = std::vector<std::string>;

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongUse = 2;
inline constexpr int kInterrupted = 130;

int run_match(const Arguments& arguments);
int run_ladder(const Arguments& arguments);
int run_selfplay(const Arguments& arguments);
int run_tune(const Arguments& arguments);
int run_puzzles(const Arguments& arguments);
int run_openings(const Arguments& arguments);

}  // namespace mandible::lab
