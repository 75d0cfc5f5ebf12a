#include "records/pgn_comments.h"

#include <gtest/gtest.h>

namespace mandible::pgn_comments_test {
namespace {

using std::chrono::milliseconds;

Remarks read(std::string_view text) {
  Remarks remarks;
  read_comment(text, remarks, &Remarks::comment);
  return remarks;
}

TEST(PgnComments, have_no_blanks_at_the_ends_of_their_lines) {
  EXPECT_EQ(tidy_comment("  a \r\n\t b\n\n c \n"), "a\nb\n\nc");
  EXPECT_EQ(tidy_comment(" \n "), "");
}

TEST(PgnComments, hold_clock_times) {
  const Remarks remarks = read("quick [%clk 1:02:03] move [%emt 0:00:05.3]");
  EXPECT_EQ(remarks.comment, "quick move");
  EXPECT_EQ(remarks.clock, milliseconds(3'723'000));
  EXPECT_EQ(remarks.elapsed, milliseconds(5'300));
  EXPECT_EQ(comment_text(remarks), "quick move [%clk 1:02:03] [%emt 0:00:05.3]");
}

TEST(PgnComments, leave_a_blank_between_the_words_round_a_command) {
  for (std::string_view text :
       {"a [%clk 0:00:01] b", "a[%clk 0:00:01] b", "a [%clk 0:00:01]b", "[%clk 0:00:01] a b"}) {
    EXPECT_EQ(read(text).comment, "a b") << text;
  }
}

TEST(PgnComments, write_no_more_of_a_second_than_there_is) {
  Remarks remarks;
  remarks.clock = milliseconds(60'050);
  remarks.elapsed = milliseconds(0);
  EXPECT_EQ(comment_text(remarks), "[%clk 0:01:00.05] [%emt 0:00:00]");
}

TEST(PgnComments, hold_marks_and_arrows) {
  const Remarks remarks = read("[%hsl G0,1;R2,-1] look [%hal B0,0:1,-1;Y-3,4:0,0]");
  EXPECT_EQ(remarks.comment, "look");
  EXPECT_EQ(remarks.marks,
            (std::vector<Mark>{{MarkColour::Green, {0, 1}}, {MarkColour::Red, {2, -1}}}));
  EXPECT_EQ(remarks.arrows, (std::vector<Arrow>{{MarkColour::Blue, {0, 0}, {1, -1}},
                                                {MarkColour::Yellow, {-3, 4}, {0, 0}}}));
  EXPECT_EQ(comment_text(remarks), "look [%hsl G0,1;R2,-1] [%hal B0,0:1,-1;Y-3,4:0,0]");
}

TEST(PgnComments, hold_marks_under_the_names_of_chess_programs) {
  const Remarks remarks = read("[%csl G0,1][%cal R1,1:2,2]");
  EXPECT_EQ(remarks.marks.size(), 1U);
  EXPECT_EQ(remarks.arrows.size(), 1U);
}

TEST(PgnComments, keep_commands_that_are_unknown_or_wrong) {
  for (std::string_view text :
       {"[%eval 0.31]", "[%csl Gd4]", "[%hsl G0]", "[%hsl G0,1;X2,2]", "[%hsl G0,1 ;",
        "[%hal G0,1]", "[%hal G0,0:1,1,]", "[%hsl G0,10000]", "[%clk 1:2:3]", "[%clk 0:60:00]",
        "[%clk 0:00:00.]", "[%clk 0:00:00.1234]", "[%clk 01:00]", "[%clk", "[%]"}) {
    const Remarks remarks = read(text);
    EXPECT_EQ(remarks.comment, text);
    EXPECT_EQ(comment_text(remarks), text);
  }
}

TEST(PgnComments, take_the_first_of_two_times) {
  const Remarks remarks = read("[%clk 0:00:01] [%clk 0:00:02]");
  EXPECT_EQ(remarks.clock, milliseconds(1000));
  EXPECT_EQ(remarks.comment, "[%clk 0:00:02]");
}

TEST(PgnComments, write_a_closing_brace_and_what_looks_like_a_command_as_commands) {
  for (std::string_view text : {"a } b", "}{", "[%rb]", "[%sb]", "[[%rb]]", "[%clk 0:00:01]",
                                "x [%hsl G0,0] y", "[%sb]%rb]"}) {
    const std::string written = comment_text(text);
    EXPECT_EQ(written.find('}'), std::string::npos) << text;
    const Remarks remarks = read(written);
    EXPECT_EQ(remarks.comment, text);
    EXPECT_FALSE(remarks.clock || !remarks.marks.empty()) << text;
  }
}

TEST(PgnComments, are_added_on_a_line_of_their_own) {
  Remarks remarks = read("one");
  read_comment("two [%clk 0:00:01]", remarks, &Remarks::comment);
  read_comment("three", remarks, &Remarks::before);
  EXPECT_EQ(remarks.comment, "one\ntwo");
  EXPECT_EQ(remarks.before, "three");
}

}  // namespace
}  // namespace mandible::pgn_comments_test
