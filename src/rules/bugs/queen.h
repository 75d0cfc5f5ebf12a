// Queen Bee: slides one cell.
#pragma once

#include "base/bits.h"
#include "rules/board.h"

namespace mandible {

template <class Visit>
void visit_queen(const Board& board, Cell from, Visit&& visit) {
  for (int d : Bits(board.ring_facts(from).exits)) visit(neighbour(from, d));
}

}  // namespace mandible
