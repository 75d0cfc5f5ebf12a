// Tuning the parameters of the search by games.
#include "lab/spsa/spsa.h"

#include <gtest/gtest.h>

namespace mandible::lab {
namespace {

constexpr int kPairs = 1000;

SpsaSettings of_pairs(int pairs) {
  SpsaSettings settings;
  settings.pairs = pairs;
  return settings;
}

const SpsaState::Directions kUp(kSearchParameters.size(), 1);

TEST(Spsa, starts_from_the_parameters_of_the_engine) {
  EXPECT_TRUE(SpsaState(of_pairs(kPairs)).parameters() == SearchParameters{});
}

TEST(Spsa, moves_each_parameter_by_a_step_within_its_range) {
  const SpsaState state(of_pairs(kPairs));
  const SearchParameters up = state.moved(kUp, 1);
  const SearchParameters down = state.moved(kUp, -1);
  for (const ParameterSpec& spec : kSearchParameters) {
    EXPECT_GT(up.*spec.value, down.*spec.value) << spec.name;
    EXPECT_GE(down.*spec.value, spec.least) << spec.name;
    EXPECT_LE(up.*spec.value, spec.most) << spec.name;
  }
}

TEST(Spsa, moves_towards_the_winner_and_not_after_a_tie) {
  SpsaState state(of_pairs(kPairs));
  const double before = state.value(1);
  state.learn(kUp, 2);
  EXPECT_EQ(state.value(1), before);
  state.learn(kUp, 4);
  const double after_a_win = state.value(1);
  EXPECT_GT(after_a_win, before);
  state.learn(kUp, 0);
  EXPECT_LT(state.value(1), after_a_win);
  EXPECT_EQ(state.pairs(), 3);
}

TEST(Spsa, learns_less_from_later_pairs) {
  SpsaState state(of_pairs(kPairs));
  const double start = state.value(1);
  state.learn(kUp, 4);
  const double first = state.value(1) - start;
  for (int i = 0; i < kPairs - 2; ++i) state.learn(kUp, 2);
  const double before_last = state.value(1);
  state.learn(kUp, 4);
  EXPECT_LT(state.value(1) - before_last, first / 2);
}

TEST(Spsa, is_read_as_it_was_written) {
  SpsaState state(of_pairs(kPairs));
  state.learn(kUp, 4);
  const Result<SpsaState> read = SpsaState::parse(state.text(), of_pairs(kPairs));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->text(), state.text());
}

TEST(Spsa, says_what_is_wrong_with_a_file) {
  const std::string text = SpsaState(of_pairs(kPairs)).text();
  EXPECT_EQ(SpsaState::parse(text.substr(0, text.size() / 2), of_pairs(kPairs)).error(),
            "it is not a whole file of mandible-lab spsa with the parameters of this version");
  EXPECT_EQ(SpsaState::parse(text, of_pairs(2 * kPairs)).error().substr(0, 35),
            "it belongs to another run: \"of 1000");
  std::string wrong = text;
  wrong.replace(wrong.find("pruning_depth 5"), 15, "pruning_depth 99");
  EXPECT_EQ(SpsaState::parse(wrong, of_pairs(kPairs)).error(),
            "its line 6 is not \"pruning_depth\" with a number from 2 to 10");
}

TEST(Spsa, plays_the_same_games_again_after_a_pause) {
  SpsaSettings settings;
  settings.pairs = 4;
  settings.nodes = 30;
  settings.openings = {"Base;InProgress;White[2];wA1;bA1 wA1-"};
  const std::atomic<bool> stop{false};
  SpsaState whole(settings);
  run_spsa(settings, whole, stop, [](const SpsaState&) {});
  EXPECT_EQ(whole.pairs(), 4);

  SpsaState paused(settings);
  std::atomic<bool> pause{false};
  run_spsa(settings, paused, pause, [&](const SpsaState& now) { pause = now.pairs() == 2; });
  EXPECT_EQ(paused.pairs(), 2);
  SpsaState resumed = *SpsaState::parse(paused.text(), settings);
  run_spsa(settings, resumed, stop, [](const SpsaState&) {});
  EXPECT_EQ(resumed.text(), whole.text());
}

}  // namespace
}  // namespace mandible::lab
