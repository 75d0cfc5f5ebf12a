// What a player means by a short word such as "q" or "a1", where that tile may go, and why it may
// go nowhere. Leaves every rule to movegen.h and verdict.h.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/position.h"

namespace mandible {

// "wA1" and "bQ" as everywhere; "a1" and "q" are tiles of the side to move; "a" alone is the next
// Ant in its hand.
Result<Tile> parse_short_tile(const Position& position, std::string_view word);

// The cells where a legal move puts the tile, in the order of their numbers: first those that are
// climbed onto, then row by row from the upper left.
std::vector<Cell> targets_of(const Position& position, Tile tile);

// Why a tile without targets has none, and what it can throw all the same; without a full stop.
std::string why_stuck(const Position& position, Tile tile);

}  // namespace mandible
