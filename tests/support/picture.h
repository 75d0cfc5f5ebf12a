// Hives drawn as text, for people who read a failure.
#pragma once

#include <algorithm>
#include <map>
#include <ostream>
#include <string>

#include "rules/position.h"

namespace mandible::test {

struct Picture {
  std::string text;

  friend bool operator==(const Picture& a, const Picture& b) = default;
};

inline void PrintTo(const Picture& picture, std::ostream* out) { *out << "\n" << picture.text; }

// Characters per cell; each row lies half a cell to the right or left of the row above.
inline constexpr int kCellWidth = 6;

inline Picture laid_out(const std::map<Axial, std::string>& words) {
  if (words.empty()) return {};
  const auto column = [](Axial at) { return kCellWidth * at.q + kCellWidth / 2 * at.r; };
  int left = column(words.begin()->first);
  for (const auto& [at, word] : words) left = std::min(left, column(at));
  std::string text;
  int row = words.begin()->first.r;
  std::size_t row_start = 0;
  for (const auto& [at, word] : words) {
    for (; row < at.r; ++row) {
      text += '\n';
      row_start = text.size();
    }
    text.resize(row_start + static_cast<std::size_t>(column(at) - left), ' ');
    text += word;
  }
  return {text + '\n'};
}

// The tiles of a cell from the bottom up: "wA1 wD".
inline std::string stack_at(const Position& position, Cell cell) {
  const Board& board = position.board();
  if (!board.occupied(cell)) return "";
  std::string names = name(board.top(cell));
  for (Tile t = board.below(board.top(cell)); t.exists(); t = board.below(t)) {
    names = name(t) + " " + names;
  }
  return names;
}

// The tiles as drawing.h reads them, with the stacks listed below and the side to move.
inline Picture picture_of(const Position& position) {
  const Board& board = position.board();
  std::map<Axial, std::string> words;
  std::string stacks;
  char letter = 'Z';
  for (Tile tile : Tiles(board.tops())) {
    const Cell cell = board.where(tile);
    std::string& word = words[offset(kOrigin, cell)];
    word = stack_at(position, cell);
    if (board.height(cell) == 1) continue;
    stacks += std::string(1, letter) + " = " + word + "\n";
    word = letter--;
  }
  Picture picture = laid_out(words);
  picture.text += stacks + std::string(english_name(position.to_move())) + " to move\n";
  return picture;
}

}  // namespace mandible::test
