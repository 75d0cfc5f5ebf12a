// Positions read from pictures. The hexagons have a corner at the top: each row lies half a cell,
// which is three characters, to the right or left of the row above.
//
//        *     bA1   bS1      wA1, bQ   a tile
//     *     bQ    *     X*    .         an empty cell, drawn as a guide to the eye
//        bG1   *     bB1      *         a mark, alone or after a tile: where a tile may go, or what
//     X = wQ wB1                        proves a verdict
//                             ? !       the cell in question; ! is also part of the proof
//                             a b c     other marks; after a tile with a colon, bA1:b
//                             X, Y, Z   a stack, listed below the picture from the bottom up
//
// The edition has the bugs that are drawn. Coordinates count from the first cell drawn.
#pragma once

#include <map>

#include "support/picture.h"
#include "support/positions.h"

namespace mandible::test {

class Drawing {
  struct Drawn {
    std::string tiles;
    char mark = ' ';
  };
  std::map<Axial, Drawn> drawn_;

 public:
  Drawing(Colour to_move, const std::string& picture, const std::string& last)
      : position(read(to_move, picture, last)) {}

  Position position;

  // The cells with this mark, row by row from the top left.
  std::vector<Cell> cells(char mark) const {
    std::vector<Cell> marked;
    for (const auto& [at, drawn] : drawn_) {
      const bool both = drawn.mark == '!' && (mark == '?' || mark == '*');
      if (drawn.mark == mark || both) marked.push_back(cell_at(kOrigin, at));
    }
    return marked;
  }
  // The one cell with this mark.
  Cell cell(char mark) const {
    const std::vector<Cell> marked = cells(mark);
    EXPECT_EQ(marked.size(), 1U) << "cells marked " << mark;
    return marked.empty() ? kOrigin : marked[0];
  }
  // The cells marked by these letters, in their order.
  std::vector<Cell> path(const std::string& marks) const {
    std::vector<Cell> way;
    for (char mark : marks) way.push_back(cell(mark));
    return way;
  }
  Move move(const std::string& tile, char to) const { return {tile_of(tile), cell(to)}; }

  // The picture as it was drawn; or with stars on these cells, or on a tile's destinations,
  // instead.
  Picture drawn() const { return starred(cells('*')); }
  Picture starred(const std::vector<Cell>& stars) const {
    std::map<Axial, std::string> words;
    for (const auto& [at, drawn] : drawn_) words[at] = drawn.tiles.empty() ? "." : drawn.tiles;
    for (Cell star : stars) {
      std::string& word = words[offset(kOrigin, star)];
      word = word.empty() || word == "." ? "*" : word + "*";
    }
    return laid_out(words);
  }
  Picture moves_of(const std::string& tile) const {
    MoveList moves;
    list_moves(position, moves);
    std::vector<Cell> to;
    for (const Move& move : moves) {
      if (move.tile == tile_of(tile)) to.push_back(move.to);
    }
    return starred(to);
  }

 private:
  Position read(Colour to_move, const std::string& picture, const std::string& last) {
    std::map<std::string, std::string> stacks;
    std::istringstream lines(picture);
    int row = 0;
    int first_column = -1;
    for (std::string line; std::getline(lines, line);) {
      const std::size_t start = line.find_first_not_of(' ');
      if (start == std::string::npos) continue;
      if (line.compare(start + 1, 3, " = ") == 0) {
        stacks[line.substr(start, 1)] = line.substr(start + 4);
        continue;
      }
      for (std::size_t at = start; at < line.size();) {
        const std::string word = line.substr(at, line.find(' ', at) - at);
        if (first_column < 0) first_column = static_cast<int>(at);
        const int column = static_cast<int>(at) - first_column - kCellWidth / 2 * row;
        if (column % kCellWidth != 0) {
          ADD_FAILURE() << word << " lies between two cells in" << picture;
          return set_up(to_move, stacks, last);
        }
        drawn_[{column / kCellWidth, row}] = read_cell(word);
        at = std::min(line.find_first_not_of(' ', at + word.size()), line.size());
      }
      ++row;
    }
    return set_up(to_move, stacks, last);
  }

  static Drawn read_cell(const std::string& word) {
    const auto is_mark = [](char c) {
      return c == '*' || c == '?' || c == '!' || (c >= 'a' && c <= 'z');
    };
    if (word == ".") return {};
    if (!is_mark(word.back())) return {word, ' '};
    const std::string tiles = word.substr(0, word.size() - 1);
    return {tiles.substr(0, tiles.find(':')), word.back()};
  }

  Position set_up(Colour to_move, std::map<std::string, std::string>& stacks,
                  const std::string& last) const {
    Edition edition = base_edition();
    std::vector<Position::PlacedTile> placed;
    for (const auto& [at, drawn] : drawn_) {
      std::istringstream names(stacks.count(drawn.tiles) != 0 ? stacks[drawn.tiles] : drawn.tiles);
      for (std::string tile; names >> tile;) {
        placed.push_back({tile_of(tile), at});
        edition.tiles |= tiles_of(tile_of(tile).bug());
      }
    }
    return Position::set_up(edition, placed, to_move, last == "-" ? kNoTile : tile_of(last));
  }
};

inline Drawing white_to_move(const std::string& picture) { return {Colour::White, picture, "-"}; }
inline Drawing black_to_move(const std::string& picture) { return {Colour::Black, picture, "-"}; }
// The last ply moved or threw this tile.
inline Drawing white_to_move_after(const std::string& last, const std::string& picture) {
  return {Colour::White, picture, last};
}
inline Drawing black_to_move_after(const std::string& last, const std::string& picture) {
  return {Colour::Black, picture, last};
}

}  // namespace mandible::test
