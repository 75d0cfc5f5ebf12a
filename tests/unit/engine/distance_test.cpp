// How far away wins and losses are: what search and solver say about puzzles whose lengths are
// known (data/puzzles.tsv).
#include <gtest/gtest.h>

#include "engine/engine.h"
#include "engine/solver.h"
#include "support/positions.h"
#include "unit/engine/won_games.h"

namespace mandible::test {
namespace {

SearchReport search(const Game& game, int depth, int lines = 1) {
  Engine engine({1, 4});
  engine.set_position(game);
  SearchReport best;
  SearchLimits limits;
  limits.depth = depth;
  limits.lines = lines;
  engine.go(limits, {nullptr, [&best](const SearchReport& report) { best = report; }});
  engine.wait();
  return best;
}

ProofReport prove(const Game& game, const std::vector<std::uint64_t>& earlier, int moves) {
  ProofLimits limits;
  limits.moves = moves;
  return prove_win(game.position(), earlier, limits);
}

TEST(Distance, a_win_scores_less_by_each_ply_that_it_takes) {
  EXPECT_EQ(search(game_of(kWinInTwo), 5).score, kWin - 3);
  EXPECT_EQ(search(game_of(kWinInThree), 7).score, kWin - 5);
}

// The search looks one ply beyond its depth for a win, so depth 2 sees a win in two moves (three
// plies) and depth 1 does not.
TEST(Distance, is_seen_in_each_of_several_lines_as_far_as_in_one) {
  const Game game = game_of(kWinInTwo);
  EXPECT_LT(search(game, 1).score, kWinInSight);
  EXPECT_EQ(search(game, 2).score, kWin - 3);
  constexpr int kAllMoves = 256;  // a line for each, so that none is passed over
  EXPECT_LT(search(game, 1, kAllMoves).score, kWinInSight);
  EXPECT_EQ(search(game, 2, kAllMoves).score, kWin - 3);
}

TEST(Distance, a_loss_scores_more_by_each_ply_that_it_takes) {
  Game game = game_of(kWinInTwo);
  game.play(search(game, 5).line.at(0));
  EXPECT_EQ(search(game, 4).score, 2 - kWin);
  game = game_of(kWinInThree);
  game.play(search(game, 7).line.at(0));
  EXPECT_EQ(search(game, 6).score, 4 - kWin);
}

TEST(Distance, a_proof_is_as_long_as_the_longest_defence) {
  const ProofReport two = prove(game_of(kWinInTwo), {}, 4);
  ASSERT_TRUE(two.proof);
  EXPECT_EQ(two.proof->moves, 2);
  EXPECT_EQ(two.proof->line.size(), 3U);
  const ProofReport three = prove(game_of(kWinInThree), {}, 4);
  ASSERT_TRUE(three.proof);
  EXPECT_EQ(three.proof->moves, 3);
  EXPECT_EQ(three.proof->line.size(), 5U);
}

TEST(Distance, no_proof_is_found_in_fewer_moves_and_that_is_certain) {
  const ProofReport one = prove(game_of(kWinInTwo), {}, 1);
  EXPECT_FALSE(one.proof);
  EXPECT_TRUE(one.complete);
  const ProofReport two = prove(game_of(kWinInThree), {}, 2);
  EXPECT_FALSE(two.proof);
  EXPECT_TRUE(two.complete);
}

TEST(Distance, a_proof_that_ran_out_of_nodes_says_nothing_about_the_rest) {
  ProofLimits limits;
  limits.moves = 3;
  limits.nodes = 1;
  const ProofReport report = prove_win(game_of(kWinInThree).position(), {}, limits);
  EXPECT_FALSE(report.proof);
  EXPECT_FALSE(report.complete);
}

TEST(Distance, a_proof_does_not_return_to_an_earlier_position) {
  const Game game = game_of(kWinInTwo);
  const ProofReport free = prove(game, {}, 2);
  ASSERT_TRUE(free.proof);
  Game after = game;
  ASSERT_FALSE(after.play(free.proof->line.at(0)));
  const ProofReport report = prove(game, {after.position().hash()}, 2);
  EXPECT_TRUE(!report.proof || report.proof->line.at(0) != free.proof->line.at(0));
}

}  // namespace
}  // namespace mandible::test
