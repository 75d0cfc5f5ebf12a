// The program as a shell sees it: what it prints where, and its exit status.
#include "support/command_line.h"

#include <gtest/gtest.h>

#include <string>

#include "base/text.h"

namespace mandible::test {
namespace {

TEST_F(CommandLine, refuses_what_it_does_not_know) {
  expect_refused(run(""), "usage: mandible COMMAND");
  expect_refused(
      run("fly"),
      "unknown command \"fly\". The commands are play, uhp, analyse, perft, bench and convert");
  expect_refused(run("uhp --fast"), "unknown option \"--fast\"");
  expect_refused(run("perft --fast"), "unknown option \"--fast\"");
  expect_refused(run("convert --fast"), "unknown option \"--fast\"");
  expect_refused(run("play --fast"), "unknown option \"--fast\"");
  expect_refused(run("bench 9"), "unknown argument \"9\"");
}

TEST_F(CommandLine, suggests_what_was_probably_meant) {
  expect_refused(run("analyze"), "unknown command \"analyze\". Did you mean analyse?");
  expect_refused(run("perft --thread 2"), "unknown option \"--thread\"; did you mean --threads?");
  expect_refused(run("perft --dephts=2"), "did you mean --depth?");
}

TEST_F(CommandLine, tells_a_missing_value_from_a_wrong_one) {
  expect_refused(run("perft --depth="), "--depth needs a number from 0 to 99 (mandible");
  expect_refused(run("perft --depth= 3"), "--depth needs a number from 0 to 99 (mandible");
  expect_refused(run("perft --divide=no --depth 1"), "--divide takes no value");
  expect_refused(run("convert --to"), "--to needs a format: uhp, pgn or sgf");
  expect_refused(run("convert --output="), "--output needs a value");
}

TEST_F(CommandLine, reads_an_option_given_twice_and_words_after_two_dashes) {
  EXPECT_NE(run("perft Base --depth 2 --depth=1").out.find("    1  "), std::string::npos);
  EXPECT_EQ(run("perft Base --depth 2 --depth=1").out.find("    2  "), std::string::npos);
  write("-game", "Base\n");
  EXPECT_EQ(run("convert --to uhp -- -game").out, "Base;NotStarted;White[1]\n");
}

TEST_F(CommandLine, helps) {
  for (const char* words : {"--help", "perft --help", "uhp --help", "convert -h", "play --help",
                            "analyse --help", "bench --help", "perft --depth 200 --help"}) {
    const Ended help = run(words);
    EXPECT_EQ(help.status, 0) << words;
    EXPECT_NE(help.out.find("usage: mandible"), std::string::npos) << words << help.out;
    EXPECT_EQ(help.err, "") << words;
    for (const std::string_view line : split(help.out, '\n')) {
      EXPECT_LE(line.size(), 80U) << words << "\n" << line;
    }
  }
  EXPECT_NE(run("--help").out.find("Exit status: 0 done"), std::string::npos);
}

TEST_F(CommandLine, perft_counts) {
  const Ended count = run("perft Base --depth=3 --divide");
  EXPECT_EQ(count.status, 0);
  EXPECT_NE(count.out.find(" 1,440 "), std::string::npos) << count.out;
  EXPECT_NE(count.out.find("wS1          360\n"), std::string::npos) << count.out;
  EXPECT_NE(run("perft --depth 3 --threads 2").out.find(" 6,678 "), std::string::npos);
  EXPECT_NE(run("perft Base --queen-first --depth 2").out.find(" 150 "), std::string::npos);
}

TEST_F(CommandLine, perft_refuses_bad_numbers_and_games) {
  expect_refused(run("perft"), "--depth N is missing");
  expect_refused(run("perft --depth"),
                 "--depth needs a number from 0 to 99 (mandible perft --help)\n");
  expect_refused(run("perft --depth x"), "--depth needs a number from 0 to 99, not \"x\"");
  expect_refused(run("perft --depth 1 --threads 0"), "--threads needs a number from 1 to 256");
  expect_refused(run("perft Base+X --depth 1"), "unknown expansion \"X\"");
  expect_refused(run("perft 'Base;;;wA1;bA1' --depth 1"), "ply 2, \"bA1\"");
  expect_refused(run("perft Base wA1 --depth 1"), "there is more than one game");
}

TEST_F(CommandLine, convert_writes_what_it_read) {
  write("game.txt", "Base;InProgress;White[2];wA1;bA1 wA1-\n");
  EXPECT_EQ(run("convert game.txt --to pgn --output game.pgn").status, 0);
  EXPECT_NE(read("game.pgn").find("2. bA1 wA1-"), std::string::npos);
  EXPECT_EQ(run("convert game.pgn --to=uhp").out, "Base;InProgress;White[2];wA1;bA1 wA1-\n");
  EXPECT_EQ(run("convert --to uhp -").status, 2);  // standard input is empty here
}

TEST_F(CommandLine, convert_keeps_players_event_date_and_variations) {
  write("game.pgn",
        "[White \"Ann\"]\n[Black \"Bob\"]\n[Event \"Cup\"]\n[Date \"2018.10.31\"]\n"
        "1. wA1\n2. bA1 wA1- {x} (2. bG1 wA1-)\n");
  EXPECT_EQ(run("convert game.pgn --to sgf --output game.sgf").status, 0);
  const std::string pgn = run("convert game.sgf --to pgn").out;
  for (const char* part : {"[White \"Ann\"]", "[Black \"Bob\"]", "[Event \"Cup\"]",
                           "[Date \"2018.10.31\"]", "2. bA1 wA1-\n{x}\n(2. bG1 wA1-)\n"}) {
    EXPECT_TRUE(contains(pgn, part)) << pgn;
  }
}

TEST_F(CommandLine, convert_writes_sgf_of_the_bugs_that_boardspace_has) {
  write("game.txt", "Base;InProgress;White[2];wA1;bA1 wA1-\n");
  EXPECT_EQ(run("convert game.txt --to sgf --output game.sgf").status, 0);
  EXPECT_NE(read("game.sgf").find("P1[3 Move B bA1 O 13 wA1-]"), std::string::npos);
  EXPECT_EQ(run("convert game.sgf --to uhp").out, "Base;InProgress;White[2];wA1;bA1 wA1-\n");
  write("house.txt", "Base+MDR\n");
  expect_refused(run("convert house.txt --to sgf"), "Base+MDR cannot be written as SGF");
}

TEST_F(CommandLine, convert_keeps_the_result_of_a_game_that_was_given_up) {
  write("game.txt", "Base;BlackWins;White[2];wA1;bA1 wA1-\n");
  EXPECT_NE(run("convert game.txt --to pgn").out.find("[Result \"BlackWins\"]"), std::string::npos);
}

TEST_F(CommandLine, convert_refuses_broken_records_and_leaves_the_output_alone) {
  write("bad.pgn", "[GameType \"Base\"]\n\n1. wA1\n2. bA1 wA1\n");
  write("kept", "before");
  const Ended broken = run("convert bad.pgn --to uhp --output kept");
  expect_refused(broken, "ply 2, \"bA1 wA1\": that cell is taken by wA1");
  EXPECT_EQ(read("kept"), "before");
  expect_refused(run("convert nowhere --to uhp"), "there is no file \"nowhere\"");
  expect_refused(run("convert bad.pgn"), "--to FORMAT is missing");
  expect_refused(run("convert bad.pgn --to doc"), "cannot write the format \"doc\"");
  expect_refused(run("convert a b --to uhp"), "there is more than one file");
}

TEST_F(CommandLine, says_when_it_cannot_write) {
  write("game.txt", "Base");
  EXPECT_EQ(run("convert game.txt --to uhp --output /nowhere/x").status, 1);
  // The first redirection of standard output is overruled by the second, inside the shell.
  EXPECT_EQ(run("--version >/dev/full; exit $?; :").status, 1);
}

}  // namespace
}  // namespace mandible::test
