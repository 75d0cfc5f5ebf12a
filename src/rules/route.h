// How a legal move gets to its cell: the cells it passes, for animation, and which tile threw it.
#pragma once

#include <vector>

#include "rules/move.h"
#include "rules/position.h"

namespace mandible {

struct Route {
  // From the start to the target, both included; a placement has only the target, a pass none. A
  // throw passes the cell of the thrower.
  std::vector<Cell> cells;
  Tile thrower = kNoTile;
};

// The move must be legal in the position.
Route route_of(const Position& position, Move move);

}  // namespace mandible
