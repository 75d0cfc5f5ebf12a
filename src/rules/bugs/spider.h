// Spider: slides exactly three cells and enters no cell twice.
#pragma once

#include "base/static_vector.h"
#include "rules/slides.h"

namespace mandible {

// The spider must be lifted. Stepping straight back is the only way to meet the cell before, so of
// the four cells of a path only the last and the first need comparing.
template <class Visit>
void visit_spider(const Board& board, Cell from, Visit&& visit) {
  StaticVector<Cell, 36> ends;
  const auto onward = [&board](Cell cell, int travel) {
    return Bits(board.ring_facts(cell).exits & ~(1U << opposite(static_cast<Direction>(travel))));
  };
  for (int d1 : Bits(board.ring_facts(from).exits)) {
    const Cell first = neighbour(from, d1);
    for (int d2 : onward(first, d1)) {
      const Cell second = neighbour(first, d2);
      for (int d3 : onward(second, d2)) {
        const Cell third = neighbour(second, d3);
        bool seen = third == from;
        for (const Cell& end : ends) seen |= end == third;
        if (seen) continue;
        ends.push_back(third);
        visit(third);
      }
    }
  }
}

}  // namespace mandible
