// Soldier Ant: slides any number of cells.
#pragma once

#include <type_traits>

#include "base/static_vector.h"
#include "rules/slides.h"

namespace mandible {

// The walls of a cell leave at most two gaps wide enough to pass, and each gap leads on in two
// directions, so the ways round the hive are closed loops that meet only at cells with two gaps.
// Each loop is followed once; no cell is visited twice. The ant must be lifted. A visitor that
// returns a bool ends the walk by returning true.
template <class Visit>
void visit_ant(const Board& board, Cell from, Visit&& visit) {
  struct Crossing {
    Cell cell;
    std::uint8_t other_way;  // a direction out by the gap that has not been followed
    bool followed;
  };
  StaticVector<Crossing, 64> crossings;

  const RingFacts& facts = board.ring_facts(from);
  if (facts.exits == 0) return;
  auto first = static_cast<unsigned>(lowest_bit(facts.exits));
  if (facts.exit_count > 2) {
    const Direction far_side = opposite(static_cast<Direction>(first));
    crossings.push_back({from, far_side, false});
  }

  Cell start = from;
  std::size_t next_crossing = 0;
  for (;;) {
    Cell cell = start;
    unsigned out = first;
    for (;;) {
      cell = neighbour(cell, static_cast<int>(out));
      out = kNextExit[board.ring(cell)][out];
      if ((out & kBranch) != 0) {
        out &= kBranch - 1;
        if (cell == start && out == first) break;
        bool known = false;
        for (Crossing& crossing : crossings) {
          if (crossing.cell != cell) continue;
          crossing.followed = true;
          known = true;
        }
        if (known) continue;
        // The two gaps of such a cell lie opposite each other, and so do their ends.
        crossings.push_back({cell, opposite(static_cast<Direction>(out)), false});
      } else if (cell == start) {
        break;
      }
      if constexpr (std::is_same_v<decltype(visit(cell)), bool>) {
        if (visit(cell)) return;
      } else {
        visit(cell);
      }
    }
    while (next_crossing < crossings.size() && crossings[next_crossing].followed) ++next_crossing;
    if (next_crossing == crossings.size()) return;
    start = crossings[next_crossing].cell;
    first = crossings[next_crossing].other_way;
    crossings[next_crossing].followed = true;
  }
}

}  // namespace mandible
