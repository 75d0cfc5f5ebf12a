// The Queen: slides one cell. T1 is the leaflets' diagram.
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(Queen, slides_to_four_cells_in_the_leaflets_diagram) {  // T1
  const Drawing hive = black_to_move(R"(
                wS1
       *     bA1   bS1
    *     bQ    *     wB1
       bG1   *     bB1
          wG1   wA1   wQ
  )");
  EXPECT_EQ(hive.moves_of("bQ"), hive.drawn());
}

TEST(Queen, slides_one_cell_and_does_not_climb) {
  const Drawing hive = white_to_move(R"(
       *
    wQ    bQ    wA1
       *
  )");
  EXPECT_EQ(hive.moves_of("wQ"), hive.drawn());
}

TEST(Queen, does_not_pass_between_two_tiles_that_leave_no_room) {
  const Drawing hive = white_to_move(R"(
          bQ    bA1
       bA2   .     bG1
    *     wQ    wA1
             *
  )");
  EXPECT_EQ(hive.moves_of("wQ"), hive.drawn());
}

TEST(Queen, loses_contact_with_the_hive_not_even_for_an_instant) {
  // The cell to her right touches wA1, but on the way there she would touch nothing.
  const Drawing hive = white_to_move(R"(
          bQ    bA1
       bG1   *     wA1
    *     wQ    .
  )");
  EXPECT_EQ(hive.moves_of("wQ"), hive.drawn());
}

TEST(Queen, is_stuck_between_five_tiles) {
  const Drawing hive = white_to_move(R"(
       bQ    bA1
    bA2   wQ    .
       bG1   bS1
  )");
  EXPECT_EQ(hive.moves_of("wQ"), hive.drawn());
}

}  // namespace
}  // namespace mandible::test
