// Cells, directions and neighbours. The hexes stand on a corner; axial coordinates (q, r) grow to
// the right and downwards.
//
// The hive has no edge and may drift for ever, so the grid wraps: a cell is q + 64 r modulo 4096,
// and a neighbour is one addition away. No hive of 30 tiles is long enough to meet itself, and the
// way from one of its cells to another is always known exactly (see offset).
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>

namespace mandible {

// Clockwise, so that left and right of a direction are its neighbours in this list.
enum Direction : std::uint8_t { kNorthWest, kNorthEast, kEast, kSouthEast, kSouthWest, kWest };

inline constexpr int kDirections = 6;

// By fewer than six sixths of a full turn.
constexpr Direction turned(Direction d, int sixths) {
  const int sum = d + sixths;
  return static_cast<Direction>(sum < kDirections ? sum : sum - kDirections);
}
constexpr Direction right_of(Direction d) { return turned(d, 1); }
constexpr Direction left_of(Direction d) { return turned(d, 5); }
constexpr Direction opposite(Direction d) { return turned(d, 3); }

inline constexpr std::array<Direction, kDirections> kAllDirections = {
    kNorthWest, kNorthEast, kEast, kSouthEast, kSouthWest, kWest};

// One bit a direction: which of the six neighbours of a cell have some property.
using Ring = std::uint8_t;

inline constexpr Ring kFullRing = 0x3F;

constexpr Ring ring_bit(Direction d) { return static_cast<Ring>(1U << d); }
constexpr bool has(Ring ring, Direction d) { return (static_cast<unsigned>(ring) >> d & 1U) != 0; }

// The ring seen one direction further on: bit d of the result is bit d + 1, or d - 1, of the ring.
constexpr Ring bit_to_the_right(Ring ring) {
  return static_cast<Ring>(((ring >> 1) | (ring << 5)) & kFullRing);
}
constexpr Ring bit_to_the_left(Ring ring) {
  return static_cast<Ring>(((ring << 1) | (ring >> 5)) & kFullRing);
}

struct Axial {
  int q = 0;
  int r = 0;

  friend constexpr bool operator==(Axial a, Axial b) { return a.q == b.q && a.r == b.r; }
  friend constexpr bool operator!=(Axial a, Axial b) { return !(a == b); }
  friend constexpr bool operator<(Axial a, Axial b) { return a.r != b.r ? a.r < b.r : a.q < b.q; }
  friend constexpr Axial operator+(Axial a, Axial b) { return {a.q + b.q, a.r + b.r}; }
  friend constexpr Axial operator-(Axial a, Axial b) { return {a.q - b.q, a.r - b.r}; }
};

inline constexpr std::array<Axial, kDirections> kSteps = {Axial{0, -1}, Axial{1, -1}, Axial{1, 0},
                                                          Axial{0, 1},  Axial{-1, 1}, Axial{-1, 0}};

struct Cell {
  std::uint16_t index = 0;

  friend constexpr bool operator==(Cell a, Cell b) { return a.index == b.index; }
  friend constexpr bool operator!=(Cell a, Cell b) { return a.index != b.index; }
};

inline constexpr int kGridWidth = 64;
inline constexpr int kCells = kGridWidth * kGridWidth;

// Where the first tile of a game lies.
inline constexpr Cell kOrigin{0};

constexpr Cell cell_at(Cell from, Axial step) {
  return {static_cast<std::uint16_t>((from.index + step.q + kGridWidth * step.r) & (kCells - 1))};
}

// What to add to a cell's index to go one step; sixteen entries, because the slide tables mark a
// direction by adding eight to it.
inline constexpr std::array<int, 16> kIndexSteps = {-64, -63, 1, 64, 63, -1, 0, 0,
                                                    -64, -63, 1, 64, 63, -1, 0, 0};

constexpr Cell neighbour(Cell c, int d) {
  return {
      static_cast<std::uint16_t>((c.index + kIndexSteps[static_cast<unsigned>(d)]) & (kCells - 1))};
}

// The way from one cell to another; exact for cells at most 31 columns and 31 rows apart, as any
// two cells of a hive and its surroundings are.
constexpr Axial offset(Cell from, Cell to) {
  const int d = (to.index - from.index) & (kCells - 1);
  const int q = ((d + kGridWidth / 2) & (kGridWidth - 1)) - kGridWidth / 2;
  const int r = ((d - q + kCells / 2) & (kCells - 1)) / kGridWidth - kGridWidth / 2;
  return {q, r};
}

constexpr int distance(Axial step) {
  const int q = step.q < 0 ? -step.q : step.q;
  const int r = step.r < 0 ? -step.r : step.r;
  const int s = step.q + step.r < 0 ? -(step.q + step.r) : step.q + step.r;
  return (q + r + s) / 2;
}

constexpr bool adjacent(Cell a, Cell b) { return distance(offset(a, b)) == 1; }

// The direction from a cell to a cell next to it.
constexpr Direction direction_to(Cell from, Cell to) {
  const Axial step = offset(from, to);
  for (Direction d : kAllDirections) {
    if (kSteps[d] == step) return d;
  }
  std::abort();
}

}  // namespace mandible
