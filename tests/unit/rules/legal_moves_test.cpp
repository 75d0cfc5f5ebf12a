// The rules against tables of positions that other programs, or an independent implementation,
// agree on: all legal moves of 1,900 positions, the leaflets' diagrams, and the edge cases.
#include <gtest/gtest.h>

#include "support/data_files.h"
#include "support/picture.h"
#include "support/positions.h"

namespace mandible::test {
namespace {

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

TEST(LegalMoves, of_positions_from_random_games) {
  const auto rows = read_table("legal-moves.tsv");
  ASSERT_EQ(rows.size(), 1900U);
  for (const auto& row : rows) {
    const Game game = game_of(row[0]);
    ASSERT_TRUE(same_list(plain_moves(game.position()), words_of(row[2])))
        << row[0] << testing::PrintToString(picture_of(game.position()));
    ASSERT_EQ(std::to_string(count_moves(game.position())), row[1]) << row[0];
  }
}

TEST(LegalMoves, of_one_tile_in_diagrams_and_edge_cases) {
  const auto rows = read_table("positions.tsv");
  ASSERT_GT(rows.size(), 50U);
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const auto& row = rows[i];
    const Position position =
        position_of(row[1], row[2] == "w" ? Colour::White : Colour::Black, row[4], row[3]);
    // "(1,-1^) (0,2+carry)": the cell, and marks for people.
    std::vector<std::string> expected;
    for (const std::string& word : words_of(row[7])) {
      expected.push_back(word.substr(1, word.find_first_not_of("-0123456789,", 1) - 1));
    }
    EXPECT_TRUE(same_list(destinations(position, row[5]), expected))
        << row[0] << ", " << row[5] << testing::PrintToString(picture_of(position));
    EXPECT_EQ(std::to_string(expected.size()), row[6]) << row[0];
  }
}

TEST(LegalMoves, of_diagrams_reached_by_legal_games) {
  const auto rows = read_table("games.tsv");
  ASSERT_GT(rows.size(), 10U);
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const auto& row = rows[i];
    const Game game = game_of(row[1]);
    if (!row[2].empty() && row[2] != "-") {
      EXPECT_EQ(std::to_string(destinations(game.position(), row[2]).size()), row[3]) << row[0];
    }
    const bool over = game.over();
    EXPECT_EQ(std::to_string(count_moves(game.position())), over ? "0" : row[4]) << row[0];
    EXPECT_EQ(state_name(game.outcome()), row[5]) << row[0];
  }
}

}  // namespace
}  // namespace mandible::test
