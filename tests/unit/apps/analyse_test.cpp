// mandible analyse: what it says about a depth, and the program as a shell sees it.
#include <gtest/gtest.h>

#include <csignal>
#include <sstream>

#include "base/text.h"
#include "mandible/analysis_display.h"
#include "rules/notation.h"
#include "support/command_line.h"
#include "support/positions.h"
#include "unit/uhp/child_process.h"

namespace mandible::test {
namespace {

using std::chrono::milliseconds;

TEST(AnalysisScore, is_shown_with_two_decimals) {
  EXPECT_EQ(analysis_score(0), "+0.00");
  EXPECT_EQ(analysis_score(85), "+0.85");
  EXPECT_EQ(analysis_score(-1204), "-12.04");
}

TEST(AnalysisScore, counts_the_own_moves_to_a_certain_end) {
  EXPECT_EQ(analysis_score(kWin - 1), "wins in 1");
  EXPECT_EQ(analysis_score(kWin - 5), "wins in 3");
  EXPECT_EQ(analysis_score(2 - kWin), "loses in 1");
  EXPECT_EQ(analysis_score(6 - kWin), "loses in 3");
}

// Two lines of depth 2 from the start.
class Analysis : public testing::Test {
 protected:
  Analysis() {
    for (const char* first : {"wA1", "wS1"}) {
      SearchReport report;
      report.rank = static_cast<int>(reports_.size()) + 1;
      report.depth = 2;
      report.score = report.rank == 1 ? kWin - 3 : -20;
      report.nodes = 1500;
      report.time = milliseconds(500);
      Game game = game_;
      for (const std::string& text : {std::string(first), "bB1 " + std::string(first) + "-"}) {
        report.line.push_back(*parse_move(game.position(), text));
        game.play(report.line.back());
      }
      reports_.push_back(report);
    }
  }

  std::string shown(const Terminal& terminal, bool json = false) const {
    std::ostringstream out;
    AnalysisDisplay display(game_.position(), json, terminal, out);
    display.show(reports_);
    display.show(reports_);
    return out.str();
  }

  Game game_ = game_of("Base");
  DepthReports reports_;
};

TEST_F(Analysis, has_a_line_for_the_effort_and_one_for_each_move) {
  const std::string block =
      "depth 2  1,500 nodes  3,000 nodes/s  0.50 s\n"
      "  1  wins in 2  wA1, bB1 wA1-\n"
      "  2  -0.20      wS1, bB1 wS1-\n"
      "\n";
  EXPECT_EQ(shown({}), block + block);
}

TEST_F(Analysis, is_written_over_on_a_terminal_and_cut_to_its_size) {
  Terminal terminal;
  terminal.rewritable = true;
  terminal.columns = 20;
  terminal.lines = 3;
  const std::string block =
      "depth 2  1,500 node\033[K\n"
      "  1  wins in 2  wA1\033[K\n\033[J";
  EXPECT_EQ(shown(terminal), block + "\033[2F" + block);
}

TEST_F(Analysis, is_an_object_a_line_for_programs) {
  const std::string object =
      R"({"depth":2,"nodes":1500,"nodesPerSecond":3000,"timeMs":500,"toMove":"White","lines":[)"
      R"({"rank":1,"score":29997,"scoreText":"wins in 2","chance":1000,"moves":["wA1","bB1 wA1-"]},)"
      R"({"rank":2,"score":-20,"scoreText":"-0.20","chance":473,"moves":["wS1","bB1 wS1-"]}]})"
      "\n";
  EXPECT_EQ(shown({}, true), object + object);
}

using AnalyseProgram = CommandLine;

TEST_F(AnalyseProgram, shows_each_depth_and_the_best_move) {
  const Ended ended = run("analyse 'Base;;;wA1;bA1 wA1-;wQ -wA1' --depth 2 --lines 2");
  EXPECT_EQ(ended.status, 0) << ended.err;
  const std::vector<std::string_view> lines = split(ended.out, '\n');
  ASSERT_EQ(lines.size(), 13U) << ended.out;
  EXPECT_EQ(lines[0], "Base;InProgress;Black[2];wA1;bA1 wA1-;wQ -wA1");
  EXPECT_EQ(lines[1],
            "Scores are for Black, who is to move; at +2.00 three games of four are won.");
  EXPECT_EQ(lines[3].substr(0, 9), "depth 1  ");
  EXPECT_EQ(lines[4].substr(0, 5), "  1  ");
  EXPECT_EQ(lines[5].substr(0, 5), "  2  ");
  EXPECT_EQ(lines[7].substr(0, 9), "depth 2  ");
  EXPECT_EQ(lines[11].substr(0, 12), "best move: b");
}

TEST_F(AnalyseProgram, reads_games_from_everywhere) {
  write("game.pgn", "[GameType \"Base+M\"]\n\n1. wA1\n2. bM wA1-\n");
  EXPECT_EQ(run("analyse game.pgn --depth 1").out.substr(0, 38),
            "Base+M;InProgress;White[2];wA1;bM wA1-");
  // In front of the shell's own redirections, which come after the colon.
  run("analyse - --depth 1 <game.pgn >piped; :");
  EXPECT_EQ(read("piped").substr(0, 7), "Base+M;");
  EXPECT_EQ(run("analyse Base+P --depth 1").out.substr(0, 7), "Base+P;");
  EXPECT_EQ(run("analyse --depth 1").out.substr(0, 9), "Base+MLP;");
}

TEST_F(AnalyseProgram, names_the_players_the_event_and_the_date) {
  write("game.pgn",
        "[White \"Ann\"]\n[Black \"Bob\"]\n[Event \"Cup\"]\n[Date \"2018.10.31\"]\n1. wA1\n");
  const std::string out = run("analyse game.pgn --depth 1").out;
  EXPECT_EQ(out.substr(0, out.find(';')), "Ann vs Bob, Cup, 2018.10.31\nBase");
  EXPECT_EQ(run("analyse game.pgn --depth 1 --json").out.front(), '{');
}

TEST_F(AnalyseProgram, goes_on_where_a_game_was_given_up) {
  const Ended ended = run("analyse 'Base;WhiteWins;Black[1];wA1' --depth 1");
  EXPECT_EQ(ended.out.substr(0, 29), "Base;InProgress;Black[1];wA1\n");
}

TEST_F(AnalyseProgram, follows_no_more_moves_than_there_are) {
  const Ended ended = run("analyse Base --lines 100 --depth 1 --json");
  EXPECT_NE(ended.out.find("\"rank\":4,"), std::string::npos) << ended.out;
  EXPECT_EQ(ended.out.find("\"rank\":5,"), std::string::npos) << ended.out;
}

TEST_F(AnalyseProgram, keeps_its_limits) {
  EXPECT_EQ(run("analyse --nodes 5000 --threads 2 --table 1").status, 0);
  EXPECT_EQ(run("analyse --time 0.05 --lines=1").status, 0);
}

TEST_F(AnalyseProgram, refuses_what_it_does_not_understand) {
  expect_refused(run("analyse --fast"), "unknown option \"--fast\"");
  expect_refused(run("analyse Base wA1"), "there is more than one game: \"wA1\"");
  expect_refused(run("analyse --lines 0"), "--lines needs a number from 1 to 100, not \"0\"");
  expect_refused(run("analyse --depth 101"), "--depth needs a number from 1 to 100");
  expect_refused(run("analyse --time soon"), "--time needs a number of seconds");
  expect_refused(run("analyse --nodes"), "--nodes needs a number from 1 to");
  expect_refused(run("analyse nowhere.pgn"), "\"nowhere.pgn\" is not a file, and not a game: ");
  expect_refused(run("analyse -"), "mandible analyse: ");
  write("bad.pgn", "[GameType \"Base\"]\n\n1. wA1\n2. bA1 wA1\n");
  expect_refused(run("analyse bad.pgn"), "ply 2, \"bA1 wA1\": that cell is taken by wA1");
  expect_refused(
      run("analyse 'wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 -wQ;bG1 \\bQ;wG1 bQ\\;bG2 bQ/;wA1 wQ\\;"
          "bA1 bG2/;wA1 bG2\\;bA1 \\bG2;wQ \\wS1;bA1 bG2/;wQ /bG1'"),
      "the game is over. White wins: the black Queen is surrounded.");
}

TEST(AnalyseProgramInterrupted, ends_with_what_it_has_found) {
  ChildProcess program({MANDIBLE_PROGRAM, "analyse", "Base+MLP"});
  for (int line = 0; line < 8; ++line) ASSERT_TRUE(program.read_line());
  program.signal(SIGINT);
  EXPECT_NE(program.read_rest().find("best move: w"), std::string::npos);
  EXPECT_EQ(program.wait_for_end(), 0);
}

}  // namespace
}  // namespace mandible::test
