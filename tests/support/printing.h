// How GoogleTest shows values of the rules when a test fails: enumerators, tiles, cells and moves
// by name instead of by number. Every test is compiled with it (tests/CMakeLists.txt), because a
// program must not contain tests that print a type in different ways.
#pragma once

#include <array>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "rules/move.h"

namespace mandible::test {

// The compiler's own name of an enumerator, or of a value that has none: "(mandible::Rule)40".
template <auto kValue>
constexpr std::string_view enumerator_text() {
  const std::string_view function = __PRETTY_FUNCTION__;
  constexpr std::string_view kBefore = "kValue = ";
  const std::size_t start = function.find(kBefore) + kBefore.size();
  return function.substr(start, function.find_first_of(";]", start) - start);
}

template <class Enum, std::size_t... kNumbers>
constexpr auto enumerator_texts(std::index_sequence<kNumbers...> /*numbers*/) {
  return std::array{enumerator_text<static_cast<Enum>(kNumbers)>()...};
}

// "Gate" for Rule::Gate. Knows the first 64 values of an enumeration.
template <class Enum>
std::string enumerator_name(Enum value) {
  static constexpr auto kTexts = enumerator_texts<Enum>(std::make_index_sequence<64>());
  const auto number = static_cast<std::size_t>(value);
  if (number >= kTexts.size() || kTexts[number].front() == '(') return std::to_string(number);
  return std::string(kTexts[number].substr(kTexts[number].rfind(':') + 1));
}

// "1,-1": a cell by its distance from the first tile of the game.
inline std::string cell_text(Cell cell) {
  const Axial a = offset(kOrigin, cell);
  return std::to_string(a.q) + "," + std::to_string(a.r);
}

// "wA1:1,-1": a move by its tile and cell.
inline std::string plain_text(Move move) {
  return move.is_pass() ? "pass" : name(move.tile) + ":" + cell_text(move.to);
}

}  // namespace mandible::test

namespace mandible {

template <class Enum>
requires std::is_enum_v<Enum>
void PrintTo(const Enum& value, std::ostream* out) { *out << test::enumerator_name(value); }

inline void PrintTo(Tile tile, std::ostream* out) {
  *out << (tile.exists() ? name(tile) : "no tile");
}
inline void PrintTo(Cell cell, std::ostream* out) { *out << test::cell_text(cell); }
inline void PrintTo(Move move, std::ostream* out) { *out << test::plain_text(move); }

}  // namespace mandible
