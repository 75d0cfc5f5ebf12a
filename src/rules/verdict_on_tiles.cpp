// What a tile is good for, and why it cannot be used.
#include <algorithm>

#include "rules/bugs/pillbug.h"
#include "rules/movegen.h"
#include "rules/verdict.h"

namespace mandible {
namespace {

// Does the rule forbid this cell only, so that another cell may have another verdict?
bool is_about_the_cell(Rule rule) {
  switch (rule) {
    case Rule::NotTheOrigin:
    case Rule::CellOccupied:
    case Rule::TouchesEnemy:
    case Rule::NoContact:
    case Rule::NotBesideThrower:
    case Rule::Gate:
    case Rule::Enclosed:
    case Rule::NothingToJump:
    case Rule::DoubleStepUsed:
    case Rule::SameCell:
    case Rule::NotThisBugsMove:
      return true;
    default:
      return false;
  }
}

bool has_legal_move(const Position& position, Tile tile) {
  MoveList moves;
  list_moves(position, moves);
  return std::any_of(moves.begin(), moves.end(),
                     [tile](const Move& move) { return move.tile == tile; });
}

// Why no legal move uses the tile: of the verdicts on all cells in and beside the hive, one that
// holds for every cell; otherwise what the gates beside the tile say.
Verdict why_unusable(const Position& position, Tile tile) {
  const Board& board = position.board();
  const bool placed = board.on_board(tile);
  Verdict reason{placed ? Rule::Stuck : Rule::NoPlace, {}, {}, tile};
  std::vector<Cell> cells = {kOrigin};
  for (Tile top : Tiles(board.tops())) {
    for (Direction d : kAllDirections) cells.push_back(neighbour(board.where(top), d));
  }
  for (const Cell& cell : cells) {
    auto verdict = explain(position, tile, cell);
    if (!verdict) continue;
    if (!is_about_the_cell(verdict->rule)) return std::move(*verdict);
    if (verdict->rule != Rule::Gate || !adjacent(board.where(tile), cell)) continue;
    for (const Cell& post : verdict->cells) {
      const bool known = std::count(reason.cells.begin(), reason.cells.end(), post) != 0;
      if (!known) reason.cells.push_back(post);
    }
  }
  return reason;
}

}  // namespace

TileSet thrown_by(const Position& position, Tile thrower) {
  if (position.over() || !position.queen_placed(position.to_move())) return 0;
  const Board& board = position.board();
  Pins pins(board);
  return Throws(board, position.to_move(), position.last_moved(), Steps(board), pins)
      .victims_of(thrower);
}

TileUse use_of(const Position& position, Tile tile) {
  TileUse use;
  if (!has_legal_move(position, tile)) use.refusal = why_unusable(position, tile);
  use.throws = thrown_by(position, tile);
  return use;
}

}  // namespace mandible
