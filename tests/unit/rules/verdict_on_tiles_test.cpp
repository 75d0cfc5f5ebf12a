// How a tile can be used: why no legal move uses it, and what it can still throw.
#include "support/refusals.h"

namespace mandible::test {
namespace {

// No legal move uses the tile, for this reason; stars in the picture are the cells that prove it.
void expect_useless(const std::string& tile, Rule rule, const std::string& sentence,
                    const Drawing& hive) {
  const TileUse use = use_of(hive.position, tile_of(tile));
  ASSERT_TRUE(use.refusal) << tile;
  EXPECT_EQ(use.refusal->rule, rule);
  EXPECT_EQ(describe(hive.position, *use.refusal), sentence);
  EXPECT_EQ(hive.starred(use.refusal->cells), hive.drawn());
  EXPECT_EQ(use.throws, 0U);
}

// The names of the tiles that it can throw.
std::string thrown_by(const Position& position, const std::string& tile) {
  std::string names;
  for (Tile victim : Tiles(use_of(position, tile_of(tile)).throws)) names += name(victim) + " ";
  return names;
}

TEST(TileUse, of_a_tile_with_a_legal_move_is_not_refused) {
  const Drawing hive = white_to_move(R"(
    wQ    wP    bQ
  )");
  EXPECT_FALSE(use_of(hive.position, tile_of("wQ")).refusal);   // slides
  EXPECT_FALSE(use_of(hive.position, tile_of("wA1")).refusal);  // is placed
  EXPECT_FALSE(use_of(hive.position, tile_of("bQ")).refusal);   // is thrown
}

TEST(TileUse, is_refused_by_whose_tile_it_is) {
  expect_useless("bQ", Rule::NotYourTile, "bQ is not White's to move", white_to_move(R"(
    wQ    wA1   bQ
  )"));
}

TEST(TileUse, is_refused_by_the_hive_that_would_split) {
  const Drawing hive = white_to_move(R"(
    wQ*   wA1   bQ
  )");
  expect_useless("wA1", Rule::SplitsHive,
                 "lifting wA1 would split the hive: bQ would come apart from wQ", white_to_move(R"(
    wQ    wA1   bQ*
  )"));
  const TileUse use = use_of(hive.position, tile_of("wA1"));
  EXPECT_EQ(hive.starred(use.refusal->other_cells), hive.drawn());
}

TEST(TileUse, is_refused_by_the_tile_on_top) {
  expect_useless("wQ", Rule::Covered, "bB1 lies on top of it", white_to_move(R"(
    X*    wA1   wA2   bQ
    X = wQ bB1
  )"));
}

TEST(TileUse, is_refused_to_the_tile_that_was_just_thrown) {
  expect_useless("wA1", Rule::JustMoved, "wA1 has just moved and rests this turn",
                 white_to_move_after("wA1", R"(
    wA1*  wQ    bP    bQ
  )"));
}

TEST(TileUse, is_refused_by_the_order_of_the_numbers) {
  expect_useless("wA3", Rule::OutOfOrder, "wA2 must be placed first", white_to_move(R"(
    wA1   wQ    bQ
  )"));
}

TEST(TileUse, is_refused_by_the_queen_that_is_due) {
  const Game game = game_of("Base;;;wA1;bA1 wA1-;wG1 -wA1;bG1 bA1-;wG2 -wG1;bG2 bG1-");
  EXPECT_EQ(use_of(game.position(), tile_of("wS1")).refusal->rule, Rule::QueenDue);
  EXPECT_EQ(use_of(game.position(), tile_of("wG2")).refusal->rule, Rule::QueenNotPlaced);
  EXPECT_FALSE(use_of(game.position(), tile_of("wQ")).refusal);
}

TEST(TileUse, is_refused_by_the_end_of_the_game) {
  expect_useless("wA1", Rule::GameOver, "the game is over", white_to_move(R"(
       bQ    bA1
    bA2   wQ    wA1
       wG1   wG2
  )"));
}

TEST(TileUse, is_refused_where_no_cell_takes_a_new_tile) {
  expect_useless("wS1", Rule::NoPlace,
                 "no empty cell touches a tile of White and none of the enemy", white_to_move(R"(
       bS1   bG1
    bA1   wQ    bQ
  )"));
}

TEST(TileUse, is_refused_by_the_gates_round_the_tile) {
  expect_useless("wQ", Rule::Stuck,
                 "wQ has nowhere to go: bA1 and bG1 stand too close together to pass between them",
                 white_to_move(R"(
             bS1   bQ
    wA1   bA2   wQ    bA1*
             bG1*  .
  )"));
}

TEST(TileUse, is_refused_where_the_tile_is_free_and_has_nowhere_to_go) {
  expect_useless("wS1", Rule::Stuck, "wS1 has nowhere to go", white_to_move(R"(
       bA1   bG1
    wQ    wS1   bQ
       bS1   bA2
  )"));
}

// The Spider can slide two cells, and only its third slide would lead through a gate.
TEST(TileUse, is_not_refused_by_gates_elsewhere) {
  expect_useless("wS1", Rule::Stuck, "wS1 has nowhere to go", white_to_move(R"(
       bA1   bG1
    wQ    wS1   .     bQ
       bS1   .     bA2
          bG2   bA3
  )"));
}

TEST(TileUse, is_refused_before_the_first_tile_too) {
  const Position start(*edition_with("", false));
  EXPECT_EQ(use_of(start, tile_of("bA1")).refusal->rule, Rule::NotYourTile);
  EXPECT_EQ(use_of(start, tile_of("wQ")).refusal->rule, Rule::QueenBarred);
  EXPECT_FALSE(use_of(start, tile_of("wA1")).refusal);
}

TEST(TileUse, of_a_pinned_pillbug_is_to_throw) {
  const Drawing hive = white_to_move(R"(
       .     bG1
    wQ    wP    bQ
  )");
  EXPECT_EQ(use_of(hive.position, tile_of("wP")).refusal->rule, Rule::SplitsHive);
  EXPECT_EQ(thrown_by(hive.position, "wP"), "wQ bQ bG1 ");
}

TEST(TileUse, of_a_pinned_mosquito_beside_a_pillbug_is_to_throw) {
  const Drawing hive = white_to_move(R"(
       .     bG1
    wQ    wM    bP    bQ
  )");
  EXPECT_EQ(use_of(hive.position, tile_of("wM")).refusal->rule, Rule::SplitsHive);
  EXPECT_EQ(thrown_by(hive.position, "wM"), "wQ bG1 ");
  const Drawing alone = white_to_move(R"(
       .     bG1
    wQ    wM    bA1   bQ
  )");
  EXPECT_EQ(thrown_by(alone.position, "wM"), "");
}

TEST(TileUse, counts_what_each_of_two_throwers_can_throw) {
  const Drawing hive = white_to_move(R"(
          bG1
       wP    wM    bQ
    wQ
  )");
  EXPECT_EQ(thrown_by(hive.position, "wP"), "wQ bG1 ");
  EXPECT_EQ(thrown_by(hive.position, "wM"), "bQ bG1 ");
}

TEST(TileUse, throws_nothing_that_has_just_moved_stands_in_a_stack_or_holds_the_hive) {
  const Drawing hive = white_to_move_after("bA1", R"(
       bA1   X
    wQ    wP    wS1   bQ
    X = bG1 bB1
  )");
  EXPECT_EQ(thrown_by(hive.position, "wP"), "wQ ");
}

TEST(TileUse, throws_nothing_with_a_thrower_that_is_the_enemys_has_moved_or_is_covered) {
  const std::string picture = R"(
       .     bG1
    wQ    wP    bQ
  )";
  EXPECT_EQ(thrown_by(black_to_move(picture).position, "wP"), "");
  EXPECT_EQ(thrown_by(white_to_move_after("wP", picture).position, "wP"), "");
  EXPECT_EQ(thrown_by(white_to_move(R"(
       .     bG1
    wQ    X     bQ
    X = wP bB1
  )")
                          .position,
                      "wP"),
            "");
}

TEST(TileUse, throws_nothing_before_the_queen_is_placed) {
  const std::string moves = "Base+P;;;wP;bA1 wP-;wA1 -wP;bG1 bA1-";
  EXPECT_EQ(thrown_by(game_of(moves).position(), "wP"), "");
  EXPECT_EQ(thrown_by(game_of(moves + ";wQ \\wP;bG2 bG1-").position(), "wP"), "wQ wA1 ");
}

// There is a reason for exactly the tiles that no legal move uses.
TEST(TileUse, is_refused_for_exactly_the_tiles_without_a_legal_move) {
  const Drawing hive = white_to_move(R"(
    X     wP    bG1   wL
       wQ    Y     wM
          wS1   bA2
    X = bA1 wD
    Y = bQ bB1
  )");
  MoveList moves;
  list_moves(hive.position, moves);
  for (std::uint8_t id = 0; id < kTiles; ++id) {
    const Tile tile{id};
    const bool moves_it = std::any_of(moves.begin(), moves.end(),
                                      [tile](const Move& move) { return move.tile == tile; });
    const TileUse use = use_of(hive.position, tile);
    EXPECT_NE(use.refusal.has_value(), moves_it) << name(tile);
    if (use.refusal) {
      EXPECT_NE(describe(hive.position, *use.refusal), "");
    }
  }
}

}  // namespace
}  // namespace mandible::test
