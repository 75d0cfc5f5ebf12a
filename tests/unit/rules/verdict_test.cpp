// Verdicts on turns and new tiles: the rule that forbids a move, the cells that prove it, and the
// sentence. Those on tiles that move are in verdict_on_moves_test.cpp.
#include "support/refusals.h"

namespace mandible::test {
namespace {

TEST(Verdict, game_over) {
  const Drawing hive = black_to_move(R"(
       bQ    bA1   bG1   ?
    bA2   wQ    wA1
       wG1   wG2
  )");
  expect_refused("bS1", Rule::GameOver, "the game is over", hive);
  expect_refused(hive.position, Move::pass(), Rule::GameOver, "the game is over");
}

TEST(Verdict, must_pass) {
  const Game game = game_of(
      R"(Base;;;wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \wA1;bA1 bS1\;wQ -wA1;bA2 bQ\;wQ \wA1;bA1 \wQ;)"
      R"(wG1 /wQ;bA2 /wG1)");
  expect_refused(game.position(), {tile_of("wS1"), kOrigin}, Rule::MustPass,
                 "White has no move and must pass");
}

TEST(Verdict, moves_exist) {
  expect_refused(Position(base_edition()), Move::pass(), Rule::MovesExist,
                 "White may pass only when no tile can be placed or moved");
}

TEST(Verdict, not_in_this_game) {
  expect_refused(Position(base_edition()), {tile_of("wM"), kOrigin}, Rule::NotInThisGame,
                 "wM is not in this game (Base)");
}

TEST(Verdict, not_your_tile) {
  const Drawing hive = white_to_move(R"(
    wQ    bQ    ?
  )");
  expect_refused("bA1", Rule::NotYourTile, "bA1 is not White's to move", hive);
  expect_refused("bQ", Rule::NotYourTile, "bQ is not White's to move", hive);
}

TEST(Verdict, queen_barred) {
  expect_refused(Position(base_edition()), {tile_of("wQ"), kOrigin}, Rule::QueenBarred,
                 "the Queen may not be the first tile");
}

TEST(Verdict, queen_due) {
  const Game game = game_of("Base;;;wA1;bA1 wA1-;wG1 -wA1;bG1 bA1-;wG2 -wG1;bG2 bG1-");
  const Move move{tile_of("wG3"), cell_at(kOrigin, {-3, 0})};
  expect_refused(game.position(), move, Rule::QueenDue, "it is turn 4: wQ must be placed now");
  EXPECT_EQ(explain(game.position(), move)->tile, tile_of("wQ"));
}

TEST(Verdict, queen_not_placed) {
  const Game game = game_of("Base;;;wA1;bA1 wA1-");
  const Move move{tile_of("wA1"), cell_at(kOrigin, {0, -1})};
  expect_refused(game.position(), move, Rule::QueenNotPlaced,
                 "no tile of White may move before wQ is on the board");
  EXPECT_EQ(explain(game.position(), move)->tile, tile_of("wQ"));
}

TEST(Verdict, out_of_order) {
  const Game game = game_of("Base;;;wA1;bA1 wA1-");
  const Move move{tile_of("wA3"), cell_at(kOrigin, {-1, 0})};
  expect_refused(game.position(), move, Rule::OutOfOrder, "wA2 must be placed first");
  EXPECT_EQ(explain(game.position(), move)->tile, tile_of("wA2"));
}

TEST(Verdict, not_the_origin) {
  const Position start(base_edition());
  const auto verdict = explain(start, tile_of("wA1"), cell_at(kOrigin, {1, 0}));
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->rule, Rule::NotTheOrigin);
  EXPECT_EQ(verdict->cells, std::vector<Cell>{kOrigin});
  EXPECT_EQ(describe(start, *verdict), "the first tile starts the hive and has no other place");
}

TEST(Verdict, cell_occupied) {
  const Drawing hive = white_to_move(R"(
    wQ    wA1!  bQ
  )");
  expect_refused("wB1", Rule::CellOccupied, "that cell is taken by wA1", hive);
  expect_refused("wQ", Rule::CellOccupied, "that cell is taken by wA1", hive);
}

TEST(Verdict, touches_enemy) {
  expect_refused("wA1", Rule::TouchesEnemy, "a new tile may not touch the enemy: bQ and bA1",
                 white_to_move(R"(
    wQ    bQ*
       ?     bA1*
  )"));
}

TEST(Verdict, no_contact_of_a_new_tile) {
  expect_refused("wA1", Rule::NoContact, "a new tile must touch a tile of its own colour",
                 white_to_move(R"(
    !           wQ    bQ
  )"));
}

TEST(Verdict, no_contact_of_blacks_first_tile) {
  const Game game = game_of("Base;;;wA1");
  const auto verdict = explain(game.position(), tile_of("bA1"), cell_at(kOrigin, {2, 0}));
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->rule, Rule::NoContact);
  EXPECT_EQ(verdict->cells, std::vector<Cell>{cell_at(kOrigin, {2, 0})});
}

// There is a reason for every illegal move, and for no legal one.
void expect_reasons_for_exactly_the_illegal_moves(const Position& position) {
  for (std::uint8_t id = 0; id < kTiles; ++id) {
    for (int q = -3; q <= 6; ++q) {
      for (int r = -3; r <= 6; ++r) {
        const Move move{Tile{id}, cell_at(kOrigin, {q, r})};
        const auto verdict = explain(position, move);
        ASSERT_NE(verdict.has_value(), is_legal(position, move)) << plain_text(move);
        if (verdict) {
          ASSERT_NE(describe(position, *verdict), "") << plain_text(move);
        }
      }
    }
  }
}

TEST(Verdict, is_given_for_exactly_the_moves_that_are_not_legal) {
  expect_reasons_for_exactly_the_illegal_moves(Position(base_edition()));
  expect_reasons_for_exactly_the_illegal_moves(game_of("wA1").position());
  expect_reasons_for_exactly_the_illegal_moves(game_of("wA1;bA1 wA1-;wG1 -wA1").position());
  const Drawing hive = white_to_move(R"(
    X     wP    bG1   wL
       wQ    Y     wM
          wS1   bA2
    X = bA1 wD
    Y = bQ bB1
  )");
  expect_reasons_for_exactly_the_illegal_moves(hive.position);
  const Drawing riders = black_to_move(R"(
       bD    bS1
    X     wM    bG1
       bQ    Y     wA1
    X = bA1 wR
    Y = wQ bB1 bR
  )");
  expect_reasons_for_exactly_the_illegal_moves(riders.position);
}

}  // namespace
}  // namespace mandible::test
