// Turns: compulsory passes, and whose turn it is.
#include "support/drawing.h"

namespace mandible::test {
namespace {

// E22: White's tiles are locked in, and every cell beside them touches an enemy.
constexpr const char* kWhiteIsStuck =
    R"(Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \wA1;bA1 bS1\;wQ -wA1;bA2 bQ\;)"
    R"(wQ \wA1;bA1 \wQ;wG1 /wQ;bA2 /wG1)";

TEST(Turn, is_passed_when_nothing_can_be_placed_or_moved) {  // E22
  const Game game = game_of(kWhiteIsStuck);
  EXPECT_EQ(plain_moves(game.position()), std::vector<std::string>{"pass"});
  EXPECT_EQ(count_moves(game.position()), 1);
  EXPECT_TRUE(is_legal(game.position(), Move::pass()));
}

TEST(Turn, is_not_passed_when_there_is_a_move) {
  const Game game = game_of("Base;InProgress;White[2];wA1;bS1 wA1-");
  EXPECT_FALSE(is_legal(game.position(), Move::pass()));
}

TEST(Turn, that_is_passed_leaves_no_tile_to_rest) {
  Game game = game_of(kWhiteIsStuck);
  EXPECT_EQ(game.position().last_moved(), tile_of("bA2"));
  ASSERT_FALSE(game.play(Move::pass()));
  EXPECT_EQ(game.position().last_moved(), kNoTile);
  EXPECT_EQ(game.position().to_move(), Colour::Black);
  EXPECT_EQ(game.position().turn(), 7);
  game.undo();
  EXPECT_EQ(game.position().last_moved(), tile_of("bA2"));
}

TEST(Turn, numbers_count_for_each_player_from_one) {
  Position position(base_edition());
  EXPECT_EQ(turn_text(position), "White[1]");
  position.make({tile_of("wA1"), kOrigin});
  EXPECT_EQ(turn_text(position), "Black[1]");
  position.make({tile_of("bA1"), cell_at(kOrigin, {1, 0})});
  EXPECT_EQ(turn_text(position), "White[2]");
}

TEST(Turn, has_no_moves_and_no_pass_when_the_game_is_over) {
  const Drawing hive = white_to_move(R"(
       bQ    bA1
    bA2   wQ    bG1
       bS1   bS2
  )");
  EXPECT_TRUE(hive.position.over());
  EXPECT_TRUE(plain_moves(hive.position).empty());
  EXPECT_EQ(count_moves(hive.position), 0);
  EXPECT_FALSE(is_legal(hive.position, Move::pass()));
}

}  // namespace
}  // namespace mandible::test
