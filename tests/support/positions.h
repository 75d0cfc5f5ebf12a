// Positions and moves written so that a person can read them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "rules/game.h"
#include "rules/game_string.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "support/printing.h"

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

// All legal moves, sorted: "wA1:1,-1".
inline std::vector<std::string> plain_moves(const Position& position) {
  MoveList moves;
  list_moves(position, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(plain_text(move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

// "wQ@0,0 bA1@1,-1 wB1@1,-1": tiles and their cells; in a stack the lowest comes first.
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

// Where one tile may go, as "q,r", sorted.
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

// Whether two lists have the same elements in any order; the failure names only the differences.
inline testing::AssertionResult same_list(std::vector<std::string> actual,
                                          std::vector<std::string> expected) {
  std::sort(actual.begin(), actual.end());
  std::sort(expected.begin(), expected.end());
  if (actual == expected) return testing::AssertionSuccess();
  testing::AssertionResult failure = testing::AssertionFailure();
  const auto tell = [&failure](const char* what, const std::vector<std::string>& has,
                               const std::vector<std::string>& lacks) {
    std::vector<std::string> extra;
    std::set_difference(has.begin(), has.end(), lacks.begin(), lacks.end(),
                        std::back_inserter(extra));
    if (!extra.empty()) failure << "\n" << what << ":";
    for (const std::string& text : extra) failure << " " << text;
  };
  tell("missing", expected, actual);
  tell("unexpected", actual, expected);
  return failure << "\n" << actual.size() << " instead of " << expected.size();
}

}  // namespace mandible::test
