// mandible-lab selfplay, tune and puzzles as a shell sees them: games, and what is made of them.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/command_line.h"

namespace mandible::test {
namespace {

// A White win on the 27th ply.
constexpr const char* kWon =
    "Base;WhiteWins;Black[14];wB1;bA1 wB1/;wQ /wB1;bB1 \\bA1;wG1 /wQ;bQ bA1-;wA1 -wQ;bB1 bA1;"
    "wA1 bQ-;bA2 \\bB1;wG1 \\bQ;bA2 wQ\\;wA2 \\wG1;bA2 wA2/;wA3 -wB1;bA2 -wA3;wA2 bQ\\;bB1 wG1;"
    "wS1 wA1\\;bA3 bB1/;wS1 bA3\\;bA3 wA1-;wG2 wS1/;bA3 \\wG2;wG3 wA1\\;bA2 wB1\\;wG3 bA1\\\n";

class TrainingProgram : public CommandLine {
 protected:
  TrainingProgram() : CommandLine(MANDIBLE_LAB_PROGRAM) {}
};

TEST_F(TrainingProgram, selfplay_goes_on_where_it_stopped) {
  const std::string selfplay = "selfplay --nodes 20 --type Base,Base+MLP ";
  EXPECT_EQ(run(selfplay + "--games 4 --out all").status, 0);
  EXPECT_EQ(run(selfplay + "--games 3 --out some").status, 0);
  const std::string some = read("some");
  EXPECT_EQ(std::count(some.begin(), some.end(), '\n'), 3);
  EXPECT_EQ(run(selfplay + "--games 4 --out some").status, 0);
  EXPECT_EQ(read("some"), read("all"));
  expect_refused(run("selfplay --games 4"), "--out FILE is missing");
}

TEST_F(TrainingProgram, tune_reads_games_and_writes_weights) {
  write("games", std::string(kWon) + "\n" + kWon);
  const Ended ended = run("tune games --rounds 3 --out weights.h");
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(contains(ended.out, " positions of 2 games\nloss 0.")) << ended.out;
  EXPECT_TRUE(
      contains(read("weights.h"), "std::array<Weight, kTerms> kWeights = {{\n    // free\n"));
}

TEST_F(TrainingProgram, tune_names_the_line_that_is_wrong) {
  write("games", std::string(kWon) + "Base;;;wQ wA1\n");
  expect_refused(run("tune games --out weights.h"), "games, line 2: ply 1");
  expect_refused(run("tune none --out weights.h"), "cannot read \"none\"");
  expect_refused(run("tune --out weights.h"), "there are no games to learn from");
  expect_refused(run("tune games"), "--out FILE is missing");
  write("short", "Base;;;wA1;bA1 wA1-\n");
  expect_refused(run("tune short --out weights.h"), "no position to learn from");
}

TEST_F(TrainingProgram, puzzles_are_mined_and_solved) {
  write("games", kWon);
  EXPECT_EQ(run("puzzles games --moves 1 --out mined").status, 0);
  const std::string mined = read("mined");
  EXPECT_TRUE(contains(mined, "# mandible-lab puzzles games --moves 1 --each 10\n")) << mined;
  EXPECT_TRUE(contains(mined, "\n1\tBase;InProgress;White[14];wB1;")) << mined;
  EXPECT_TRUE(contains(mined, "\twG3 bA1\\\n")) << mined;

  const Ended solved = run("puzzles --solve mined --time 60");
  EXPECT_EQ(solved.status, 0) << solved.err;
  EXPECT_TRUE(contains(solved.out, "solved 1 of 1, ")) << solved.out;
  EXPECT_TRUE(contains(solved.out, "\nthe slowest, a win in 1, took ")) << solved.out;
}

TEST_F(TrainingProgram, puzzles_that_are_not_solved_are_told) {
  write("wrong", "1\tBase;InProgress;White[2];wA1;bA1 wA1-\twQ -wA1\n");
  const Ended ended = run("puzzles --solve wrong --time 0.01");
  EXPECT_EQ(ended.status, 0);
  EXPECT_TRUE(contains(ended.out, "solved 0 of 1, ")) << ended.out;
  EXPECT_EQ(ended.err, "not solved, a win in 1: Base;InProgress;White[2];wA1;bA1 wA1-\n");
}

TEST_F(TrainingProgram, puzzles_refuses_what_it_does_not_understand) {
  write("games", kWon);
  expect_refused(run("puzzles"), "there are no games to look through");
  expect_refused(run("puzzles games"), "--out FILE is missing");
  expect_refused(run("puzzles --solve"), "--solve needs a file of puzzles");
  expect_refused(run("puzzles --solve games games"), "--solve takes neither games nor --out");
  expect_refused(run("puzzles --solve games"), "\"games\", line 1: a puzzle is a number of moves");
  expect_refused(run("puzzles --solve none"), "cannot read \"none\"");
  expect_refused(run("puzzles --solve games --time 0"), "--time needs a number of seconds");
  expect_refused(run("puzzles games --moves 9 --out mined"), "--moves needs a number from 1 to 8");
}

TEST_F(TrainingProgram, helps) {
  for (const char* command : {"selfplay", "tune", "puzzles"}) {
    const Ended ended = run(std::string(command) + " --help");
    EXPECT_TRUE(contains(ended.out, std::string("usage: mandible-lab ") + command)) << ended.out;
  }
}

}  // namespace
}  // namespace mandible::test
