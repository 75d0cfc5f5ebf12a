// Routes: the cells a legal move passes, and who throws. The letters of a picture are the route.
#include "rules/route.h"

#include "support/drawing.h"

namespace mandible::test {
namespace {

std::string text_of(const std::vector<Cell>& cells) {
  std::string text;
  for (Cell cell : cells) text += (text.empty() ? "" : " ") + cell_text(cell);
  return text;
}

// The route of the tile to the cell that the last letter marks, against all the letters.
void expect_route(const std::string& tile, const std::string& letters, const Drawing& hive) {
  const Move move = hive.move(tile, letters.back());
  ASSERT_TRUE(is_legal(hive.position, move));
  const Route route = route_of(hive.position, move);
  EXPECT_EQ(text_of(route.cells), text_of(hive.path(letters)));
  EXPECT_FALSE(route.thrower.exists());
}

void expect_throw(const std::string& tile, const std::string& thrower, const Drawing& hive) {
  const Move move = hive.move(tile, 'c');
  ASSERT_TRUE(is_legal(hive.position, move));
  const Route route = route_of(hive.position, move);
  EXPECT_EQ(text_of(route.cells), text_of(hive.path("abc")));
  EXPECT_EQ(route.thrower, tile_of(thrower));
  EXPECT_EQ(thrower_of(hive.position, move), tile_of(thrower));
}

TEST(Route, of_a_pass_is_empty) {
  const Drawing hive = white_to_move("wQ    bQ");
  EXPECT_TRUE(route_of(hive.position, Move::pass()).cells.empty());
  EXPECT_EQ(thrower_of(hive.position, Move::pass()), kNoTile);
}

TEST(Route, of_a_placement_is_its_cell) {
  expect_route("wA1", "a", white_to_move(R"(
    a     wQ    bQ
  )"));
}

TEST(Route, of_the_queen_is_one_slide) {
  expect_route("wQ", "ab", white_to_move(R"(
       b
    wQ:a  bQ    bA1
  )"));
}

TEST(Route, of_the_ant_is_the_shortest_way_round) {
  expect_route("wA1", "abcd", white_to_move(R"(
       b     c     d
    wA1:a wQ    bQ
       .     .     .
  )"));
}

TEST(Route, of_the_ant_keeps_contact_with_the_hive) {
  expect_route("wA1", "abc", white_to_move(R"(
          bQ    bA1
       wQ    b     bS1
          wA1:a c
  )"));
}

TEST(Route, of_the_spider_has_three_slides) {
  expect_route("wS1", "abcd", white_to_move(R"(
       .     .     .
    wS1:a wQ    bQ
       b     c     d
  )"));
}

TEST(Route, of_the_grasshopper_passes_every_tile_it_jumps) {
  expect_route("wG1", "abcde", white_to_move(R"(
    wG1:a wQ:b  X:c   bQ:d  e
    X = bA1 bB1
  )"));
}

TEST(Route, of_the_beetle_is_one_step_up) {
  expect_route("wB1", "ab", white_to_move(R"(
    wB1:a wQ:b  bQ
  )"));
}

TEST(Route, of_the_beetle_is_one_step_down) {
  expect_route("wB1", "ab", white_to_move(R"(
       b
    X:a   bQ
    X = wQ wB1
  )"));
}

TEST(Route, of_the_ladybug_goes_over_two_tiles_and_down) {
  expect_route("wL", "abcd", white_to_move(R"(
    wL:a  wQ:b  bQ:c  d
  )"));
}

TEST(Route, of_the_dragonfly_goes_by_the_side_where_no_gate_is) {
  expect_route("wD", "abc", white_to_move(R"(
       X:b   bA1:c
    wD:a  bQ
       Y
    X = wQ wB1
    Y = bS1 bB1
  )"));
}

TEST(Route, of_a_dragonfly_that_carries_is_judged_without_what_it_carries) {
  // It slides through the empty cell b; through the one beside wQ it would lose contact.
  expect_route("wD", "abc", white_to_move(R"(
       wQ    bA1
    X:a   b     bQ
             c
    X = wA1 wD
  )"));
}

TEST(Route, of_the_riding_ladybug_is_one_step_where_one_step_leads) {
  expect_route("wR", "ab", white_to_move(R"(
       b
    wR:a  wQ    bQ
  )"));
}

TEST(Route, of_the_riding_ladybugs_double_step_has_two_steps) {
  expect_route("wR", "abc", white_to_move(R"(
    wR:a  wQ:b  bQ:c
  )"));
}

TEST(Route, of_a_carrier_is_its_own) {
  expect_route("bA1", "abc", black_to_move(R"(
       b     c
    X:a   wQ    bQ
    X = bA1 wR
  )"));
}

TEST(Route, of_a_throw_passes_the_thrower) {
  expect_throw("bG1", "wP", white_to_move(R"(
       c     bG1:a
    wQ    wP:b  bQ
  )"));
}

TEST(Route, of_a_throw_by_a_mosquito_passes_the_mosquito) {
  expect_throw("bA1", "wM", white_to_move_after("wP", R"(
    bQ    wQ    bA1:a
       wP    wM:b
                c
  )"));
}

TEST(Route, of_a_tile_that_goes_by_itself_where_it_could_be_thrown_is_its_own) {
  const Drawing hive = white_to_move(R"(
             b
          wP    wQ:a
             bQ
  )");
  expect_route("wQ", "ab", hive);
  EXPECT_EQ(thrower_of(hive.position, hive.move("wQ", 'b')), kNoTile);
}

TEST(Route, of_an_own_tile_that_is_thrown_passes_the_thrower) {
  expect_throw("wQ", "wP", white_to_move(R"(
    c     wP:b  wQ:a
             bQ
  )"));
}

TEST(Route, of_the_mosquito_as_queen_is_one_slide) {
  expect_route("wM", "ab", white_to_move(R"(
       b
    wM:a  bQ    wQ
  )"));
}

TEST(Route, of_the_mosquito_as_ant_is_the_shortest_way_round) {
  expect_route("wM", "abc", white_to_move(R"(
       b     c
    wM:a  bA1   wQ    bQ
  )"));
}

TEST(Route, of_the_mosquito_as_spider_has_three_slides) {
  expect_route("wM", "abcd", white_to_move(R"(
       b     c     d
    wM:a  bS1   wQ    bQ
  )"));
}

TEST(Route, of_the_mosquito_as_grasshopper_passes_every_tile_it_jumps) {
  expect_route("wM", "abcde", white_to_move(R"(
    wM:a  bG1:b wQ:c  bQ:d  e
  )"));
}

TEST(Route, of_the_mosquito_as_beetle_is_one_step_up) {
  expect_route("wM", "ab", white_to_move(R"(
    wM:a  bB1:b wQ    bQ
  )"));
}

TEST(Route, of_the_mosquito_as_ladybug_goes_over_two_tiles_and_down) {
  expect_route("wM", "abcd", white_to_move(R"(
                   d
    wM:a  bL:b  wQ:c  bQ
  )"));
}

TEST(Route, of_the_mosquito_as_pillbug_is_one_slide) {
  expect_route("wM", "ab", white_to_move(R"(
       b
    wM:a  bP    wQ    bQ
  )"));
}

TEST(Route, of_the_mosquito_as_dragonfly_goes_over_one_cell) {
  expect_route("wM", "abc", white_to_move(R"(
       X:b   bQ:c
    wM:a  bD
       Y
    X = wQ wB1
    Y = bS1 bB1
  )"));
}

TEST(Route, of_the_mosquito_as_riding_ladybug_is_one_step) {
  expect_route("wM", "ab", white_to_move(R"(
    wM:a  bR:b  wQ    bQ
  )"));
}

TEST(Route, of_the_mosquito_on_top_of_the_hive_is_a_beetles) {
  expect_route("wM", "ab", white_to_move(R"(
    X:a   bG1:b bQ
    X = wQ wM
  )"));
}

TEST(Route, of_the_mosquito_is_the_shortest_of_its_ways) {
  // As Ant it would go all the way round.
  expect_route("wM", "abc", white_to_move(R"(
          bA1   wQ
       wM:a  bG1:b c
                bQ
  )"));
}

// From the top of wA1 it could step to the upper left; with wA1 that is a slide without contact.
TEST(Route, of_the_dragonfly_that_carries_is_one_that_both_tiles_can_take) {
  expect_route("wD", "abc", white_to_move(R"(
       bS1   bG1
    bA2   c     bQ
       .     b     bA1
          X:a   wQ
    X = wA1 wD
  )"));
}

// As Queen it would have to pass the gate.
TEST(Route, of_the_mosquito_avoids_the_obstacles_of_a_shorter_way) {
  expect_route("wM", "abcd", white_to_move(R"(
       bA1:c bQ
    bL:b  d     bG1
       wM:a  wQ
  )"));
}

}  // namespace
}  // namespace mandible::test
