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
  EXPECT_NE(read("some"), read("all"));
  EXPECT_EQ(run(selfplay + "--games 4 --out some").status, 0);
  EXPECT_EQ(read("some"), read("all"));
}

TEST_F(TrainingProgram, selfplay_says_how_its_games_were_made) {
  write("book", "Base;;;wA1;bA1 wA1-\n");
  const Ended ended = run("selfplay --nodes 20 --type Base --games 1 --book book --out games");
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(contains(read("games"),
                       "mandible-games 1\ntypes Base; nodes 20; opening plies 8; book ad8bfbfe; "
                       "varied plies 12; variety 25; network "))
      << read("games").substr(0, 200);
}

TEST_F(TrainingProgram, selfplay_from_a_book_with_the_queen_first_can_be_read_again) {
  write("book", "Base;;;wQ;bA1 wQ-\n");
  ASSERT_EQ(run("selfplay --nodes 20 --type Base --games 8 --book book --out games").status, 0);
  const Ended ended = run("calibrate games");
  EXPECT_EQ(ended.status, 0) << ended.err;
}

TEST_F(TrainingProgram, selfplay_refuses_what_it_cannot_do) {
  const auto refuses = [this](const std::string& options, const char* why) {
    const Ended ended = run("selfplay --games 1 --nodes 20 " + options);
    EXPECT_NE(ended.status, 0);
    EXPECT_TRUE(contains(ended.err, why)) << ended.err;
  };
  refuses("", "--out FILE is missing");
  refuses("--out none/games", "cannot write to \"none/games\": No such file");
  refuses("--out games --book none", "cannot read \"none\"");
  EXPECT_EQ(run("selfplay --games 1 --nodes 20 --out games").status, 0);
  refuses("--out games --seed 2", "holds games made in another way");
}

TEST_F(TrainingProgram, calibrate_compares_scores_with_results) {
  ASSERT_EQ(run("selfplay --nodes 20 --type Base --games 12 --out games").status, 0);
  const Ended ended = run("calibrate games --out table.tsv");
  EXPECT_EQ(ended.status, 0) << ended.err;
  const std::string table = read("table.tsv");
  EXPECT_TRUE(table.starts_with("phase\tpredicted\tobserved\tpositions\nearly\t0.")) << table;
  EXPECT_EQ(std::count(table.begin(), table.end(), '\n'), 31);
  EXPECT_TRUE(ended.out.starts_with(table)) << ended.out;
  EXPECT_TRUE(contains(ended.out, "\nlate: three of four games are won with a score of "))
      << ended.out;
  expect_refused(run("calibrate"), "there are no games");
  expect_refused(run("calibrate none"), "cannot read \"none\"");
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

TEST_F(TrainingProgram, train_makes_a_network_that_the_engine_plays_with) {
  ASSERT_EQ(run("selfplay --nodes 20 --games 40 --out games").status, 0);
  const Ended ended = run("train games --out network --epochs 2");
  ASSERT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(contains(ended.out, "40 games, ")) << ended.out;
  EXPECT_TRUE(contains(ended.err, "epoch 2: loss 0.")) << ended.err;
  EXPECT_TRUE(contains(read("network"), "mandible-network 1\n"));
  EXPECT_EQ(run("selfplay --nodes 20 --games 2 --network network --out more").status, 0);
  const std::string network = read("network");
  // Finished: nothing is left to do.
  EXPECT_EQ(run("train games --out network --epochs 2").status, 0);
  EXPECT_EQ(read("network"), network);
  const Ended other = run("train games --out network --epochs 3");
  EXPECT_NE(other.status, 0);
  EXPECT_TRUE(contains(other.err, "it belongs to another training; remove it to start anew"))
      << other.err;
}

TEST_F(TrainingProgram, train_refuses_what_it_cannot_learn_from) {
  write("games", kWon);
  expect_refused(run("train --out network"), "there are no games to learn from");
  expect_refused(run("train games"), "--out FILE is missing");
  expect_refused(run("train games --out network"), "is not a file of scored games");
  ASSERT_EQ(run("selfplay --nodes 20 --games 1 --out one").status, 0);
  expect_refused(run("train one --out network"), "these games are too few");
  expect_refused(run("selfplay --network games --out more"),
                 "the network \"games\" cannot be used: it is not a network of Mandible");
}

TEST_F(TrainingProgram, helps) {
  for (const char* command : {"selfplay", "train", "calibrate", "spsa", "tune", "puzzles"}) {
    const Ended ended = run(std::string(command) + " --help");
    EXPECT_TRUE(contains(ended.out, std::string("usage: mandible-lab ") + command)) << ended.out;
  }
}

}  // namespace
}  // namespace mandible::test
