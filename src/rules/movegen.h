// All legal moves of a position: listed, counted without listing, or tested one by one.
//
// Looking for the moves of a tile lifts it from the board for a while, so the functions that a
// search calls take a position that they may change, and put everything back before they return.
// Those that take a constant position work on a copy: any number of threads may ask about one
// position.
#pragma once

#include "rules/move.h"
#include "rules/position.h"

namespace mandible {

// Replaces the list's contents with all legal moves: a pass alone if nothing else is possible,
// nothing at all when the game is over. No move appears twice.
void list_moves(Position& position, MoveList& moves);
void list_moves(const Position& position, MoveList& moves);

// The size of that list, at less than half its cost.
int count_moves(Position& position);
int count_moves(const Position& position);

// Is the move in that list? Looks at the one tile only.
bool is_legal(Position& position, Move move);
bool is_legal(const Position& position, Move move);

// A legal move that ends on this empty cell, of a tile that is not excluded; a pass if there is
// none. At a fraction of the cost of listing all moves.
Move find_move_to(Position& position, Cell to, TileSet excluded);

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

}  // namespace mandible
