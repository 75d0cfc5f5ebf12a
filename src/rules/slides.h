// The STEP rule: where a lifted tile may go in one step, by sliding on the table or by climbing.
//
// From a to b, past the two cells L and R that touch both, with m the higher of a and b:
//
// - on the table (m = 0), exactly one of L and R is occupied: none is no contact, two are a gate;
// - higher (m >= 1), L or R is no higher than m: two higher stacks are a gate.
#pragma once

#include "base/bits.h"
#include "rules/board.h"

namespace mandible {

// The STEP rule for one direction, to the letter; `height` is that of the start without the unit
// that moves, which must be lifted from the cells round it.
inline bool can_step(const Board& board, Cell from, int height, Direction d) {
  const int left = board.height(neighbour(from, left_of(d)));
  const int right = board.height(neighbour(from, right_of(d)));
  const int to_height = board.height(neighbour(from, d));
  const int level = height > to_height ? height : to_height;
  if (level == 0) return (left > 0) != (right > 0);
  return (left < right ? left : right) <= level;
}

// The STEP rule for all six directions at once. A gate above the table needs two stacks that stand
// one cell's width apart; where there are none, the rings alone decide.
class Steps {
 public:
  explicit Steps(const Board& board) : high_gates_(high_gates_possible(board)) {}

  Ring from(const Board& board, Cell cell) const { return from(board, cell, board.height(cell)); }
  Ring from(const Board& board, Cell cell, int height) const {
    if (high_gates_) return by_heights(board, cell, height);
    if (height > 0) return kFullRing;
    const Ring ring = board.ring(cell);
    return static_cast<Ring>(ring | kRingFacts[ring].exits);
  }

 private:
  // Out of line, so that the common case stays small enough to be part of every loop.
  [[gnu::noinline]] static Ring by_heights(const Board& board, Cell cell, int height) {
    Ring steps = 0;
    for (Direction d : kAllDirections) {
      if (can_step(board, cell, height, d)) steps = static_cast<Ring>(steps | ring_bit(d));
    }
    return steps;
  }

  static bool high_gates_possible(const Board& board) {
    for (TileSet rest = board.covered(); rest != 0; rest &= rest - 1) {
      const Cell a = board.where(lowest_tile(rest));
      for (Tile tile : Tiles(rest & (rest - 1))) {
        const Axial way = offset(a, board.where(tile));
        if (distance(way) == 2 && !is_straight(way)) return true;
      }
    }
    return false;
  }

  bool high_gates_;
};

// Added to a direction by kNextExit when the cell has two separate ways through.
inline constexpr unsigned kBranch = 8;

namespace detail {

// For a ring and the direction of travel into the cell: the direction out at the other end of the
// same gap between the walls. Every gap of two or more empty cells has two ends, so following it
// never chooses, and always comes back to where it began.
constexpr std::array<std::array<std::uint8_t, 16>, 64> make_next_exits() {
  std::array<std::array<std::uint8_t, 16>, 64> next{};
  for (unsigned ring = 0; ring < 64; ++ring) {
    const Ring occupied = static_cast<Ring>(ring);
    const RingFacts& facts = kRingFacts[ring];
    for (Direction travel : kAllDirections) {
      const Direction back = opposite(travel);
      if (!has(facts.exits, back)) continue;
      const bool clockwise = has(occupied, left_of(back));
      Direction out = back;
      for (;;) {
        const Direction further = clockwise ? right_of(out) : left_of(out);
        if (has(occupied, further)) break;
        out = further;
      }
      const auto code = static_cast<std::uint8_t>(out + (facts.exit_count > 2 ? kBranch : 0));
      next[ring][travel] = code;
      next[ring][travel + kBranch] = code;
    }
  }
  return next;
}

}  // namespace detail

inline constexpr auto kNextExit = detail::make_next_exits();

}  // namespace mandible
