#include "rules/route.h"

#include <cassert>

#include "rules/bugs/dragonfly.h"
#include "rules/bugs/mosquito.h"
#include "rules/movegen.h"
#include "rules/ways.h"

namespace mandible {
namespace {

BugSet ways_of_moving(const Board& board, Tile tile) {
  if (tile.bug() != Bug::Mosquito) return bug_bit(tile.bug());
  if (board.below(tile).exists()) return bug_bit(Bug::Beetle);
  return copied_bugs(board, board.where(tile));
}

}  // namespace

Route route_of(const Position& position, Move move) {
  const Board& board = position.board();
  if (move.is_pass()) return {};
  if (!board.on_board(move.tile)) return {{move.to}, kNoTile};
  const Cell from = board.where(move.tile);
  const Tile thrower = thrower_of(position, move);
  if (thrower.exists()) return {{from, board.where(thrower), move.to}, thrower};

  const BugSet bugs = ways_of_moving(board, move.tile);
  int level = board.level(move.tile);
  if (move.tile.bug() == Bug::Dragonfly &&
      dragonfly_carries(board, board.below(move.tile), move.to)) {
    --level;
  }
  Board without = board;
  const Board::Lifted lifted(without, from, level);
  Route best;
  for (int bug : Bits(bugs)) {
    const bool double_step =
        move.tile.bug() == Bug::RidingLadybug && !position.double_step_used(move.tile.colour());
    const auto way = find_way(without, static_cast<Bug>(bug), from, move.to, double_step);
    if (!way || way->obstacle) continue;
    if (best.cells.empty() || way->cells.size() < best.cells.size()) best.cells = way->cells;
  }
  assert(!best.cells.empty());
  return best;
}

}  // namespace mandible
