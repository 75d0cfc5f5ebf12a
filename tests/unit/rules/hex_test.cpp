#include "rules/hex.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "rules/ring.h"

namespace mandible {
namespace {

TEST(Hex, directions_go_clockwise_from_the_upper_left) {
  EXPECT_EQ(right_of(kNorthWest), kNorthEast);
  EXPECT_EQ(right_of(kWest), kNorthWest);
  EXPECT_EQ(left_of(kNorthWest), kWest);
  EXPECT_EQ(left_of(kSouthEast), kEast);
  EXPECT_EQ(opposite(kNorthEast), kSouthWest);
  EXPECT_EQ(opposite(kWest), kEast);
}

TEST(Hex, steps_have_the_coordinates_of_the_rules) {
  EXPECT_EQ(kSteps[kNorthWest], (Axial{0, -1}));
  EXPECT_EQ(kSteps[kNorthEast], (Axial{1, -1}));
  EXPECT_EQ(kSteps[kEast], (Axial{1, 0}));
  EXPECT_EQ(kSteps[kSouthEast], (Axial{0, 1}));
  EXPECT_EQ(kSteps[kSouthWest], (Axial{-1, 1}));
  EXPECT_EQ(kSteps[kWest], (Axial{-1, 0}));
}

TEST(Hex, neighbours_lie_one_step_away_and_back) {
  for (Direction d : kAllDirections) {
    const Cell next = neighbour(kOrigin, d);
    EXPECT_EQ(offset(kOrigin, next), kSteps[d]);
    EXPECT_EQ(next, cell_at(kOrigin, kSteps[d]));
    EXPECT_EQ(neighbour(next, opposite(d)), kOrigin);
    EXPECT_TRUE(adjacent(kOrigin, next));
    EXPECT_EQ(direction_to(kOrigin, next), d);
  }
}

TEST(Hex, two_neighbouring_cells_share_the_neighbours_left_and_right_of_the_step) {
  for (Direction d : kAllDirections) {
    const Cell next = neighbour(kOrigin, d);
    int shared = 0;
    for (Direction e : kAllDirections) shared += adjacent(neighbour(kOrigin, e), next) ? 1 : 0;
    EXPECT_EQ(shared, 2);
    EXPECT_TRUE(adjacent(neighbour(kOrigin, left_of(d)), next));
    EXPECT_TRUE(adjacent(neighbour(kOrigin, right_of(d)), next));
  }
}

TEST(Hex, offsets_are_exact_up_to_seventeen_steps) {
  for (Axial start : {Axial{0, 0}, Axial{63, 63}, Axial{-17, 40}}) {
    const Cell from = cell_at(kOrigin, start);
    for (int q = -17; q <= 17; ++q) {
      for (int r = -17; r <= 17; ++r) {
        const Axial way{q, r};
        if (distance(way) > 17) continue;
        ASSERT_EQ(offset(from, cell_at(from, way)), way) << q << "," << r;
      }
    }
  }
}

TEST(Hex, every_offset_leads_to_its_cell_by_a_shortest_way) {
  for (std::uint16_t i = 0; i < kCells; ++i) {
    const Axial way = offset(kOrigin, Cell{i});
    EXPECT_EQ(cell_at(kOrigin, way), Cell{i});
    EXPECT_LE(distance(way), 19);
  }
}

TEST(Hex, places_that_share_a_cell_are_at_least_36_steps_apart) {
  int nearest = kCells;
  for (int q = -40; q <= 40; ++q) {
    for (int r = -40; r <= 40; ++r) {
      const int steps = distance({q, r});
      if (steps > 0 && cell_at(kOrigin, {q, r}) == kOrigin) nearest = std::min(nearest, steps);
    }
  }
  EXPECT_EQ(nearest, 36);
}

TEST(Hex, tells_straight_ways) {
  EXPECT_TRUE(is_straight({5, 0}));
  EXPECT_TRUE(is_straight({0, -2}));
  EXPECT_TRUE(is_straight({-3, 3}));
  EXPECT_FALSE(is_straight({1, 1}));
  EXPECT_FALSE(is_straight({4, -2}));
}

TEST(Hex, no_straight_line_of_a_hive_is_overlooked_and_few_other_cells_pass_for_one) {
  int pass = 0;
  for (int q = -31; q <= 31; ++q) {
    for (int r = -31; r <= 31; ++r) {
      const Axial way{q, r};
      if (distance(way) == 0 || distance(way) > 31) continue;
      const bool may_be = may_be_straight(Cell{7}, cell_at(Cell{7}, way));
      if (is_straight(way) || distance(way) <= 4) {
        ASSERT_EQ(may_be, is_straight(way)) << q << "," << r;
      }
      pass += may_be && !is_straight(way) ? 1 : 0;
    }
  }
  EXPECT_LT(pass, 3 * 31 * 32 / 4);
}

TEST(Hex, a_hive_that_drifts_for_ever_meets_no_edge) {
  for (Direction d : kAllDirections) {
    Cell cell = kOrigin;
    for (int i = 0; i < 1000; ++i) {
      const Cell next = neighbour(cell, d);
      ASSERT_EQ(direction_to(cell, next), d);
      cell = next;
    }
  }
}

TEST(Hex, distance_counts_steps) {
  EXPECT_EQ(distance({0, 0}), 0);
  EXPECT_EQ(distance({1, -1}), 1);
  EXPECT_EQ(distance({1, 1}), 2);
  EXPECT_EQ(distance({2, -1}), 2);
  EXPECT_EQ(distance({-3, 1}), 3);
  EXPECT_EQ(distance({3, 4}), 7);
  EXPECT_FALSE(adjacent(kOrigin, kOrigin));
  EXPECT_FALSE(adjacent(kOrigin, cell_at(kOrigin, {1, 1})));
}

TEST(Ring, turns_one_direction_at_a_time) {
  const Ring ring = ring_bit(kNorthWest) | ring_bit(kEast);
  EXPECT_EQ(bit_to_the_right(ring), ring_bit(kWest) | ring_bit(kNorthEast));
  EXPECT_EQ(bit_to_the_left(ring), ring_bit(kNorthEast) | ring_bit(kSouthEast));
}

TEST(Ring, a_slide_needs_exactly_one_wall) {
  EXPECT_EQ(kRingFacts[0].exits, 0);
  EXPECT_EQ(kRingFacts[ring_bit(kEast)].exits, ring_bit(kNorthEast) | ring_bit(kSouthEast));
  // Walls on both sides of the upper right: a gate.
  EXPECT_EQ(kRingFacts[ring_bit(kNorthWest) | ring_bit(kEast)].exits,
            ring_bit(kWest) | ring_bit(kSouthEast));
  EXPECT_EQ(kRingFacts[kFullRing].exits, 0);
  EXPECT_EQ(kRingFacts[kFullRing & ~ring_bit(kWest)].exits, 0);
}

TEST(Ring, counts_groups_of_neighbours_that_touch) {
  EXPECT_EQ(kRingFacts[0].arcs, 0);
  EXPECT_EQ(kRingFacts[ring_bit(kWest) | ring_bit(kNorthWest)].arcs, 1);
  EXPECT_EQ(kRingFacts[ring_bit(kWest) | ring_bit(kEast)].arcs, 2);
  EXPECT_EQ(kRingFacts[ring_bit(kNorthWest) | ring_bit(kEast) | ring_bit(kSouthWest)].arcs, 3);
  EXPECT_EQ(kRingFacts[kFullRing].arcs, 1);
}

}  // namespace
}  // namespace mandible
