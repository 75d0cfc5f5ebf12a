// What a match is: the engines, their limits, and the games to be played. The command line is read
// elsewhere (apps/mandible_lab).
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lab/match/statistics.h"

namespace mandible::lab {

// How long an engine may think about a move.
struct Limit {
  enum class Kind : std::uint8_t { Time, Nodes, Depth };
  Kind kind = Kind::Time;
  std::int64_t amount = 0;  // milliseconds, nodes or plies
};

// What follows `bestmove`: "time 00:00:01", "nodes 1000", "depth 3". A fraction of a second is
// written only where there is one, because some engines read whole seconds only.
std::string limit_text(const Limit& limit);

struct EngineSetup {
  std::string name;
  std::vector<std::string> command;
  std::vector<std::pair<std::string, std::string>> options;
  Limit limit;
};

struct MatchSettings {
  std::array<EngineSetup, 2> engines;
  int games = 100;  // even: each opening is played twice
  int concurrency = 1;
  int max_plies = 200;  // a game this long is a draw
  std::optional<Sprt> sprt;
  // For starting, and for every answer without a time limit.
  std::chrono::milliseconds patience{60'000};
  // Where the standard error of the engines goes.
  std::string error_file = "/dev/null";
};

}  // namespace mandible::lab
