// Movement in the reference implementation: where each tile can go.

#pragma once

#include <set>

#include "reference/reference_board.h"

namespace mandible::reference {

// Everything that movement depends on.
struct Position {
  Board board;
  char to_move = 'w';
  Tile last;                            // moved, thrown or placed on the preceding ply (3)
  std::map<char, bool> double_used;     // by colour: R has had its double step (10.2, R3)
  std::map<char, bool> mosquito_rider;  // by colour: M is on top in the rider role (10.2, R11)
};

bool flag(const std::map<char, bool>& flags, char colour);

// Whether the side to move has its Queen on the table (the rules, 4.2).
bool queen_is_on_table(const Position& position);

// The bug types that are on top of the neighbouring cells (the rules, 6.1).
std::set<char> touched_bugs(const Board& board, Hex cell);

// Whether a tile that lies on another one leaves it free to move (the rules, 10.2, R5).
bool is_rider(const Position& position, const Tile& tile);

// Whether a Dragonfly takes along the tile beneath it (the rules, 9.2, D8 and D12).
bool dragonfly_carries(const Board& board, Hex cell, std::size_t level, Hex target);

// The destinations of a tile's own move (the rules, 4.2 and 6). Empty if it may not move.
std::set<Hex> ordinary_destinations(const Position& position, const Tile& tile);

// The destinations among them that R reaches in one step (the rules, 10.2, R1).
std::set<Hex> single_step_destinations(const Position& position, const Tile& tile);

// Whether a tile of the side to move can throw (the rules, 7).
bool is_thrower(const Position& position, const Tile& tile);

// The cells to which the side to move can throw a tile of either colour (the rules, 7).
std::set<Hex> throw_destinations(const Position& position, const Tile& victim);

}  // namespace mandible::reference
