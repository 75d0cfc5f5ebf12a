// Games between engines: how they end, and which engine is to blame.
#include "lab/match/referee.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <optional>

#include "unit/lab/shell_engine.h"

namespace mandible::lab {
namespace {

constexpr const char* kOpening = "Base;InProgress;White[2];wA1;bA1 wA1-";

// One move of the white Queen surrounds the black one.
constexpr const char* kAlmostWon =
    "Base;InProgress;White[8];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 -wQ;bG1 \\bQ;wG1 bQ\\;bG2 bQ/;"
    "wA1 wQ\\;bA1 bG2/;wA1 bG2\\;bA1 \\bG2;wQ \\wS1;bA1 bG2/";

// The first engine has White in the games with even numbers.
class Referee : public testing::Test {
 protected:
  void start(const EngineSetup& first, const EngineSetup& second) {
    settings_.engines = {first, second};
    settings_.patience = std::chrono::seconds(30);
    first_.emplace(settings_.engines[0], settings_, stop_);
    second_.emplace(settings_.engines[1], settings_, stop_);
    EXPECT_FALSE(first_->start());
    EXPECT_FALSE(second_->start());
  }
  // A game of the setup against Mandible.
  PlayedGame played(const EngineSetup& setup, int number = 0) {
    start(setup, mandible_engine());
    return play(kOpening, number);
  }
  PlayedGame play(const std::string& opening, int number = 0, int max_plies = 12) {
    return play_game({&*first_, &*second_}, opening, number, max_plies).value();
  }

  MatchSettings settings_;
  std::atomic<bool> stop_{false};
  std::optional<UhpEngine> first_;
  std::optional<UhpEngine> second_;
};

TEST_F(Referee, ends_a_long_game_as_a_draw) {
  const PlayedGame game = played(mandible_engine());
  EXPECT_EQ(game.summary.end, GameEnd::Length);
  EXPECT_EQ(game.summary.outcome, Outcome::Draw);
  EXPECT_EQ(game.summary.plies, 12);
  EXPECT_EQ(game.summary.thinking[0].moves, 5);
  EXPECT_EQ(game.summary.thinking[1].moves, 5);
  EXPECT_EQ(game.fault, "");
}

TEST_F(Referee, blames_an_engine_that_crashes) {
  const PlayedGame game = played(shell_engine("exit 3"));
  EXPECT_EQ(game.summary.end, GameEnd::Crash);
  EXPECT_EQ(game.summary.outcome, Outcome::BlackWins);
  EXPECT_EQ(game.game.outcome(), Outcome::BlackWins);
  EXPECT_NE(game.fault.find("(status 3)"), std::string::npos) << game.fault;
}

TEST_F(Referee, blames_an_engine_that_plays_an_illegal_move) {
  // In the second game of a pair the first engine has Black, and one move has been made by then.
  const PlayedGame game = played(shell_engine("echo bQ bA1"), 1);
  EXPECT_EQ(game.summary.end, GameEnd::Illegal);
  EXPECT_EQ(game.summary.outcome, Outcome::WhiteWins);
  EXPECT_EQ(game.summary.plies, 3);
  EXPECT_NE(game.fault.find("\"bQ bA1\": "), std::string::npos) << game.fault;
}

TEST_F(Referee, blames_an_engine_that_answers_nothing_or_nonsense) {
  EXPECT_EQ(played(shell_engine(":")).summary.end, GameEnd::Illegal);
  EXPECT_EQ(played(shell_engine("echo hello")).summary.end, GameEnd::Illegal);
}

TEST_F(Referee, blames_an_engine_that_refuses) {
  const PlayedGame game = played(shell_engine("echo err no idea"));
  EXPECT_EQ(game.summary.end, GameEnd::Refusal);
  EXPECT_EQ(game.summary.outcome, Outcome::BlackWins);
  EXPECT_NE(game.fault.find("err no idea"), std::string::npos) << game.fault;
}

TEST_F(Referee, notes_late_moves) {
  EngineSetup setup = shell_engine("sleep 0.6; echo hello");
  setup.limit = {Limit::Kind::Time, 1};
  const PlayedGame game = played(setup);
  EXPECT_EQ(game.summary.end, GameEnd::Illegal);
  EXPECT_EQ(game.summary.thinking[0].late, 1);
  EXPECT_GE(game.summary.thinking[0].longest, std::chrono::milliseconds(600));
}

TEST_F(Referee, knows_a_win_for_either_engine) {
  const EngineSetup winner = shell_engine(R"(printf '%s\n' 'wQ /bG1')");
  start(winner, shell_engine(":"));
  const PlayedGame won = play(kAlmostWon, 0, 200);
  EXPECT_EQ(won.summary.end, GameEnd::Surround);
  EXPECT_EQ(won.summary.outcome, Outcome::WhiteWins);
  EXPECT_EQ(won.summary.half_points(), 2);
  EXPECT_EQ(won.summary.plies, 15);
  EXPECT_EQ(won.fault, "");

  start(shell_engine(":"), winner);
  const PlayedGame lost = play(kAlmostWon, 1, 200);
  EXPECT_EQ(lost.summary.outcome, Outcome::WhiteWins);
  EXPECT_EQ(lost.summary.half_points(), 0);
}

TEST_F(Referee, prefers_the_end_on_the_board_to_the_length) {
  start(shell_engine(R"(printf '%s\n' 'wQ /bG1')"), shell_engine(":"));
  EXPECT_EQ(play(kAlmostWon, 0, 15).summary.end, GameEnd::Surround);
  start(shell_engine(":"), shell_engine(":"));
  EXPECT_EQ(play(kAlmostWon, 0, 14).summary.end, GameEnd::Length) << "nobody is asked to move";
}

// Plays the two moves in turn.
EngineSetup shuffling_engine(const std::string& there, const std::string& back) {
  return shell_engine("n=$((n+1)); if [ $((n%2)) = 1 ]; then printf '%s\\n' '" + there +
                      "'; else printf '%s\\n' '" + back + "'; fi");
}

TEST_F(Referee, ends_a_game_that_repeats_itself_as_a_draw) {
  start(shuffling_engine("wQ /wS1", "wQ -wS1"), shuffling_engine("bQ bS1\\", "bQ bS1-"));
  const PlayedGame game = play("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-", 0, 200);
  EXPECT_EQ(game.summary.end, GameEnd::Repetition) << game.fault;
  EXPECT_EQ(game.summary.outcome, Outcome::Draw);
  EXPECT_EQ(game.summary.plies, 12) << "the position comes for the third time";
}

TEST_F(Referee, blames_an_engine_that_does_not_answer_in_time) {
  start(shell_engine("sleep 60"), shell_engine(":"));
  settings_.patience = std::chrono::seconds(3);  // newgame is answered within it on a busy machine
  const PlayedGame game = play(kOpening);
  EXPECT_EQ(game.summary.end, GameEnd::Time);
  EXPECT_EQ(game.summary.outcome, Outcome::BlackWins);
  EXPECT_NE(game.fault.find("no answer to \"bestmove nodes 20\" within 3 s"), std::string::npos)
      << game.fault;
}

TEST_F(Referee, ends_without_a_result_when_the_match_is_stopped) {
  start(shell_engine("sleep 60"), shell_engine(":"));
  stop_ = true;
  EXPECT_FALSE(play_game({&*first_, &*second_}, kOpening, 0, 12));
}

class RecordedReferee : public Referee {
 protected:
  RecordedReferee()
      : file_(std::filesystem::temp_directory_path() /
              ("mandible-recorded-" + std::to_string(getpid()))) {
    std::filesystem::remove(file_);
  }
  ~RecordedReferee() override { std::filesystem::remove(file_); }

  std::vector<std::string> recorded() const {
    std::ifstream in(file_);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
  }

  std::filesystem::path file_;
};

TEST_F(RecordedReferee, begins_every_game_anew) {
  start(mandible_engine(), recording_engine(file_.string()));
  const std::string newgame = std::string("newgame ") + kOpening;
  for (const int number : {1, 3}) {
    EXPECT_EQ(play(kOpening, number).summary.outcome, Outcome::BlackWins) << number;
  }
  EXPECT_EQ(recorded(),
            (std::vector<std::string>{newgame, "bestmove nodes 20", newgame, "bestmove nodes 20"}));
}

TEST_F(RecordedReferee, tells_an_engine_the_moves_of_the_other) {
  start(shell_engine(R"(printf '%s\n' 'wQ -wA1')"), recording_engine(file_.string()));
  play(kOpening, 0);
  EXPECT_EQ(recorded(), (std::vector<std::string>{std::string("newgame ") + kOpening,
                                                  "play wQ -wA1", "bestmove nodes 20"}));
}

}  // namespace
}  // namespace mandible::lab
