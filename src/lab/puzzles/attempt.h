// The engine solves a puzzle: how long it takes to see that it wins.
#pragma once

#include <chrono>
#include <cstdint>

#include "engine/engine.h"
#include "lab/puzzles/puzzles.h"

namespace mandible::lab {

struct Attempt {
  bool solved = false;
  // Until the first report of a win, or until the limits if there is none.
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
};

// With one thread and an empty table. The search ends as soon as it sees a win, be it a longer one
// than there is.
Attempt attempt(const Puzzle& puzzle, const SearchLimits& limits);

}  // namespace mandible::lab
