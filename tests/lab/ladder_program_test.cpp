// mandible-lab ladder as a shell sees it.
#include <gtest/gtest.h>

#include <csignal>
#include <thread>

#include "support/command_line.h"
#include "unit/lab/shell_engine.h"
#include "unit/uhp/child_process.h"

namespace mandible::test {
namespace {

class LadderProgram : public CommandLine {
 protected:
  LadderProgram() : CommandLine(MANDIBLE_LAB_PROGRAM) {}
};

TEST_F(LadderProgram, plays_every_step_saves_it_and_goes_on) {
  // White gives every game up, so that all levels are equal.
  write("engine", lab::shell_engine("echo err I give up").command.at(2));
  const std::string ladder = "ladder --engine 'sh engine' --games 2 --out saved";
  const Ended ended = run(ladder);
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_EQ(ended.out.substr(0, 6), "level ");
  for (const char* row : {"\nLarva     Egg           2   50.0%  unknown\n",
                          "\nQueen     Soldier       2   50.0%  unknown\n"}) {
    EXPECT_NE(ended.out.find(row), std::string::npos) << ended.out;
  }
  EXPECT_NE(read("saved/2-larva-egg/match.txt").find("options: Level=1\n"), std::string::npos);
  EXPECT_EQ(run(ladder).out, ended.out);
}

TEST_F(LadderProgram, refuses_what_it_does_not_understand) {
  expect_refused(run("ladder --fast"), "unknown option \"--fast\"");
  expect_refused(run("ladder --games 3"), "--games needs an even number");
  expect_refused(run("ladder --games"), "--games needs a number from 2 to");
  expect_refused(run("ladder --time soon"), "--time needs a number of seconds");
  expect_refused(run("ladder --type Base+X"), "--type: ");
  expect_refused(run("ladder --seed x"), "--seed needs a whole number");
  expect_refused(run("ladder --out"), "--out needs a value");
}

TEST_F(LadderProgram, helps) {
  EXPECT_NE(run("ladder --help").out.find("usage: mandible-lab ladder"), std::string::npos);
}

TEST_F(LadderProgram, tells_when_the_engine_does_not_know_levels) {
  const Ended ended = run("ladder --engine /bin/false");
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE(ended.err.find("engine \"Larva\": it ended after its start"), std::string::npos);
}

TEST_F(LadderProgram, plays_with_the_engine_beside_it_until_interrupted) {
  const std::filesystem::path saved = folder_ / "saved";
  ChildProcess ladder({MANDIBLE_LAB_PROGRAM, "ladder", "--out", saved.string()});
  const auto games = [this] { return read("saved/2-larva-egg/games.uhp"); };
  for (int i = 0; i < 3000 && games().empty(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  ladder.signal(SIGINT);
  EXPECT_EQ(ladder.wait_for_end(), 130);
  EXPECT_NE(games(), "");
}

}  // namespace
}  // namespace mandible::test
