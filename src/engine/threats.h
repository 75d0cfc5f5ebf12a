// Wins in one move: the last free cell beside a Queen, and a tile that can fill it.
#pragma once

#include <optional>

#include "rules/position.h"

namespace mandible {

// The number of empty cells beside this side's Queen; 6 while she is in hand.
int liberties(const Position& position, Colour side);

// A move that surrounds the enemy's Queen and not the own one, if there is one.
std::optional<Move> find_win(Position& position);

// Could the other side win in one move if it were its turn now?
bool is_threatened(Position& position);

}  // namespace mandible
