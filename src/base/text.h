// Small helpers for reading text: no locale, no allocation where a view will do.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mandible {

constexpr bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; }
constexpr char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

std::string_view trim(std::string_view text);
bool starts_with_ignoring_case(std::string_view text, std::string_view prefix);
bool equal_ignoring_case(std::string_view a, std::string_view b);
std::string lower_case(std::string_view text);

// The pieces between separators, empty ones too: "a;;b" has three.
std::vector<std::string_view> split(std::string_view text, char separator);
// The words, separated by any number of blanks.
std::vector<std::string_view> split_words(std::string_view text);

// Takes the first word off the text; empty when there is none left.
std::string_view take_word(std::string_view& text);

// The text as a whole number without a sign, if it is one and at most `most`.
std::optional<long long> parse_number(std::string_view text, long long most);

// The text in quotation marks, for messages: shortened if it is long, with anything unprintable
// shown as a question mark, so that bad input never breaks the line or the terminal.
std::string in_quotes(std::string_view text);

// 1234567 as "1,234,567".
std::string with_commas(unsigned long long number);

// A number of hundredths as a decimal fraction: 1234 as "12.34", -5 as "-0.05".
std::string hundredths(int number);

}  // namespace mandible
