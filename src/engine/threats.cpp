#include "engine/threats.h"

#include "base/bits.h"
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
  // A single tile beside the Queen would open another gap by leaving.
  TileSet excluded = make_tile(them, Bug::Queen).bit();
  for (int d : Bits(board.ring(queen))) {
    const Cell beside = neighbour(queen, d);
    if (board.height(beside) == 1) excluded |= board.top(beside).bit();
  }
  for (;;) {
    const Move move = find_move_to(position, neighbour(queen, gap), excluded);
    if (move.is_pass()) return std::nullopt;
    const Position::Undo undo = position.make(move);
    const bool wins = position.surrounded(them) && !position.surrounded(us);
    position.undo(undo);
    if (wins) return move;
    excluded |= move.tile.bit();
  }
}

bool is_threatened(Position& position) {
  if (liberties(position, position.to_move()) != 1) return false;
  const Position::Undo undo = position.make(Move::pass());
  const bool found = find_win(position).has_value();
  position.undo(undo);
  return found;
}

}  // namespace mandible
