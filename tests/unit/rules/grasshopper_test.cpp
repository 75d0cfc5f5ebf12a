// The Grasshopper: jumps in a straight line over tiles. T3 is the leaflets' diagram.
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(Grasshopper, jumps_to_three_cells_in_the_leaflets_diagram) {  // T3
  // Not to the upper right: the jump would cross a gap.
  const Drawing hive = white_to_move(R"(
                   .
    *     bA1   wA1
       bQ    .     wS1   bB1   bS1
          wG1   bG1   wQ    *     wS2
             wB1               bS2
                *
  )");
  EXPECT_EQ(hive.moves_of("wG1"), hive.drawn());
}

TEST(Grasshopper, jumps_over_at_least_one_tile) {
  const Drawing hive = white_to_move(R"(
       .
    wG1   wQ    bQ    *
       .
  )");
  EXPECT_EQ(hive.moves_of("wG1"), hive.drawn());
}

TEST(Grasshopper, jumps_over_a_stack_as_over_one_tile) {
  const Drawing hive = white_to_move(R"(
    wG1   X     Y     *
    X = wQ bB1 wB1
    Y = bQ bB2
  )");
  EXPECT_EQ(hive.moves_of("wG1"), hive.drawn());
}

TEST(Grasshopper, lands_in_a_hole_that_no_slide_leads_to) {
  const Drawing hive = white_to_move(R"(
             bA1   bG1
    wG1   bQ    *     wA1
             bS1   wQ
  )");
  EXPECT_EQ(hive.moves_of("wG1"), hive.drawn());
}

TEST(Grasshopper, leaves_a_place_that_no_slide_leads_out_of) {
  const Drawing hive = white_to_move(R"(
          *           *
             bQ    bA1
    *     bA2   wG1   wA1   *
             bG1   wQ
          *           *
  )");
  EXPECT_EQ(hive.moves_of("wG1"), hive.drawn());
}

TEST(Grasshopper, may_not_leave_the_hive_in_two_pieces) {
  const Drawing hive = white_to_move(R"(
    wQ    wG1   bQ
  )");
  EXPECT_EQ(hive.moves_of("wG1"), hive.drawn());
}

}  // namespace
}  // namespace mandible::test
