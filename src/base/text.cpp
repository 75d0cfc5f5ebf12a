#include "base/text.h"

#include <cstdlib>

namespace mandible {

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

bool equal_ignoring_case(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (to_lower(a[i]) != to_lower(b[i])) return false;
  }
  return true;
}

bool starts_with_ignoring_case(std::string_view text, std::string_view prefix) {
  return text.size() >= prefix.size() && equal_ignoring_case(text.substr(0, prefix.size()), prefix);
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = to_lower(c);
  return lower;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  while (at < text.size()) {
    if (is_space(text[at])) {
      ++at;
      continue;
    }
    const std::size_t start = at;
    while (at < text.size() && !is_space(text[at])) ++at;
    words.push_back(text.substr(start, at - start));
  }
  return words;
}

std::string_view take_word(std::string_view& text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  std::size_t end = 0;
  while (end < text.size() && !is_space(text[end])) ++end;
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end);
  return word;
}

std::optional<long long> parse_number(std::string_view text, long long most) {
  if (text.empty()) return std::nullopt;
  long long value = 0;
  for (char c : text) {
    if (!is_digit(c)) return std::nullopt;
    const int digit = c - '0';
    if (value > most / 10 || (value == most / 10 && digit > most % 10)) return std::nullopt;
    value = value * 10 + digit;
  }
  return value;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kMost = 60;
  std::string shown = "\"";
  for (char c : text.substr(0, kMost)) {
    const auto byte = static_cast<unsigned char>(c);
    shown += byte < 0x20 || byte >= 0x7F ? '?' : c;
  }
  shown += text.size() > kMost ? "...\"" : "\"";
  return shown;
}

std::string with_commas(unsigned long long number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, ",");
  }
  return digits;
}

std::string hundredths(int number) {
  const std::string digits = std::to_string(100 + std::abs(number % 100));
  return (number < 0 ? "-" : "") + std::to_string(std::abs(number / 100)) + "." + digits.substr(1);
}

}  // namespace mandible
