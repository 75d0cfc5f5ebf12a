// One line of what a person types.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace mandible {

// Nothing at the end of the input. Characters after the ten thousandth are dropped, so that no
// input can fill the memory.
inline std::optional<std::string> read_line(std::istream& in) {
  constexpr std::size_t kMostCharacters = 10'000;
  std::string line;
  bool any = false;
  for (char c = 0; in.get(c);) {
    any = true;
    if (c == '\n') break;
    if (line.size() < kMostCharacters) line += c;
  }
  if (!any) return std::nullopt;
  return line;
}

}  // namespace mandible
