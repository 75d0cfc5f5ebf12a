// All legal moves of a position: listed, counted without listing, or tested one by one.
#pragma once

#include "rules/move.h"
#include "rules/position.h"

namespace mandible {

// Replaces the list's contents by all legal moves: a pass alone if nothing else is possible,
// nothing at all when the game is over. No move appears twice.
void list_moves(const Position& position, MoveList& moves);

// The size of that list, at less than half its cost.
int count_moves(const Position& position);

// A legal move that ends on this empty cell, of a tile that is not excluded; a pass if there is
// none. At a fraction of the cost of listing all moves.
Move find_move_to(const Position& position, Cell to, TileSet excluded);

// Is the move in that list? Looks at the one tile only.
bool is_legal(const Position& position, Move move);

// May this colour lay a new tile on this cell: empty, beside an own tile and beside no enemy's? For
// the third ply and later.
inline bool is_placement_cell(const Board& board, Colour colour, Cell cell) {
  return !board.occupied(cell) && board.ring(cell, colour) != 0 &&
         board.ring(cell, other(colour)) == 0;
}

// The tile of the side to move that throws the moved tile there, or no tile if the move is the
// tile's own. A move that is both counts as the tile's own, unless that would take the riding
// Ladybug's double step, which a throw saves.
Tile thrower_of(const Position& position, Move move);

// Would this legal move of the side's own riding Ladybug use up its double step? Not if one step,
// or a throw by an own Pillbug, leads there too.
bool needs_double_step(const Position& position, Tile riding_ladybug, Cell to);

}  // namespace mandible
