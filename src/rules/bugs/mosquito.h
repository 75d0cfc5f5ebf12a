// Mosquito: moves like any bug it touches; on top of the hive always like a Beetle.
#pragma once

#include "base/bits.h"
#include "rules/board.h"

namespace mandible {

// One bit per bug.
using BugSet = std::uint32_t;

constexpr BugSet bug_bit(Bug bug) { return 1U << static_cast<unsigned>(bug); }

// The bugs that lie open on the neighbouring cells, of either colour; another Mosquito lends
// nothing.
inline BugSet copied_bugs(const Board& board, Cell from) {
  BugSet bugs = 0;
  for (int d : Bits(board.ring(from))) bugs |= bug_bit(board.top(neighbour(from, d)).bug());
  return bugs & ~bug_bit(Bug::Mosquito);
}

}  // namespace mandible
