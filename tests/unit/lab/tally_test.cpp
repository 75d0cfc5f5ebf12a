// The results of games, and their sums.
#include "lab/match/tally.h"

#include <gtest/gtest.h>

namespace mandible::lab {
namespace {

using std::chrono::microseconds;

FinishedGame finished(int number, Outcome outcome, GameEnd end = GameEnd::Surround) {
  FinishedGame game;
  game.number = number;
  game.outcome = outcome;
  game.end = end;
  game.plies = 30;
  return game;
}

TEST(FinishedGame, colours_are_swapped_in_the_second_game_of_a_pair) {
  EXPECT_EQ(finished(0, Outcome::WhiteWins).half_points(), 2);
  EXPECT_EQ(finished(1, Outcome::WhiteWins).half_points(), 0);
  EXPECT_EQ(finished(1, Outcome::BlackWins).half_points(), 2);
  EXPECT_EQ(finished(1, Outcome::Draw).half_points(), 1);
  EXPECT_EQ(finished(5, Outcome::Draw).pair(), 2);
}

TEST(FinishedGame, is_read_back_from_its_line) {
  FinishedGame game = finished(17, Outcome::BlackWins, GameEnd::Illegal);
  game.thinking[0] = {12, microseconds(5'000'000'000), microseconds(900), 1};
  const auto back = from_line(to_line(game));
  ASSERT_TRUE(back);
  EXPECT_EQ(to_line(*back), to_line(game));
  EXPECT_EQ(back->number, 17);
  EXPECT_EQ(back->outcome, Outcome::BlackWins);
  EXPECT_EQ(back->end, GameEnd::Illegal);
  EXPECT_EQ(back->thinking[0].time, microseconds(5'000'000'000));
}

TEST(FinishedGame, is_not_read_from_another_line) {
  const std::string line = to_line(finished(17, Outcome::BlackWins));
  EXPECT_FALSE(from_line(""));
  EXPECT_FALSE(from_line(line + "\t1"));
  EXPECT_FALSE(from_line("x" + line));
  EXPECT_FALSE(from_line("17\tInProgress" + line.substr(line.find("\tsurround"))));
  EXPECT_FALSE(from_line("17\tDraw\ttea" + line.substr(line.find("\t30"))));
}

TEST(Tally, counts_pairs_when_both_games_are_finished) {
  Tally tally;
  tally.add(finished(0, Outcome::WhiteWins));
  tally.add(finished(3, Outcome::Draw));
  EXPECT_EQ(pairs_in(tally.pairs()), 0);
  tally.add(finished(1, Outcome::BlackWins));
  tally.add(finished(2, Outcome::BlackWins));
  EXPECT_EQ(tally.pairs(), (PairCounts{0, 1, 0, 0, 1}));
  EXPECT_EQ(tally.wins(), 2);
  EXPECT_EQ(tally.draws(), 1);
  EXPECT_EQ(tally.losses(), 1);
  EXPECT_DOUBLE_EQ(tally.score(), 2.5 / 4);
  EXPECT_DOUBLE_EQ(tally.white_score(), 1.5 / 4);
  EXPECT_DOUBLE_EQ(tally.average_plies(), 30);
}

TEST(Tally, counts_faults_of_the_loser) {
  Tally tally;
  tally.add(finished(0, Outcome::BlackWins, GameEnd::Crash));
  tally.add(finished(1, Outcome::BlackWins, GameEnd::Time));
  tally.add(finished(2, Outcome::WhiteWins));
  EXPECT_EQ(tally.faults(0, GameEnd::Crash), 1);
  EXPECT_EQ(tally.faults(1, GameEnd::Crash), 0);
  EXPECT_EQ(tally.faults(1, GameEnd::Time), 1);
  EXPECT_EQ(tally.ends(GameEnd::Surround), 1);
}

TEST(Tally, sums_up_thinking) {
  Tally tally;
  FinishedGame game = finished(0, Outcome::Draw);
  game.thinking[1] = {2, microseconds(30), microseconds(20), 0};
  tally.add(game);
  game.number = 1;
  game.thinking[1] = {3, microseconds(50), microseconds(40), 1};
  tally.add(game);
  const Thinking& sum = tally.thinking(1);
  EXPECT_EQ(sum.moves, 5);
  EXPECT_EQ(sum.time, microseconds(80));
  EXPECT_EQ(sum.longest, microseconds(40));
  EXPECT_EQ(sum.late, 1);
}

}  // namespace
}  // namespace mandible::lab
