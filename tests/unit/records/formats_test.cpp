#include "records/formats.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "records/pgn.h"
#include "records/record_text.h"
#include "rules/game_string.h"

namespace mandible {
namespace {

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

int plies_read(std::string_view text) {
  const Result<Record> record = read_record(text);
  return record ? record->game.plies() : 0;
}

TEST(RecordFormat, tells_the_formats_by_their_first_characters) {
  EXPECT_EQ(guess_format("Base+MLP;NotStarted;White[1]"), RecordFormat::GameString);
  EXPECT_EQ(guess_format("wA1;bA1 wA1-"), RecordFormat::GameString);
  EXPECT_EQ(guess_format(""), RecordFormat::GameString);
  EXPECT_EQ(guess_format("[GameType \"Base\"]"), RecordFormat::Pgn);
  EXPECT_EQ(guess_format("1. wA1"), RecordFormat::Pgn);
  EXPECT_EQ(guess_format("{first}\n1. wA1"), RecordFormat::Pgn);
  EXPECT_EQ(guess_format("; said first\n1. wA1"), RecordFormat::Pgn);
  EXPECT_EQ(guess_format("% not for us\n1. wA1"), RecordFormat::Pgn);
  EXPECT_EQ(guess_format("(;SU[hive])"), RecordFormat::Sgf);
}

TEST(RecordFormat, looks_behind_a_byte_order_mark_and_blanks) {
  EXPECT_EQ(guess_format("\xEF\xBB\xBF\r\n [Date \"\"]"), RecordFormat::Pgn);
  EXPECT_EQ(guess_format("\xEF\xBB\xBF (;"), RecordFormat::Sgf);
  EXPECT_EQ(guess_format(" \n"), RecordFormat::GameString);
}

TEST(ReadRecord, reads_every_format) {
  const std::string_view game = "Base;InProgress;White[2];wA1;bA1 /wA1";
  for (std::string_view text : {
           std::string_view("\xEF\xBB\xBF"
                            "Base;InProgress;White[2];wA1;bA1 /wA1"),
           std::string_view("[GameType \"Base\"]\n\n1. wA1\n2. bA1 /wA1\n"),
           std::string_view("(;SU[hive];P0[1 movedone W wA1 N 13 .];P1[2 movedone B bA1 M 12 .])"),
       }) {
    const Result<Record> record = read_record(text);
    ASSERT_TRUE(record) << record.error();
    EXPECT_EQ(game_string(record->game), game);
  }
}

TEST(ReadRecord, names_ply_text_and_reason_in_every_format) {
  const auto error = [](std::string_view text) { return read_record(text).error(); };
  EXPECT_EQ(error("Base;InProgress;White[2];wA1;bA1 wA1"),
            "ply 2, \"bA1 wA1\": that cell is taken by wA1");
  EXPECT_EQ(error("1. wA1\n2. bA1 wA1\n"),
            "line 2, column 4: ply 2, \"bA1 wA1\": that cell is taken by wA1");
  EXPECT_EQ(error("(;SU[hive];P0[1 movedone W wA1 N 13 .];P1[2 movedone B bA1 N 13 .])"),
            "line 1, column 42: ply 2, \"2 movedone B bA1 N 13 .\": that cell is taken by wA1");
}

TEST(ReadRecord, refuses_empty_input) {
  const Result<Record> record = read_record(" \n");
  ASSERT_FALSE(record);
  EXPECT_EQ(record.error(), "the game is missing; for example Base+MLP or a game string");
}

TEST(ReadRecord, refuses_endless_records_in_every_format) {
  for (const std::string& text : {
           "Base;;" + repeated(";pass", kMostRecordedPlies + 2),
           "1. wA1\n" + repeated("pass ", kMostRecordedPlies),
           "(;SU[hive]" + repeated(";P0[done]", kMostRecordedPlies + 1) + ")",
       }) {
    const Result<Record> record = read_record(text);
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error(), "the record has more than 10,000 plies");
  }
}

TEST(ReadRecord, shows_only_the_beginning_of_a_huge_word) {
  const Result<Record> record = read_record(std::string(2'000'000, 'x'));
  ASSERT_FALSE(record);
  EXPECT_EQ(record.error(), "unknown game type \"" + std::string(60, 'x') +
                                "...\": unknown expansion \"x\"; the letters are M, L, P, D and R");
}

// These take no time worth speaking of as long as reading is linear.
TEST(ReadRecord, survives_noise) {
  Random random(1);
  for (std::string_view start : {"", "[x", "{", "1. ", "(;", "(;SU[hive];P0["}) {
    std::string text(start);
    for (int i = 0; i < 900'000; ++i) text += static_cast<char>(random.below(256));
    EXPECT_EQ(plies_read(text), 0) << start;
  }
}

TEST(ReadRecord, survives_endless_repetition) {
  for (std::string_view start : {"(;SU[hive", "(;SU[hive]", "[x", "1. x", "{"}) {
    for (std::string_view piece :
         {"[",       "{",        "}",   "{}",       "(",     "(;",   "[a]",    "[T \"\"]",   "\\",
          "\"",      "\" ",      "P0[", "P0[move]", "C[a]",  "wA1 ", "\n",     "{\n",        "}\n",
          "(1. wA1", "(wA1 x) ", "! ",  "$1 ",      "; x\n", "%\n",  "[%clk ", "[%hsl G0,0;"}) {
      const std::string text = std::string(start) + repeated(piece, 100'000);
      EXPECT_EQ(plies_read(text), 0) << start << piece;
    }
  }
}

TEST(RecordText, reads_dates_in_the_forms_that_records_have) {
  EXPECT_EQ(pgn_date("31 October 2018"), "2018.10.31");
  EXPECT_EQ(pgn_date("31. Oktober 2018"), "2018.10.31");
  EXPECT_EQ(pgn_date("3. M\xC3\xA4rz 2018"), "2018.03.03");
  EXPECT_EQ(pgn_date("1 de enero de 2020"), "2020.01.01");
  EXPECT_EQ(pgn_date("October 2, 2019"), "2019.10.02");
  EXPECT_EQ(pgn_date("Fri Nov 02 09:01:07 EDT 2018"), "2018.11.02");
  EXPECT_EQ(pgn_date("Sat Dec 01 09:01:07 NOVT 2018"), "2018.12.01");
  EXPECT_EQ(pgn_date("15-Mar-2024_18:22:05"), "2024.03.15");
  EXPECT_EQ(pgn_date("2018-10-31"), "2018.10.31");
  EXPECT_EQ(pgn_date("2018.10.31"), "2018.10.31");
}

TEST(RecordText, does_not_guess_dates) {
  for (std::string_view text :
       {"", "soon", "10/11/2018", "2018.??.??", "32 October 2018", "October 2018", "2018.13.01",
        "1 2 October 2018", "2018 2019 May 1"}) {
    EXPECT_EQ(pgn_date(text), std::nullopt) << text;
  }
}

TEST(RecordText, finds_the_time_of_day) {
  EXPECT_EQ(time_of_day("15-Mar-2024_18:22:05"), "18:22:05");
  EXPECT_EQ(time_of_day("Fri Nov 02 09:01:07 EDT 2018"), "09:01:07");
  EXPECT_EQ(time_of_day("31 October 2018"), "");
  EXPECT_EQ(time_of_day(":1:2"), "");
}

}  // namespace
}  // namespace mandible
