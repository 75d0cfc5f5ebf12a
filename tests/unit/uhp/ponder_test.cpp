// Pondering: the engine searches while it waits for the next command, which no answer shows.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "unit/uhp/child_process.h"
#include "unit/uhp/conversation.h"

namespace mandible::test {
namespace {

// What it found while it waited may well change its best move.
TEST(UhpPonder, says_nothing_and_changes_no_answer_but_the_best_move) {
  Conversation silent;
  Conversation talk;
  talk.ask("options set Ponder True");
  for (std::string_view line :
       {"newgame Base+MLP", "play wS1", "validmoves", "play bS1 wS1-", "undo", "play bQ wS1-",
        "play bG1 wS1-", "pass", "foo", "options get Threads", "perft 0"}) {
    EXPECT_EQ(talk.ask(line), silent.ask(line)) << line;
    int unasked = 0;
    talk.on_line([&unasked](std::string_view) { ++unasked; });
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    talk.on_line(nullptr);
    EXPECT_EQ(unasked, 0) << line;
  }
  EXPECT_EQ(talk.ask("exit"), "");
  EXPECT_TRUE(talk.ended());
}

TEST(UhpPonder, is_followed_by_a_legal_best_move) {
  Conversation talk;
  talk.ask("options set Ponder True");
  talk.ask("newgame Base+MLP");
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  const std::string move = talk.ask_one("bestmove depth 1");
  EXPECT_EQ(talk.ask_one("play " + move), "Base+MLP;InProgress;Black[1];" + move);
}

TEST(UhpPonder, leaves_a_finished_game_alone) {
  Conversation talk;
  talk.ask("options set Ponder True");
  talk.ask("newgame " + std::string(kWhiteCanWin));
  EXPECT_NE(talk.ask_one("play wQ /bG1").find(";WhiteWins;"), std::string::npos);
  EXPECT_EQ(talk.ask("bestmove"), "err The game is over. Try 'newgame' to start a new game.\nok");
}

class PonderingProgram : public ::testing::Test {
 protected:
  PonderingProgram() {
    program_.read_answer();
    for (const char* line : {"options set Ponder True", "newgame Base+MLP", "play wS1"}) ask(line);
  }

  std::string ask(const std::string& line) {
    EXPECT_TRUE(program_.send(line + "\n"));
    return program_.read_answer();
  }

  ChildProcess program_{{MANDIBLE_PROGRAM, "uhp"}};
};

TEST_F(PonderingProgram, works_while_it_waits) {
  EXPECT_TRUE(program_.wait_until_busy());
  // A viewer asks for the moves before it waits for the other side.
  EXPECT_EQ(ask("validmoves").substr(0, 3), "bS1");
  EXPECT_TRUE(program_.wait_until_busy());
  EXPECT_EQ(ask("play bS1 wS1-"), "Base+MLP;InProgress;White[2];wS1;bS1 wS1-\nok\n");
}

TEST_F(PonderingProgram, rests_when_it_has_moved_until_the_other_side_has) {
  ask("bestmove depth 1");
  EXPECT_TRUE(program_.is_idle());
  ask("play bS1 wS1-");
  EXPECT_TRUE(program_.wait_until_busy());
}

TEST_F(PonderingProgram, rests_after_a_move_is_taken_back_and_after_a_new_game) {
  ask("undo");
  EXPECT_TRUE(program_.is_idle());
  ask("play wS1");
  EXPECT_TRUE(program_.wait_until_busy());
  ask("newgame Base+MLP;;;wS1;bS1 wS1-");
  EXPECT_TRUE(program_.is_idle());
}

// A weaker level forgets what it found before.
TEST_F(PonderingProgram, rests_at_a_weaker_level) {
  ask("options set Level 7");
  ask("play bS1 wS1-");
  EXPECT_TRUE(program_.is_idle());
  ask("options set Level 10");
  EXPECT_TRUE(program_.wait_until_busy());
}

TEST_F(PonderingProgram, ends_with_the_input) {
  ASSERT_TRUE(program_.wait_until_busy());
  program_.close_input();
  EXPECT_EQ(program_.wait_for_end(), 0);
  EXPECT_EQ(program_.read_rest(), "");
}

TEST_F(PonderingProgram, ends_at_exit) {
  ASSERT_TRUE(program_.wait_until_busy());
  ASSERT_TRUE(program_.send("exit\n"));
  EXPECT_EQ(program_.wait_for_end(), 0);
}

// Pondering is not a command: a signal ends the program.
TEST_F(PonderingProgram, ends_with_status_130_when_interrupted) {
  ASSERT_TRUE(program_.wait_until_busy());
  program_.signal(SIGINT);
  EXPECT_EQ(program_.wait_for_end(), 130);
  EXPECT_EQ(program_.read_rest(), "");
}

}  // namespace
}  // namespace mandible::test
