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
  play_selfplay(settings, stop,
                [&games](const ScoredGame& game) { games.push_back(to_game(game)); });
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
  play_selfplay(short_games(), stop, [&](const ScoredGame&) { stop.store(++games == 2); });
  EXPECT_EQ(games, 2);
}

std::vector<ScoredGame> scored_games_of(const SelfplaySettings& settings) {
  std::vector<ScoredGame> games;
  const std::atomic<bool> stop{false};
  play_selfplay(settings, stop, [&games](const ScoredGame& game) { games.push_back(game); });
  return games;
}

TEST(Selfplay, keeps_the_score_and_the_best_move_of_every_ply_after_the_opening) {
  SelfplaySettings settings = short_games();
  settings.variety = 0;
  for (const ScoredGame& game : scored_games_of(settings)) {
    EXPECT_GE(game.opening_plies, 2);
    EXPECT_LE(game.opening_plies, settings.opening_plies);
    bool scored = false;
    for (const ScoredPly& ply : game.plies) {
      EXPECT_EQ(ply.played, ply.best);
      scored |= ply.score != 0;
    }
    EXPECT_TRUE(scored);
  }
}

TEST(Selfplay, varies_moves_after_the_opening_and_then_plays_the_best) {
  SelfplaySettings settings = short_games();
  settings.variety = 100;
  settings.varied_plies = 10;
  int varied = 0;
  for (const ScoredGame& game : scored_games_of(settings)) {
    for (std::size_t i = 0; i < game.plies.size(); ++i) {
      const bool other = game.plies[i].played != game.plies[i].best;
      EXPECT_TRUE(!other || static_cast<int>(i) < game.opening_plies + settings.varied_plies);
      varied += other ? 1 : 0;
    }
  }
  EXPECT_GT(varied, 5);
}

TEST(Selfplay, takes_half_of_its_openings_from_the_book) {
  const std::string opening = "Base;InProgress;White[3];wS1;bB1 -wS1;wG1 wS1-;bA1 \\bB1";
  SelfplaySettings settings = short_games();
  settings.games = 40;
  settings.nodes = 20;
  settings.most_plies = 10;
  settings.book = {opening};
  int from_book = 0;
  for (const Game& game : games_of(settings)) {
    const std::string moves = opening.substr(opening.find(";wS1"));
    if (game_string(game).find(moves) != std::string::npos) {
      EXPECT_EQ(game_type(game.edition()), "Base");
      ++from_book;
    }
  }
  EXPECT_GT(from_book, 4) << "of the twenty games of the base game";
  EXPECT_LT(from_book, 16);
}

}  // namespace
}  // namespace mandible::lab
