#include "lab/ladder/ladder.h"

#include <gtest/gtest.h>

namespace mandible::lab {
namespace {

// Wins of both sides in turn, and in the last game a draw.
Tally tally_of(int games) {
  Tally tally;
  for (int number = 0; number < games; ++number) {
    FinishedGame game;
    game.number = number;
    game.outcome = number + 1 == games ? Outcome::Draw
                   : number % 2 == 0   ? Outcome::WhiteWins
                                       : Outcome::BlackWins;
    tally.add(game);
  }
  return tally;
}

TEST(Ladder, sets_the_levels_and_lets_them_end_their_searches) {
  LadderSettings ladder;
  ladder.command = {"mandible", "uhp"};
  ladder.games = 6;
  ladder.concurrency = 2;
  const MatchSettings match = rung_settings(ladder, 4);
  EXPECT_EQ(match.games, 6);
  EXPECT_EQ(match.concurrency, 2);
  using Options = std::vector<std::pair<std::string, std::string>>;
  EXPECT_EQ(match.engines[0].name, "Nurse");
  EXPECT_EQ(match.engines[0].options, (Options{{"Level", "4"}}));
  EXPECT_EQ(match.engines[1].name, "Pupa");
  EXPECT_EQ(match.engines[1].options, (Options{{"Level", "3"}}));
  for (const EngineSetup& engine : match.engines) {
    EXPECT_EQ(engine.command, ladder.command);
    EXPECT_EQ(limit_text(engine.limit), "depth 100");
  }
}

TEST(Ladder, has_a_match_for_each_step) {
  EXPECT_EQ(rung_folder(kLowestRung), "2-larva-egg");
  EXPECT_EQ(rung_folder(kHighestRung), "10-queen-soldier");
}

TEST(Ladder, is_a_table) {
  EXPECT_EQ(ladder_heading(), "level     against   games   score      Elo  95%\n");
  EXPECT_EQ(ladder_row(2, tally_of(4)),
            "Larva     Egg           4   87.5%   +338.0  +148.7 to +inf\n");
  EXPECT_EQ(ladder_row(3, tally_of(2)), "Pupa      Larva         2   75.0%  unknown\n");
  EXPECT_EQ(ladder_row(10, Tally()), "Queen     Soldier       0\n");
}

}  // namespace
}  // namespace mandible::lab
