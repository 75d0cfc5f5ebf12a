// The Ladybug: two steps on top of the hive, then one down. The leaflets' diagram gives no number.
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(Ladybug, walks_over_two_tiles_and_down) {  // E19
  const Drawing hive = white_to_move(R"(
             *     *
    wL    wQ    bQ    *
             *     *
  )");
  EXPECT_EQ(hive.moves_of("wL"), hive.drawn());
}

TEST(Ladybug, does_not_end_on_its_own_start) {
  const Drawing hive = white_to_move(R"(
       *     *
    *     wQ    *
       wL    bQ    *
          *     *
  )");
  EXPECT_EQ(hive.moves_of("wL"), hive.drawn());
}

TEST(Ladybug, first_step_passes_no_gate_of_higher_stacks) {  // E20
  const Drawing hive = white_to_move(R"(
       X     *
    wL    bQ    bA1
       Y     *
    X = wQ wB2
    Y = bS1 bB1
  )");
  EXPECT_EQ(hive.moves_of("wL"), hive.drawn());
}

TEST(Ladybug, second_step_passes_no_gate_of_higher_stacks) {
  const Drawing hive = white_to_move(R"(
          *     *
       *     X     *
    wL    wQ    bQ    .
       *     Y     *
          *     *
    X = wA1 wB1
    Y = bS1 bB1
  )");
  EXPECT_EQ(hive.moves_of("wL"), hive.drawn());
}

TEST(Ladybug, third_step_passes_no_gate_of_higher_stacks) {
  const Drawing hive = white_to_move(R"(
             *     X
    wL    wQ    bQ    .
             *     Y
    X = wA1 wB1
    Y = bS1 bB1
  )");
  EXPECT_EQ(hive.moves_of("wL"), hive.drawn());
}

TEST(Ladybug, comes_down_into_a_hole) {
  const Drawing hive = white_to_move(R"(
             bA1   bG1
    wL    bQ    a     wA1
             bS1   wQ
  )");
  EXPECT_TRUE(is_legal(hive.position, hive.move("wL", 'a')));
}

TEST(Ladybug, may_not_leave_the_hive_in_two_pieces) {
  const Drawing hive = white_to_move(R"(
    wQ    wL    bQ
  )");
  EXPECT_EQ(hive.moves_of("wL"), hive.drawn());
}

}  // namespace
}  // namespace mandible::test
