#include "lab/puzzles/puzzles.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "lab/puzzles/attempt.h"
#include "support/positions.h"

namespace mandible::lab {
namespace {

using test::game_of;

const Puzzle kInOne{
    1,
    "Base;InProgress;White[14];wB1;bA1 wB1/;wQ /wB1;bB1 \\bA1;wG1 /wQ;bQ bA1-;wA1 -wQ;bB1 bA1;"
    "wA1 bQ-;bA2 \\bB1;wG1 \\bQ;bA2 wQ\\;wA2 \\wG1;bA2 wA2/;wA3 -wB1;bA2 -wA3;wA2 bQ\\;bB1 wG1;"
    "wS1 wA1\\;bA3 bB1/;wS1 bA3\\;bA3 wA1-;wG2 wS1/;bA3 \\wG2;wG3 wA1\\;bA2 wB1\\",
    "wG3 bA1\\"};
const Puzzle kInTwo{
    2,
    "Base;InProgress;White[16];wS1;bG1 wS1/;wA1 -wS1;bG2 bG1-;wB1 wS1\\;bQ \\bG1;wQ wA1\\;"
    "bG2 /bQ;wA1 bQ/;bG1 /wQ;wA2 wB1/;bB1 -bG2;wB1 wS1;bG3 bG1\\;wA2 -bB1;bA1 /bG1;wB2 wB1-;"
    "bA1 -wA2;wB2 bQ\\;bG3 -wQ;wB2 bQ;bB2 bG1\\;wA3 wA1\\;bB2 wQ\\;wG1 -wA1;bG1 wA2\\;"
    "wG2 \\wA1;bA2 /bG1;wB1 wB2\\;bG2 wS1\\",
    "wG2 /wG1,bS1 bG2\\,wB2 wG2\\"};

Game finished(const Puzzle& puzzle) {
  Game game = game_of(puzzle.game);
  for (const std::string_view move : split(puzzle.line, ',')) {
    EXPECT_FALSE(game.play(*parse_move(game.position(), move))) << move;
  }
  return game;
}

TEST(Puzzles, are_found_at_the_end_of_a_game) {
  EXPECT_EQ(find_puzzle(finished(kInOne), 1), kInOne);
  EXPECT_EQ(find_puzzle(finished(kInTwo), 2), kInTwo);
}

TEST(Puzzles, begin_where_the_end_was_forced) {
  const Game game = finished(kInOne);
  ASSERT_TRUE(find_puzzle(game, 3));
  EXPECT_EQ(game_of(find_puzzle(game, 3)->game).plies(), game.plies() - 5);
  EXPECT_FALSE(find_puzzle(game, 4));
}

TEST(Puzzles, need_a_game_that_ended) {
  EXPECT_FALSE(find_puzzle(game_of(kInOne.game), 1));
  Game resigned = game_of(kInOne.game);
  resigned.resign(Colour::White);
  EXPECT_FALSE(find_puzzle(resigned, 1));
}

TEST(Puzzles, have_one_solution) {
  // With another last move White would have won too.
  const Game game = game_of(
      "Base;WhiteWins;Black[11];wS1;bA1 -wS1;wG1 wS1/;bA2 \\bA1;wB1 wS1\\;bQ /bA1;wQ wG1-;"
      "bA2 wQ\\;wA1 \\wG1;bQ bA1\\;wB1 bQ;bA1 wA1/;wB2 wS1\\;bB1 bA2-;wA2 -wS1;bB1 bA2/;"
      "wA3 wB1\\;bB2 bB1\\;wS2 /wB1;bB2 bB1;wG2 /wA2");
  ASSERT_EQ(game.outcome(), Outcome::WhiteWins);
  EXPECT_FALSE(find_puzzle(game, 1));
  // Here wA3 wS2\\ wins in two moves as well.
  const Puzzle two_ways{
      2,
      "Base+ML;InProgress;White[17];wM;bL wM-;wL /wM;bA1 bL\\;wA1 -wM;bM bA1/;wQ \\wM;bQ \\bM;"
      "wA1 bM-;bA1 \\wQ;wA2 /wQ;bA2 bL\\;wA2 /bA2;bA1 -wQ;wA3 /wL;bA1 -wA3;wB1 /wQ;bS1 \\bA1;"
      "wS1 wA1/;bS1 -wQ;wS1 \\bQ;bB1 \\bS1;wS2 wA1-;bB1 \\wQ;wS2 bQ/;bB2 -bB1;wG1 \\wS2;bA3 \\bB1;"
      "wQ /wS1;bL /wA2;wA1 /wB1;bA3 -wA1",
      "wG1 wS2\\,bS2 \\bB1,wL wQ\\"};
  EXPECT_EQ(finished(two_ways).outcome(), Outcome::WhiteWins);
  EXPECT_FALSE(find_puzzle(finished(two_ways), 2));
}

TEST(Puzzles, are_written_and_read) {
  const auto puzzles = parse_puzzles("# two\n\n" + puzzle_line(kInOne) + "\n" +
                                     puzzle_line(kInTwo) + "  # the harder one\r\n");
  ASSERT_TRUE(puzzles) << puzzles.error();
  EXPECT_EQ(*puzzles, (std::vector<Puzzle>{kInOne, kInTwo}));
}

TEST(Puzzles, name_the_line_that_is_wrong) {
  const std::string good = puzzle_line(kInOne) + "\n";
  EXPECT_EQ(
      parse_puzzles(good + "2\tBase").error(),
      "line 2: a puzzle is a number of moves from 1 to 8, a game string and the winning line, "
      "with tabs between them");
  EXPECT_EQ(parse_puzzles("9\tBase\twA1").error().substr(0, 8), "line 1: ");
  EXPECT_EQ(parse_puzzles("\n1\tBase;;;wQ wA1\twA1").error().substr(0, 13), "line 2: ply 1");
  EXPECT_EQ(parse_puzzles("1\t" + game_string(finished(kInOne)) + "\twA1").error(),
            "line 1: the game is over, so this is not a puzzle");
  EXPECT_EQ(parse_puzzles("# nothing\n").error(), "it contains no puzzle");
}

TEST(Attempt, ends_when_the_engine_sees_the_win) {
  SearchLimits limits;
  limits.nodes = 1'000'000;
  const Attempt first = attempt(kInTwo, limits);
  EXPECT_TRUE(first.solved);
  EXPECT_LT(first.nodes, 100'000U);
  EXPECT_EQ(attempt(kInTwo, limits).nodes, first.nodes);
}

TEST(Attempt, ends_at_its_limits) {
  const Puzzle none{1, "Base;InProgress;White[2];wA1;bA1 wA1-", "wQ -wA1"};
  SearchLimits limits;
  limits.nodes = 1000;
  EXPECT_FALSE(attempt(none, limits).solved);
}

}  // namespace
}  // namespace mandible::lab
