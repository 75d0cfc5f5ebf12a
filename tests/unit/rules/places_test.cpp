#include "rules/places.h"

#include <gtest/gtest.h>

#include <vector>

namespace mandible {
namespace {

// A line of 30 tiles from a place on, and the board that holds it.
struct Line {
  Board board;
  std::vector<Axial> places;

  Line(Axial from, Direction d) {
    for (std::uint8_t id = 0; id < kTiles; ++id) {
      if (Tile{id}.bug() == Bug::RidingLadybug) continue;
      board.put(Tile{id}, cell_at(kOrigin, from));
      places.push_back(from);
      from = from + kSteps[d];
    }
  }
};

TEST(Places, of_an_empty_table_count_from_the_origin) {
  EXPECT_EQ(Places().of(kOrigin), (Axial{0, 0}));
  EXPECT_EQ(Places().of(cell_at(kOrigin, {-3, 5})), (Axial{-3, 5}));
  EXPECT_EQ(Places().cell_at({2, 1}), cell_at(kOrigin, {2, 1}));
}

TEST(Places, are_exact_along_the_longest_hive_and_three_steps_around_it) {
  for (Direction d : kAllDirections) {
    const Axial start{-700, 1300};
    const Line line(start, d);
    ASSERT_EQ(line.places.size(), 30U);
    const Places places(line.board, cell_at(kOrigin, start), start);
    for (Axial tile : line.places) {
      for (int q = -3; q <= 3; ++q) {
        for (int r = -3; r <= 3; ++r) {
          const Axial place = tile + Axial{q, r};
          if (distance({q, r}) > 3) continue;
          ASSERT_EQ(places.of(cell_at(kOrigin, place)), place) << place.q << "," << place.r;
          ASSERT_EQ(places.cell_at(place), cell_at(kOrigin, place));
        }
      }
    }
  }
}

TEST(Places, that_the_grid_takes_for_nearer_ones_have_no_cell) {
  const Line line({0, 0}, kEast);
  const Places places(line.board, kOrigin, {});
  for (int q = -40; q <= 70; ++q) {
    for (int r = -40; r <= 40; ++r) {
      const auto cell = places.cell_at({q, r});
      if (!cell) continue;
      ASSERT_EQ(places.of(*cell), (Axial{q, r}));
      bool on_the_line = false;
      for (Axial place : line.places) on_the_line |= place == Axial{q, r};
      ASSERT_EQ(line.board.occupied(*cell), on_the_line) << q << "," << r;
    }
  }
  EXPECT_EQ(places.cell_at({1 << 30, -(1 << 30)}), std::nullopt);
  EXPECT_EQ(places.cell_at({-36, 20}), std::nullopt) << "the cell of the first tile";
}

}  // namespace
}  // namespace mandible
