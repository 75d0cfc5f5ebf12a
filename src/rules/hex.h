// Cells, directions and neighbours. The hexes stand on a corner; axial coordinates (q, r) grow to
// the right and downwards.
//
// The hive has no edge and may drift forever, so the grid wraps round: a cell is q + 53 r modulo
// 1024, and a neighbour is one addition away. Two places that share a cell are at least 36 steps
// apart. A hive of 30 tiles reaches at most 29 steps from one end to the other, so no two of its
// cells, and no two of the cells round it, are the same or touch by way of the wrap.
#pragma once

#include <algorithm>
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

// One bit per direction: which of the six neighbours of a cell have some property.
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

inline constexpr int kCells = 1024;
// What one row down adds to an index. No other number keeps places with the same cell further
// apart.
inline constexpr int kRow = 53;

// Where the first tile of a game lies.
inline constexpr Cell kOrigin{0};

constexpr Cell cell_at(Cell from, Axial step) {
  return {static_cast<std::uint16_t>((from.index + step.q + kRow * step.r) & (kCells - 1))};
}

// What to add to a cell's index to go one step; sixteen entries, because the slide tables mark a
// direction by adding eight to it.
inline constexpr std::array<int, 16> kIndexSteps = {-kRow, 1 - kRow, 1, kRow, kRow - 1, -1, 0, 0,
                                                    -kRow, 1 - kRow, 1, kRow, kRow - 1, -1, 0, 0};

constexpr Cell neighbour(Cell c, int d) {
  return {
      static_cast<std::uint16_t>((c.index + kIndexSteps[static_cast<unsigned>(d)]) & (kCells - 1))};
}

constexpr int distance(Axial step) {
  const int q = step.q < 0 ? -step.q : step.q;
  const int r = step.r < 0 ? -step.r : step.r;
  const int s = step.q + step.r < 0 ? -(step.q + step.r) : step.q + step.r;
  return (q + r + s) / 2;
}

// Does this way lead straight on in one of the six directions?
constexpr bool is_straight(Axial way) { return way.q == 0 || way.r == 0 || way.q + way.r == 0; }

namespace detail {

struct SmallAxial {
  std::int8_t q = 0;
  std::int8_t r = 0;
};

// By index: the nearest place, as seen from the origin, that has this cell. Every source file
// computes it when it is compiled, so it takes one pass.
constexpr std::array<SmallAxial, kCells> make_nearest_places() {
  constexpr int kFurthest = 20;
  std::array<SmallAxial, kCells> places{};
  std::array<std::uint8_t, kCells> steps{};  // one more than the distance; 0: not seen yet
  for (int q = -kFurthest; q <= kFurthest; ++q) {
    for (int r = std::max(-kFurthest, -kFurthest - q); r <= std::min(kFurthest, kFurthest - q);
         ++r) {
      const std::size_t index = cell_at(kOrigin, {q, r}).index;
      const auto away = static_cast<std::uint8_t>(distance({q, r}) + 1);
      if (steps[index] != 0 && steps[index] <= away) continue;
      steps[index] = away;
      places[index] = {static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
    }
  }
  return places;
}

// By index: does a straight line from the origin, at most as long as a hive with the cells round
// it, lead to this cell?
constexpr std::array<bool, kCells> make_lines() {
  constexpr int kLongest = 31;
  std::array<bool, kCells> lines{};
  for (Axial step : kSteps) {
    for (int k = 1; k <= kLongest; ++k) {
      lines[cell_at(kOrigin, {k * step.q, k * step.r}).index] = true;
    }
  }
  return lines;
}

inline constexpr auto kNearestPlaces = make_nearest_places();
inline constexpr auto kLines = make_lines();

}  // namespace detail

// The shortest way from one cell to another. It is the way between their places if these are at
// most 17 steps apart; a hive can be longer than that (see places.h).
constexpr Axial offset(Cell from, Cell to) {
  const auto place =
      detail::kNearestPlaces[static_cast<unsigned>(to.index - from.index) & (kCells - 1)];
  return {place.q, place.r};
}

// False if the way from one cell of a hive, or beside it, to another is surely not straight. A few
// ways that are not straight pass as well, since the grid wraps round.
constexpr bool may_be_straight(Cell from, Cell to) {
  return detail::kLines[static_cast<unsigned>(to.index - from.index) & (kCells - 1)];
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
