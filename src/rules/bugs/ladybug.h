// Ladybug: two steps on top of the hive, then one down to an empty cell.
#pragma once

#include "rules/slides.h"

namespace mandible {

// The ladybug must be lifted. May visit a cell more than once.
template <class Visit>
void visit_ladybug(Board& board, const Steps& steps, Cell from, Visit&& visit) {
  CellMarks& passed = board.passed();
  passed.clear();
  for (int d1 : Bits(steps.from(board, from) & board.ring(from))) {
    const Cell first = neighbour(from, d1);
    for (int d2 : Bits(steps.from(board, first) & board.ring(first))) {
      const Cell second = neighbour(first, d2);
      if (!passed.add(second)) continue;
      for (int d3 : Bits(steps.from(board, second) & ~board.ring(second) & kFullRing)) {
        const Cell third = neighbour(second, d3);
        if (third != from) visit(third);
      }
    }
  }
}

}  // namespace mandible
