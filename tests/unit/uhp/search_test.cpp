// Commands that may take long: bestmove and perft, their limits, and how they are ended early.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "base/text.h"
#include "unit/uhp/conversation.h"

namespace mandible::test {
namespace {

bool is_valid_move(Conversation& talk, const std::string& move) {
  const std::string line = talk.ask_one("validmoves");
  for (std::string_view valid : split(line, ';')) {
    if (valid == move) return true;
  }
  return false;
}

// Interrupts as soon as a command can be interrupted; gives up when it is destroyed.
class Interrupter {
 public:
  explicit Interrupter(uhp::Session& session)
      : thread_([this, &session] {
          while (!gone_.load() && !session.interrupt()) std::this_thread::yield();
        }) {}
  ~Interrupter() {
    gone_.store(true);
    thread_.join();
  }
  Interrupter(const Interrupter&) = delete;
  Interrupter& operator=(const Interrupter&) = delete;

 private:
  std::atomic<bool> gone_{false};
  std::thread thread_;
};

TEST(UhpBestMove, is_one_legal_move_for_every_kind_of_limit) {
  Conversation talk;
  talk.ask("newgame Base+MLP;;;wP;bA1 wP-;wQ -wP;bQ bA1-");
  for (std::string_view limit : {"depth 1", "depth 2", "nodes 1", "nodes 1000", "time 00:00:00",
                                 "time 00:00:00.05", "time 00:00:00.0500000", "time 0:0:0"}) {
    const std::string move = talk.ask_one("bestmove " + std::string(limit));
    EXPECT_TRUE(is_valid_move(talk, move)) << limit << ": " << move;
  }
}

TEST(UhpBestMove, finds_the_only_win) {
  Conversation talk;
  talk.ask("newgame " + std::string(kWhiteCanWin));
  EXPECT_EQ(talk.ask("bestmove depth 1"), "wQ /bG1\nok");
  EXPECT_EQ(talk.ask("bestmove depth 3"), "wQ /bG1\nok");
}

TEST(UhpBestMove, is_the_same_after_the_same_commands) {
  Conversation talk;
  talk.ask("options set ReportIntermediateBestMoves True");
  const std::string game = "newgame Base+MLP;;;wP;bA1 wP-;wQ -wP;bQ bA1-";
  talk.ask(game);
  const std::string first = talk.ask("bestmove depth 6");
  const std::string second = talk.ask("bestmove depth 6");
  EXPECT_NE(second, first) << "within a game, the table changes what is found";
  talk.ask(game);
  EXPECT_EQ(talk.ask("bestmove depth 6"), first);
  talk.ask(game);
  EXPECT_EQ(talk.ask("bestmove depth 6"), first);
}

TEST(UhpBestMove, reports_as_many_lines_as_the_option_says) {
  Conversation talk;
  talk.ask("newgame Base+MLP;;;wP;bA1 wP-;wQ -wP;bQ bA1-");
  talk.ask("options set Lines 3");
  const std::string answer = talk.ask("bestmove depth 2");
  const std::vector<std::string_view> lines = split(answer, '\n');
  ASSERT_EQ(lines.size(), 8U);  // three of each depth, the move, ok
  for (std::size_t i = 0; i < 6; ++i) {
    const std::vector<std::string_view> fields = split(lines[i], ';');
    ASSERT_GE(fields.size(), 4U) << lines[i];
    EXPECT_EQ(fields[0], fields[3]) << lines[i];
    EXPECT_TRUE(is_valid_move(talk, std::string(fields[0]))) << lines[i];
  }
  EXPECT_EQ(lines[6], split(lines[3], ';')[0]) << "the first of the last depth";
}

TEST(UhpBestMove, is_a_legal_first_move) {
  Conversation talk;
  for (std::string_view type : {"Base", "Base+MLP", "Base+MDR"}) {
    talk.ask("newgame " + std::string(type));
    const std::string move = talk.ask_one("bestmove depth 2");
    EXPECT_TRUE(is_valid_move(talk, move)) << move;
    EXPECT_NE(move, "wQ");
  }
}

TEST(UhpBestMove, keeps_the_time_limit) {
  Conversation talk;
  talk.ask("newgame Base+MLP;;;wP;bA1 wP-;wQ -wP;bQ bA1-");
  const auto start = std::chrono::steady_clock::now();
  talk.ask("bestmove time 00:00:00.2");
  // Generous, for sanitizers on a busy machine.
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
}

TEST(UhpBestMove, works_with_several_threads_and_another_table) {
  Conversation talk;
  talk.ask("newgame Base+MLP;;;wP;bA1 wP-;wQ -wP;bQ bA1-");
  talk.ask("options set Threads 2");
  talk.ask("options set TableMegabytes 1");
  EXPECT_TRUE(is_valid_move(talk, talk.ask_one("bestmove depth 2")));
  talk.ask("options set TableMegabytes 2");
  EXPECT_TRUE(is_valid_move(talk, talk.ask_one("bestmove depth 2")));
}

TEST(UhpBestMove, refuses_limits_it_does_not_understand) {
  Conversation talk;
  talk.ask("newgame");
  for (std::string_view limit : {"foo",
                                 "depth",
                                 "time",
                                 "nodes",
                                 "depth 1 2",
                                 "depth 0",
                                 "depth -1",
                                 "depth x",
                                 "depth 101",
                                 "depth 99999999999999999999",
                                 "nodes 0",
                                 "nodes x",
                                 "time x",
                                 "time 00:00:60",
                                 "time 00:60:00",
                                 "time -00:00:01",
                                 "time 00:00:00.12345678",
                                 "time :",
                                 "5",
                                 "00:00:05"}) {
    EXPECT_EQ(talk.ask_one("bestmove " + std::string(limit)).substr(0, 4), "err ") << limit;
  }
}

TEST(UhpBestMove, searches_without_a_limit_until_interrupted) {
  Conversation talk;
  talk.ask("newgame Base+MLP;;;wP;bA1 wP-;wQ -wP;bQ bA1-");
  std::string move;
  {
    const Interrupter interrupter(talk.session());
    move = talk.ask_one("bestmove");
  }
  EXPECT_TRUE(is_valid_move(talk, move)) << move;
  // And the conversation goes on.
  EXPECT_FALSE(Conversation::is_error(talk.ask_one("play " + move)));
  EXPECT_TRUE(is_valid_move(talk, talk.ask_one("bestmove depth 1")));
}

TEST(UhpBestMove, is_given_early_when_a_limited_search_is_interrupted) {
  Conversation talk;
  talk.ask("newgame Base+MLP;;;wP;bA1 wP-;wQ -wP;bQ bA1-");
  for (std::string_view limit : {"depth 100", "time 9999", "nodes 1000000000000000"}) {
    std::string move;
    {
      const Interrupter interrupter(talk.session());
      move = talk.ask_one("bestmove " + std::string(limit));
    }
    EXPECT_TRUE(is_valid_move(talk, move)) << move;
  }
}

TEST(UhpBestMove, without_a_limit_ends_with_the_input) {
  Conversation talk;
  talk.ask("newgame");
  talk.session().end_of_input();
  EXPECT_TRUE(is_valid_move(talk, talk.ask_one("bestmove")));
}

TEST(UhpLevel, ends_a_search_that_has_no_other_limit) {
  Conversation talk;
  talk.ask("newgame Base+MLP;;;wP;bA1 wP-;wQ -wP;bQ bA1-");
  talk.ask("options set Level 2");
  const std::string move = talk.ask_one("bestmove");
  EXPECT_TRUE(is_valid_move(talk, move)) << move;
  EXPECT_EQ(talk.ask_one("bestmove depth 50"), move) << "a level misjudges a position always alike";
}

TEST(UhpReports, come_after_each_depth_and_before_the_move) {
  Conversation talk;
  talk.ask("newgame Base+MLP;;;wP;bA1 wP-;wQ -wP;bQ bA1-");
  talk.ask("options set ReportIntermediateBestMoves True");
  const std::string answer = talk.ask("bestmove depth 3");
  const std::vector<std::string_view> lines = split(answer, '\n');
  ASSERT_EQ(lines.size(), 5U) << answer;
  for (std::size_t depth = 1; depth <= 3; ++depth) {
    const std::vector<std::string_view> fields = split(lines[depth - 1], ';');
    ASSERT_GE(fields.size(), 4U) << answer;
    EXPECT_TRUE(is_valid_move(talk, std::string(fields[0]))) << answer;
    EXPECT_EQ(fields[1], std::to_string(depth));
    EXPECT_EQ(fields[2].find('.'), fields[2].size() - 3) << answer;
    EXPECT_EQ(fields[3], fields[0]) << "the expected moves begin with the best one";
  }
  EXPECT_EQ(lines[3], lines[2].substr(0, lines[2].find(';')));
}

TEST(UhpReports, score_a_certain_win_three_hundred_less_a_hundredth_a_ply) {
  Conversation talk;
  talk.ask("newgame " + std::string(kWhiteCanWin));
  talk.ask("options set ReportIntermediateBestMoves True");
  EXPECT_EQ(talk.ask("bestmove depth 5"), "wQ /bG1;1;299.99;wQ /bG1\nwQ /bG1\nok");
}

TEST(UhpInterrupt, finds_nothing_to_end_when_idle) {
  Conversation talk;
  EXPECT_FALSE(talk.session().interrupt());
  talk.ask("newgame");
  talk.ask("bestmove depth 1");
  talk.ask("perft 1");
  EXPECT_FALSE(talk.session().interrupt());
}

// A viewer that cancels at the last moment must not lose its engine.
TEST(UhpInterrupt, does_not_take_a_search_for_over_before_its_move_is_out) {
  Conversation talk;
  talk.ask("newgame");
  bool heard = false;
  talk.on_line([&](std::string_view line) { heard |= line != "ok" && talk.session().interrupt(); });
  talk.ask("bestmove depth 1");
  EXPECT_TRUE(heard);
}

TEST(UhpPerft, counts_the_positions_after_each_number_of_plies) {
  Conversation talk;
  talk.ask("newgame Base+MLP");
  const std::string answer = talk.ask("perft 3");
  const std::vector<std::string_view> lines = split(answer, '\n');
  ASSERT_EQ(lines.size(), 5U) << answer;
  EXPECT_EQ(lines[0], "perft(0) = 1");
  EXPECT_EQ(lines[1].substr(0, 16), "perft(1) = 7 in ");
  EXPECT_EQ(lines[2].substr(0, 18), "perft(2) = 294 in ");
  EXPECT_EQ(lines[3].substr(0, 20), "perft(3) = 6,678 in ");
}

TEST(UhpPerft, goes_four_plies_deep_unless_told_how_far) {
  Conversation talk;
  talk.ask("newgame");
  const std::string answer = talk.ask("perft");
  EXPECT_NE(answer.find("perft(4) = 21,600 in "), std::string::npos) << answer;
  EXPECT_EQ(answer.find("perft(5)"), std::string::npos) << answer;
  EXPECT_EQ(talk.ask("perft 0"), "perft(0) = 1\nok");
}

TEST(UhpPerft, counts_nothing_after_the_end) {
  Conversation talk;
  talk.ask("newgame " + std::string(kDrawn));
  EXPECT_EQ(talk.ask("perft 1").substr(0, 29), "perft(0) = 1\nperft(1) = 0 in ");
}

TEST(UhpPerft, refuses_what_is_no_depth) {
  Conversation talk;
  talk.ask("newgame");
  for (std::string_view depth : {"x", "-1", "100", "1 1"}) {
    EXPECT_EQ(talk.ask("perft " + std::string(depth)),
              "err 'perft' takes a depth from 0 to 99, not \"" + std::string(depth) + "\"\nok");
  }
}

TEST(UhpPerft, stops_when_interrupted) {
  Conversation talk;
  talk.ask("newgame");
  talk.on_line([&talk](std::string_view line) {
    if (line.substr(0, 8) == "perft(2)") talk.session().interrupt();
  });
  const std::string answer = talk.ask("perft 99");
  EXPECT_EQ(answer.find("perft(3)"), std::string::npos) << answer;
  EXPECT_EQ(answer.substr(answer.size() - 3), "\nok");
}

TEST(UhpPerft, is_finished_after_the_end_of_the_input) {
  Conversation talk;
  talk.ask("newgame");
  talk.on_line([&talk](std::string_view line) {
    if (line == "perft(0) = 1") talk.session().end_of_input();
  });
  EXPECT_NE(talk.ask("perft 2").find("perft(2) = 96 in "), std::string::npos);
}

TEST(UhpPerft, is_finished_after_the_end_of_the_input_whatever_was_searched_before) {
  Conversation talk;
  talk.ask("newgame");
  {
    const Interrupter interrupter(talk.session());
    talk.ask("bestmove");
  }
  talk.on_line([&talk](std::string_view line) {
    if (line == "perft(0) = 1") talk.session().end_of_input();
  });
  EXPECT_NE(talk.ask("perft 2").find("perft(2) = 96 in "), std::string::npos);
}

}  // namespace
}  // namespace mandible::test
