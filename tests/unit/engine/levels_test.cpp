// The levels: legal, repeatable, different, and weaker or stronger as they should be.
#include "engine/levels.h"

#include <gtest/gtest.h>

#include "engine/bench_positions.h"
#include "rules/movegen.h"
#include "support/positions.h"

namespace mandible::test {
namespace {

using std::chrono::milliseconds;

SearchLimits of_level(int level, std::uint64_t seed) {
  SearchLimits limits;
  limits.level = level;
  limits.seed = seed;
  limits.nodes = 5'000;  // keeps the strongest one short, and repeatable
  return limits;
}

Move choose(const Game& game, const SearchLimits& limits) {
  Engine engine({1, 4});
  engine.set_position(game);
  Move move;
  engine.go(limits, {nullptr, [&move](const SearchReport& report) { move = report.line.at(0); }});
  engine.wait();
  return move;
}

Game play_game(const Game& start, int white, int black, std::uint64_t seed, int plies) {
  Game game = start;
  while (!game.over() && game.plies() < plies) {
    const int level = game.position().to_move() == Colour::White ? white : black;
    EXPECT_FALSE(game.play(choose(game, of_level(level, seed)))) << game_string(game);
  }
  return game;
}

// The game string of an opening that a level plays against itself.
std::string opening(int level, std::uint64_t seed) {
  return game_string(play_game(game_of("Base+MLP"), level, level, seed, 8));
}

constexpr int kStrongest = static_cast<int>(kLevels.size());

TEST(Levels, are_found_by_name_and_number) {
  EXPECT_EQ(find_level("Egg"), 1);
  EXPECT_EQ(find_level("queen"), kStrongest);
  EXPECT_EQ(find_level("4"), 4);
  for (const char* text : {"", "0", "11", "Bee", "44"}) EXPECT_FALSE(find_level(text)) << text;
}

TEST(Levels, play_legal_moves_in_every_edition) {
  for (const NamedEdition& edition : kEditions) {
    const Game start(*edition_with(edition.expansions, edition.queen_first), true);
    for (int level = 1; level <= kStrongest; ++level) play_game(start, level, level, 1, 12);
  }
}

TEST(Levels, repeat_a_game_with_its_seed_and_vary_it_with_others) {
  for (const int level : {1, 5, kStrongest}) {
    EXPECT_EQ(opening(level, 7), opening(level, 7));
    EXPECT_EQ(opening(level, 0), opening(level, 0));
    EXPECT_FALSE(opening(level, 7) == opening(level, 8) && opening(level, 8) == opening(level, 9));
  }
}

TEST(Levels, do_not_depend_on_earlier_searches) {
  const Game game = game_of(std::string(bench::kPositions[1].game));
  Engine engine({1, 4});
  engine.set_position(game);
  engine.go({{}, 4, {}}, {});
  Move after;
  engine.go(of_level(4, 1), {nullptr, [&after](const SearchReport& r) { after = r.line.at(0); }});
  engine.wait();
  EXPECT_EQ(after, choose(game, of_level(4, 1)));
}

TEST(Levels, never_miss_a_win_in_one) {
  const Game game = game_of(std::string(bench::kPositions[3].game));
  for (int level = 1; level <= kStrongest; ++level) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      Game won = game;
      ASSERT_FALSE(won.play(choose(game, of_level(level, seed))));
      EXPECT_EQ(won.outcome(), Outcome::WhiteWins) << "level " << level;
    }
  }
}

// Black wins in two moves and not in one; a misjudged move must not look like a quicker win.
TEST(Levels, take_no_other_move_for_a_win) {
  const Game game = game_of(
      R"(Base+MLP;InProgress;Black[14];wB1;bM wB1\;wB2 -wB1;bG1 bM-;wA1 \wB1;bQ bG1\;wQ -wA1;)"
      R"(bA1 /bM;wA1 bQ\;bA1 -wQ;wP /wA1;bB1 \bA1;wA2 wQ/;bB1 -wA2;wP /bQ;bB1 wA2;wS1 wP\;)"
      R"(bP /bA1;wG1 /wP;bP bA1\;wS1 wA1/;bB2 \bB1;wA1 bB2/;bS1 \bA1;wG1 \wS1;bL /bS1;wA1 bQ\)");
  for (int level = 3; level <= kStrongest; ++level) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      Score score = 0;
      Engine engine({1, 4});
      engine.set_position(game);
      engine.go(of_level(level, seed),
                {nullptr, [&score](const SearchReport& report) { score = report.score; }});
      engine.wait();
      EXPECT_LE(score, kWin - 3) << "level " << level << ", seed " << seed;
    }
  }
}

TEST(Levels, the_strongest_beats_the_weakest) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const Game start = game_of("Base+MLP");
    EXPECT_EQ(play_game(start, kStrongest, 1, seed, 200).outcome(), Outcome::WhiteWins);
    EXPECT_EQ(play_game(start, 1, kStrongest, seed, 200).outcome(), Outcome::BlackWins);
  }
}

TEST(Levels, keep_to_the_narrower_limit) {
  SearchLimits limits;
  limits.level = kStrongest;
  EXPECT_EQ(with_level(limits).time, kLevelTime);
  limits.time = milliseconds(100);
  limits.depth = 2;
  EXPECT_EQ(with_level(limits).time, milliseconds(100));
  EXPECT_EQ(with_level(limits).depth, 2);
  limits.level = 1;
  EXPECT_EQ(with_level(limits).depth, 1);
}

}  // namespace
}  // namespace mandible::test
