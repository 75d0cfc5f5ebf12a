// Placing new tiles: where, which ones, and when the Queen must be placed.
#include "support/drawing.h"

namespace mandible::test {
namespace {

// The tiles that can be placed or moved, each once.
std::vector<std::string> tiles_with_moves(const Position& position) {
  MoveList moves;
  list_moves(position, moves);
  std::vector<std::string> tiles;
  for (const Move& move : moves) tiles.push_back(move.is_pass() ? "pass" : name(move.tile));
  std::sort(tiles.begin(), tiles.end());
  tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
  return tiles;
}

TEST(Placement, first_tile_lies_on_the_origin_and_is_no_queen) {
  const Position position(base_edition());
  EXPECT_TRUE(same_list(plain_moves(position), {"wA1:0,0", "wB1:0,0", "wG1:0,0", "wS1:0,0"}));
  EXPECT_EQ(count_moves(position), 4);
}

TEST(Placement, first_tile_may_be_the_queen_where_the_edition_allows_it) {
  const Position position(*edition_with("", true));
  EXPECT_TRUE(
      same_list(plain_moves(position), {"wA1:0,0", "wB1:0,0", "wG1:0,0", "wQ:0,0", "wS1:0,0"}));
}

TEST(Placement, second_tile_touches_the_first_on_any_side_and_is_no_queen) {
  const Game game = game_of("Base;InProgress;Black[1];wA1");
  EXPECT_TRUE(same_list(destinations(game.position(), "bA1"),
                        {"0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"}));
  EXPECT_TRUE(same_list(tiles_with_moves(game.position()), {"bA1", "bB1", "bG1", "bS1"}));
  EXPECT_EQ(count_moves(game.position()), 24);
}

TEST(Placement, from_the_third_tile_on_touches_own_tiles_and_no_enemy) {
  const Drawing hive = white_to_move(R"(
          *     .     .
       *     wA1   bQ    .
    *     wQ    .
       *     *
  )");
  EXPECT_EQ(hive.moves_of("wG1"), hive.drawn());
}

TEST(Placement, counts_the_colour_on_top_of_a_stack) {
  const Drawing white = white_to_move(R"(
       *     .     .     *
    *     X     bQ    wQ    *
       *     .     .     *
    X = bA1 wB1
  )");
  EXPECT_EQ(white.moves_of("wG1"), white.drawn());
  const Drawing black = black_to_move(R"(
    X     bQ    wQ
    X = bA1 wB1
  )");
  EXPECT_EQ(black.moves_of("bG1"), black.drawn());
}

TEST(Placement, counts_the_colour_of_a_rider) {  // decision R14
  const Drawing hive = white_to_move(R"(
       *     .     .     *
    *     X     bQ    wQ    *
       *     .     .     *
    X = bA1 wR
  )");
  EXPECT_EQ(hive.moves_of("wG1"), hive.drawn());
}

TEST(Placement, fills_a_surrounded_hole) {
  const Drawing hive = white_to_move(R"(
             wA1   wA2
    bQ    wQ    a     wG1
             wS1   wG2
  )");
  EXPECT_TRUE(is_legal(hive.position, hive.move("wB1", 'a')));
  EXPECT_EQ(static_cast<std::size_t>(count_moves(hive.position)),
            plain_moves(hive.position).size());
}

TEST(Placement, fills_no_hole_beside_an_enemy) {
  const Drawing hive = white_to_move(R"(
             wA1   wA2
          wQ    a     wG1
             wS1   bQ
  )");
  EXPECT_FALSE(is_legal(hive.position, hive.move("wB1", 'a')));
}

TEST(Placement, does_not_lay_a_beetle_on_a_tile) {
  const Drawing hive = white_to_move(R"(
    wA1:a wQ    bQ
  )");
  EXPECT_FALSE(is_legal(hive.position, hive.move("wB1", 'a')));
}

TEST(Placement, takes_the_tiles_of_a_bug_in_the_order_of_their_numbers) {
  const Game game = game_of("Base;InProgress;White[2];wA1;bS1 wA1-");
  EXPECT_TRUE(same_list(tiles_with_moves(game.position()), {"wA2", "wB1", "wG1", "wQ", "wS1"}));
}

TEST(Placement, ends_when_the_hand_is_empty) {
  const Position position = position_of(
      "Base", Colour::White,
      "wQ@0,0 wS1@-1,0 wS2@-2,0 wB1@-3,0 wB2@-4,0 wG1@-5,0 wG2@-6,0 wG3@-7,0 wA1@-8,0 wA2@-9,0 "
      "wA3@-10,0 bQ@1,0");
  EXPECT_EQ(position.hand(Colour::White), 0U);
  EXPECT_EQ(tiles_with_moves(position), std::vector<std::string>{"wA3"});
}

TEST(Placement, only_the_queen_is_placed_on_turn_four) {
  const Game game =
      game_of("Base;InProgress;White[4];wA1;bA1 wA1-;wG1 -wA1;bG1 bA1-;wG2 -wG1;bG2 bG1-");
  EXPECT_TRUE(game.position().queen_due());
  EXPECT_EQ(tiles_with_moves(game.position()), std::vector<std::string>{"wQ"});
}

TEST(Placement, only_the_queen_is_placed_on_blacks_turn_four) {
  const Game game =
      game_of("Base;InProgress;Black[4];wA1;bA1 wA1-;wQ -wA1;bG1 bA1-;wG2 -wQ;bG2 bG1-;wG3 -wG2");
  EXPECT_TRUE(game.position().queen_due());
  EXPECT_EQ(tiles_with_moves(game.position()), std::vector<std::string>{"bQ"});
}

TEST(Placement, any_tile_is_placed_on_turn_three) {
  const Game game = game_of("Base;InProgress;White[3];wA1;bA1 wA1-;wG1 -wA1;bG1 bA1-");
  EXPECT_FALSE(game.position().queen_due());
  EXPECT_TRUE(same_list(tiles_with_moves(game.position()), {"wA2", "wB1", "wG2", "wQ", "wS1"}));
}

TEST(Placement, no_tile_moves_before_the_own_queen_is_on_the_board) {
  const Game game = game_of("Base;InProgress;White[3];wA1;bA1 wA1-;wG1 -wA1;bQ bA1-");
  EXPECT_TRUE(destinations(game.position(), "wG1").empty());
  const Game later = game_of("Base;InProgress;White[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-");
  EXPECT_FALSE(destinations(later.position(), "wQ").empty());
}

}  // namespace
}  // namespace mandible::test
