// A match with several games at a time.
#include "lab/match/match.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "unit/lab/shell_engine.h"

namespace mandible::lab {
namespace {

class MatchTest : public testing::Test {
 protected:
  MatchTest() {
    settings_.engines = {mandible_engine(), mandible_engine()};
    settings_.games = 6;
    settings_.concurrency = 2;
    settings_.max_plies = 12;
  }
  // The last report. With `at_once` the match is stopped as soon as it has begun.
  Result<MatchEnd> run(bool at_once = false) {
    Match match(settings_, openings_, nullptr);
    EXPECT_FALSE(match.start());
    std::thread stopper;
    if (at_once) stopper = std::thread([&match] { match.stop(); });
    Result<MatchEnd> end = match.run([this](const Standing& standing) {
      last_ = standing;
      news_.insert(news_.end(), standing.news.begin(), standing.news.end());
    });
    if (stopper.joinable()) stopper.join();
    return end;
  }

  MatchSettings settings_;
  Openings openings_ = Openings::random({base_edition()}, 1);
  Standing last_;
  std::vector<std::string> news_;
};

TEST_F(MatchTest, plays_all_games) {
  EXPECT_EQ(*run(), MatchEnd::Finished);
  EXPECT_EQ(last_.tally.games(), 6);
  EXPECT_EQ(pairs_in(last_.tally.pairs()), 3);
  EXPECT_TRUE(news_.empty());
}

TEST_F(MatchTest, starts_an_engine_again_after_a_crash) {
  settings_.engines[1] = shell_engine("exit 3");
  EXPECT_EQ(*run(), MatchEnd::Finished);
  EXPECT_EQ(last_.tally.wins(), 6);
  EXPECT_EQ(last_.tally.faults(1, GameEnd::Crash), 6);
  ASSERT_EQ(news_.size(), 6U);
  EXPECT_NE(news_[0].find("Shell lost (crash): it ended after"), std::string::npos) << news_[0];
}

TEST_F(MatchTest, ends_when_the_test_is_decided_for_the_first_engine) {
  settings_.engines[1] = shell_engine("echo err");
  settings_.games = 1000;
  settings_.sprt = Sprt{0, 300};
  EXPECT_EQ(*run(), MatchEnd::Decided);
  EXPECT_LT(last_.tally.games(), 100);
  EXPECT_GE(log_likelihood_ratio(last_.tally.pairs(), *settings_.sprt), kSprtBound);
}

TEST_F(MatchTest, ends_when_the_test_is_decided_against_the_first_engine) {
  settings_.engines[0] = shell_engine("echo err");
  settings_.games = 1000;
  settings_.sprt = Sprt{0, 300};
  EXPECT_EQ(*run(), MatchEnd::Decided);
  EXPECT_LT(last_.tally.games(), 100);
  EXPECT_LE(log_likelihood_ratio(last_.tally.pairs(), *settings_.sprt), -kSprtBound);
}

TEST_F(MatchTest, goes_on_while_the_test_is_undecided) {
  settings_.engines[1] = shell_engine("echo err");
  settings_.games = 2;
  settings_.sprt = Sprt{0, 5};
  EXPECT_EQ(*run(), MatchEnd::Finished);
  EXPECT_EQ(last_.tally.games(), 2);
}

TEST_F(MatchTest, engines_that_ponder_lose_nothing_by_it) {
  for (EngineSetup& engine : settings_.engines) engine.options = {{"Ponder", "True"}};
  EXPECT_EQ(*run(), MatchEnd::Finished);
  EXPECT_EQ(last_.tally.games(), 6);
  EXPECT_TRUE(news_.empty()) << news_[0];
}

TEST_F(MatchTest, both_games_of_a_pair_have_the_same_opening_and_swapped_colours) {
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("mandible-pairs-" + std::to_string(getpid()));
  std::filesystem::remove(file);
  settings_.engines[1] = recording_engine(file.string());
  settings_.games = 4;
  settings_.concurrency = 1;
  EXPECT_EQ(*run(), MatchEnd::Finished);
  std::vector<std::string> openings;
  std::string second_lines;  // what follows each newgame: is the engine asked, or told a move?
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("newgame ")) {
      openings.push_back(line);
      std::getline(in, line);
      second_lines += line.substr(0, line.find(' ')) + " ";
    }
  }
  std::filesystem::remove(file);
  ASSERT_EQ(openings.size(), 4U);
  EXPECT_EQ(openings[0], openings[1]);
  EXPECT_EQ(openings[2], openings[3]);
  EXPECT_NE(openings[0], openings[2]);
  EXPECT_EQ(second_lines, "play bestmove play bestmove ");
}

TEST_F(MatchTest, ends_when_it_is_stopped) {
  settings_.engines[1] = shell_engine("sleep 60");
  EXPECT_EQ(*run(true), MatchEnd::Stopped);
  EXPECT_EQ(last_.tally.games(), 0);
}

}  // namespace
}  // namespace mandible::lab
