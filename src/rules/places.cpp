#include "rules/places.h"

#include <cassert>

#include "base/bits.h"
#include "rules/cell_set.h"

namespace mandible {

Places::Places(const Board& board, Cell anchor, Axial at) {
  assert(board.occupied(anchor));
  CellSet seen;
  seen.add(anchor);
  hive_.push_back({anchor, at});
  for (std::size_t i = 0; i < hive_.size(); ++i) {
    const Known from = hive_[i];
    for (int d : Bits(board.ring(from.cell))) {
      const Cell next = neighbour(from.cell, d);
      if (seen.add(next)) hive_.push_back({next, from.place + kSteps[static_cast<unsigned>(d)]});
    }
  }
}

Axial Places::of(Cell cell) const {
  Axial nearest{};
  int fewest_steps = kCells;
  for (const Known& known : hive_) {
    const Axial way = offset(known.cell, cell);
    if (distance(way) >= fewest_steps) continue;
    fewest_steps = distance(way);
    nearest = known.place + way;
  }
  return nearest;
}

std::optional<Cell> Places::cell_at(Axial place) const {
  constexpr int kFar = 1 << 20;  // further than any hive drifts, and too near to overflow
  if (place.q < -kFar || place.q > kFar || place.r < -kFar || place.r > kFar) return std::nullopt;
  const Cell cell = mandible::cell_at(hive_[0].cell, place - hive_[0].place);
  if (of(cell) != place) return std::nullopt;
  return cell;
}

}  // namespace mandible
