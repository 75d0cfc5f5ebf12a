// The prover as the search uses it: in instalments, within limits, on one position after another.
#include <gtest/gtest.h>

#include "engine/solver.h"
#include "support/positions.h"
#include "unit/engine/won_games.h"

namespace mandible::test {
namespace {

ProofLimits instalment(std::uint64_t nodes) {
  ProofLimits limits;
  limits.nodes = nodes;
  return limits;
}

TEST(Prover, finds_in_instalments_what_it_finds_at_once) {
  const Game game = game_of(kWinInThree);
  ProofLimits limits;
  limits.moves = 4;
  const ProofReport at_once = prove_win(game.position(), {}, limits);
  ASSERT_TRUE(at_once.proof);

  Prover prover;
  prover.begin(game.position(), {}, 4);
  int instalments = 1;
  while (!prover.work(instalment(50)) && instalments < 1000) ++instalments;
  EXPECT_GT(instalments, 2);
  ASSERT_TRUE(prover.report().proof);
  EXPECT_EQ(prover.report().proof->moves, at_once.proof->moves);
  EXPECT_EQ(prover.report().proof->line.size(), at_once.proof->line.size());
}

TEST(Prover, an_instalment_ends_soon_after_its_nodes) {
  Prover prover;
  prover.begin(game_of(kWinInThree).position(), {}, 4);
  EXPECT_FALSE(prover.work(instalment(50)));
  EXPECT_GE(prover.report().nodes, 50U);
  EXPECT_LE(prover.report().nodes, 500U) << "at most one list of moves more";
}

TEST(Prover, stops_when_told) {
  const std::atomic<bool> stop{true};
  ProofLimits limits;
  limits.stop = &stop;
  const ProofReport report = prove_win(game_of(kWinInThree).position(), {}, limits);
  EXPECT_FALSE(report.proof);
  EXPECT_FALSE(report.complete);
  EXPECT_LE(report.nodes, 500U);
}

TEST(Prover, stops_at_its_deadline) {
  ProofLimits limits;
  limits.deadline = std::chrono::steady_clock::now() - std::chrono::seconds(1);
  const ProofReport report = prove_win(game_of(kWinInThree).position(), {}, limits);
  EXPECT_FALSE(report.proof);
  EXPECT_FALSE(report.complete);
  EXPECT_LE(report.nodes, 1000U);
}

TEST(Prover, forgets_what_held_for_another_game) {
  const Game game = game_of(kWinInThree);
  Prover prover;
  prover.begin(game.position(), {}, 3);
  EXPECT_TRUE(prover.work(instalment(1'000'000)));
  ASSERT_TRUE(prover.report().proof);
  // In another game every position after a first move has occurred before.
  std::vector<std::uint64_t> earlier;
  MoveList moves;
  list_moves(game.position(), moves);
  for (const Move& move : moves) {
    Position after = game.position();
    after.make(move);
    earlier.push_back(after.hash());
  }
  prover.begin(game.position(), earlier, 3);
  EXPECT_TRUE(prover.work(instalment(1'000'000)));
  EXPECT_FALSE(prover.report().proof);
  EXPECT_TRUE(prover.report().complete);
}

}  // namespace
}  // namespace mandible::test
