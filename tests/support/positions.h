// Writing positions and moves in tests so that a person sees them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "rules/game.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace mandible::test {

// The game of a game string; the test fails if it cannot be read.
inline Game game_of(const std::string& text) {
  Result<Game> game = parse_game_string(text);
  if (!game) {
    ADD_FAILURE() << text << "\n" << game.error();
    return Game(base_edition());
  }
  return *game;
}

inline Tile tile_of(const std::string& text) { return *parse_tile(text); }

inline std::string cell_text(Cell cell) {
  const Axial a = offset(kOrigin, cell);
  return std::to_string(a.q) + "," + std::to_string(a.r);
}

// "wA1:1,-1": a move by its tile and cell, with the first tile of the game at 0,0.
inline std::string plain_text(Move move) {
  return move.is_pass() ? "pass" : name(move.tile) + ":" + cell_text(move.to);
}

inline std::vector<std::string> plain_moves(const Position& position) {
  MoveList moves;
  list_moves(position, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(plain_text(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// "wQ@0,0 bA1@1,-1 wB1@1,-1": tiles and cells, of one cell the lowest first.
inline Position position_of(const std::string& type, Colour to_move, const std::string& tiles,
                            const std::string& last = "-") {
  std::vector<Position::PlacedTile> placed;
  std::istringstream in(tiles);
  for (std::string word; in >> word;) {
    const std::size_t at = word.find('@');
    const std::size_t comma = word.find(',');
    placed.push_back(
        {tile_of(word.substr(0, at)),
         {std::stoi(word.substr(at + 1, comma - at - 1)), std::stoi(word.substr(comma + 1))}});
  }
  return Position::set_up(*parse_game_type(type), placed, to_move,
                          last == "-" ? kNoTile : tile_of(last));
}

// Where one tile may go, as "q,r" in the order of the list.
inline std::vector<std::string> destinations(const Position& position, const std::string& tile) {
  MoveList moves;
  list_moves(position, moves);
  std::vector<std::string> cells;
  for (const Move& move : moves) {
    if (move.tile == tile_of(tile)) cells.push_back(cell_text(move.to));
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

}  // namespace mandible::test
