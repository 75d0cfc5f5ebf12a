#include "lab/tune/fit.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.h"
#include "engine/evaluate.h"
#include "support/positions.h"

namespace mandible::lab {
namespace {

using test::game_of;

// A White win on the 27th ply; both Queens are placed after the seventh.
constexpr const char* kWon =
    "Base;WhiteWins;Black[14];wB1;bA1 wB1/;wQ /wB1;bB1 \\bA1;wG1 /wQ;bQ bA1-;wA1 -wQ;bB1 bA1;"
    "wA1 bQ-;bA2 \\bB1;wG1 \\bQ;bA2 wQ\\;wA2 \\wG1;bA2 wA2/;wA3 -wB1;bA2 -wA3;wA2 bQ\\;bB1 wG1;"
    "wS1 wA1\\;bA3 bB1/;wS1 bA3\\;bA3 wA1-;wG2 wS1/;bA3 \\wG2;wG3 wA1\\;bA2 wB1\\;wG3 bA1\\";

// The first terms, with these weights.
constexpr std::array<std::array<float, 2>, 4> kPlanted = {
    {{120, -40}, {-75, 60}, {15, 90}, {0, -130}}};

// Samples whose results are just what the planted weights expect.
std::vector<FitSample> planted_samples(int number, float scale) {
  Random random(1);
  std::vector<FitSample> samples;
  for (int i = 0; i < number; ++i) {
    FitSample sample;
    sample.game = i / 10;
    sample.early = static_cast<float>(random.below(101)) / 100;
    float score = 0;
    for (std::size_t term = 0; term < kPlanted.size(); ++term) {
      const int count = static_cast<int>(random.below(5)) - 2;
      sample.counts.push_back({static_cast<std::uint16_t>(term), static_cast<std::int8_t>(count)});
      score += static_cast<float>(count) *
               (kPlanted[term][0] * sample.early + kPlanted[term][1] * (1 - sample.early));
    }
    // The scale is a score that is won three times of four.
    sample.result = 1 / (1 + std::pow(3.0F, -score / scale));
    samples.push_back(sample);
  }
  return samples;
}

TEST(Fit, finds_the_weights_that_made_the_results) {
  const FitSettings settings;
  double first_loss = 0;
  double last_loss = 0;
  int rounds = 0;
  const FittedWeights weights =
      fit(planted_samples(2000, settings.scale), settings, [&](const FitProgress& progress) {
        EXPECT_EQ(progress.round, ++rounds);
        (rounds == 1 ? first_loss : last_loss) = progress.test_loss;
      });
  EXPECT_EQ(rounds, settings.rounds);
  EXPECT_LT(last_loss, first_loss);
  for (std::size_t term = 0; term < kPlanted.size(); ++term) {
    for (std::size_t k = 0; k < 2; ++k) {
      EXPECT_NEAR(weights[term][k], kPlanted[term][k], 3) << "term " << term << ", " << k;
    }
  }
}

// The results of the games that are only tested on are the opposite of all others: they must not
// teach anything, and their loss must grow while the others' shrinks.
TEST(Fit, learns_nothing_from_the_games_that_it_tests_on) {
  FitSettings settings;
  settings.rounds = 50;
  std::vector<FitSample> samples = planted_samples(2000, settings.scale);
  for (FitSample& sample : samples) {
    if (is_test_game(sample.game)) sample.result = 1 - sample.result;
  }
  std::vector<FitProgress> rounds;
  fit(samples, settings, [&](const FitProgress& progress) { rounds.push_back(progress); });
  EXPECT_LT(rounds.back().training_loss, rounds.front().training_loss);
  EXPECT_GT(rounds.back().test_loss, rounds.front().test_loss);
}

TEST(Samples, know_their_game) {
  std::vector<FitSample> samples;
  add_samples(game_of(kWon), 3, 7, samples);
  ASSERT_FALSE(samples.empty());
  for (const FitSample& sample : samples) EXPECT_EQ(sample.game, 3);
}

TEST(Samples, are_positions_with_the_result_for_the_side_to_move) {
  const Game game = game_of(kWon);
  ASSERT_EQ(game.outcome(), Outcome::WhiteWins);
  std::vector<FitSample> samples;
  add_samples(game, 3, 7, samples);
  ASSERT_FALSE(samples.empty());
  // Black is to move at ply 7.
  EXPECT_EQ(samples[0].result, 0);
  EXPECT_EQ(samples[1].result, 1);

  Position position(game.edition());
  for (int ply = 0; ply < 7; ++ply) position.make(game.move(ply));
  const Trace trace = trace_evaluation(position);
  EXPECT_EQ(samples[0].early, trace.early);
  for (const FitSample::Count& c : samples[0].counts) EXPECT_EQ(c.count, trace.counts[c.term]);
}

TEST(Samples, leave_out_the_opening_and_wins_in_one) {
  std::vector<FitSample> samples;
  const Game game = game_of(kWon);
  add_samples(game, 3, 7, samples);
  // Before the last ply there is a win in one move, and before the last but one it threatens.
  EXPECT_LT(samples.size(), static_cast<std::size_t>(game.plies() - 7 - 1));
  std::vector<FitSample> late;
  add_samples(game, 3, game.plies() - 1, late);
  EXPECT_TRUE(late.empty());
}

TEST(Samples, of_a_game_without_a_result_are_draws) {
  Game game = game_of(kWon);
  game.undo(5);
  std::vector<FitSample> samples;
  add_samples(game, 3, 7, samples);
  ASSERT_FALSE(samples.empty());
  EXPECT_EQ(samples[0].result, 0.5F);
}

}  // namespace
}  // namespace mandible::lab
