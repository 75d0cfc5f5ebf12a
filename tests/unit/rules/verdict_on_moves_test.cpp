// Verdicts on tiles that move or are thrown: the rule, the cells that prove it, and the sentence.
#include "support/refusals.h"

namespace mandible::test {
namespace {

TEST(Verdict, cell_occupied_for_a_throw) {
  expect_refused("bG1", Rule::CellOccupied, "that cell is taken by wQ", white_to_move(R"(
             bG1
    wQ!   wP    bQ
  )"));
}

TEST(Verdict, no_contact_where_a_tile_would_end) {
  expect_refused("wA1", Rule::NoContact, "the tile would lose contact with the hive",
                 white_to_move(R"(
    !           wA1   wQ    bQ
  )"));
}

TEST(Verdict, no_contact_on_the_way) {
  expect_refused("wQ", Rule::NoContact, "the tile would lose contact with the hive",
                 white_to_move(R"(
          bQ    bA1
       bG1   .     wA1
          wQ*   !
  )"));
}

TEST(Verdict, covered) {
  const Drawing hive = white_to_move(R"(
       ?
    X*    bQ    wG1
    X = wQ wA1 bB1
  )");
  expect_refused("wQ", Rule::Covered, "bB1 lies on top of it", hive);
  EXPECT_EQ(explain(hive.position, hive.move("wQ", '?'))->tile, tile_of("bB1"));
}

TEST(Verdict, just_moved_by_an_enemy_throw) {
  expect_refused("wG1", Rule::JustMoved, "wG1 has just moved and rests this turn",
                 white_to_move_after("wG1", R"(
       wQ    bQ    ?
    wG1*  bP
  )"));
}

TEST(Verdict, just_moved_by_the_enemy_beside_an_own_pillbug) {
  expect_refused("bG1", Rule::JustMoved, "bG1 has just moved and rests this turn",
                 white_to_move_after("bG1", R"(
       ?     bG1*
    wQ    wP    bQ
  )"));
}

TEST(Verdict, in_stack) {
  expect_refused("bB1", Rule::InStack, "only a tile that stands alone can be thrown",
                 white_to_move(R"(
       ?     X*
    wQ    wP    bQ
    X = bG1 bB1
  )"));
}

TEST(Verdict, splits_hive) {
  const Drawing hive = black_to_move(R"(
       ?
    bQ    bA1   bB1*  wQ*
       wA1
  )");
  expect_refused("bA1", Rule::SplitsHive,
                 "lifting bA1 would split the hive: bB1 and wQ would come apart from wA1 and bQ",
                 hive);
  const auto verdict = explain(hive.position, hive.move("bA1", '?'));
  const Board& board = hive.position.board();
  EXPECT_EQ(hive.starred(verdict->other_cells),
            hive.starred({board.where(tile_of("bQ")), board.where(tile_of("wA1"))}));
}

TEST(Verdict, splits_hive_by_a_throw) {
  expect_refused("bG1", Rule::SplitsHive,
                 "lifting bG1 would split the hive: bQ would come apart from wQ and wP",
                 white_to_move(R"(
             ?
    wQ    wP    bG1   bQ*
  )"));
}

TEST(Verdict, gate_on_the_table) {
  expect_refused("wQ", Rule::Gate, "bA2 and wA1 stand too close together to pass between them",
                 white_to_move(R"(
          bQ    bA1
       bA2*  ?     bG1
          wQ    wA1*
  )"));
}

TEST(Verdict, gate_before_an_ant) {
  expect_refused("bA1", Rule::Gate, "wS1 and wB1 stand too close together to pass between them",
                 black_to_move(R"(
       wB1*  bA1
    bQ    ?     wS1*
       wA1   wQ
  )"));
}

TEST(Verdict, gate_of_stacks) {
  expect_refused("wB1", Rule::Gate, "wB2 and bB1 stand too close together to pass between them",
                 white_to_move(R"(
          X*
       wB1   bQ?
          Y*
    X = wQ wB2
    Y = bS1 bB1
  )"));
}

TEST(Verdict, gate_where_a_throw_lifts) {
  expect_refused("bG1", Rule::Gate, "bB1 and wB1 stand too close together to pass between them",
                 white_to_move(R"(
       X*    bG1
    wQ    wP    Y*
       bQ    ?
    X = wA1 wB1
    Y = bA1 bB1
  )"));
}

TEST(Verdict, gate_where_a_throw_ends) {
  expect_refused("bG1", Rule::Gate, "wB1 and bB1 stand too close together to pass between them",
                 white_to_move(R"(
          X*    ?
       wQ    wP    Y*
    bQ    bG1
    X = wA1 wB1
    Y = bA1 bB1
  )"));
}

TEST(Verdict, enclosed) {
  expect_refused("wA1", Rule::Enclosed, "no way leads from wA1 to that cell", white_to_move(R"(
             bA1*  bG1*
    wA1   bQ*   ?     wG1*
             bS1*  wQ*
  )"));
}

TEST(Verdict, enclosed_where_the_ant_itself_is) {
  expect_refused("wA1", Rule::Enclosed, "no way leads from wA1 to that cell", white_to_move(R"(
          wQ*   bQ*   wG1*
       bG1*  wA1   .     wG2*
    bG2*  .     .     .     wS1*  bA1   bA2   ?
       bS1*  .     .     wS2*
          bS2*  wB1*  bB1*
  )"));
}

TEST(Verdict, nothing_to_jump) {
  expect_refused("wG1", Rule::NothingToJump, "there is no tile to jump over in that direction",
                 white_to_move(R"(
    wQ    bQ
       wG1   *     ?
  )"));
}

TEST(Verdict, nothing_to_copy) {
  expect_refused("wM", Rule::NothingToCopy, "wM touches no bug that it could move like",
                 white_to_move(R"(
                   ?
    wQ    bQ    bM*   wM
  )"));
}

TEST(Verdict, double_step_used) {
  const Drawing hive = white_to_move(R"(
       ?     a
    wR    wQ    bQ    b
  )");
  Position position = hive.position;
  position.make(hive.move("wR", 'a'));
  position.make(hive.move("bA1", 'b'));
  expect_refused(position, {tile_of("wR"), hive.position.board().where(tile_of("wR"))},
                 Rule::DoubleStepUsed, "wR has already made its one double step");
}

TEST(Verdict, same_cell) {
  const Drawing hive = white_to_move(R"(
    wA1!  wQ    bQ
  )");
  expect_refused("wA1", Rule::SameCell, "wA1 stands there already", hive);
}

TEST(Verdict, not_this_bugs_move) {
  const Drawing hive = white_to_move(R"(
       .     ?
    wQ    bQ    bA1
  )");
  expect_refused("wQ", Rule::NotThisBugsMove, "a Queen does not move like that", hive);
}

TEST(Verdict, of_a_mosquito_is_the_reason_of_the_bug_that_nearly_could) {
  // As Grasshopper it has nothing to jump there; as Ant only a gate stops it.
  expect_refused("wM", Rule::Gate, "bA1 and bG2 stand too close together to pass between them",
                 white_to_move(R"(
          bQ    bG1
       bA1*  ?     wQ
          wM    bG2*
  )"));
}

}  // namespace
}  // namespace mandible::test
