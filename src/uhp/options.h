// The engine's options as data: what `options` lists, gets and sets.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace mandible::uhp {

// What judges positions: the network that is part of the program, or the hand-made evaluation.
inline constexpr std::string_view kBuiltIn = "BuiltIn";
inline constexpr std::string_view kHandMade = "HandMade";

struct Options {
  bool tournament_opening = true;
  bool repetition = false;
  // 0: one per processor, but only one with a limit of depth or nodes, whose answers must be
  // reproducible.
  int threads = 0;
  int table_megabytes = 128;
  int lines = 1;
  int level = 0;  // a level's number (engine/levels.h), or 0: as well as possible
  bool ponder = false;
  bool report_intermediate_best_moves = false;
  std::string eval_file{kBuiltIn};  // or kHandMade, or the path of a network
};

// "Threads;int;0;0;0;256": name, type, value, default and, for numbers, the least and the most.
std::vector<std::string> option_lines(const Options& options);
Result<std::string> option_line(const Options& options, std::string_view name);

// What each option is for, one line per option.
std::vector<std::string> option_purposes();

// Changes one option; on an error nothing. Names in any case.
Result<std::string> set_option(Options& options, std::string_view name, std::string_view value);

}  // namespace mandible::uhp
