// How a piece of text looks in a terminal, and the escape sequences that say so. Which colours the
// game uses is in palette.h.
#pragma once

#include <string>
#include <string_view>

namespace mandible {

struct TextStyle {
  int ink = -1;    // one of the 256 colours, or -1: the terminal's own
  int paper = -1;  // likewise
  bool bold = false;

  friend constexpr bool operator==(const TextStyle& a, const TextStyle& b) {
    return a.ink == b.ink && a.paper == b.paper && a.bold == b.bold;
  }
  friend constexpr bool operator!=(const TextStyle& a, const TextStyle& b) { return !(a == b); }
};

// The sequence that changes to this style from any other.
inline std::string style_sequence(const TextStyle& style) {
  std::string codes = "\x1b[0";
  if (style.bold) codes += ";1";
  if (style.ink >= 0) codes += ";38;5;" + std::to_string(style.ink);
  if (style.paper >= 0) codes += ";48;5;" + std::to_string(style.paper);
  return codes + "m";
}

// The text in this style; the text alone without colour.
inline std::string painted(std::string_view text, const TextStyle& style, bool colour) {
  if (!colour || style == TextStyle{}) return std::string(text);
  return style_sequence(style) + std::string(text) + style_sequence({});
}

}  // namespace mandible
