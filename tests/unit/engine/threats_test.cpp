// Wins in one move, made and threatened.
#include "engine/threats.h"

#include <gtest/gtest.h>

#include "support/drawing.h"

namespace mandible::test {
namespace {

constexpr const char* kLastCellOpen = R"(
       bS1   bA1   wA1
    bG1   bQ    a
       bA2   bB1
    wQ
)";

TEST(Threats, a_win_fills_the_last_cell_beside_the_queen) {
  Drawing hive = white_to_move(kLastCellOpen);
  EXPECT_EQ(find_win(hive.position), hive.move("wA1", 'a'));
}

TEST(Threats, a_tile_beside_the_queen_cannot_fill_it) {
  Drawing hive = white_to_move(R"(
             bS1   wA1
    wQ    bG1   bQ    .
             bA2   bB1
  )");
  EXPECT_EQ(find_win(hive.position), std::nullopt);
}

TEST(Threats, surrounding_both_queens_wins_nothing) {
  Drawing hive = white_to_move(R"(
       bS1   bA1   wB1
    bG1   bQ    a
       bA2   wQ    bB1
          bG2   bG3
  )");
  ASSERT_EQ(liberties(hive.position, Colour::White), 1);
  ASSERT_EQ(liberties(hive.position, Colour::Black), 1);
  ASSERT_TRUE(is_legal(hive.position, hive.move("wB1", 'a')));
  EXPECT_EQ(find_win(hive.position), std::nullopt);
}

TEST(Threats, two_free_cells_are_no_threat) {
  Drawing hive = white_to_move(R"(
       bS1   bA1   wA1
    bG1   bQ    .
       bA2   .
    wQ
  )");
  EXPECT_EQ(find_win(hive.position), std::nullopt);
}

TEST(Threats, the_other_side_threatens_what_it_could_do_now) {
  Drawing hive = black_to_move(kLastCellOpen);
  EXPECT_TRUE(is_threatened(hive.position));
  Drawing other = white_to_move(kLastCellOpen);
  EXPECT_FALSE(is_threatened(other.position));
}

TEST(Threats, a_queen_in_hand_has_all_her_liberties) {
  const Drawing hive = white_to_move(R"(
    wA1   bQ
  )");
  EXPECT_EQ(liberties(hive.position, Colour::White), 6);
  EXPECT_EQ(liberties(hive.position, Colour::Black), 5);
}

}  // namespace
}  // namespace mandible::test
