// The facade and the search behind it.
#include "engine/engine.h"

#include <gtest/gtest.h>

#include "rules/movegen.h"
#include "support/positions.h"

namespace mandible::test {
namespace {

using std::chrono::milliseconds;

SearchReport search_with(Engine& engine, const Game& game, const SearchLimits& limits) {
  engine.set_position(game);
  SearchReport best;
  engine.go(limits, {nullptr, [&best](const SearchReport& report) { best = report; }});
  engine.wait();
  return best;
}
SearchReport search(const Game& game, const SearchLimits& limits) {
  Engine engine({1, 4});
  return search_with(engine, game, limits);
}

// A lively position of fourteen plies.
constexpr const char* kLively =
    "Base;InProgress;White[8];wA1;bG1 wA1-;wQ \\wA1;bA1 bG1\\;wS1 /wQ;bQ bG1/;wB1 wQ/;bA2 bQ/;"
    "wA2 -wB1;bA3 bQ\\;wG1 \\wB1;bA1 -bA2;wA3 /wA2;bS1 bA2\\";

TEST(Engine, finds_the_move_that_ends_the_game) {
  Game game = game_of(
      "Base;InProgress;White[8];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 -wQ;bG1 \\bQ;wG1 bQ\\;bG2 bQ/;"
      "wA1 wQ\\;bA1 bG2/;wA1 bG2\\;bA1 \\bG2;wQ \\wS1;bA1 bG2/");
  const SearchReport report = search(game, {{}, 3, {}});
  EXPECT_GT(report.score, kWinInSight);
  ASSERT_FALSE(game.play(report.line.at(0)));
  for (std::size_t i = 1; i < report.line.size(); ++i) ASSERT_FALSE(game.play(report.line[i]));
  EXPECT_EQ(game.outcome(), Outcome::WhiteWins);
}

TEST(Engine, plays_the_same_with_the_same_depth) {
  const Game game = game_of(kLively);
  const SearchReport first = search(game, {{}, 3, {}});
  const SearchReport second = search(game, {{}, 3, {}});
  EXPECT_EQ(first.line, second.line);
  EXPECT_EQ(first.nodes, second.nodes);
}

// The same tiles on the board, and others in hand.
TEST(Engine, forgets_what_it_found_in_another_edition) {
  const std::string moves = ";;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-";
  const Game larger = game_of("Base+MLP" + moves);
  const SearchReport expected = search(larger, {{}, 3, {}});

  Engine used({1, 4});
  search_with(used, game_of("Base" + moves), {{}, 5, {}});
  const SearchReport report = search_with(used, larger, {{}, 3, {}});
  EXPECT_EQ(report.score, expected.score);
  EXPECT_EQ(report.line, expected.line);
  EXPECT_EQ(report.nodes, expected.nodes);
}

// No position comes up in both searches, so only what was learnt about moves can help.
TEST(Engine, remembers_what_moves_were_good) {
  const Game other = game_of("Base;InProgress;White[3];wG1;bB1 wG1-;wQ -wG1;bQ bB1-");
  const Game lively = game_of(kLively);
  const std::uint64_t nodes = search(lively, {{}, 6, {}}).nodes;

  Engine used({1, 4});
  search_with(used, other, {{}, 6, {}});
  EXPECT_NE(search_with(used, lively, {{}, 6, {}}).nodes, nodes);
}

TEST(Engine, keeps_to_its_time) {
  const auto start = std::chrono::steady_clock::now();
  search(game_of(kLively), {milliseconds(100), {}, {}});
  EXPECT_LT(std::chrono::steady_clock::now() - start, milliseconds(1000));
}

TEST(Engine, keeps_to_its_nodes) {
  const SearchReport report = search(game_of(kLively), {{}, {}, 5000});
  EXPECT_LT(report.nodes, 6000U);
}

TEST(Engine, has_a_legal_move_even_without_time) {
  for (const char* type : {"Base", "Base+MLP", "Base+MDR"}) {
    const Game game = game_of(type);
    const SearchReport report = search(game, {milliseconds(0), {}, {}});
    EXPECT_TRUE(is_legal(game.position(), report.line.at(0)));
  }
}

TEST(Engine, plays_legal_moves_in_every_set) {
  for (const char* type : {"Base", "Base+MLP", "Base+MPDR", "Base+D", "Base+MR"}) {
    Game game = game_of(type);
    for (int ply = 0; ply < 30 && !game.over(); ++ply) {
      const SearchReport report = search(game, {{}, {}, 300});
      ASSERT_FALSE(game.play(report.line.at(0))) << game_string(game);
    }
  }
}

TEST(Engine, passes_when_it_must) {
  const Game game = game_of(
      "Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;wQ -wA1;bA2 bQ\\;"
      "wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1");
  EXPECT_TRUE(search(game, {{}, 3, {}}).line.at(0).is_pass());
}

TEST(Engine, follows_as_many_lines_as_asked) {
  SearchLimits limits;
  limits.depth = 3;
  limits.lines = 3;
  Engine engine({1, 4});
  engine.set_position(game_of(kLively));
  std::vector<SearchReport> reports;
  engine.go(limits, {[&](const SearchReport& report) { reports.push_back(report); }, nullptr});
  engine.wait();
  ASSERT_EQ(reports.size(), 9U);  // three lines of three depths
  const auto last = reports.end() - 3;
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(last[i].rank, i + 1);
    EXPECT_EQ(last[i].depth, 3);
  }
  EXPECT_GE(last[0].score, last[1].score);
  EXPECT_GE(last[1].score, last[2].score);
  EXPECT_NE(last[0].line.at(0), last[1].line.at(0));
  EXPECT_NE(last[1].line.at(0), last[2].line.at(0));
}

TEST(Engine, finds_a_forced_win_beside_its_search) {
  Game game = game_of(
      "Base;InProgress;White[8];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 -wQ;bG1 \\bQ;wG1 bQ\\;bG2 bQ/;"
      "wA1 wQ\\;bA1 bG2/;wA1 bG2\\;bA1 \\bG2;wQ \\wS1;bA1 bG2/");
  const SearchReport report = search(game, {milliseconds(2000), {}, {}});
  EXPECT_GT(report.score, kWinInSight);
  EXPECT_LT(report.time, milliseconds(1500));
}

}  // namespace
}  // namespace mandible::test
