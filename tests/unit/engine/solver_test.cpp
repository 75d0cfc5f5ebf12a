// The solver: its proofs hold, are as short as possible, and are claimed only where there is a win.
#include "engine/solver.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "engine/threats.h"
#include "support/drawing.h"

namespace mandible::test {
namespace {

ProofLimits up_to(int moves) {
  ProofLimits limits;
  limits.moves = moves;
  return limits;
}

// Looks at every move of both sides: can the side to move win in this many own moves?
bool wins_in(Position& position, int moves);

bool loses_in(Position& position, int moves) {
  if (position.over()) {
    const Colour us = position.to_move();
    return position.surrounded(us) && !position.surrounded(other(us));
  }
  if (moves == 0) return false;
  MoveList list;
  list_moves(position, list);
  return std::all_of(list.begin(), list.end(), [&](const Move& move) {
    const Position::Undo undo = position.make(move);
    const bool lost = position.over() ? position.surrounded(other(position.to_move())) &&
                                            !position.surrounded(position.to_move())
                                      : wins_in(position, moves);
    position.undo(undo);
    return lost;
  });
}

bool wins_in(Position& position, int moves) {
  MoveList list;
  list_moves(position, list);
  return std::any_of(list.begin(), list.end(), [&](const Move& move) {
    const Position::Undo undo = position.make(move);
    const bool won = loses_in(position, moves - 1);
    position.undo(undo);
    return won;
  });
}

TEST(Solver, proves_a_win_in_one) {
  const Drawing hive = white_to_move(R"(
       bS1   bA1   wA1
    bG1   bQ    a
       bA2   bB1
    wQ
  )");
  const ProofReport report = prove_win(hive.position, {}, up_to(3));
  ASSERT_TRUE(report.proof);
  EXPECT_EQ(report.proof->moves, 1);
  EXPECT_EQ(report.proof->line, std::vector<Move>{hive.move("wA1", 'a')});
}

TEST(Solver, says_that_there_is_no_win) {
  const Game game = game_of("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
  const ProofReport report = prove_win(game.position(), {}, up_to(4));
  EXPECT_FALSE(report.proof);
  EXPECT_TRUE(report.complete);
}

TEST(Solver, stops_at_its_nodes) {
  const Game game = game_of(
      "Base;InProgress;White[8];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 -wQ;bG1 \\bQ;wG1 bQ\\;bG2 bQ/;"
      "wA1 wQ\\;bA1 bG2/;wA1 bG2\\;bA1 \\bG2;wQ \\wS1;bA1 bG2/");
  ProofLimits limits = up_to(8);
  limits.nodes = 1;
  EXPECT_LT(prove_win(game.position(), {}, limits).nodes, 1000U);
}

// Random games often endanger a Queen; there the solver is compared with an exhaustive search.
TEST(Solver, agrees_with_a_search_of_everything_about_wins_in_two) {
  int proved = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    Game game = game_of(seed % 2 == 0 ? "Base+MLP" : "Base");
    while (!game.over() && game.plies() < 120) {
      Position position = game.position();
      const bool close = liberties(position, other(position.to_move())) <= 2;
      if (close && game.plies() % 3 == 0) {
        const ProofReport report = prove_win(position, {}, up_to(2));
        EXPECT_NE(report.proof.has_value(), report.complete) << game_string(game);
        EXPECT_EQ(report.proof && report.proof->moves == 1, wins_in(position, 1))
            << game_string(game);
        if (report.proof) {
          ++proved;
          EXPECT_TRUE(wins_in(position, report.proof->moves)) << game_string(game);
          Game line = game;
          for (const Move& move : report.proof->line) EXPECT_FALSE(line.play(move));
          EXPECT_EQ(line.outcome(), win_for(position.to_move())) << game_string(game);
        }
      }
      MoveList moves;
      list_moves(game.position(), moves);
      game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
  EXPECT_GT(proved, 10);
}

}  // namespace
}  // namespace mandible::test
