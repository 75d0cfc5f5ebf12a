// A move is a tile and the cell where it ends, or a pass. Whether the tile comes from the hand,
// moves by itself or is thrown, and what it carries along, follows from the position.
#pragma once

#include "base/static_vector.h"
#include "rules/hex.h"
#include "rules/piece.h"

namespace mandible {

struct Move {
  Tile tile = kNoTile;  // no tile: a pass
  Cell to{};

  static constexpr Move pass() { return {}; }
  constexpr bool is_pass() const { return !tile.exists(); }

  friend constexpr bool operator==(Move a, Move b) { return a.tile == b.tile && a.to == b.to; }
  friend constexpr bool operator!=(Move a, Move b) { return !(a == b); }
};

// No position has this many moves: a hive of 30 tiles has at most 62 cells round it, and what is on
// the table is no longer in hand. The most seen in 10,000 games of people is 242.
using MoveList = StaticVector<Move, 1024>;

}  // namespace mandible
