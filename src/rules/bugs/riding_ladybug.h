// Riding Ladybug (house piece): one step like a Beetle, once per game two; what it stands on can
// still move and carries it along.
#pragma once

#include "rules/bugs/beetle.h"
#include "rules/bugs/pillbug.h"
#include "rules/cell_set.h"
#include "rules/slides.h"

namespace mandible {

// The riding Ladybug must be lifted. No cell is visited twice.
template <class Visit>
void visit_riding_ladybug(const Board& board, const Steps& steps, Cell from, bool may_double_step,
                          Visit&& visit) {
  const Ring one_step = steps.from(board, from);
  NearCells found;
  found.add(NearCell(), one_step);
  if (may_double_step) {
    for (int d : Bits(one_step)) {
      found.add(NearCell().stepped(d), steps.from(board, neighbour(from, d)));
    }
    found.remove(NearCell());
  }
  found.for_each([&](NearCell near) { visit(near.seen_from(from)); });
}

// Nothing may be lifted.
inline bool reaches_in_one_step(const Board& board, const Steps& steps, Tile tile, Cell to) {
  bool reached = false;
  visit_beetle(board, steps, board.where(tile), board.level(tile),
               [&](Cell cell) { reached |= cell == to; });
  return reached;
}

// Would this legal move of a riding Ladybug use up its double step? Not if one step, or a throw by
// the side to move, leads there too. Nothing may be lifted.
inline bool needs_double_step(const Board& board, Colour to_move, Tile last_moved,
                              Tile riding_ladybug, Cell to) {
  const Steps steps(board);
  if (reaches_in_one_step(board, steps, riding_ladybug, to)) return false;
  Pins pins(board);
  const Throws throws(board, to_move, last_moved, steps, pins);
  return !throws.thrower(riding_ladybug, to).exists();
}

}  // namespace mandible
