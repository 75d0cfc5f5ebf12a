// Wins in one move, made and threatened.
#include "engine/threats.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "rules/movegen.h"
#include "support/drawing.h"

namespace mandible::test {
namespace {

constexpr const char* kLastCellOpen = R"(
       bS1   bA1   wA1
    bG1   bQ    a
       bA2   bB1
    wQ
)";

TEST(Threats, a_win_fills_the_last_cell_beside_the_queen) {
  Drawing hive = white_to_move(kLastCellOpen);
  EXPECT_EQ(find_win(hive.position), hive.move("wA1", 'a'));
}

TEST(Threats, a_tile_beside_the_queen_cannot_fill_it) {
  Drawing hive = white_to_move(R"(
             bS1   wA1
    wQ    bG1   bQ    .
             bA2   bB1
  )");
  EXPECT_EQ(find_win(hive.position), std::nullopt);
}

TEST(Threats, surrounding_both_queens_wins_nothing) {
  Drawing hive = white_to_move(R"(
       bS1   bA1   wB1
    bG1   bQ    a
       bA2   wQ    bB1
          bG2   bG3
  )");
  ASSERT_EQ(liberties(hive.position, Colour::White), 1);
  ASSERT_EQ(liberties(hive.position, Colour::Black), 1);
  ASSERT_TRUE(is_legal(hive.position, hive.move("wB1", 'a')));
  EXPECT_EQ(find_win(hive.position), std::nullopt);
}

TEST(Threats, two_free_cells_are_no_threat) {
  Drawing hive = white_to_move(R"(
       bS1   bA1   wA1
    bG1   bQ    .
       bA2   .
    wQ
  )");
  EXPECT_EQ(find_win(hive.position), std::nullopt);
}

TEST(Threats, the_other_side_threatens_what_it_could_do_now) {
  Drawing hive = black_to_move(kLastCellOpen);
  EXPECT_TRUE(is_threatened(hive.position));
  Drawing other = white_to_move(kLastCellOpen);
  EXPECT_FALSE(is_threatened(other.position));
}

// In random games with all kinds of bugs, compared with trying every move that ends on the cell.
TEST(Threats, no_win_by_the_last_cell_is_missed) {
  int wins = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Random random(seed);
    Game game = game_of(seed % 3 == 0 ? "Base" : seed % 3 == 1 ? "Base+MLP" : "Base+MPDR");
    while (!game.over() && game.plies() < 120) {
      Position position = game.position();
      MoveList moves;
      list_moves(position, moves);
      const Colour them = other(position.to_move());
      if (liberties(position, them) == 1) {
        const Cell queen = position.board().where(make_tile(them, Bug::Queen));
        const bool can_win = std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
          if (move.is_pass() || !adjacent(queen, move.to) || position.board().occupied(move.to)) {
            return false;
          }
          const Position::Undo undo = position.make(move);
          const bool won = position.surrounded(them) && !position.surrounded(other(them));
          position.undo(undo);
          return won;
        });
        ASSERT_EQ(find_win(position).has_value(), can_win) << game_string(game);
        wins += can_win ? 1 : 0;
      }
      game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
  EXPECT_GT(wins, 20);
}

TEST(Threats, a_queen_in_hand_has_all_her_liberties) {
  const Drawing hive = white_to_move(R"(
    wA1   bQ
  )");
  EXPECT_EQ(liberties(hive.position, Colour::White), 6);
  EXPECT_EQ(liberties(hive.position, Colour::Black), 5);
}

}  // namespace
}  // namespace mandible::test
