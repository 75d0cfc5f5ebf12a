// Grasshopper: jumps in a straight line over at least one tile to the first empty cell.
#pragma once

#include "base/bits.h"
#include "rules/board.h"

namespace mandible {

inline Cell jump(const Board& board, Cell from, int direction) {
  Cell cell = neighbour(from, direction);
  while (board.occupied(cell)) cell = neighbour(cell, direction);
  return cell;
}

template <class Visit>
void visit_grasshopper(const Board& board, Cell from, Visit&& visit) {
  for (int d : Bits(board.ring(from))) visit(jump(board, from, d));
}

}  // namespace mandible
