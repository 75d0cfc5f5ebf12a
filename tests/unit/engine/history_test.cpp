// What the search learns about moves that were good.
#include "engine/history.h"

#include <gtest/gtest.h>

#include <memory>

#include "support/drawing.h"

namespace mandible::test {
namespace {

class HistoryTest : public testing::Test {
 protected:
  int score(const History::View& view, Tile tile, Cell to) const {
    return History::OfTile(*history, view, mover_of(board, tile)).score(to);
  }

  const Drawing hive = white_to_move(R"(
    wQ    wA1   bA1   bQ
  )");
  const Board& board = hive.position.board();
  const Cell queen = board.where(tile_of("bQ"));
  const Tile ant = tile_of("wA1");
  const std::unique_ptr<History> history = std::make_unique<History>();
};

Cell moved(Cell cell, Axial by) { return cell_at(cell, by); }

TEST_F(HistoryTest, knows_nothing_at_first) {
  EXPECT_EQ(score({queen, Move::pass(), Move::pass()}, ant, kOrigin), 0);
}

TEST_F(HistoryTest, counts_places_from_the_enemys_queen) {
  const Cell to = moved(queen, {1, -1});
  history->learn({queen, Move::pass(), Move::pass()}, board, {ant, to}, 500);
  const Cell elsewhere = moved(queen, {3, 2});
  const History::View drifted{elsewhere, Move::pass(), Move::pass()};
  EXPECT_EQ(score(drifted, ant, moved(elsewhere, {1, -1})), 500);
  EXPECT_EQ(score(drifted, ant, to), 0);
}

TEST_F(HistoryTest, counts_replies_from_the_move_before_and_sequels_from_the_own_one) {
  const Move before{tile_of("bA1"), moved(queen, {2, 0})};
  const Move own_before{tile_of("wS1"), moved(queen, {0, 3})};
  const Cell to = moved(before.to, {0, 1});
  history->learn({queen, before, own_before}, board, {ant, to}, 500);
  const Cell far_queen = moved(queen, {-6, 1});
  const auto at = [](Move move, Axial by) { return Move{move.tile, moved(move.to, by)}; };
  EXPECT_EQ(score({far_queen, at(before, {1, 1}), Move::pass()}, ant, moved(to, {1, 1})), 500);
  EXPECT_EQ(score({far_queen, Move::pass(), at(own_before, {1, 1})}, ant, moved(to, {1, 1})), 500);
  EXPECT_EQ(score({far_queen, {tile_of("bS1"), before.to}, Move::pass()}, ant, to), 0);
}

TEST_F(HistoryTest, tells_a_tile_in_hand_from_one_on_the_board) {
  const Cell to = moved(queen, {1, 0});
  history->learn({queen, Move::pass(), Move::pass()}, board, {tile_of("wA2"), to}, 500);
  EXPECT_EQ(score({queen, Move::pass(), Move::pass()}, tile_of("wA3"), to), 500);
  EXPECT_EQ(score({queen, Move::pass(), Move::pass()}, ant, to), 0);
}

TEST_F(HistoryTest, approaches_a_limit_and_forgets_what_proved_wrong) {
  const History::View view{queen, Move::pass(), Move::pass()};
  const Move move{ant, moved(queen, {1, 0})};
  for (int i = 0; i < 200; ++i) history->learn(view, board, move, 1000);
  const int most = score(view, ant, move.to);
  EXPECT_GT(most, 7000);
  EXPECT_LE(most, 8192);
  history->learn(view, board, move, -1000);
  EXPECT_LT(score(view, ant, move.to), most - 1500);
}

}  // namespace
}  // namespace mandible::test
