// The riding Ladybug: one step like a Beetle, two once per game; what it stands on can still
// move and takes it along.
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(RidingLadybug, makes_one_step_like_a_beetle_or_once_two) {  // R1
  const Drawing hive = white_to_move(R"(
       *     *
    wR    wQ*   bQ*
       *     *
  )");
  EXPECT_EQ(hive.moves_of("wR"), hive.drawn());
}

TEST(RidingLadybug, uses_up_its_double_step_only_where_one_step_does_not_lead) {  // R1
  const Drawing hive = white_to_move(R"(
       a     x
    wR    wQ:b  bQ:y
       c     z
  )");
  for (char to : {'a', 'b', 'c', 'x', 'y', 'z'}) {
    Position position = hive.position;
    const Position::Undo undo = position.make(hive.move("wR", to));
    EXPECT_EQ(position.double_step_used(Colour::White), to >= 'x') << to;
    EXPECT_FALSE(position.double_step_used(Colour::Black));
    position.undo(undo);
    EXPECT_FALSE(position.double_step_used(Colour::White));
    EXPECT_EQ(position.hash(), hive.position.hash());
  }
}

TEST(RidingLadybug, makes_single_steps_after_its_double_step) {
  const Drawing hive = white_to_move(R"(
       .     a     .
    wR    wQ    bQ    b
       d     .     .
  )");
  Position position = hive.position;
  position.make(hive.move("wR", 'a'));
  position.make(hive.move("bA1", 'b'));
  position.make(hive.move("wA1", 'd'));
  position.make({tile_of("bA2"), cell_at(hive.cell('b'), kSteps[kEast])});
  const Cell from = hive.cell('a');
  for (const std::string& cell : destinations(position, "wR")) {
    bool one_step = false;
    for (Direction d : kAllDirections) one_step |= cell_text(neighbour(from, d)) == cell;
    EXPECT_TRUE(one_step) << cell;
  }
  EXPECT_EQ(destinations(position, "wR").size(), 4U);
}

TEST(RidingLadybug, keeps_its_double_step_where_a_throw_leads_too) {  // decision R3
  const Drawing hive = white_to_move(R"(
    wR    wP    a
       wQ    bQ
  )");
  Position position = hive.position;
  ASSERT_TRUE(is_legal(position, hive.move("wR", 'a')));
  position.make(hive.move("wR", 'a'));
  EXPECT_FALSE(position.double_step_used(Colour::White));
}

TEST(RidingLadybug, uses_up_its_double_step_where_the_pillbug_rests) {  // decision R3
  const Drawing hive = white_to_move_after("wP", R"(
    wR    wP    a
       wQ    bQ
  )");
  Position position = hive.position;
  ASSERT_TRUE(is_legal(position, hive.move("wR", 'a')));
  position.make(hive.move("wR", 'a'));
  EXPECT_TRUE(position.double_step_used(Colour::White));
}

TEST(RidingLadybug, thrown_by_the_enemy_keeps_its_double_step) {
  const Drawing hive = black_to_move(R"(
    wR    bP    a
       wQ    bQ
  )");
  Position position = hive.position;
  ASSERT_TRUE(is_legal(position, hive.move("wR", 'a')));
  position.make(hive.move("wR", 'a'));
  EXPECT_FALSE(position.double_step_used(Colour::White));
  EXPECT_FALSE(position.double_step_used(Colour::Black));
}

TEST(RidingLadybug, is_carried_by_the_ant_beneath_it) {  // R2
  const Drawing hive = black_to_move(R"(
       *     *     *
    X     wQ    bQ    *
       *     *     *
    X = bA1 wR
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
  for (Cell to : hive.cells('*')) {
    Position position = hive.position;
    const Position::Undo undo = position.make({tile_of("bA1"), to});
    EXPECT_EQ(stack_at(position, to), "bA1 wR");
    position.undo(undo);
    EXPECT_EQ(stack_at(position, position.board().where(tile_of("wR"))), "bA1 wR");
    EXPECT_EQ(position.hash(), hive.position.hash());
  }
}

TEST(RidingLadybug, that_was_carried_may_move_at_once) {  // decision R10
  const Drawing hive = black_to_move(R"(
       a
    X     wQ    bQ
    X = bA1 wR
  )");
  Position position = hive.position;
  position.make(hive.move("bA1", 'a'));
  EXPECT_EQ(position.last_moved(), tile_of("bA1"));
  EXPECT_FALSE(destinations(position, "wR").empty());
}

TEST(RidingLadybug, steps_off_what_it_rides_on) {  // R3
  const Drawing hive = white_to_move(R"(
       *     *     *
    *     X     wQ*   bQ*
       *     *     *
    X = bA1 wR
  )");
  EXPECT_EQ(hive.moves_of("wR"), hive.drawn());
}

TEST(RidingLadybug, is_pinned_with_what_it_rides_on_by_a_beetle_on_top) {  // R4
  const Drawing hive = black_to_move(R"(
    X     wQ    bQ
    X = bA1 wR wB1
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(RidingLadybug, is_not_carried_by_a_tile_that_holds_the_hive_together) {  // R5
  const Drawing hive = black_to_move(R"(
    wQ    X     bQ
    X = bA1 wR
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(RidingLadybug, is_carried_by_the_enemy_queen) {  // R6
  const Drawing hive = black_to_move(R"(
    *     bA1
       X     wQ
          *
    X = bQ wR
  )");
  EXPECT_EQ(hive.moves_of("bQ"), hive.drawn());
}

TEST(RidingLadybug, is_carried_by_a_beetle_that_itself_pins) {  // R7
  const Drawing hive = black_to_move(R"(
       *     *
    *     X     wQ*   bQ
       *     *
    X = bA1 bB1 wR
  )");
  EXPECT_EQ(hive.moves_of("bB1"), hive.drawn());
  EXPECT_TRUE(destinations(hive.position, "bA1").empty());
  Position position = hive.position;
  const Cell from = position.board().where(tile_of("bA1"));
  position.make({tile_of("bB1"), position.board().where(tile_of("wQ"))});
  EXPECT_EQ(stack_at(position, position.board().where(tile_of("wQ"))), "wQ bB1 wR");
  EXPECT_EQ(stack_at(position, from), "bA1");
}

TEST(RidingLadybug, is_carried_by_a_grasshopper_over_the_hive) {  // R8
  const Drawing hive = black_to_move(R"(
    X     wQ    bQ    *
    X = bG1 wR
  )");
  EXPECT_EQ(hive.moves_of("bG1"), hive.drawn());
}

TEST(RidingLadybug, two_ride_one_tile_in_the_same_order) {  // R9
  const Drawing hive = black_to_move(R"(
       *     *     *
    X     wQ    bQ    *
       *     *     *
    X = bA1 bR wR
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
  Position position = hive.position;
  position.make({tile_of("bA1"), hive.cells('*')[0]});
  EXPECT_EQ(stack_at(position, hive.cells('*')[0]), "bA1 bR wR");
}

TEST(RidingLadybug, carries_another_one) {  // R9
  const Drawing hive = black_to_move(R"(
       *     *     *
    *     X     wQ*   bQ*
       *     *     *
    X = bA1 bR wR
  )");
  EXPECT_EQ(hive.moves_of("bR"), hive.drawn());
  Position position = hive.position;
  const Cell from = position.board().where(tile_of("bA1"));
  position.make({tile_of("bR"), hive.cells('*')[0]});
  EXPECT_EQ(stack_at(position, hive.cells('*')[0]), "bR wR");
  EXPECT_EQ(stack_at(position, from), "bA1");
}

TEST(RidingLadybug, adds_no_height_to_what_carries_it) {  // decision R7
  const Drawing hive = black_to_move(R"(
       wB1   wQ
    bQ    X     wS1
       wA1   .
    X = bA1 wR
  )");
  EXPECT_EQ(hive.moves_of("bA1"), hive.drawn());
}

TEST(RidingLadybug, on_a_pillbug_or_its_victim_stops_the_throw) {  // decision R12
  const Drawing on_thrower = white_to_move(R"(
             bG1
    wQ    X     bQ
    X = wP bR
  )");
  EXPECT_EQ(on_thrower.moves_of("bG1"), on_thrower.drawn());
  const Drawing on_victim = white_to_move(R"(
             X
    wQ    wP    bQ
    X = bG1 bR
  )");
  EXPECT_EQ(on_victim.moves_of("bG1"), on_victim.drawn());
  EXPECT_EQ(on_victim.moves_of("bR"), on_victim.drawn());
}

TEST(RidingLadybug, on_a_mosquito_lends_it_nothing) {  // decision R13
  const Drawing hive = white_to_move(R"(
       *
    X     wQ    bQ
       *
    X = wM bR
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(RidingLadybug, travels_on_a_dragonfly_that_carries) {  // decision R15
  const Drawing hive = white_to_move(R"(
             a
    X     wQ    bQ
    X = wA1 wD bR
  )");
  Position position = hive.position;
  ASSERT_TRUE(is_legal(position, hive.move("wD", 'a')));
  const Position::Undo undo = position.make(hive.move("wD", 'a'));
  EXPECT_EQ(stack_at(position, hive.cell('a')), "wA1 wD bR");
  position.undo(undo);
  EXPECT_EQ(position.hash(), hive.position.hash());
}

TEST(RidingLadybug, beneath_a_dragonfly_is_carried_like_any_bug) {  // decision R15
  const Drawing hive = white_to_move(R"(
             a
    X     wQ    bQ
    X = wA1 bR wD
  )");
  Position position = hive.position;
  const Cell from = position.board().where(tile_of("wA1"));
  position.make(hive.move("wD", 'a'));
  EXPECT_EQ(stack_at(position, hive.cell('a')), "bR wD");
  EXPECT_EQ(stack_at(position, from), "wA1");
}

}  // namespace
}  // namespace mandible::test
