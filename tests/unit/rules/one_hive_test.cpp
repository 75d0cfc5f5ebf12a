// One hive: it must hold while a tile is in the air. T6 and T7 are the leaflets' diagrams.
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(OneHive, a_tile_that_joins_two_parts_stays) {  // T6
  const Drawing hive = black_to_move(R"(
    bQ    bA1   bB1   wQ
       wA1
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(OneHive, a_tile_stays_even_if_its_move_would_join_the_parts_again) {  // T7
  const Drawing hive = black_to_move(R"(
       wS1   wB1
    bA1         bB1
       bQ    .
          bG1
  )");
  EXPECT_EQ(hive.moves_of("bQ"), hive.drawn());
}

TEST(OneHive, every_tile_of_a_closed_ring_may_leave_it) {
  const Drawing hive = white_to_move(R"(
       bQ    wG1
    bA1         wG2
       wQ    wG3
  )");
  for (const char* tile : {"wQ", "wG1", "wG2", "wG3"}) {
    EXPECT_FALSE(destinations(hive.position, tile).empty()) << tile;
  }
}

TEST(OneHive, a_tile_of_a_ring_that_holds_a_tail_stays) {
  const Drawing hive = white_to_move(R"(
       bQ    wG1
    bA1         wG2   wA1
       wQ    wG3
  )");
  EXPECT_TRUE(destinations(hive.position, "wG2").empty());
  EXPECT_FALSE(destinations(hive.position, "wG1").empty());
  EXPECT_FALSE(destinations(hive.position, "wG3").empty());
}

TEST(OneHive, a_tile_between_two_holes_may_leave_if_the_hive_holds_round_them) {
  const Drawing hive = white_to_move(R"(
       bQ    wA1   bG1   bG2
    bA1         wG1         bG3
       wQ    wA2   wA3   bS1
  )");
  EXPECT_FALSE(destinations(hive.position, "wG1").empty());
}

TEST(OneHive, tiles_that_alone_join_two_rings_stay) {
  const Drawing hive = white_to_move(R"(
       bQ    wA1         bG1   bG2
    bA1         wG1   wG2         bG3
       wQ    wA2         wA3   bS1
  )");
  EXPECT_TRUE(destinations(hive.position, "wG1").empty());
  EXPECT_TRUE(destinations(hive.position, "wG2").empty());
}

TEST(OneHive, a_stack_holds_the_hive_when_its_highest_tile_leaves) {
  const Drawing hive = white_to_move(R"(
    wQ    X     bQ
    X = bA1 wB1
  )");
  EXPECT_FALSE(destinations(hive.position, "wB1").empty());
}

}  // namespace
}  // namespace mandible::test
