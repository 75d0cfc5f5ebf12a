// The Mosquito: moves like any bug it touches, on top of the hive like a Beetle. Its throws are in
// pillbug_test.cpp, its rides in rider_role_test.cpp. T11 has the numbers of the leaflets' diagram.
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(Mosquito, moves_like_beetle_or_spider_to_six_cells) {  // T11
  const Drawing hive = white_to_move(R"(
    *     bQ    wQ    *
             bB1*  wS1*
          *     wM    *
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, slides_like_a_queen) {
  const Drawing hive = white_to_move(R"(
       *
    wM    bQ    wQ
       *
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, slides_like_an_enemy_ant) {
  const Drawing hive = white_to_move(R"(
       *     *     *     *
    wM    bA1   wQ    bQ    *
       *     *     *     *
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, slides_like_a_spider) {
  const Drawing hive = white_to_move(R"(
       .     .     *
    wM    bS1   wQ    bQ
       .     .     *
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, jumps_like_a_grasshopper) {
  const Drawing hive = white_to_move(R"(
    wM    bG1   wQ    bQ    *
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, climbs_like_a_beetle) {
  const Drawing hive = white_to_move(R"(
       *
    wM    wB1*  wQ    bQ
       *
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, walks_like_a_ladybug) {
  const Drawing hive = white_to_move(R"(
             *     *
    wM    bL    wQ    bQ
             *     *
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, walks_like_a_pillbug) {
  const Drawing hive = white_to_move(R"(
       *
    wM    bP    wQ    bQ
       *
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, that_touches_only_a_mosquito_has_no_move) {  // E12
  const Drawing hive = white_to_move(R"(
    wQ    bQ    bM    wM
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, learns_nothing_from_a_mosquito_beside_another_bug) {
  const Drawing hive = white_to_move(R"(
    *     bM    bA1
       wM    wQ    bQ
          *
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, learns_from_the_top_of_a_stack_only) {  // E13
  const Drawing hive = white_to_move(R"(
             *
    wQ    X*    wM
             *
    X = bQ bB1
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, learns_the_beetle_and_not_the_pillbug_beneath_it) {  // E6
  const Drawing hive = white_to_move(R"(
                bG1
       wQ*   X*    bQ
    *     wM    *
    X = wP bB1
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, on_top_of_the_hive_is_a_beetle_whatever_it_touches) {  // E14
  const Drawing hive = white_to_move(R"(
       *     bA1*
    wQ*   X     *
       *     *
    X = bQ wM
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, on_top_of_the_hive_is_a_beetle_even_beside_a_mosquito) {
  const Drawing hive = white_to_move(R"(
       *     *
    *     X     bM*
       *     *
    X = wQ wM
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, that_holds_the_hive_together_stays) {
  const Drawing hive = white_to_move(R"(
    wQ    wM    bQ
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Mosquito, reaches_a_cell_by_several_ways_with_one_move) {
  const Drawing hive = white_to_move(R"(
    bA1   bG1   wS1
       wM    wB1   wQ    bQ
  )");
  std::vector<std::string> cells = destinations(hive.position, "wM");
  EXPECT_EQ(std::unique(cells.begin(), cells.end()), cells.end());
  EXPECT_GT(cells.size(), 8U);
}

}  // namespace
}  // namespace mandible::test
