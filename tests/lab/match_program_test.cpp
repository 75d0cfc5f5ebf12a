// mandible-lab match as a shell sees it, with the real engine.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <thread>

#include "base/text.h"
#include "rules/game_string.h"
#include "support/command_line.h"
#include "unit/uhp/child_process.h"

namespace mandible::test {
namespace {

const std::string kEngine = "--engine '" MANDIBLE_PROGRAM " uhp' ";
const std::string kEngines = kEngine + kEngine;

class MatchProgram : public CommandLine {
 protected:
  MatchProgram() : CommandLine(MANDIBLE_LAB_PROGRAM) {}
};

TEST_F(MatchProgram, plays_saves_and_goes_on) {
  const std::string match = "match " + kEngines + "--nodes1 60 --nodes2 20 --concurrency 2 " +
                            "--option2 Threads=1 --name new --name old --out saved ";
  const Ended first = run(match + "--games 4");
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_TRUE(contains(first.out, "new against old, 4 of 4 games\n")) << first.out;
  EXPECT_EQ(first.err, "");

  const std::string games = read("saved/games.uhp");
  EXPECT_EQ(std::count(games.begin(), games.end(), '\n'), 4);
  for (const std::string_view line : split(trim(games), '\n')) {
    const Result<Game> game = parse_game_string(line, {true, false});
    ASSERT_TRUE(game) << game.error();
    EXPECT_TRUE(game->over() || game->plies() == 200) << line;
  }

  const Ended again = run(match + "--games 4");
  EXPECT_EQ(again.status, 0);
  EXPECT_TRUE(contains(again.err, "4 games are finished")) << again.err;
  EXPECT_EQ(again.out, first.out);
  EXPECT_EQ(read("saved/games.uhp"), games);

  EXPECT_TRUE(contains(run(match + "--games 6").out, "6 of 6 games"));
  EXPECT_EQ(read("saved/games.uhp").substr(0, games.size()), games);
  expect_refused(run(match + "--games 4 --seed 9"), "holds a match with other settings");
}

TEST_F(MatchProgram, plays_from_a_book) {
  write("book", "# two openings\nBase;;;wA1;bA1 wA1-\nBase+M;;;wM;bM wM-\n");
  const std::string match = "match " + kEngines + "--depth 1 --games 2 --max-plies 8 --book book ";
  EXPECT_EQ(run(match + "--type Base+M --out saved").status, 0);
  const std::string games = read("saved/games.uhp");
  for (const std::string_view line : split(trim(games), '\n')) {
    EXPECT_EQ(line.substr(0, line.find(";w", 23)), "Base+M;Draw;White[5];wM;bM wM-") << line;
  }
}

TEST_F(MatchProgram, refuses_what_it_does_not_understand) {
  expect_refused(run(""), "usage: mandible-lab COMMAND");
  expect_refused(run("fly"), "unknown command \"fly\"");
  expect_refused(run("match --fast"), "unknown option \"--fast\"");
  expect_refused(run("match --time 1 " + kEngine), "a match needs two engines");
  expect_refused(run("match " + kEngines + kEngine), "is the third");
  expect_refused(run("match " + kEngines), "engine 1 has no limit");
  expect_refused(run("match --nodes1 5 " + kEngines), "engine 2 has no limit");
  expect_refused(run("match --nodes 5 --time 1 " + kEngines), "two limits, --time and --nodes");
  expect_refused(run("match --time 0 " + kEngines), "--time needs a number of seconds");
  expect_refused(run("match --nodes2 many " + kEngines), "--nodes2 needs a number from 1 to");
  expect_refused(run("match --depth"), "--depth needs a number");
  expect_refused(run("match --games 3 --nodes 1 " + kEngines), "--games needs an even number");
  expect_refused(run("match --sprt 5,0"), "the smaller one first");
  expect_refused(run("match --option1 Threads"), "--option1 needs options such as");
  expect_refused(run("match --type Base+X"), "--type: ");
  expect_refused(run("match --engine \"'a\""), "without a closing one");
  expect_refused(run("match --nodes 1 --book none " + kEngines), "cannot read \"none\"");
  write("book", "Base;;;wQ wA1\n");
  expect_refused(run("match --nodes 1 --book book " + kEngines),
                 "the book \"book\", line 1: ply 1");
}

TEST_F(MatchProgram, tells_when_an_engine_does_not_start) {
  const Ended ended = run("match --nodes 1 --engine /bin/false " + kEngine);
  EXPECT_EQ(ended.status, 1);
  EXPECT_TRUE(contains(ended.err, "engine \"false\": it ended after its start")) << ended.err;
  EXPECT_EQ(run("match --nodes 1 --patience 0.05 --engine cat " + kEngine).status, 1);
}

TEST_F(MatchProgram, helps) {
  EXPECT_EQ(run("--help").status, 0);
  EXPECT_TRUE(contains(run("match --help").out, "usage: mandible-lab match"));
}

TEST_F(MatchProgram, ends_well_when_interrupted) {
  const std::string engine = MANDIBLE_PROGRAM " uhp";
  const std::filesystem::path saved = folder_ / "saved";
  ChildProcess match({MANDIBLE_LAB_PROGRAM, "match", "--engine", engine, "--engine", engine,
                      "--time", "60", "--out", saved.string()});
  // The engines are started after the program has prepared for an interrupt.
  for (int i = 0; i < 3000 && !std::filesystem::exists(saved / "engines.log"); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  match.signal(SIGINT);
  EXPECT_EQ(match.wait_for_end(), 130);
  EXPECT_EQ(read("saved/games.uhp"), "");
}

}  // namespace
}  // namespace mandible::test
