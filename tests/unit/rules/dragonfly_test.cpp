// The Dragonfly: one step forward, then one forward to the left or right; it carries what it stands
// on to an empty cell.
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(Dragonfly, flies_between_the_six_straight_lines) {  // D1
  const Drawing hive = white_to_move(R"(
             *
    wD    wQ    bQ    .
             *
  )");
  EXPECT_EQ(hive.moves_of("wD"), hive.drawn());
}

TEST(Dragonfly, lands_on_the_table_or_on_a_tile) {  // D2
  const Drawing hive = white_to_move(R"(
    *
       wQ    bA1*
    wD    bQ
             *
  )");
  EXPECT_EQ(hive.moves_of("wD"), hive.drawn());
}

TEST(Dragonfly, flies_by_way_of_an_empty_notch) {  // D10
  const Drawing hive = white_to_move(R"(
    *
       wQ    bA1*
    wD    .     bQ
             *
  )");
  EXPECT_EQ(hive.moves_of("wD"), hive.drawn());
}

TEST(Dragonfly, passes_no_gate_of_higher_stacks) {  // D8
  const Drawing hive = white_to_move(R"(
    *
       X     bA1*
    wD    bQ
       Y     *
    *
    X = wQ wB1
    Y = bS1 bB1
  )");
  EXPECT_EQ(hive.moves_of("wD"), hive.drawn());
}

TEST(Dragonfly, carries_the_tile_that_it_stands_on) {  // D3
  const Drawing hive = white_to_move(R"(
             *
    X     wQ    bQ
             *
    X = wA1 wD
  )");
  EXPECT_EQ(hive.moves_of("wD"), hive.drawn());
  for (Cell to : hive.cells('*')) {
    Position position = hive.position;
    const Cell from = position.board().where(tile_of("wD"));
    const Position::Undo undo = position.make({tile_of("wD"), to});
    EXPECT_EQ(stack_at(position, to), "wA1 wD");
    EXPECT_EQ(stack_at(position, from), "");
    EXPECT_EQ(position.last_moved(), tile_of("wD"));
    position.undo(undo);
    EXPECT_EQ(stack_at(position, from), "wA1 wD");
    EXPECT_EQ(position.hash(), hive.position.hash());
  }
}

TEST(Dragonfly, pins_the_tile_that_it_stands_on) {  // D3
  const Drawing hive = white_to_move(R"(
    X     wQ    bQ
    X = wA1 wD
  )");
  EXPECT_EQ(hive.moves_of("wA1"), hive.drawn());
}

TEST(Dragonfly, carries_by_way_of_an_empty_notch) {  // D11
  const Drawing hive = white_to_move(R"(
    *
       wQ    bA1*
    X     .     bQ
             *
    X = wA1 wD
  )");
  EXPECT_EQ(hive.moves_of("wD"), hive.drawn());
}

TEST(Dragonfly, does_not_carry_a_tile_that_holds_the_hive_together) {  // D4
  // It may go onto bA1 alone, leaving wA1 behind. To an empty cell it would carry wA1.
  const Drawing hive = white_to_move(R"(
             .     bA1*
    wQ    X     bQ    bG1
             .
    X = wA1 wD
  )");
  EXPECT_EQ(hive.moves_of("wD"), hive.drawn());
}

TEST(Dragonfly, does_not_carry_a_dragonfly) {  // D5
  const Drawing hive = white_to_move(R"(
             *
    X     wQ    bQ
             *
    X = bD wD
  )");
  EXPECT_EQ(hive.moves_of("wD"), hive.drawn());
  Position position = hive.position;
  const Cell from = position.board().where(tile_of("wD"));
  position.make({tile_of("wD"), hive.cells('*')[0]});
  EXPECT_EQ(stack_at(position, from), "bD");
  EXPECT_EQ(stack_at(position, hive.cells('*')[0]), "wD");
}

TEST(Dragonfly, carries_the_enemy_queen_to_an_empty_cell_and_leaves_her_for_a_taken_one) {  // D6
  const Drawing hive = white_to_move(R"(
             *
    X     wQ
       bA1   bG1*
    *
    X = bQ wD
  )");
  EXPECT_EQ(hive.moves_of("wD"), hive.drawn());
  const std::vector<Cell> to = hive.cells('*');
  const Cell from = hive.position.board().where(tile_of("wD"));
  Position position = hive.position;
  const Position::Undo undo = position.make({tile_of("wD"), to[0]});
  EXPECT_EQ(stack_at(position, to[0]), "bQ wD");
  EXPECT_EQ(stack_at(position, from), "");
  position.undo(undo);
  position.make({tile_of("wD"), to[1]});
  EXPECT_EQ(stack_at(position, to[1]), "bG1 wD");
  EXPECT_EQ(stack_at(position, from), "bQ");
}

TEST(Dragonfly, carries_only_the_tile_directly_beneath) {  // D7
  const Drawing hive = white_to_move(R"(
             *
    X     wQ    bQ
             *
    X = bA1 bB1 wD
  )");
  EXPECT_EQ(hive.moves_of("wD"), hive.drawn());
  Position position = hive.position;
  const Cell from = position.board().where(tile_of("wD"));
  position.make({tile_of("wD"), hive.cells('*')[0]});
  EXPECT_EQ(stack_at(position, hive.cells('*')[0]), "bB1 wD");
  EXPECT_EQ(stack_at(position, from), "bA1");
}

TEST(Dragonfly, lends_the_mosquito_its_flight) {  // D9
  const Drawing hive = white_to_move(R"(
       *
    *     wQ    bQ*
       wM    bD
          *     *
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Dragonfly, carries_a_mosquito_like_any_bug) {  // decision D18
  const Drawing hive = white_to_move(R"(
             a
    X     wQ    bQ
    X = bM wD
  )");
  Position position = hive.position;
  position.make(hive.move("wD", 'a'));
  EXPECT_EQ(stack_at(position, hive.cell('a')), "bM wD");
}

TEST(Dragonfly, lends_a_mosquito_on_top_of_the_hive_nothing) {  // decision D17
  const Drawing hive = white_to_move(R"(
       *     *
    *     X     bD*   bQ
       *     *
    X = wQ wM
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(Dragonfly, is_thrown_when_it_stands_alone_only) {  // decision D16
  const Drawing alone = white_to_move(R"(
       *     bD
    wQ    wP    bQ
       *     *
  )");
  EXPECT_EQ(alone.moves_of("bD"), alone.drawn());
  const Drawing stacked = white_to_move(R"(
             X
    wQ    wP    bQ
    X = bA1 bD
  )");
  EXPECT_EQ(stacked.moves_of("bD"), stacked.drawn());
}

TEST(Dragonfly, does_not_go_alone_where_carrying_would_lose_contact) {  // decision D9
  // From the top of wA1 a step down to the left dot would be allowed; with wA1 it is a slide.
  const Drawing hive = white_to_move(R"(
             bQ*   bG1
    *     bA1         wG1*
             X     .     wQ
                      .
    X = wA1 wD
  )");
  EXPECT_EQ(hive.moves_of("wD"), hive.drawn());
}

}  // namespace
}  // namespace mandible::test
