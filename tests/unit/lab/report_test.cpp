// What is said about a match while it goes on and at its end.
#include "lab/match/report.h"

#include <gtest/gtest.h>

namespace mandible::lab {
namespace {

class MatchReport : public testing::Test {
 protected:
  MatchReport() {
    settings_.engines[0].name = "new";
    settings_.engines[1].name = "old";
    for (EngineSetup& engine : settings_.engines) engine.limit = {Limit::Kind::Nodes, 7};
    settings_.games = 200;
  }
  // Pairs of games that the first engine wins, draws or loses.
  void add_pairs(int pairs, Outcome first, Outcome second) {
    for (int i = 0; i < 2 * pairs; ++i) {
      FinishedGame game;
      game.number = standing_.tally.games();
      game.outcome = i % 2 == 0 ? first : second;
      game.plies = 40;
      standing_.tally.add(game);
    }
  }
  bool says(const std::string& text) const {
    return summary_text(standing_, settings_).find(text) != std::string::npos;
  }

  MatchSettings settings_;
  Standing standing_;
};

TEST_F(MatchReport, sums_up) {
  add_pairs(2, Outcome::WhiteWins, Outcome::BlackWins);
  add_pairs(1, Outcome::WhiteWins, Outcome::WhiteWins);
  add_pairs(1, Outcome::Draw, Outcome::WhiteWins);
  const std::string text = summary_text(standing_, settings_);
  EXPECT_TRUE(says("new against old, 8 of 200 games\n  won 5, drawn 1, lost 2: 68.8%\n")) << text;
  EXPECT_TRUE(says("pairs with 0, 1/2, 1, 1 1/2, 2 points: 0, 1, 1, 0, 2\n")) << text;
  EXPECT_TRUE(says("40.0 plies per game, White scored 68.8%\n")) << text;
  EXPECT_TRUE(says("ended by surrounding 8, repetition 0, length 0\n")) << text;
  EXPECT_TRUE(says("old (nodes 7)\n    lost by crash 0, illegal 0, refusal 0, time 0")) << text;
}

TEST_F(MatchReport, tells_how_the_test_ended) {
  settings_.sprt = Sprt{0, 100};
  add_pairs(1, Outcome::WhiteWins, Outcome::WhiteWins);
  EXPECT_TRUE(says(": undecided\n"));
  add_pairs(30, Outcome::WhiteWins, Outcome::BlackWins);
  EXPECT_TRUE(says(": accepted: better by 100 rather than 0\n"));
  add_pairs(60, Outcome::BlackWins, Outcome::WhiteWins);
  EXPECT_TRUE(says(": rejected: better by 0 rather than 100\n"));
}

TEST_F(MatchReport, shows_progress_with_a_bar) {
  EXPECT_EQ(progress_text(standing_, settings_), "[....................] 0/200");
  add_pairs(50, Outcome::WhiteWins, Outcome::WhiteWins);
  EXPECT_EQ(progress_text(standing_, settings_),
            "[##########..........] 100/200  +50 =0 -50  50.0%  Elo unknown");
  standing_.played = 100;
  standing_.seconds = 8;
  EXPECT_NE(progress_text(standing_, settings_).find("  12.50 games/s"), std::string::npos);
}

TEST_F(MatchReport, says_that_no_game_was_finished) {
  EXPECT_EQ(summary_text(standing_, settings_), "new against old: no game was finished\n");
}

}  // namespace
}  // namespace mandible::lab
