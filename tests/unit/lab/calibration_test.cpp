// How well scores predict results.
#include "lab/calibration/calibration.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.h"
#include "engine/chances.h"
#include "lab/openings/random_game.h"

namespace mandible::lab {
namespace {

TEST(Chances, are_even_at_0_and_three_in_four_at_200) {
  EXPECT_DOUBLE_EQ(win_chance(0), 0.5);
  EXPECT_DOUBLE_EQ(win_chance(200), 0.75);
  EXPECT_DOUBLE_EQ(win_chance(-200), 0.25);
  EXPECT_DOUBLE_EQ(win_chance(100, 100), 0.75);
}

TEST(Chances, are_reported_in_thousandths) {
  EXPECT_EQ(wins_per_thousand(200), 750);
  EXPECT_EQ(wins_per_thousand(-20), 473);
  EXPECT_EQ(wins_per_thousand(4 - kWin), 0);
}

TEST(Chances, of_a_decided_score_are_certain) {
  EXPECT_EQ(win_chance(kWin - 3), 1);
  EXPECT_EQ(win_chance(-kWin + 4), 0);
}

// Games whose scores mean what they would at another scale: three of four are won at `scale`.
Calibration of_games_with_scale(double scale, int games) {
  Random random(5);
  Calibration calibration;
  for (int number = 0; number < games; ++number) {
    const Game game = random_game(*parse_game_type("Base+MLP"), 30, random);
    ScoredGame scored;
    scored.edition = game.edition();
    const auto score = static_cast<Score>(random.below(401)) - 200;
    const bool white_wins =
        static_cast<double>(random.below(1'000'000)) < 1e6 * win_chance(score, scale);
    scored.outcome = white_wins ? Outcome::WhiteWins : Outcome::BlackWins;
    for (int ply = 0; ply < game.plies(); ++ply) {
      scored.plies.push_back({game.move(ply), game.move(ply), ply % 2 == 0 ? score : -score});
    }
    calibration.add(scored);
  }
  return calibration;
}

TEST(Calibration, finds_the_score_with_which_three_of_four_games_are_won) {
  for (const double scale : {100.0, 200.0, 400.0}) {
    const Calibration calibration = of_games_with_scale(scale, 4000);
    EXPECT_NEAR(calibration.score_of_three_in_four(0), scale, scale / 8);
  }
}

TEST(Calibration, compares_what_scores_promise_with_what_was_won) {
  const Calibration calibration = of_games_with_scale(100, 4000);
  const auto deciles = calibration.deciles(0);
  ASSERT_EQ(deciles.size(), 10U);
  // The scores promise too little.
  EXPECT_LT(deciles.front().observed, deciles.front().predicted - 0.05);
  EXPECT_GT(deciles.back().observed, deciles.back().predicted + 0.05);
  for (std::size_t i = 1; i < deciles.size(); ++i) {
    EXPECT_GE(deciles[i].predicted, deciles[i - 1].predicted);
  }
}

TEST(Calibration, of_a_few_games_in_which_every_favourite_loses_stays_within_reason) {
  Random random(1);
  Calibration calibration;
  for (int number = 0; number < 3; ++number) {
    const Game game = random_game(*parse_game_type("Base"), 8, random);
    ScoredGame scored;
    scored.edition = game.edition();
    scored.outcome = Outcome::BlackWins;
    for (int ply = 0; ply < game.plies(); ++ply) {
      scored.plies.push_back({game.move(ply), game.move(ply), ply % 2 == 0 ? 5000 : -5000});
    }
    calibration.add(scored);
  }
  const double score = calibration.score_of_three_in_four(0);
  EXPECT_GE(score, kScoreOfThreeInFour / 10 - 1e-9);
  EXPECT_LE(score, kScoreOfThreeInFour * 10 + 1e-9);
}

TEST(Calibration, leaves_out_the_opening_and_decided_positions) {
  ScoredGame scored;
  Random random(1);
  const Game game = random_game(*parse_game_type("Base"), 8, random);
  scored.edition = game.edition();
  scored.outcome = Outcome::WhiteWins;
  scored.opening_plies = 4;
  for (int ply = 0; ply < game.plies(); ++ply) {
    scored.plies.push_back({game.move(ply), game.move(ply), ply == 5 ? kWin - 5 : 10});
  }
  Calibration calibration;
  calibration.add(scored);
  std::size_t positions = 0;
  for (std::size_t phase = 0; phase < kCalibrationPhases.size(); ++phase) {
    for (const auto& decile : calibration.deciles(phase)) positions += decile.positions;
  }
  EXPECT_EQ(positions, 3U);
}

}  // namespace
}  // namespace mandible::lab
