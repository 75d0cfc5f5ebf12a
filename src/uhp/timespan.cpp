#include "uhp/timespan.h"

#include "base/text.h"

namespace mandible::uhp {

Result<std::chrono::milliseconds> parse_timespan(std::string_view text) {
  const Error bad{in_quotes(text) + " is not a time; for example 00:00:05 or 00:00:00.5"};
  constexpr long long kMostDays = 10'000;

  const std::vector<std::string_view> parts = split(text, ':');
  long long days = 0;
  long long most_hours = 24 * kMostDays;
  long long milliseconds = 0;
  std::string_view hours = parts[0];
  if (parts.size() == 1) {
    const auto whole = parse_number(text, kMostDays);
    if (!whole) return bad;
    return std::chrono::milliseconds(std::chrono::hours(24 * *whole));
  }
  if (parts.size() > 3) return bad;

  if (const std::size_t dot = hours.find('.'); dot != std::string_view::npos) {
    const auto whole = parse_number(hours.substr(0, dot), kMostDays);
    if (!whole) return bad;
    days = *whole;
    most_hours = 23;
    hours.remove_prefix(dot + 1);
  }
  std::string_view seconds = parts.size() == 3 ? parts[2] : "0";
  if (const std::size_t dot = seconds.find('.'); dot != std::string_view::npos) {
    std::string fraction(seconds.substr(dot + 1));
    if (fraction.empty() || fraction.size() > 7 || !parse_number(fraction, 9'999'999)) return bad;
    fraction.resize(3, '0');
    milliseconds = *parse_number(fraction, 999);
    seconds = seconds.substr(0, dot);
  }
  const auto h = parse_number(hours, most_hours);
  const auto m = parse_number(parts[1], 59);
  const auto s = parse_number(seconds, 59);
  if (!h || !m || !s) return bad;
  return std::chrono::milliseconds((((days * 24 + *h) * 60 + *m) * 60 + *s) * 1000 + milliseconds);
}

}  // namespace mandible::uhp
