// What a search is asked for, and what it reports.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/score.h"
#include "rules/move.h"

namespace mandible {

inline constexpr int kMostDepth = 100;

// The search ends at whichever limit comes first, and also when the result is certain, when there
// is only one move, and at kMostDepth. Without any limit it goes on until it is stopped.
struct SearchLimits {
  std::optional<std::chrono::milliseconds> time;
  std::optional<int> depth;
  std::optional<std::uint64_t> nodes;
  // How well to play, from 1 to the size of kLevels (levels.h); nothing: as well as possible.
  std::optional<int> level = std::nullopt;
  // Lets the games of a level differ: equal seeds give equal moves as long as no time runs out, and
  // 0 varies nothing beyond what the level misjudges.
  std::uint64_t seed = 0;
  // How many different first moves to follow, the best ones first.
  int lines = 1;
  // The time is an upper bound: an obvious move or an opening move may take less (patience.h).
  bool may_end_early = false;
};

struct SearchReport {
  int rank = 1;  // 1 for the best first move, 2 for the second best
  int depth = 0;
  Score score = 0;  // as the level sees it
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
  // The principal variation, the engine's own move first. Always legal; where the score is a win or
  // a loss, it leads to the end of the game.
  std::vector<Move> line;
};

struct SearchCallbacks {
  // After each finished depth, for each line in the order of their ranks. May be empty.
  std::function<void(const SearchReport&)> on_progress;
  // Once, at the end, with the move to play as the first of the line.
  std::function<void(const SearchReport&)> on_best;
};

}  // namespace mandible
