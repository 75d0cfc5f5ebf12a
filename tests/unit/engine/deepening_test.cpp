// The root of a search: which depth it ends at, what it reports for several lines, and how
// many nodes it spends on proofs.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/bench_positions.h"
#include "engine/engine.h"
#include "engine/search.h"
#include "engine/search_positions.h"
#include "support/positions.h"
#include "unit/engine/won_games.h"

namespace mandible::test {
namespace {

Game bench_game(std::size_t number) {
  return game_of(std::string(bench::kPositions.at(number).game));
}

// The reports of all depths, and the last one again.
std::vector<SearchReport> reports_of(const Game& game, int depth, int lines = 1) {
  SearchLimits limits;
  limits.depth = depth;
  limits.lines = lines;
  Engine engine({1, 4});
  engine.set_position(game);
  std::vector<SearchReport> reports;
  const auto note = [&reports](const SearchReport& report) { reports.push_back(report); };
  engine.go(limits, {note, note});
  engine.wait();
  return reports;
}

SearchReport report_of(int depth, Score score) {
  SearchReport report;
  report.depth = depth;
  report.score = score;
  return report;
}

TEST(FinishedDepths, keep_the_first_report_of_each_depth) {
  FinishedDepths finished;
  EXPECT_EQ(finished.depth(), 0);
  finished.add(report_of(1, 10));
  finished.add(report_of(1, 11));
  finished.add(report_of(2, 20));
  finished.add(report_of(1, 12));
  EXPECT_EQ(finished.depth(), 2);
  EXPECT_EQ(finished.at(1).score, 10);
  EXPECT_EQ(finished.at(2).score, 20);
  finished.clear();
  EXPECT_EQ(finished.depth(), 0);
  finished.add(report_of(1, 30));
  EXPECT_EQ(finished.at(1).score, 30);
}

TEST(Deepening, reports_each_depth_once_and_in_order) {
  const std::vector<SearchReport> reports = reports_of(bench_game(1), 5);
  ASSERT_EQ(reports.size(), 6U);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(reports[static_cast<std::size_t>(i)].depth, i + 1);
  EXPECT_EQ(reports[5].depth, 5);
  EXPECT_EQ(reports[5].line, reports[4].line);
}

TEST(Deepening, ends_as_soon_as_no_deeper_search_could_find_a_quicker_win) {
  EXPECT_EQ(reports_of(bench_game(3), 6).back().depth, 1);  // a win in one
  EXPECT_EQ(reports_of(game_of(kWinInTwo), 8).back().depth, 3);
}

TEST(Deepening, ends_at_once_where_there_is_only_one_move) {
  const Game game = game_of(
      "Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;wQ -wA1;bA2 bQ\\;"
      "wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1");
  EXPECT_EQ(reports_of(game, 4).back().depth, 1);
}

// At depth 1 nothing is reduced or cut, so that a few lines must be the best of all of them.
TEST(Deepening, several_lines_are_the_best_of_all_lines) {
  for (const bench::NamedPosition& position : bench::kPositions) {
    const Game game = game_of(std::string(position.game));
    std::vector<SearchReport> all = reports_of(game, 1, 256);
    std::vector<SearchReport> three = reports_of(game, 1, 3);
    all.pop_back();  // the best one again
    three.pop_back();
    ASSERT_EQ(three.size(), 3U) << position.name;
    EXPECT_TRUE(std::is_sorted(
        all.begin(), all.end(),
        [](const SearchReport& a, const SearchReport& b) { return a.score > b.score; }));
    for (std::size_t i = 0; i < three.size(); ++i) {
      EXPECT_EQ(three[i].score, all[i].score) << position.name;
      EXPECT_EQ(three[i].rank, static_cast<int>(i) + 1);
    }
  }
}

TEST(Deepening, the_best_of_several_lines_is_searched_to_the_whole_depth) {
  for (const bench::SearchPosition& position : bench::kSearchPositions) {
    std::vector<SearchReport> reports = reports_of(game_of(std::string(position.game)), 6, 2);
    reports.pop_back();
    ASSERT_EQ(reports.size(), 12U) << position.name;
    for (std::size_t i = 0; i < reports.size(); i += 2) {
      EXPECT_EQ(reports[i].depth, static_cast<int>(i / 2) + 1) << position.name;
      EXPECT_GE(reports[i].score, reports[i + 1].score) << position.name;
    }
  }
}

// How far a proof gets depends on the clock, and such searches must be repeatable.
TEST(Deepening, proves_nothing_where_depth_or_nodes_are_limited) {
  const Game game = game_of(kWonByThreats);
  EXPECT_FALSE(is_decided(reports_of(game, 3).back().score));
  SearchLimits limits;
  limits.nodes = 20'000;
  Engine engine({1, 4});
  engine.set_position(game);
  Score score = 0;
  engine.go(limits, {nullptr, [&score](const SearchReport& report) { score = report.score; }});
  engine.wait();
  EXPECT_FALSE(is_decided(score));
}

// One search without the engine around it, so that what it leaves behind can be looked at.
struct LoneSearch {
  explicit LoneSearch(const Game& game) {
    shared.position = game.position();
    shared.path = Path(game);
    shared.table = &table;
    shared.history = history.get();
    shared.start = std::chrono::steady_clock::now();
  }
  SearchReport run(int depth) {
    shared.limits.depth = depth;
    return std::make_unique<Search>(shared, 0)->run(nullptr);
  }

  Table table{4};
  std::unique_ptr<History> history = std::make_unique<History>();
  SharedSearch shared;
};

// A first instalment of a thousand nodes, and then one node for every four of the search. An
// instalment ends only after a whole list of moves.
TEST(Deepening, one_thread_spends_a_fifth_of_its_nodes_on_proofs) {
  // Many threats, and no win: a proof search of up to eight moves takes 30,000 nodes.
  const auto* const position =
      std::find_if(bench::kSearchPositions.begin(), bench::kSearchPositions.end(),
                   [](const auto& known) { return known.name == "Base+MLP 32b"; });
  ASSERT_NE(position, bench::kSearchPositions.end());
  const Game game = game_of(std::string(position->game));
  LoneSearch search(game);
  Prover prover;
  prover.begin(game.position(), {}, 8);
  search.shared.prover = &prover;
  const SearchReport report = search.run(5);
  ASSERT_FALSE(prover.report().complete);
  EXPECT_GE(prover.report().nodes, 1000U);
  EXPECT_LE(prover.report().nodes, 1000 + report.nodes / 4 + 500);
}

// Other lines may reach the position after more or fewer plies.
TEST(Deepening, the_table_counts_a_win_or_a_loss_from_its_own_position) {
  const Game game = game_of(kWinInThree);
  LoneSearch search(game);
  const SearchReport report = search.run(7);
  ASSERT_GT(report.score, kWinInSight);
  Position position = game.position();
  EXPECT_EQ(search.table.find(position.hash())->score, report.score);
  position.make(report.line.at(0));
  EXPECT_EQ(search.table.find(position.hash())->score, -report.score - 1);
  position.make(report.line.at(1));
  EXPECT_EQ(search.table.find(position.hash())->score, report.score + 2);
}

}  // namespace
}  // namespace mandible::test
