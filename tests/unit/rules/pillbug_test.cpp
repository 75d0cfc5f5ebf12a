// The Pillbug: walks like the Queen, or throws a neighbour over itself. A Mosquito beside a Pillbug
// throws too.
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(Pillbug, walks_like_the_queen) {
  const Drawing hive = white_to_move(R"(
       *
    wP    wQ    bQ
       *
  )");
  EXPECT_EQ(hive.moves_of("wP"), hive.drawn());
}

TEST(Pillbug, throws_an_enemy_to_the_empty_cells_beside_itself) {  // E2
  const Drawing hive = white_to_move(R"(
       *     bG1
    wQ    wP    bQ
       *     *
  )");
  EXPECT_EQ(hive.moves_of("bG1"), hive.drawn());
}

TEST(Pillbug, throws_the_enemy_queen) {  // E2
  const Drawing hive = white_to_move(R"(
       *     bG1
    wQ    wP    bQ
       *     *
  )");
  EXPECT_EQ(hive.moves_of("bQ"), hive.drawn());
}

TEST(Pillbug, that_holds_the_hive_together_throws_but_does_not_walk) {  // E2
  const Drawing hive = white_to_move(R"(
             bG1
    wQ    wP    bQ
  )");
  EXPECT_EQ(hive.moves_of("wP"), hive.drawn());
  EXPECT_FALSE(destinations(hive.position, "bG1").empty());
}

TEST(Pillbug, does_not_throw_the_tile_that_has_just_moved) {  // E3
  const Drawing hive = white_to_move_after("bG1", R"(
             bG1
    wQ    wP    bQ
  )");
  EXPECT_EQ(hive.moves_of("bG1"), hive.drawn());
  EXPECT_FALSE(destinations(hive.position, "bQ").empty());
}

TEST(Pillbug, that_has_just_moved_does_not_throw) {  // E3
  const Drawing hive = white_to_move_after("wP", R"(
             bG1
    wQ    wP    bQ
  )");
  EXPECT_EQ(hive.moves_of("bG1"), hive.drawn());
  EXPECT_TRUE(destinations(hive.position, "bQ").empty());
}

TEST(Pillbug, does_not_lift_a_tile_between_two_higher_stacks) {  // E4
  const Drawing hive = white_to_move(R"(
       X     bG1
    wQ    wP    Y
       bQ    .
    X = wA1 wB1
    Y = bA1 bB1
  )");
  EXPECT_EQ(hive.moves_of("bG1"), hive.drawn());
}

TEST(Pillbug, lifts_a_tile_beside_one_higher_stack) {  // E4
  const Drawing hive = white_to_move(R"(
       X     bG1
    wQ    wP    bA1
       bQ    *
    X = wA1 wB1
  )");
  EXPECT_EQ(hive.moves_of("bG1"), hive.drawn());
}

TEST(Pillbug, does_not_put_a_tile_down_between_two_higher_stacks) {  // E5
  const Drawing hive = white_to_move(R"(
          X     .
       wQ    wP    Y
    bQ    bG1   *
    X = wA1 wB1
    Y = bA1 bB1
  )");
  EXPECT_EQ(hive.moves_of("bG1"), hive.drawn());
}

TEST(Pillbug, under_another_tile_neither_throws_nor_walks) {  // E6
  const Drawing hive = white_to_move(R"(
                bG1
       wQ    X     bQ
          wM
    X = wP bB1
  )");
  EXPECT_EQ(hive.moves_of("bG1"), hive.drawn());
  EXPECT_EQ(hive.moves_of("wP"), hive.drawn());
}

TEST(Pillbug, under_another_tile_lends_the_mosquito_no_throw) {  // E6
  const Drawing hive = white_to_move(R"(
          *     bG1
       wQ    X     bQ
    *     wM
    X = wP bB1
  )");
  EXPECT_EQ(hive.moves_of("wQ"), hive.drawn());
}

TEST(Pillbug, that_has_just_moved_still_lends_the_mosquito_its_throw) {  // E7
  const Drawing hive = white_to_move_after("wP", R"(
    bQ    wQ    bA1
       wP    wM    *
          *     *
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(Pillbug, is_thrown_by_the_mosquito_that_it_lends_the_throw_to) {  // E8
  const Drawing hive = white_to_move(R"(
       bQ    wQ    bA1
    *     wP    wM    *
             *     *
  )");
  EXPECT_EQ(hive.moves_of("wP"), hive.drawn());
}

TEST(Pillbug, lends_no_throw_to_a_mosquito_on_top_of_the_hive) {  // E9
  const Drawing hive = white_to_move_after("wP", R"(
    bQ    wQ    bA1
       wP    X
    X = bS1 wM
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(Pillbug, of_the_enemy_lends_the_mosquito_its_throw) {
  const Drawing hive = white_to_move(R"(
    wQ    bQ    bP
       bA1   wM    *
          *     *
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(Pillbug, does_not_throw_a_tile_of_a_stack) {
  const Drawing hive = white_to_move(R"(
             X
    wQ    wP    bQ
    X = bG1 bB1
  )");
  EXPECT_EQ(hive.moves_of("bB1"), hive.drawn());
  EXPECT_EQ(hive.moves_of("bG1"), hive.drawn());
}

TEST(Pillbug, does_not_throw_a_tile_that_holds_the_hive_together) {
  const Drawing hive = white_to_move(R"(
    wQ    wP    bG1   bQ
  )");
  EXPECT_EQ(hive.moves_of("bG1"), hive.drawn());
}

TEST(Pillbug, throws_own_tiles_too_and_what_they_reach_themselves_is_one_move) {
  const Drawing hive = white_to_move(R"(
       *     *
    *     wP    wQ
       *     bQ    *
  )");
  EXPECT_EQ(hive.moves_of("wQ"), hive.drawn());
  EXPECT_EQ(static_cast<std::size_t>(count_moves(hive.position)),
            plain_moves(hive.position).size());
}

TEST(Pillbug, does_not_throw_before_the_own_queen_is_on_the_board) {
  const Game game = game_of("Base+P;InProgress;White[2];wP;bA1 wP-");
  EXPECT_TRUE(destinations(game.position(), "bA1").empty());
}

TEST(Pillbug, throws_enemies_whose_queen_is_still_in_hand) {
  const Drawing hive = white_to_move(R"(
       *     bG1
    wQ    wP    *
       *     *
  )");
  EXPECT_EQ(hive.moves_of("bG1"), hive.drawn());
}

TEST(Pillbug, what_it_has_thrown_rests_for_one_turn_of_its_owner) {
  const Drawing hive = white_to_move(R"(
             a     bG1
    c     wQ    wP    bQ    b
  )");
  Position position = hive.position;
  position.make(hive.move("bG1", 'a'));
  EXPECT_EQ(position.last_moved(), tile_of("bG1"));
  EXPECT_TRUE(destinations(position, "bG1").empty());
  position.make(hive.move("bA1", 'b'));
  position.make(hive.move("wA1", 'c'));
  EXPECT_EQ(destinations(position, "bG1").size(), 2U);
}

TEST(Pillbug, that_was_thrown_does_not_throw_back_at_once) {
  const Drawing hive = white_to_move(R"(
       a     bP
    wQ    wP    bQ
  )");
  Position position = hive.position;
  position.make(hive.move("bP", 'a'));
  EXPECT_TRUE(destinations(position, "wQ").empty());
  EXPECT_TRUE(destinations(position, "bP").empty());
}

TEST(Pillbug, that_has_thrown_may_be_thrown_itself) {
  const Drawing hive = white_to_move(R"(
          .     .
       .     bP    bQ
          wQ    wP    bA1
             a
  )");
  Position position = hive.position;
  position.make(hive.move("bA1", 'a'));
  EXPECT_EQ(destinations(position, "wP").size(), 3U);
}

}  // namespace
}  // namespace mandible::test
