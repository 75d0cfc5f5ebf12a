#include "engine/threats.h"

#include "rules/movegen.h"

namespace mandible {

int liberties(const Position& position, Colour side) {
  const Tile queen = make_tile(side, Bug::Queen);
  const Board& board = position.board();
  if (!board.on_board(queen)) return kDirections;
  return kDirections - board.ring_facts(board.where(queen)).occupied;
}

std::optional<Move> find_win(Position& position) {
  const Colour us = position.to_move();
  const Colour them = other(us);
  if (liberties(position, them) != 1) return std::nullopt;
  const Board& board = position.board();
  const Cell queen = board.where(make_tile(them, Bug::Queen));
  const int gap = lowest_bit(kFullRing & ~static_cast<unsigned>(board.ring(queen)));
  MoveList moves;
  list_moves_to(position, neighbour(queen, gap), moves);
  for (const Move& move : moves) {
    const Position::Undo undo = position.make(move);
    const bool wins = position.surrounded(them) && !position.surrounded(us);
    position.undo(undo);
    if (wins) return move;
  }
  return std::nullopt;
}

bool is_threatened(Position& position) {
  if (liberties(position, position.to_move()) != 1) return false;
  const Position::Undo undo = position.make(Move::pass());
  const bool found = find_win(position).has_value();
  position.undo(undo);
  return found;
}

}  // namespace mandible
