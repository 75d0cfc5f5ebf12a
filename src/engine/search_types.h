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

// The search ends at the first limit it reaches, and also when the result is certain, when there is
// only one legal move, and at kMostDepth. Without limits it runs until it is stopped.
struct SearchLimits {
  std::optional<std::chrono::milliseconds> time;
  std::optional<int> depth;
  std::optional<std::uint64_t> nodes;
  // How well to play, from 1 to the size of kLevels (levels.h); without it, as well as possible.
  std::optional<int> level = std::nullopt;
  // Varies the games of a level: equal seeds give equal moves unless time runs out. With 0, only
  // the level's own misjudgement varies its moves.
  std::uint64_t seed = 0;
  // How many lines to report, each with another first move, the best ones first.
  int lines = 1;
  // The time is an upper bound: an obvious move or an opening move takes less (patience.h).
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
