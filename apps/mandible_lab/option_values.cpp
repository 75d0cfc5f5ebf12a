#include "mandible_lab/option_values.h"

#include <charconv>
#include <cmath>
#include <limits>

#include "base/text.h"

namespace mandible::lab {
namespace {

constexpr double kMostSeconds = 24 * 60 * 60;

}  // namespace

std::optional<double> parse_decimal(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) {
    return std::nullopt;
  }
  return value;
}

Result<std::int64_t> parse_seconds(const std::string& option, const std::string& text) {
  const auto seconds = parse_decimal(text);
  if (!seconds || *seconds < 0.001 || *seconds > kMostSeconds) {
    return Error{option + " needs a number of seconds, such as 1 or 0.1, not " + in_quotes(text)};
  }
  return std::llround(*seconds * 1000);
}

Result<std::uint64_t> parse_seed(const std::string& text) {
  const auto seed = parse_number(text, std::numeric_limits<long long>::max());
  if (!seed) return Error{"--seed needs a whole number, not " + in_quotes(text)};
  return static_cast<std::uint64_t>(*seed);
}

Result<std::vector<Edition>> parse_types(const std::string& text) {
  std::vector<Edition> editions;
  for (const std::string_view type : split(text, ',')) {
    const Result<Edition> edition = parse_game_type(trim(type));
    if (!edition) return Error{"--type: " + edition.error()};
    editions.push_back(*edition);
  }
  return editions;
}

std::optional<Error> refuse_odd(int games) {
  if (games % 2 == 0) return std::nullopt;
  return Error{"--games needs an even number, because each opening is played twice, not " +
               std::to_string(games)};
}

}  // namespace mandible::lab
