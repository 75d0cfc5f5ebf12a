// Ladybug: two steps on top of the hive, then one down to an empty cell.
#pragma once

#include "rules/cell_set.h"
#include "rules/slides.h"

namespace mandible {

// The ladybug must be lifted. No cell is visited twice.
template <class Visit>
void visit_ladybug(const Board& board, const Steps& steps, Cell from, Visit&& visit) {
  NearCells on_top;  // two steps away
  for (int d : Bits(steps.from(board, from) & board.ring(from))) {
    const Cell first = neighbour(from, d);
    on_top.add(NearCell().stepped(d), steps.from(board, first) & board.ring(first));
  }
  NearCells found;
  on_top.for_each([&](NearCell near) {
    const Cell second = near.seen_from(from);
    found.add(near, static_cast<Ring>(steps.from(board, second) & ~board.ring(second)));
  });
  found.remove(NearCell());
  found.for_each([&](NearCell near) { visit(near.seen_from(from)); });
}

}  // namespace mandible
