// The program as other programs use it: pipes, signals, the end of the input, and hostile input.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "unit/uhp/child_process.h"

namespace mandible::test {
namespace {

class UhpProgram : public ::testing::Test {
 protected:
  // After the greeting.
  UhpProgram() { greeting_ = program_.read_answer(); }

  std::string ask(const std::string& line) {
    EXPECT_TRUE(program_.send(line + "\n"));
    return program_.read_answer();
  }

  // Sends the input and closes it; returns everything that is written in answer.
  std::string feed(const std::string& input) {
    EXPECT_TRUE(program_.send(input));
    program_.close_input();
    return program_.read_rest();
  }

  ChildProcess program_{{MANDIBLE_PROGRAM, "uhp"}};
  std::string greeting_;
};

TEST_F(UhpProgram, greets_at_once) {
  EXPECT_EQ(greeting_.substr(0, 12), "id Mandible ");
  EXPECT_NE(greeting_.find("\nMosquito;Ladybug;Pillbug\nok\n"), std::string::npos);
}

TEST(UhpProgramWithVariants, announces_the_house_bugs) {
  ChildProcess program({MANDIBLE_PROGRAM, "uhp", "--variants"});
  EXPECT_NE(program.read_answer().find("Dragonfly;RidingLadybug\nok\n"), std::string::npos);
}

TEST(UhpProgramWithNonsense, ends_with_status_two) {
  ChildProcess program({MANDIBLE_PROGRAM, "uhp", "--nonsense"});
  EXPECT_EQ(program.read_rest(), "");
  EXPECT_EQ(program.wait_for_end(), 2);
}

TEST_F(UhpProgram, answers_each_command_before_the_next_is_sent) {
  EXPECT_EQ(ask("newgame Base+MLP"), "Base+MLP;NotStarted;White[1]\nok\n");
  EXPECT_EQ(ask("play wS1"), "Base+MLP;InProgress;Black[1];wS1\nok\n");
  EXPECT_EQ(ask("undo"), "Base+MLP;NotStarted;White[1]\nok\n");
}

TEST_F(UhpProgram, ends_with_the_input) {
  program_.close_input();
  EXPECT_EQ(program_.wait_for_end(), 0);
  EXPECT_EQ(program_.read_rest(), "");
}

TEST_F(UhpProgram, answers_everything_before_it_ends_with_the_input) {
  EXPECT_EQ(feed("newgame\nplay wA1\nundo\n"),
            "Base;NotStarted;White[1]\nok\nBase;InProgress;Black[1];wA1\nok\n"
            "Base;NotStarted;White[1]\nok\n");
  EXPECT_EQ(program_.wait_for_end(), 0);
}

TEST_F(UhpProgram, answers_a_last_line_without_an_end) {
  EXPECT_EQ(feed("newgame"), "Base;NotStarted;White[1]\nok\n");
  EXPECT_EQ(program_.wait_for_end(), 0);
}

// What hive-hydra does for every move.
TEST_F(UhpProgram, finishes_a_limited_search_after_the_end_of_the_input) {
  const std::string answer =
      feed("newgame Base+MLP;InProgress;;wP;bA1 wP-;wQ -wP;bQ bA1-\nbestmove depth 2\n");
  EXPECT_EQ(std::count(answer.begin(), answer.end(), '\n'), 4) << answer;
  EXPECT_EQ(answer.substr(answer.size() - 4), "\nok\n");
  EXPECT_EQ(program_.wait_for_end(), 0);
}

TEST_F(UhpProgram, ends_an_endless_search_with_the_input) {
  const std::string answer = feed("newgame\nbestmove\n");
  EXPECT_EQ(std::count(answer.begin(), answer.end(), '\n'), 4) << answer;
  EXPECT_EQ(program_.wait_for_end(), 0);
}

TEST_F(UhpProgram, notices_the_end_of_much_input_behind_an_endless_search) {
  std::string input = "newgame\nbestmove\n";
  for (int i = 0; i < 1000; ++i) input += "validmoves\n";
  const std::string answer = feed(input);
  EXPECT_EQ(std::count(answer.begin(), answer.end(), '\n'), 4 + 2000);
  EXPECT_EQ(program_.wait_for_end(), 0);
}

TEST_F(UhpProgram, ends_at_exit_without_a_word) {
  ASSERT_TRUE(program_.send("exit\n"));
  // With its input still open.
  EXPECT_EQ(program_.wait_for_end(), 0);
  EXPECT_EQ(program_.read_rest(), "");
}

TEST_F(UhpProgram, ignores_what_follows_exit) {
  EXPECT_EQ(feed("newgame\nexit\nnewgame\n"), "Base;NotStarted;White[1]\nok\n");
  EXPECT_EQ(program_.wait_for_end(), 0);
}

TEST_F(UhpProgram, ends_with_status_130_when_interrupted_idle) {
  ask("newgame");
  // The program may need a moment after its answer until it is idle.
  int status = -2;
  for (int i = 0; i < 30 && status == -2; ++i) {
    program_.signal(SIGINT);
    status = program_.wait_for_end(std::chrono::seconds(1));
  }
  EXPECT_EQ(status, 130);
}

TEST_F(UhpProgram, gives_its_move_and_goes_on_when_interrupted_in_a_search) {
  ask("newgame Base+MLP");
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(program_.send("bestmove\n"));
    ASSERT_TRUE(program_.wait_until_busy());
    program_.signal(SIGINT);
    const std::string answer = program_.read_answer();
    ASSERT_EQ(std::count(answer.begin(), answer.end(), '\n'), 2) << answer;
    const std::string game = ask("play " + answer.substr(0, answer.find('\n')));
    EXPECT_EQ(game.substr(0, 9), "Base+MLP;") << game;
  }
  program_.close_input();
  EXPECT_EQ(program_.wait_for_end(), 0);
}

// The threads of a program that searches after these commands.
int threads_of(std::initializer_list<const char*> commands) {
  ChildProcess program({MANDIBLE_PROGRAM, "uhp"});
  program.read_answer();
  for (const char* command : commands) {
    EXPECT_TRUE(program.send(std::string(command) + "\n"));
    if (std::string_view(command).substr(0, 8) != "bestmove") program.read_answer();
  }
  EXPECT_TRUE(program.wait_until_busy());
  return program.thread_count();
}

TEST(UhpThreads, are_as_many_as_the_option_says) {
  const int with_one = threads_of({"options set Threads 1", "newgame", "bestmove"});
  const int with_three = threads_of({"options set Threads 3", "newgame", "bestmove"});
  EXPECT_EQ(with_three, with_one + 2);
}

TEST(UhpThreads, are_one_where_the_answer_should_repeat) {
  const int with_one = threads_of({"options set Threads 1", "newgame", "bestmove depth 90"});
  EXPECT_EQ(threads_of({"newgame", "bestmove depth 90"}), with_one);
  EXPECT_EQ(threads_of({"newgame", "bestmove nodes 1000000000"}), with_one);
}

TEST_F(UhpProgram, breaks_off_a_count_when_interrupted) {
  ask("newgame Base+MLP");
  ASSERT_TRUE(program_.send("perft 20\n"));
  ASSERT_TRUE(program_.wait_until_busy());
  program_.signal(SIGINT);
  EXPECT_EQ(program_.read_answer().substr(0, 13), "perft(0) = 1\n");
  EXPECT_EQ(ask("undo").substr(0, 4), "err ");
}

TEST_F(UhpProgram, ends_when_nobody_reads_any_more) {
  program_.close_output();
  program_.send("info\ninfo\n");
  EXPECT_GE(program_.wait_for_end(), 0);
}

TEST_F(UhpProgram, answers_a_line_of_ten_megabytes_with_one_error) {
  const std::string answer = feed(std::string(10'000'000, 'x') + "\nnewgame\n");
  EXPECT_EQ(answer.substr(0, 4), "err ");
  const std::size_t second = answer.find('\n') + 1;
  EXPECT_LT(second, 200U);
  EXPECT_EQ(answer.substr(second), "ok\nBase;NotStarted;White[1]\nok\n");
  EXPECT_EQ(program_.wait_for_end(), 0);
}

TEST_F(UhpProgram, answers_a_long_line_that_never_ends_with_one_error) {
  const std::string answer = feed("newgame Base;;;" + std::string(10'000'000, ' '));
  EXPECT_EQ(answer.substr(0, 4), "err ");
  EXPECT_EQ(std::count(answer.begin(), answer.end(), '\n'), 2);
  EXPECT_EQ(program_.wait_for_end(), 0);
}

TEST_F(UhpProgram, answers_each_line_of_noise_with_one_error) {
  Random random(1);
  constexpr int kLines = 500;
  std::string noise;
  for (int i = 0; i < kLines; ++i) {
    // Begins with a byte that is neither a blank nor the beginning of a command.
    noise += '\x80';
    for (std::uint32_t length = random.below(200); length > 0; --length) {
      const char c = static_cast<char>(random.below(256));
      noise += c == '\n' ? '\0' : c;
    }
    noise += '\n';
  }
  const std::string answer = feed(noise);
  std::string_view rest = answer;
  for (int i = 0; i < kLines; ++i) {
    ASSERT_EQ(rest.substr(0, 4), "err ") << i;
    rest.remove_prefix(std::min(rest.find('\n') + 1, rest.size()));
    ASSERT_EQ(rest.substr(0, 3), "ok\n") << i;
    rest.remove_prefix(3);
  }
  EXPECT_EQ(rest, "");
  for (char c : answer) ASSERT_TRUE(c == '\n' || (c >= ' ' && c <= '~'));
  EXPECT_EQ(program_.wait_for_end(), 0);
}

TEST_F(UhpProgram, says_nothing_to_many_empty_lines) {
  EXPECT_EQ(feed(std::string(100'000, '\n')), "");
  EXPECT_EQ(program_.wait_for_end(), 0);
}

}  // namespace
}  // namespace mandible::test
