#include "rules/pins.h"

#include "base/bits.h"

namespace mandible {
namespace {

// For a ring and the direction walked into the cell: the occupied neighbour at which the gap on the
// right-hand side of the walk begins, and so the next direction of the walk; plus kManyGaps if the
// cell has more than one gap and may be a cut cell.
constexpr unsigned kManyGaps = 8;

constexpr std::array<std::array<std::uint8_t, 16>, 64> make_next_walls() {
  std::array<std::array<std::uint8_t, 16>, 64> next{};
  for (unsigned ring = 1; ring < 64; ++ring) {
    for (Direction travel : kAllDirections) {
      Direction wall = right_of(travel);
      for (int i = 0; i < kDirections && !has(static_cast<Ring>(ring), wall); ++i) {
        wall = left_of(wall);
      }
      const unsigned flag = kRingFacts[ring].arcs > 1 ? kManyGaps : 0;
      next[ring][travel] = static_cast<std::uint8_t>(wall + flag);
      next[ring][travel + kManyGaps] = next[ring][travel];
    }
  }
  return next;
}

constexpr auto kNextWall = make_next_walls();

}  // namespace

TileSet find_cut_cells(const Board& board) {
  TileSet cut = 0;
  std::array<Ring, kTiles> walked{};             // by visible tile: gaps already passed
  std::array<std::uint8_t, kTiles> passed_by{};  // by visible tile: the latest walk that passed
  std::uint8_t walk = 0;
  const int regions = board.holes() + 1;

  for (Tile tile : Tiles(board.tops())) {
    const Cell start = board.where(tile);
    const Ring ring = board.ring(start);
    if (kRingFacts[ring].arcs < 2) continue;
    const Ring gaps = static_cast<Ring>(ring & ~bit_to_the_right(ring));
    for (int gap : Bits(gaps & ~walked[tile.id])) {
      if (has(walked[tile.id], static_cast<Direction>(gap))) continue;
      ++walk;
      Cell cell = start;
      const unsigned first = static_cast<unsigned>(gap) + kManyGaps;
      unsigned wall = first;
      for (;;) {
        cell = neighbour(cell, static_cast<int>(wall));
        wall = kNextWall[board.ring(cell)][wall];
        if (wall < kManyGaps) continue;
        const Tile top = board.top(cell);
        if (passed_by[top.id] == walk) cut |= top.bit();
        passed_by[top.id] = walk;
        walked[top.id] = static_cast<Ring>(walked[top.id] | 1U << (wall - kManyGaps));
        if (cell == start && wall == first) break;
      }
      if (walk == regions) return cut;
    }
  }
  return cut;
}

}  // namespace mandible
