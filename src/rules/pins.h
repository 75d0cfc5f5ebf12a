// Which cells the hive cannot lose: the cut cells, whose tile would leave the hive in two pieces.
//
// Walk round the hive with one hand on it: the walk has come home when the empty region it follows
// has been seen from all sides. A cell that one such walk passes twice, through two different gaps,
// has that same empty region on two sides, so nothing but the cell itself joins what lies between:
// it is a cut cell. Without holes there is only one empty region, and then every cell with two gaps
// is one, as its ring alone shows.
#pragma once

#include "rules/board.h"

namespace mandible {

// The visible tiles of all cut cells, by the walks described above. Any number of holes.
TileSet find_cut_cells(const Board& board);

// Answers for one board that must not change meanwhile; walks only when first needed.
class Pins {
 public:
  explicit Pins(const Board& board) : board_(board), holes_(board.holes() != 0) {}

  // True if lifting all the tiles of this cell would split the hive.
  [[gnu::always_inline]] bool cut(Cell cell) {
    if (board_.ring_facts(cell).arcs < 2) return false;
    if (!holes_) return true;
    if (!known_) {
      cut_tops_ = find_cut_cells(board_);
      known_ = true;
    }
    return has(cut_tops_, board_.top(cell));
  }

 private:
  const Board& board_;
  bool holes_;
  bool known_ = false;
  TileSet cut_tops_ = 0;
};

}  // namespace mandible
