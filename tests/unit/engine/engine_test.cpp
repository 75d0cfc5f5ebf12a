// The facade and the search behind it.
#include "engine/engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <thread>

#include "base/random.h"
#include "engine/bench_positions.h"
#include "engine/levels.h"
#include "engine/search_positions.h"
#include "engine/threats.h"
#include "rules/movegen.h"
#include "support/positions.h"
#include "unit/engine/won_games.h"

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

// The tiles on the board are the same, those in hand are not.
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

TEST(Engine, answers_the_same_in_each_new_game) {
  Engine engine({1, 4});
  for (const bench::SearchPosition& position : bench::kSearchPositions) {
    const Game game = game_of(std::string(position.game));
    engine.new_game();
    const SearchReport first = search_with(engine, game, {{}, 6, {}});
    engine.new_game();
    const SearchReport second = search_with(engine, game, {{}, 6, {}});
    EXPECT_EQ(first.line, second.line) << position.name;
    EXPECT_EQ(first.nodes, second.nodes) << position.name;
  }
}

TEST(Engine, remembers_within_a_game_what_it_has_found) {
  Engine engine({1, 4});
  const Game lively = game_of(kLively);
  const std::uint64_t nodes = search_with(engine, lively, {{}, 6, {}}).nodes;
  EXPECT_LT(search_with(engine, lively, {{}, 6, {}}).nodes, nodes / 2);
}

// The two searches have no position in common, so that only the history of moves can make the
// second one differ.
TEST(Engine, keeps_the_history_of_moves_within_a_game) {
  const Game other = game_of("Base;InProgress;White[3];wG1;bB1 wG1-;wQ -wG1;bQ bB1-");
  const Game lively = game_of(kLively);
  Engine engine({1, 4});
  const std::uint64_t fresh = search_with(engine, lively, {{}, 6, {}}).nodes;
  engine.new_game();
  search_with(engine, other, {{}, 6, {}});
  EXPECT_NE(search_with(engine, lively, {{}, 6, {}}).nodes, fresh);
  engine.new_game();
  EXPECT_EQ(search_with(engine, lively, {{}, 6, {}}).nodes, fresh);
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

// It makes progress in a won position, although these games have no rule against repetition.
TEST(Engine, does_not_shuffle_in_a_won_game) {
  Engine engine({1, 4});
  Game game = game_of(std::string(bench::kPositions[2].game));
  ASSERT_FALSE(game.repetition_draws());
  while (!game.over() && game.plies() < 200) {
    ASSERT_FALSE(game.play(search_with(engine, game, {{}, {}, 3000}).line.at(0)));
    ASSERT_LT(game.occurrences(), 3) << game_string(game);
  }
  EXPECT_TRUE(game.over());
}

TEST(Engine, passes_when_it_must) {
  const Game game = game_of(
      "Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;wQ -wA1;bA2 bQ\\;"
      "wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1");
  EXPECT_TRUE(search(game, {{}, 3, {}}).line.at(0).is_pass());
}

// Plays the principal variation; the test fails if a move is not legal.
Game played(Game game, const std::vector<Move>& line) {
  for (const Move& move : line) EXPECT_FALSE(game.play(move)) << game_string(game);
  return game;
}

// Every line is legal, and as long as its claim: a win or a loss is shown to the end.
void expect_honest(const Game& game, const SearchReport& report) {
  ASSERT_FALSE(report.line.empty());
  const Game end = played(game, report.line);
  if (!is_decided(report.score)) return;
  const Colour us = game.position().to_move();
  EXPECT_EQ(static_cast<Score>(report.line.size()), kWin - std::abs(report.score))
      << game_string(game);
  EXPECT_EQ(end.outcome(), win_for(report.score > 0 ? us : other(us))) << game_string(end);
}

TEST(Engine, shows_lines_that_are_legal_and_as_long_as_their_claim) {
  int decided = 0;
  Engine engine({1, 4});
  for (std::uint64_t seed = 1; seed <= 15; ++seed) {
    Random random(seed);
    Game game = game_of(seed % 3 == 0 ? "Base" : seed % 3 == 1 ? "Base+MLP" : "Base+MPDR");
    engine.new_game();
    while (!game.over() && game.plies() < 100) {
      const bool tense = liberties(game.position(), Colour::White) <= 2 ||
                         liberties(game.position(), Colour::Black) <= 2;
      if (tense) {
        engine.set_position(game);
        const auto check = [&](const SearchReport& report) {
          expect_honest(game, report);
          decided += is_decided(report.score) ? 1 : 0;
        };
        engine.go({{}, 4, {}}, {check, check});
        engine.wait();
      }
      MoveList moves;
      list_moves(game.position(), moves);
      game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
  EXPECT_GT(decided, 20);
}

std::vector<SearchReport> search_lines(const Game& game, int depth, int lines) {
  SearchLimits limits;
  limits.depth = depth;
  limits.lines = lines;
  Engine engine({1, 4});
  engine.set_position(game);
  std::vector<SearchReport> reports;
  engine.go(limits, {[&](const SearchReport& report) { reports.push_back(report); }, nullptr});
  engine.wait();
  return reports;
}

TEST(Engine, follows_as_many_lines_as_asked) {
  const Game game = game_of(kLively);
  const std::vector<SearchReport> reports = search_lines(game, 4, 3);
  ASSERT_EQ(reports.size(), 12U);  // three lines of four depths
  const auto last = reports.end() - 3;
  EXPECT_EQ(last[0].depth, 4);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(last[i].rank, i + 1);
    EXPECT_GE(last[i].depth, 3) << "all but the best a ply less deeply";
    EXPECT_GE(last[i].line.size(), 3U);
    expect_honest(game, last[i]);
  }
  EXPECT_GE(last[0].score, last[1].score);
  EXPECT_GE(last[1].score, last[2].score);
  EXPECT_NE(last[0].line.at(0), last[1].line.at(0));
  EXPECT_NE(last[0].line.at(0), last[2].line.at(0));
  EXPECT_NE(last[1].line.at(0), last[2].line.at(0));
}

TEST(Engine, finds_the_best_moves_in_their_order) {
  // One move wins at once, and no other does.
  const Game game = game_of(std::string(bench::kPositions[3].game));
  const std::vector<SearchReport> reports = search_lines(game, 3, 2);
  const SearchReport& best = reports.at(reports.size() - 2);
  EXPECT_EQ(best.score, kWin - 1);
  EXPECT_EQ(played(game, best.line).outcome(), Outcome::WhiteWins);
}

TEST(Engine, has_no_more_lines_than_moves) {
  const Game game = game_of("Base+MLP;;;wS1;bS1 wS1-;wA1 -wS1;bA1 bS1-;wA2 -wA1;bA2 bA1-");
  MoveList moves;
  list_moves(game.position(), moves);  // the Queen, on each of the free cells
  const std::vector<SearchReport> reports = search_lines(game, 1, 200);
  EXPECT_EQ(reports.size(), moves.size());
}

TEST(Engine, finds_three_lines_with_twice_the_work_of_one) {
  std::uint64_t one = 0;
  std::uint64_t three = 0;
  for (const bench::SearchPosition& position : bench::kSearchPositions) {
    const Game game = game_of(std::string(position.game));
    one += search_lines(game, 8, 1).back().nodes;
    three += search_lines(game, 8, 3).back().nodes;
  }
  EXPECT_LE(three, 2 * one);
}

TEST(Engine, finds_a_forced_win_beside_its_search) {
  Game game = game_of(
      "Base;InProgress;White[8];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 -wQ;bG1 \\bQ;wG1 bQ\\;bG2 bQ/;"
      "wA1 wQ\\;bA1 bG2/;wA1 bG2\\;bA1 \\bG2;wQ \\wS1;bA1 bG2/");
  const SearchReport report = search(game, {milliseconds(2000), {}, {}});
  EXPECT_GT(report.score, kWinInSight);
  EXPECT_LT(report.time, milliseconds(1500));
}

TEST(Engine, proves_what_is_far_beyond_its_depth) {
  const Game game = game_of(kWonByThreats);
  SearchLimits limits;
  limits.time = milliseconds(60'000);
  const SearchReport report = search(game, limits);
  EXPECT_EQ(report.score, kWin - 7);
  EXPECT_LT(report.nodes, 500'000U);
  expect_honest(game, report);
}

TEST(Engine, proves_at_the_strongest_level_too) {
  SearchLimits limits;
  limits.level = static_cast<int>(kLevels.size());
  const SearchReport report = search(game_of(kWonByThreats), limits);
  EXPECT_EQ(report.score, kWin - 7);
}

int threads_of_this_process() {
  const std::filesystem::directory_iterator tasks("/proc/self/task");
  return static_cast<int>(std::distance(begin(tasks), end(tasks)));
}

// The system may list a thread for a moment after it was joined.
void wait_for_threads_to_go() {
  while (threads_of_this_process() > 1) std::this_thread::yield();
}

TEST(Engine, computes_on_as_many_threads_as_it_is_told) {
  for (const int threads : {1, 3}) {
    wait_for_threads_to_go();
    Engine engine({threads, 4});
    engine.set_position(game_of(kWonByThreats));
    int during = 0;
    SearchLimits limits;
    limits.time = milliseconds(60'000);
    engine.go(limits, {[&during](const SearchReport&) {
                         during = std::max(during, threads_of_this_process());
                       },
                       nullptr});
    engine.wait();
    EXPECT_EQ(during, 1 + threads);
  }
}

// Otherwise its moves would not repeat.
TEST(Engine, computes_on_one_thread_at_a_weaker_level) {
  wait_for_threads_to_go();
  Engine engine({3, 4});
  engine.set_position(game_of(kLively));
  int during = 0;
  SearchLimits limits;
  limits.level = 6;
  engine.go(limits, {[&during](const SearchReport&) {
                       during = std::max(during, threads_of_this_process());
                     },
                     nullptr});
  engine.wait();
  EXPECT_EQ(during, 2);
}

TEST(Engine, does_not_take_all_of_its_time_in_the_opening) {
  SearchLimits limits;
  limits.level = static_cast<int>(kLevels.size());
  EXPECT_LT(search(game_of("Base+MLP;;;wS1;bS1 wS1-"), limits).time, kLevelTime);
}

}  // namespace
}  // namespace mandible::test
