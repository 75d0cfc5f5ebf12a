// The subcommands of the program `mandible`. Each takes the words after its name and returns the
// exit status: 0, 1 if it could not be done, 2 if the words, or what they name, are wrong.
#pragma once

#include <string>
#include <vector>

#include "mandible/terminal.h"

namespace mandible {

using Arguments = std::vector<std::string>;

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongUse = 2;

int run_uhp(const Arguments& arguments, const std::string& version);
int run_perft(const Arguments& arguments);
int run_bench(const Arguments& arguments);
int run_convert(const Arguments& arguments);
int run_analyse(const Arguments& arguments, const Terminal& terminal);

}  // namespace mandible
