// The Beetle: one step in any direction and to any height. T2 is the leaflets' diagram.
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(Beetle, slides_or_climbs_to_four_cells_in_the_leaflets_diagram) {  // T2
  const Drawing hive = white_to_move(R"(
       *
    bS1*  wB1
       bA1*  *
          wQ    wG1
  )");
  EXPECT_EQ(hive.moves_of("wB1"), hive.drawn());
}

TEST(Beetle, climbs_where_a_gate_closes_the_way_on_the_table) {
  const Drawing hive = white_to_move(R"(
       bQ*   bA1*
    wQ*   wB1   .
       bS1*  bG1*
  )");
  EXPECT_EQ(hive.moves_of("wB1"), hive.drawn());
}

TEST(Beetle, from_the_top_drops_into_a_hole_or_walks_on) {
  const Drawing hive = white_to_move(R"(
       *     bQ*   bA1
    *     X     *     bG1
       *     wS1*  wG1
    X = wQ wB1
  )");
  EXPECT_EQ(hive.moves_of("wB1"), hive.drawn());
}

TEST(Beetle, on_top_of_a_tile_that_holds_the_hive_together_is_free) {
  const Drawing hive = white_to_move(R"(
       *     *
    wQ*   X     bQ*
       *     *
    X = bA1 wB1
  )");
  EXPECT_EQ(hive.moves_of("wB1"), hive.drawn());
}

TEST(Beetle, pins_what_it_covers) {
  const Drawing hive = black_to_move(R"(
    X     bQ    wQ
    X = bA1 wB1
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(Beetle, of_a_stack_only_the_highest_moves) {
  const Drawing hive = white_to_move(R"(
       *     *
    *     X     bQ*
       *     *
    X = wQ bB1 wB1 bB2 wB2
  )");
  EXPECT_EQ(hive.moves_of("wB2"), hive.drawn());
  EXPECT_TRUE(destinations(hive.position, "wB1").empty());
  EXPECT_TRUE(destinations(hive.position, "wQ").empty());
}

TEST(Beetle, cannot_climb_between_two_higher_stacks) {  // E15
  const Drawing hive = white_to_move(R"(
    *     X*
       wB1   bQ
    *     Y*
    X = wQ wB2
    Y = bS1 bB1
  )");
  EXPECT_EQ(hive.moves_of("wB1"), hive.drawn());
}

TEST(Beetle, climbs_between_two_stacks_that_are_no_higher_than_the_target) {  // E16
  const Drawing hive = white_to_move(R"(
    *     Y*
       wB1   X*
    *     Z*
    X = bQ bB2
    Y = wQ wB2
    Z = bS1 bB1
  )");
  EXPECT_EQ(hive.moves_of("wB1"), hive.drawn());
}

TEST(Beetle, cannot_climb_down_between_two_higher_stacks) {  // E17
  const Drawing hive = white_to_move(R"(
       *     Y*
    bQ*   X     .
       *     Z*
    X = wA1 wB1
    Y = wQ wB2
    Z = bS1 bB1
  )");
  EXPECT_EQ(hive.moves_of("wB1"), hive.drawn());
}

TEST(Beetle, climbs_down_between_two_stacks_that_are_no_higher_than_what_it_stands_on) {  // E18
  const Drawing hive = white_to_move(R"(
       *     Y*
    bQ*   X     *
       *     Z*
    X = wA1 bB2 wB1
    Y = wQ wB2
    Z = bS1 bB1
  )");
  EXPECT_EQ(hive.moves_of("wB1"), hive.drawn());
}

TEST(Beetle, passes_when_only_one_of_the_two_stacks_is_higher) {
  const Drawing hive = white_to_move(R"(
    *     X*
       wB1   bQ*
    *     bS1*
    X = wQ wB2
  )");
  EXPECT_EQ(hive.moves_of("wB1"), hive.drawn());
}

}  // namespace
}  // namespace mandible::test
