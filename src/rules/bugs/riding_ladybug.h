// Riding Ladybug (house piece): one step like a Beetle, once in the game two; what it stands on can
// still move and takes it along.
#pragma once

#include "rules/slides.h"

namespace mandible {

// The two-step move. The riding Ladybug must be lifted. May visit a cell more than once, and also
// cells that one step reaches.
template <class Visit>
void visit_double_step(const Board& board, const Steps& steps, Cell from, Visit&& visit) {
  for (int d1 : Bits(steps.from(board, from))) {
    const Cell first = neighbour(from, d1);
    for (int d2 : Bits(steps.from(board, first))) {
      const Cell second = neighbour(first, d2);
      if (second != from) visit(second);
    }
  }
}

}  // namespace mandible
