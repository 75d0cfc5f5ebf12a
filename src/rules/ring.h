// What the occupied neighbours of a cell alone decide, for each of the 64 possible rings.
#pragma once

#include <array>

#include "rules/hex.h"

namespace mandible {

struct RingFacts {
  // Directions in which a tile on the table may slide out of the cell: the target is empty and
  // exactly one of the two cells beside the step is occupied (freedom to move, and contact).
  Ring exits = 0;
  std::uint8_t exit_count = 0;
  std::uint8_t occupied = 0;
  // Groups of occupied neighbours that touch each other. With two or more, the hive may fall apart
  // when the tile in the middle is lifted.
  std::uint8_t arcs = 0;
  // How much filling the cell adds to the hive's groups less its holes (Euler's formula).
  std::int8_t euler_gain = 0;
  // The lowest direction that is occupied while its left neighbour is not (0 for the full ring).
  std::uint8_t first_arc_start = 0;
};

namespace detail {

constexpr std::array<RingFacts, 64> make_ring_facts() {
  std::array<RingFacts, 64> facts{};
  for (unsigned ring = 0; ring < 64; ++ring) {
    RingFacts& f = facts[ring];
    int pairs = 0;
    bool started = false;
    for (Direction d : kAllDirections) {
      const bool here = has(static_cast<Ring>(ring), d);
      const bool left = has(static_cast<Ring>(ring), left_of(d));
      const bool right = has(static_cast<Ring>(ring), right_of(d));
      if (here) ++f.occupied;
      if (here && right) ++pairs;
      if (here && !left) {
        ++f.arcs;
        if (!started) f.first_arc_start = d;
        started = true;
      }
      if (!here && left != right) {
        f.exits = static_cast<Ring>(f.exits | ring_bit(d));
        ++f.exit_count;
      }
    }
    // A cell adds a point, an edge to each occupied neighbour, and a triangle for each pair of
    // them.
    f.euler_gain = static_cast<std::int8_t>(1 - f.occupied + pairs);
    if (ring == kFullRing) f.arcs = 1;
  }
  return facts;
}

}  // namespace detail

inline constexpr std::array<RingFacts, 64> kRingFacts = detail::make_ring_facts();

}  // namespace mandible
