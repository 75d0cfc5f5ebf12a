// Where the cells of a hive lie on a table without edges. The grid of hex.h wraps round, and a hive
// can be so long that the shortest way between two of its cells leads across the wrap; so places
// are found by walking over the hive from tile to tile.
#pragma once

#include <optional>

#include "base/static_vector.h"
#include "rules/board.h"

namespace mandible {

class Places {
 public:
  // Of the empty table: the origin lies at (0, 0).
  Places() { hive_.push_back({kOrigin, {}}); }
  // Of a hive in one piece, in which this occupied cell lies at this place.
  Places(const Board& board, Cell anchor, Axial at);

  // The place of a cell as seen from the nearest cell of the hive; exact for all cells that are at
  // most three steps away from it.
  Axial of(Cell cell) const;

  // The cell at a place; nothing if the place is so far from the hive that its cell stands for a
  // nearer place.
  std::optional<Cell> cell_at(Axial place) const;

 private:
  struct Known {
    Cell cell;
    Axial place;
  };
  StaticVector<Known, kTiles> hive_;
};

}  // namespace mandible
