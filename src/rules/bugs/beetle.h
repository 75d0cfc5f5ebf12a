// Beetle: one step in any direction and to any height.
#pragma once

#include "rules/slides.h"

namespace mandible {

// `level` is the beetle's own, which is the height of the cell without it.
template <class Visit>
void visit_beetle(const Board& board, const Steps& steps, Cell from, int level, Visit&& visit) {
  for (int d : Bits(steps.from(board, from, level))) visit(neighbour(from, d));
}

}  // namespace mandible
