#include "base/text.h"

#include <gtest/gtest.h>

namespace mandible {
namespace {

using Parts = std::vector<std::string_view>;

TEST(Text, trims_blanks_of_every_kind_at_both_ends_only) {
  EXPECT_EQ(trim(" \t\r\n\f\v wA1  bQ- \r\n"), "wA1  bQ-");
  EXPECT_EQ(trim("wQ"), "wQ");
  EXPECT_EQ(trim(" \t "), "");
  EXPECT_EQ(trim(""), "");
}

TEST(Text, compares_without_regard_to_capitals) {
  EXPECT_TRUE(equal_ignoring_case("InProgress", "inPROGRESS"));
  EXPECT_FALSE(equal_ignoring_case("Draw", "Draws"));
  EXPECT_FALSE(equal_ignoring_case("Draw", "Drag"));
  EXPECT_TRUE(starts_with_ignoring_case("Base+MLP", "base"));
  EXPECT_TRUE(starts_with_ignoring_case("Base", ""));
  EXPECT_FALSE(starts_with_ignoring_case("Bas", "base"));
}

TEST(Text, changes_only_letters_of_the_english_alphabet) {
  EXPECT_EQ(lower_case("AZaz[@09"), "azaz[@09");
  EXPECT_EQ(lower_case("\xC4"), "\xC4");
  EXPECT_EQ(to_upper('z'), 'Z');
  EXPECT_EQ(to_upper('{'), '{');
  EXPECT_EQ(to_lower('['), '[');
}

TEST(Text, splits_at_every_separator_and_keeps_empty_parts) {
  EXPECT_EQ(split("a;;b", ';'), (Parts{"a", "", "b"}));
  EXPECT_EQ(split(";a;", ';'), (Parts{"", "a", ""}));
  EXPECT_EQ(split("", ';'), (Parts{""}));
}

TEST(Text, splits_into_words_at_any_number_of_blanks) {
  EXPECT_EQ(split_words("  wA1 \t bQ-\r\n"), (Parts{"wA1", "bQ-"}));
  EXPECT_EQ(split_words(" \n"), Parts{});
  EXPECT_EQ(split_words("pass"), (Parts{"pass"}));
}

TEST(Text, reads_whole_numbers_that_fill_the_text) {
  EXPECT_EQ(parse_number("0", 10), 0);
  EXPECT_EQ(parse_number("007", 10), 7);
  for (const char* text : {"", "-1", "+1", " 1", "1 ", "1.0", "x"}) {
    EXPECT_EQ(parse_number(text, 10), std::nullopt) << text;
  }
}

TEST(Text, reads_numbers_up_to_the_given_most) {
  EXPECT_EQ(parse_number("59", 59), 59);
  EXPECT_EQ(parse_number("60", 59), std::nullopt);
  EXPECT_EQ(parse_number("5", 5), 5);
  EXPECT_EQ(parse_number("6", 5), std::nullopt);
  EXPECT_EQ(parse_number("1", 0), std::nullopt);
}

TEST(Text, reads_the_largest_number_without_overflow) {
  constexpr long long kMost = 9'223'372'036'854'775'807;
  EXPECT_EQ(parse_number("9223372036854775807", kMost), kMost);
  EXPECT_EQ(parse_number("9223372036854775808", kMost), std::nullopt);
  EXPECT_EQ(parse_number("99999999999999999999999", kMost), std::nullopt);
}

TEST(Text, quotes_bad_input_without_letting_it_break_the_line) {
  EXPECT_EQ(in_quotes("wX9"), "\"wX9\"");
  EXPECT_EQ(in_quotes(""), "\"\"");
  EXPECT_EQ(in_quotes("a\n\x1B[2J\x7F\xC3\xA4"), "\"a??[2J???\"");
}

TEST(Text, quotes_at_most_sixty_characters) {
  const std::string sixty(60, 'a');
  const std::string longer = sixty + 'b';
  EXPECT_EQ(in_quotes(std::string_view(sixty)), "\"" + sixty + "\"");
  EXPECT_EQ(in_quotes(std::string_view(longer)), "\"" + sixty + "...\"");
}

TEST(Text, groups_the_digits_of_large_numbers) {
  EXPECT_EQ(with_commas(0), "0");
  EXPECT_EQ(with_commas(999), "999");
  EXPECT_EQ(with_commas(1000), "1,000");
  EXPECT_EQ(with_commas(1234567), "1,234,567");
  EXPECT_EQ(with_commas(18'446'744'073'709'551'615ULL), "18,446,744,073,709,551,615");
}

TEST(Text, writes_hundredths_with_two_decimals) {
  EXPECT_EQ(hundredths(0), "0.00");
  EXPECT_EQ(hundredths(5), "0.05");
  EXPECT_EQ(hundredths(-5), "-0.05");
  EXPECT_EQ(hundredths(1234), "12.34");
  EXPECT_EQ(hundredths(-30000), "-300.00");
}

}  // namespace
}  // namespace mandible
