#include "lab/selfplay/selfplay.h"

#include <gtest/gtest.h>

#include "rules/game_string.h"

namespace mandible::lab {
namespace {

SelfplaySettings short_games() {
  SelfplaySettings settings;
  settings.editions = {*parse_game_type("Base+MLP"), *parse_game_type("Base")};
  settings.games = 6;
  settings.nodes = 100;
  settings.most_plies = 40;
  return settings;
}

std::vector<Game> games_of(const SelfplaySettings& settings) {
  std::vector<Game> games;
  const std::atomic<bool> stop{false};
  play_selfplay(settings, stop, [&games](const Game& game) { games.push_back(game); });
  return games;
}

std::vector<std::string> texts_of(const SelfplaySettings& settings) {
  std::vector<std::string> texts;
  for (const Game& game : games_of(settings)) texts.push_back(game_string(game));
  return texts;
}

TEST(Selfplay, plays_the_same_game_for_the_same_number) {
  SelfplaySettings settings = short_games();
  const std::vector<std::string> games = texts_of(settings);
  settings.threads = 3;
  EXPECT_EQ(texts_of(settings), games);
  settings.seed = 2;
  EXPECT_NE(texts_of(settings), games);
}

TEST(Selfplay, goes_on_after_the_games_that_are_played) {
  SelfplaySettings settings = short_games();
  const std::vector<std::string> games = texts_of(settings);
  settings.first_game = 4;
  EXPECT_EQ(texts_of(settings), std::vector<std::string>(games.begin() + 4, games.end()));
  settings.first_game = 6;
  EXPECT_TRUE(texts_of(settings).empty());
}

TEST(Selfplay, plays_to_the_end_by_the_rules) {
  SelfplaySettings settings = short_games();
  settings.most_plies = 120;
  int number = 0;
  int ended = 0;
  for (const Game& game : games_of(settings)) {
    EXPECT_EQ(game.edition(), settings.editions[static_cast<std::size_t>(number++ % 2)]);
    EXPECT_TRUE(game.over() || game.plies() == settings.most_plies) << game_string(game);
    const Result<Game> replayed = parse_game_string(game_string(game), {true, false});
    ASSERT_TRUE(replayed) << replayed.error();
    EXPECT_EQ(replayed->outcome(), game.outcome());
    if (game.ending() == Ending::Surround) ++ended;
  }
  EXPECT_EQ(number, settings.games);
  EXPECT_GT(ended, 0);
}

TEST(Selfplay, stops_when_told) {
  int games = 0;
  std::atomic<bool> stop{false};
  play_selfplay(short_games(), stop, [&](const Game&) { stop.store(++games == 2); });
  EXPECT_EQ(games, 2);
}

}  // namespace
}  // namespace mandible::lab
