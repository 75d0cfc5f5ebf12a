// Options: their lines, getting and setting them, and what they do to games.
#include "uhp/options.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"
#include "unit/uhp/conversation.h"

namespace mandible::test {
namespace {

using uhp::option_line;
using uhp::option_lines;
using uhp::Options;
using uhp::set_option;

std::string shuffled(int times) {
  std::string game = "wA1;bA1 wA1-;wQ -wA1;bQ bA1-";
  for (int i = 0; i < times; ++i) game += R"(;wQ \wA1;bQ bA1\;wQ -wA1;bQ bA1-)";
  return game;
}

TEST(UhpOptions, are_lines_that_a_viewer_can_read) {
  for (const std::string& line : option_lines(Options())) {
    const std::vector<std::string_view> fields = split(line, ';');
    ASSERT_GE(fields.size(), 4U) << line;
    for (std::string_view field : fields) {
      EXPECT_FALSE(field.empty()) << line;
      EXPECT_EQ(field.find_first_of(" \t"), std::string_view::npos) << line;
    }
    EXPECT_EQ(fields[2], fields[3]) << line << ": does not begin as the default";
    if (fields[1] == "bool") {
      EXPECT_EQ(fields.size(), 4U) << line;
      EXPECT_TRUE(fields[2] == "True" || fields[2] == "False") << line;
    } else if (fields[1] == "enum") {
      EXPECT_NE(std::find(fields.begin() + 4, fields.end(), fields[2]), fields.end())
          << line << ": the value is not one of those that are listed";
    } else {
      EXPECT_EQ(fields[1], "int") << line;
      ASSERT_EQ(fields.size(), 6U) << line;
      const auto least = parse_number(fields[4], 1'000'000);
      const auto most = parse_number(fields[5], 1'000'000);
      const auto value = parse_number(fields[2], 1'000'000);
      ASSERT_TRUE(least && most && value) << line;
      EXPECT_LE(*least, *value) << line;
      EXPECT_LE(*value, *most) << line;
    }
  }
}

TEST(UhpOptions, are_found_by_name_in_any_capitals) {
  for (std::string_view name : {"Threads", "threads", "THREADS"}) {
    const Result<std::string> line = option_line(Options(), name);
    ASSERT_TRUE(line);
    EXPECT_EQ(line->substr(0, 12), "Threads;int;");
  }
  EXPECT_FALSE(option_line(Options(), "Thread"));
  EXPECT_FALSE(option_line(Options(), ""));
}

TEST(UhpOptions, show_the_new_value_and_the_old_default) {
  Options options;
  EXPECT_EQ(*set_option(options, "Repetition", "True"), "Repetition;bool;True;False");
  EXPECT_TRUE(options.repetition);
  EXPECT_EQ(*set_option(options, "repetition", "false"), "Repetition;bool;False;False");
  EXPECT_FALSE(options.repetition);
  EXPECT_EQ(*set_option(options, "Threads", "2"), "Threads;int;2;0;0;256");
  EXPECT_EQ(options.threads, 2);
  EXPECT_EQ(*option_line(options, "Threads"), "Threads;int;2;0;0;256");
}

TEST(UhpOptions, accept_the_least_and_the_most_and_nothing_beyond) {
  Options options;
  EXPECT_TRUE(set_option(options, "Threads", "1"));
  EXPECT_TRUE(set_option(options, "Threads", "256"));
  EXPECT_FALSE(set_option(options, "Threads", "-1"));
  EXPECT_FALSE(set_option(options, "Threads", "257"));
  EXPECT_EQ(options.threads, 256);
}

TEST(UhpOptions, accept_numbers_from_the_least_to_the_most_that_their_lines_name) {
  Options options;
  for (const std::string& line : option_lines(Options())) {
    const std::vector<std::string_view> fields = split(line, ';');
    if (fields[1] != "int") continue;
    const std::string name(fields[0]);
    const long long least = *parse_number(fields[4], 1'000'000);
    const long long most = *parse_number(fields[5], 1'000'000);
    EXPECT_TRUE(set_option(options, name, std::to_string(least))) << line;
    EXPECT_TRUE(set_option(options, name, std::to_string(most))) << line;
    EXPECT_FALSE(set_option(options, name, std::to_string(least - 1))) << line;
    EXPECT_FALSE(set_option(options, name, std::to_string(most + 1))) << line;
    EXPECT_EQ(split(*option_line(options, name), ';')[2], std::to_string(most)) << line;
  }
}

TEST(UhpOptions, stay_as_they_are_when_the_value_is_bad) {
  Options options;
  for (std::string_view value :
       {"", "x", "-1", "1.5", "0x2", "1 ", "99999999999999999999", "True"}) {
    EXPECT_FALSE(set_option(options, "Threads", value)) << value;
    EXPECT_FALSE(set_option(options, "TableMegabytes", value)) << value;
  }
  for (std::string_view value : {"", "x", "1", "0", "yes", "Tru", "TrueTrue"}) {
    EXPECT_FALSE(set_option(options, "Repetition", value)) << value;
    EXPECT_FALSE(set_option(options, "TournamentOpening", value)) << value;
  }
  EXPECT_FALSE(set_option(options, "Foo", "1"));
  EXPECT_EQ(option_lines(options), option_lines(Options()));
}

TEST(UhpOptions, are_listed_got_and_set_by_the_session) {
  Conversation talk;
  std::string all;
  for (const std::string& line : option_lines(Options())) all += line + "\n";
  EXPECT_EQ(talk.ask("options"), all + "ok");
  EXPECT_EQ(talk.ask("options get Threads"), "Threads;int;0;0;0;256\nok");
  EXPECT_EQ(talk.ask("options set Threads 2"), "Threads;int;2;0;0;256\nok");
  EXPECT_EQ(talk.ask("options get Threads"), "Threads;int;2;0;0;256\nok");
}

TEST(UhpOptions, are_refused_in_any_other_form) {
  Conversation talk;
  for (std::string_view line :
       {"options foo", "options get", "options get a b", "options set", "options set Threads",
        "options set Threads 1 2", "options Threads", "options get foo", "options set foo 1",
        "options set Threads x", "options set Repetition 1"}) {
    EXPECT_EQ(talk.ask_one(line).substr(0, 4), "err ") << line;
  }
}

TEST(UhpOptions, name_the_options_there_are_when_one_is_unknown) {
  EXPECT_EQ(
      Conversation().ask("options get foo"),
      "err The option \"foo\" is not valid. The options are TournamentOpening, Repetition, "
      "Threads, TableMegabytes, Lines, Level, Ponder, ReportIntermediateBestMoves, EvalFile.\nok");
}

TEST(UhpTournamentOpening, bars_the_queen_from_the_first_turn_unless_switched_off) {
  Conversation talk;
  talk.ask("newgame");
  EXPECT_EQ(talk.ask_one("play wQ").substr(0, 12), "invalidmove ");
  talk.ask("options set TournamentOpening False");
  talk.ask("newgame");
  EXPECT_EQ(talk.ask_one("play wQ"), "Base;InProgress;Black[1];wQ");
  EXPECT_EQ(talk.ask_one("play bQ wQ-"), "Base;InProgress;White[2];wQ;bQ wQ-");
  talk.ask("options set TournamentOpening True");
  talk.ask("newgame");
  EXPECT_EQ(talk.ask_one("play wQ").substr(0, 12), "invalidmove ");
}

TEST(UhpTournamentOpening, changes_the_next_game_and_not_this_one) {
  Conversation talk;
  talk.ask("newgame");
  talk.ask("options set TournamentOpening False");
  EXPECT_EQ(talk.ask_one("play wQ").substr(0, 12), "invalidmove ");
  talk.ask("newgame");
  talk.ask("options set TournamentOpening True");
  EXPECT_EQ(talk.ask_one("play wQ"), "Base;InProgress;Black[1];wQ");
}

TEST(UhpRepetition, is_no_draw_unless_switched_on) {
  Conversation talk;
  EXPECT_EQ(talk.ask_one("newgame " + shuffled(5)).substr(0, 26), "Base;InProgress;White[13];");
}

TEST(UhpRepetition, is_a_draw_at_the_third_occurrence) {
  Conversation talk;
  talk.ask("options set Repetition True");
  EXPECT_EQ(talk.ask_one("newgame " + shuffled(1)).substr(0, 25), "Base;InProgress;White[5];");
  talk.ask(R"(play wQ \wA1)");
  talk.ask(R"(play bQ bA1\)");
  talk.ask("play wQ -wA1");
  EXPECT_EQ(talk.ask_one("play bQ bA1-"), "Base;Draw;White[7];" + shuffled(2));
  EXPECT_EQ(talk.ask("validmoves"), "err The game is over. Try 'newgame' to start a new game.\nok");
  EXPECT_EQ(talk.ask_one("undo").substr(0, 25), "Base;InProgress;Black[6];");
  EXPECT_FALSE(Conversation::is_error(talk.ask_one("play bQ /bA1")));
}

TEST(UhpRepetition, ends_a_replayed_game_too) {
  Conversation talk;
  talk.ask("options set Repetition True");
  EXPECT_EQ(talk.ask_one("newgame " + shuffled(2)), "Base;Draw;White[7];" + shuffled(2));
  EXPECT_EQ(talk.ask_one("newgame " + shuffled(3)).substr(0, 12), "err ply 13, ");
}

TEST(UhpRepetition, changes_the_next_game_and_not_this_one) {
  Conversation talk;
  talk.ask("newgame " + shuffled(1));
  talk.ask("options set Repetition True");
  talk.ask(R"(play wQ \wA1)");
  talk.ask(R"(play bQ bA1\)");
  talk.ask("play wQ -wA1");
  EXPECT_EQ(talk.ask_one("play bQ bA1-"), "Base;InProgress;White[7];" + shuffled(2));
}

// A network that finds every position equal, as a file, and one that is damaged.
Result<std::string> read_test_file(const std::string& path) {
  network::Network network{};
  std::string bytes = network::to_bytes(network);
  if (path == "damaged") bytes[bytes.size() / 2] ^= 1;
  if (path == "even" || path == "damaged") return bytes;
  return Error{"no such file"};
}

class EvalFile : public testing::Test {
 protected:
  std::string ask(std::string_view line) {
    answer_.clear();
    session_.handle(line);
    return answer_;
  }

  std::string answer_;
  uhp::Session session_{{"v1", false, read_test_file},
                        [this](std::string_view line) { answer_ += std::string(line) + "\n"; }};
};

TEST_F(EvalFile, says_what_judges_positions) {
  const auto score = [this] {
    ask("newgame Base;InProgress;White[4];wA1;bG1 wA1-;wQ -wA1;bQ bG1-;wA2 -wQ;bS1 bQ-");
    ask("options set ReportIntermediateBestMoves True");
    const std::string answer = ask("bestmove depth 1");
    return std::string(split(answer, ';')[2]);
  };
  const std::string usual = score();
  EXPECT_NE(usual, "0.00");
  EXPECT_EQ(ask("options set EvalFile even"),
            "EvalFile;enum;even;BuiltIn;BuiltIn;HandMade;even\nok\n");
  EXPECT_EQ(score(), "0.00");
  EXPECT_EQ(ask("options set EvalFile handmade"),
            "EvalFile;enum;HandMade;BuiltIn;BuiltIn;HandMade\nok\n");
  EXPECT_NE(score(), "0.00");
  EXPECT_NE(score(), usual);
  EXPECT_EQ(ask("options set EvalFile builtin"),
            "EvalFile;enum;BuiltIn;BuiltIn;BuiltIn;HandMade\nok\n");
  EXPECT_EQ(score(), usual);
}

TEST(UhpOptions, read_a_network_again_each_time_it_is_set) {
  int reads = 0;
  const auto read = [&reads](const std::string& path) {
    ++reads;
    return read_test_file(path);
  };
  uhp::Session session({"v1", false, read}, [](std::string_view) {});
  session.handle("options set EvalFile even");
  session.handle("options set EvalFile even");
  session.handle("options set Threads 1");
  EXPECT_EQ(reads, 2);
}

TEST_F(EvalFile, that_cannot_be_used_changes_nothing) {
  ask("options set EvalFile even");
  EXPECT_EQ(ask("options set EvalFile damaged"),
            "err The file \"damaged\" cannot be used: it is damaged: its checksum is wrong.\nok\n");
  EXPECT_EQ(ask("options set EvalFile missing"), "err The file \"missing\" cannot be read.\nok\n");
  EXPECT_EQ(ask("options get EvalFile"), "EvalFile;enum;even;BuiltIn;BuiltIn;HandMade;even\nok\n");
}

TEST(UhpOptions, have_no_files_where_there_are_none) {
  Conversation conversation;
  EXPECT_EQ(conversation.ask("options set EvalFile even"),
            "err There are no files here; EvalFile is BuiltIn or HandMade.\nok");
}

}  // namespace
}  // namespace mandible::test
