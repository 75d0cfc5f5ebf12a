// Seconds as people type them: 2 or 0.5.
#pragma once

#include <charconv>
#include <chrono>
#include <optional>
#include <string_view>

namespace mandible {

// More than none and at most so many.
inline std::optional<std::chrono::milliseconds> parse_seconds(std::string_view text, double most) {
  double seconds = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  const bool whole = failure == std::errc() && end == text.data() + text.size();
  if (!whole || !(seconds > 0 && seconds <= most)) return std::nullopt;
  return std::chrono::milliseconds(static_cast<long long>(seconds * 1000) + 1);
}

}  // namespace mandible
