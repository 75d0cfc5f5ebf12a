#include "rules/perft.h"

#include "rules/movegen.h"

namespace mandible {

std::uint64_t perft(Position& position, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(count_moves(position));
  MoveList moves;
  list_moves(position, moves);
  std::uint64_t leaves = 0;
  for (const Move& move : moves) {
    const Position::Undo undo = position.make(move);
    leaves += perft(position, depth - 1);
    position.undo(undo);
  }
  return leaves;
}

}  // namespace mandible
