// Seconds as people type them: 2 or 0.5.
#pragma once

#include <charconv>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "program/command_line.h"

namespace mandible {

// More than none and at most this many.
inline std::optional<std::chrono::milliseconds> parse_seconds(std::string_view text, double most) {
  double seconds = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  const bool whole = failure == std::errc() && end == text.data() + text.size();
  if (!whole || !(seconds > 0 && seconds <= most)) return std::nullopt;
  return std::chrono::milliseconds(static_cast<long long>(seconds * 1000) + 1);
}

inline constexpr const char* kNeedsSeconds = "a number of seconds, such as 10 or 0.5";

// Sets the target, which must outlive the reader.
inline CommandLine::Reader seconds_reader(const std::string& option,
                                          std::optional<std::chrono::milliseconds>& target,
                                          double most) {
  return [&target, option, most](const std::string& text) -> std::optional<Error> {
    target = parse_seconds(text, most);
    if (target) return std::nullopt;
    return CommandLine::refused(option, kNeedsSeconds, text);
  };
}

}  // namespace mandible
