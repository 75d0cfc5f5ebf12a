// Training: the samples, the gradient, and that it learns what there is to learn.
#include "lab/training/trainer.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.h"
#include "engine/network/judge.h"
#include "lab/selfplay/selfplay.h"

namespace mandible::lab {
namespace {

// Features 1 and 2 are good and bad for the side to move, or the opposite; the rest is noise.
Samples planted(int number, std::uint64_t seed, bool opposite = false) {
  Random random(seed);
  Samples samples;
  for (int i = 0; i < number; ++i) {
    network::View view;
    const bool good = random.below(2) == 0;
    view.sides[0].push_back(good ? 1 : 2);
    view.sides[1].push_back(3);
    for (network::Features& side : view.sides) {
      side.push_back(static_cast<std::uint16_t>(10 + random.below(20)));
    }
    view.phase = static_cast<int>(random.below(network::kPhases));
    Sample sample;
    sample.result = good != opposite ? 0.9F : 0.1F;
    sample.score = sample.result;
    sample.by_hand = 0.5F;
    samples.add(view, sample);
  }
  return samples;
}

SampleSplit planted_split() { return {planted(4000, 1), planted(500, 2)}; }

TrainerSettings quick() {
  TrainerSettings settings;
  settings.epochs = 6;
  settings.batch = 100;
  settings.rate = 0.01F;
  return settings;
}

std::string trained(const SampleSplit& split, const TrainerSettings& settings) {
  Trainer trainer(split, settings);
  while (!trainer.finished()) trainer.run_epoch([](double, double) {});
  return network::to_bytes(quantised(trainer.best_network(), ""));
}

TEST(Trainer, learns_what_was_planted) {
  const SampleSplit split = planted_split();
  Trainer trainer(split, quick());
  EpochReport last;
  while (!trainer.finished()) last = trainer.run_epoch([](double, double) {});
  // No prediction can do better than the entropy of a coin that falls 9 times in 10.
  const double least = -(0.9 * std::log(0.9) + 0.1 * std::log(0.1));
  EXPECT_NEAR(last.test.target, least, 0.01);
  EXPECT_NEAR(losses_by_hand(split.test, 0.5F).target, std::log(2.0), 1e-4);
}

TEST(Trainer, makes_the_same_network_from_the_same_seed) {
  const SampleSplit split = planted_split();
  TrainerSettings settings = quick();
  settings.epochs = 2;
  const std::string first = trained(split, settings);
  EXPECT_TRUE(trained(split, settings) == first);
  settings.seed = 2;
  EXPECT_FALSE(trained(split, settings) == first);
}

TEST(Trainer, goes_on_from_a_checkpoint_as_if_nothing_had_happened) {
  const SampleSplit split = planted_split();
  TrainerSettings settings = quick();
  settings.epochs = 3;
  Trainer interrupted(split, settings);
  interrupted.run_epoch([](double, double) {});
  Trainer resumed(split, settings);
  ASSERT_FALSE(resumed.resume(interrupted.checkpoint()));
  EXPECT_EQ(resumed.epoch(), 1);
  while (!resumed.finished()) resumed.run_epoch([](double, double) {});
  EXPECT_TRUE(network::to_bytes(quantised(resumed.best_network(), "")) == trained(split, settings));
}

TEST(Trainer, refuses_checkpoints_that_are_damaged_or_of_another_training) {
  const SampleSplit split = planted_split();
  Trainer trainer(split, quick());
  std::string bytes = trainer.checkpoint();
  TrainerSettings other = quick();
  other.seed = 9;
  EXPECT_EQ(Trainer(split, other).resume(bytes)->message, "it belongs to another training");
  EXPECT_EQ(trainer.resume("what")->message, "it is not a checkpoint of this version");
  EXPECT_EQ(trainer.resume(bytes.substr(0, bytes.size() - 8))->message,
            "it is damaged: its checksum is wrong");
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  EXPECT_EQ(trainer.resume(bytes)->message, "it is damaged: its checksum is wrong");
}

TEST(Trainer, keeps_the_network_of_the_best_epoch) {
  // What is learnt is wrong for the test games, so the better it is learnt the worse it is.
  SampleSplit split = planted_split();
  split.test = planted(500, 2, true);
  TrainerSettings settings = quick();
  settings.rate = 0.001F;
  Trainer trainer(split, settings);
  EXPECT_TRUE(trainer.run_epoch([](double, double) {}).best);
  const std::string first = network::to_bytes(quantised(trainer.best_network(), ""));
  EXPECT_FALSE(trainer.run_epoch([](double, double) {}).best);
  EXPECT_TRUE(network::to_bytes(quantised(trainer.best_network(), "")) == first);
}

TEST(FloatNetwork, has_the_gradient_that_differences_show) {
  const Samples samples = planted(1, 3);
  const Sample& sample = samples[0];
  std::vector<float> learnt = random_parameters(5);
  Activations at;
  std::vector<float> gradient(parameters::kCount);
  // The gradient of the logit itself: an error of 1.
  const FloatNetwork network = network_of(learnt);
  forward(network, samples, sample, at);
  backward(network, samples, sample, at, 1, gradient);
  share_gradient(gradient);
  const std::size_t row = samples.features(sample, 0)[0] * parameters::kWidth;
  // A weight of a row, of a row that it shares, of the bias, and of the output.
  for (const std::size_t index : {row + 3, parameters::kShared + 5, parameters::kBias + 7,
                                  parameters::kOutput + sample.phase * 2 * parameters::kWidth + 9,
                                  parameters::kOutputBias + sample.phase}) {
    constexpr float kStep = 1e-3F;
    const float kept = learnt[index];
    learnt[index] = kept + kStep;
    const float above = forward(network_of(learnt), samples, sample, at);
    learnt[index] = kept - kStep;
    const float below = forward(network_of(learnt), samples, sample, at);
    learnt[index] = kept;
    EXPECT_NEAR(gradient[index], (above - below) / (2 * kStep), 2e-3F) << index;
  }
}

std::vector<ScoredGame> played_games() {
  SelfplaySettings settings;
  settings.editions = {*parse_game_type("Base+MLP")};
  settings.games = 40;
  settings.nodes = 50;
  std::vector<ScoredGame> games;
  const std::atomic<bool> stop{false};
  play_selfplay(settings, stop, [&games](const ScoredGame& game) { games.push_back(game); });
  return games;
}

TEST(TrainingSamples, set_whole_games_apart_and_share_no_position) {
  std::vector<ScoredGame> games = played_games();
  const SampleSplit split = split_samples(games);
  EXPECT_GT(split.training.size(), 5 * split.test.size());
  EXPECT_GT(split.test.size(), 10U);
  // The first game is tested on; a copy of it among the others takes its positions away.
  games.resize(20);
  games[1] = games[0];
  EXPECT_EQ(split_samples(games).test.size(), 0U);
}

TEST(TrainingSamples, are_seen_by_the_side_to_move) {
  std::vector<ScoredGame> games = played_games();
  const auto won = std::find_if(games.begin() + 1, games.end(), [](const ScoredGame& game) {
    return game.outcome == Outcome::WhiteWins;
  });
  ASSERT_NE(won, games.end());
  const SampleSplit split = split_samples({games[0], *won});
  ASSERT_GT(split.training.size(), 2U);
  int wins = 0;
  for (std::size_t i = 0; i < split.training.size(); ++i) {
    const Sample& sample = split.training[i];
    EXPECT_TRUE(sample.result == 0 || sample.result == 1);
    EXPECT_FLOAT_EQ(sample.target(0.25F), 0.25F * sample.score + 0.75F * sample.result);
    wins += sample.result == 1 ? 1 : 0;
  }
  EXPECT_GT(wins, 0);
  EXPECT_LT(wins, static_cast<int>(split.training.size()));
}

TEST(QuantisedNetwork, judges_as_the_trained_one) {
  const SampleSplit split = split_samples(played_games());
  TrainerSettings settings = quick();
  settings.epochs = 2;
  Trainer trainer(split, settings);
  while (!trainer.finished()) trainer.run_epoch([](double, double) {});
  const FloatNetwork trained_network = trainer.best_network();
  const network::Network whole = quantised(trained_network, "");
  Activations at;
  for (std::size_t i = 0; i < split.test.size(); ++i) {
    network::View view;
    for (std::size_t side = 0; side < 2; ++side) {
      for (const std::uint16_t f : split.test.features(split.test[i], side)) {
        view.sides[side].push_back(f);
      }
    }
    view.phase = split.test[i].phase;
    const float logit = forward(trained_network, split.test, split.test[i], at);
    EXPECT_NEAR(static_cast<float>(network::judge(whole, view)), logit * network::kScoreOfOne,
                20.0F);
  }
}

}  // namespace
}  // namespace mandible::lab
