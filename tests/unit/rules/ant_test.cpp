// The Soldier Ant: slides any number of cells. T5 and T8 to T10 are the leaflets' diagrams of the
// ant and of the freedom to move.
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(Ant, goes_to_eleven_cells_but_not_the_centre_in_the_leaflets_diagram) {  // T5
  const Drawing hive = black_to_move(R"(
          *     *
       *     bQ    *     *
    *     wG1   .     wQ    *
       *     wB1   bB1   *
          *     bA1   *
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(Ant, slides_out_where_the_gap_is_wide_enough) {  // T8
  const Drawing hive = black_to_move(R"(
          *     *     *
       *     wB1   wQ    *
    *     bQ    bA1   wS1   *
       *     *     *     *
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(Ant, is_locked_in_by_a_gate) {  // T9
  const Drawing hive = black_to_move(R"(
       wB1   wQ
    bQ    bA1   wS1
       wA1   .
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(Ant, is_locked_out_by_a_gate) {  // T10
  const Drawing hive = black_to_move(R"(
          *     *
       *     wB1   bA1   *
    *     bQ    .     wS1   *
       *     wA1   wQ    *
          *     *     *
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(Ant, walks_about_inside_a_hole_and_not_out_of_it) {
  const Drawing hive = white_to_move(R"(
       bQ    bA1   bG2
    bG1   wA1   *     bS1
       bA2   *     wQ
          wG2   wG1
  )");
  EXPECT_EQ(hive.moves_of("wA1"), hive.drawn());
}

TEST(Ant, goes_all_the_way_round_but_its_own_start_is_no_wall) {
  const Drawing hive = white_to_move(R"(
       *     *     *
    wA1   wQ    bQ    *
       *     *     *
  )");
  EXPECT_EQ(hive.moves_of("wA1"), hive.drawn());
}

}  // namespace
}  // namespace mandible::test
