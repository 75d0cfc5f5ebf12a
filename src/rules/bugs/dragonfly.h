// Dragonfly (house piece): one step forward, then one forward to the left or right, at any height;
// what it stands on travels with it to an empty cell.
#pragma once

#include "rules/pins.h"
#include "rules/slides.h"

namespace mandible {

// The six targets lie between the axes; each can be reached by way of two cells.
inline bool dragonfly_reaches(const Board& board, const Steps& steps, Cell from, Direction d) {
  const Direction e = right_of(d);
  const Ring first = steps.from(board, from);
  return (has(first, d) && has(steps.from(board, neighbour(from, d)), e)) ||
         (has(first, e) && has(steps.from(board, neighbour(from, e)), d));
}

inline Cell dragonfly_target(Cell from, Direction d) {
  return neighbour(neighbour(from, d), right_of(d));
}

// Does a Dragonfly on this level, above this tile, take the tile along to this cell? Only onto an
// empty cell, and never another Dragonfly.
inline bool dragonfly_carries(const Board& board, Tile beneath, Cell target) {
  return beneath.exists() && beneath.bug() != Bug::Dragonfly && !board.occupied(target);
}

// `beneath` is what the Dragonfly stands on, or no tile. Judged without it where it travels along;
// a cell that it would leave empty must not be a cut cell. Nothing may be lifted.
template <class Visit>
void visit_dragonfly(Board& board, const Steps& steps, Pins& pins, Cell from, int level,
                     Tile beneath, Visit&& visit) {
  for (Direction d : kAllDirections) {
    const Cell target = dragonfly_target(from, d);
    const int left_behind = dragonfly_carries(board, beneath, target) ? level - 1 : level;
    if (left_behind == 0 && pins.cut(from)) continue;
    const Board::Lifted lifted(board, from, left_behind);
    if (dragonfly_reaches(board, steps, from, d)) visit(target);
  }
}

}  // namespace mandible
