// Games between engines: how they end, and who is to blame.
#include "lab/match/referee.h"

#include <gtest/gtest.h>

#include "unit/lab/shell_engine.h"

namespace mandible::lab {
namespace {

constexpr const char* kOpening = "Base;InProgress;White[2];wA1;bA1 wA1-";

// The first engine, which has White in the first game of a pair, against Mandible.
PlayedGame played(const EngineSetup& setup, int number = 0, int max_plies = 12) {
  MatchSettings settings;
  settings.engines = {setup, mandible_engine()};
  settings.patience = std::chrono::seconds(30);
  const std::atomic<bool> stop{false};
  UhpEngine first(settings.engines[0], settings, stop);
  UhpEngine second(settings.engines[1], settings, stop);
  EXPECT_FALSE(first.start());
  EXPECT_FALSE(second.start());
  return play_game({&first, &second}, kOpening, number, max_plies).value();
}

TEST(Referee, ends_a_long_game_as_a_draw) {
  const PlayedGame game = played(mandible_engine());
  EXPECT_EQ(game.summary.end, GameEnd::Length);
  EXPECT_EQ(game.summary.outcome, Outcome::Draw);
  EXPECT_EQ(game.summary.plies, 12);
  EXPECT_EQ(game.summary.thinking[0].moves, 5);
  EXPECT_EQ(game.summary.thinking[1].moves, 5);
  EXPECT_EQ(game.fault, "");
}

TEST(Referee, blames_whoever_crashes) {
  const PlayedGame game = played(shell_engine("exit 3"));
  EXPECT_EQ(game.summary.end, GameEnd::Crash);
  EXPECT_EQ(game.summary.outcome, Outcome::BlackWins);
  EXPECT_EQ(game.game.outcome(), Outcome::BlackWins);
  EXPECT_NE(game.fault.find("(status 3)"), std::string::npos) << game.fault;
}

TEST(Referee, blames_whoever_plays_an_illegal_move) {
  // In the second game of a pair the first engine has Black, and one move has been made by then.
  const PlayedGame game = played(shell_engine("echo bQ bA1"), 1);
  EXPECT_EQ(game.summary.end, GameEnd::Illegal);
  EXPECT_EQ(game.summary.outcome, Outcome::WhiteWins);
  EXPECT_EQ(game.summary.plies, 3);
  EXPECT_NE(game.fault.find("\"bQ bA1\": "), std::string::npos) << game.fault;
}

TEST(Referee, blames_whoever_answers_nothing_or_nonsense) {
  EXPECT_EQ(played(shell_engine(":")).summary.end, GameEnd::Illegal);
  EXPECT_EQ(played(shell_engine("echo hello")).summary.end, GameEnd::Illegal);
}

TEST(Referee, blames_whoever_refuses) {
  const PlayedGame game = played(shell_engine("echo err no idea"));
  EXPECT_EQ(game.summary.end, GameEnd::Refusal);
  EXPECT_EQ(game.summary.outcome, Outcome::BlackWins);
  EXPECT_NE(game.fault.find("err no idea"), std::string::npos) << game.fault;
}

TEST(Referee, notes_late_moves) {
  EngineSetup setup = shell_engine("sleep 0.6; echo hello");
  setup.limit = {Limit::Kind::Time, 1};
  const PlayedGame game = played(setup);
  EXPECT_EQ(game.summary.end, GameEnd::Illegal);
  EXPECT_EQ(game.summary.thinking[0].late, 1);
  EXPECT_GE(game.summary.thinking[0].longest, std::chrono::milliseconds(600));
}

}  // namespace
}  // namespace mandible::lab
