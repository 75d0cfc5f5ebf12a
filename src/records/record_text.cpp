#include "records/record_text.h"

#include <array>

#include "base/text.h"

namespace mandible {
namespace {

// How the names of the months begin: BoardSpace writes dates in the language of the player.
constexpr std::array<std::string_view, 12> kMonths = {
    "jan gen ene",
    "feb fev f\xC3\xA9v",
    "mar maa m\xC3\xA4r",
    "apr avr abr",
    "may mai maj mei mag",
    "jun juin giu",
    "jul juil lug",
    "aug ago ao\xC3\xBB",
    "sep set",
    "oct okt ott",
    "nov",
    "dec dez dic d\xC3\xA9"
    "c",
};

int month_of(std::string_view word) {
  for (std::size_t i = 0; i < kMonths.size(); ++i) {
    std::string_view names = kMonths[i];
    for (std::string_view start = take_word(names); !start.empty(); start = take_word(names)) {
      if (starts_with_ignoring_case(word, start)) return static_cast<int>(i) + 1;
    }
  }
  return 0;
}

constexpr bool parts_date(char c) {
  return is_space(c) || c == ',' || c == '.' || c == '_' || c == '-' || c == '/';
}

std::string_view take_date_part(std::string_view& text) {
  while (!text.empty() && parts_date(text.front())) text.remove_prefix(1);
  std::size_t end = 0;
  while (end < text.size() && !parts_date(text[end])) ++end;
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end);
  return part;
}

std::string two_digits(int number) {
  return {static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
}

}  // namespace

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (text.substr(0, kMark.size()) == kMark) text.remove_prefix(kMark.size());
  return text;
}

std::optional<std::string> pgn_date(std::string_view text) {
  constexpr int kMostParts = 12;
  std::string_view year;
  int month = 0;
  std::array<int, 2> numbers{};
  std::size_t count = 0;
  bool year_first = false;
  for (int i = 0; i < kMostParts; ++i) {
    const std::string_view part = take_date_part(text);
    if (part.empty()) break;
    if (const auto number = parse_number(part, 9999)) {
      if (part.size() == 4 && year.empty()) {
        year = part;
        year_first = i == 0;
      } else if (part.size() <= 2 && count < numbers.size()) {
        numbers[count++] = static_cast<int>(*number);
      } else {
        return std::nullopt;
      }
    } else if (month == 0) {
      // The first such word: a time zone such as NOVT comes later.
      month = month_of(part);
    }
  }
  int day = numbers[0];
  if (month == 0) {
    if (!year_first || count != 2) return std::nullopt;
    month = numbers[0];
    day = numbers[1];
  } else if (count != 1) {
    return std::nullopt;
  }
  if (year.empty() || month < 1 || month > 12 || day < 1 || day > 31) return std::nullopt;
  return std::string(year) + "." + two_digits(month) + "." + two_digits(day);
}

std::string_view time_of_day(std::string_view text) {
  constexpr std::string_view kForm = "00:00:00";
  for (std::size_t colon = text.find(':'); colon != std::string_view::npos;
       colon = text.find(':', colon + 1)) {
    if (colon < 2) continue;
    const std::string_view time = text.substr(colon - 2, kForm.size());
    bool fits = time.size() == kForm.size();
    for (std::size_t i = 0; fits && i < kForm.size(); ++i) {
      fits = kForm[i] == ':' ? time[i] == ':' : is_digit(time[i]);
    }
    if (fits) return time;
  }
  return {};
}

}  // namespace mandible
