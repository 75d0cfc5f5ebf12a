// Verdicts on throws, riders and Spiders.
#include "rules/route.h"
#include "support/refusals.h"

namespace mandible::test {
namespace {

TEST(Verdict, a_spider_that_could_slide_there_in_other_than_three_steps_does_not_lose_contact) {
  expect_refused("wS1", Rule::NotThisBugsMove, "a Spider does not move like that", white_to_move(R"(
       ?
    wS1   wQ    bQ
  )"));
}

TEST(Verdict, the_second_tile_away_from_the_first) {
  const Game game = game_of("Base;InProgress;Black[1];wA1");
  const auto verdict = explain(game.position(), tile_of("bA1"), cell_at(kOrigin, {3, 0}));
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->rule, Rule::NoContact);
  EXPECT_EQ(describe(game.position(), *verdict), "the second tile must touch the first");
}

TEST(Verdict, covered_names_the_tile_that_pins_and_not_the_rider_on_it) {
  expect_refused("bA1", Rule::Covered, "bB1 lies on top of it", black_to_move(R"(
       ?
    X*    wQ    bQ
    X = bA1 bB1 wR
  )"));
}

TEST(Verdict, a_thrown_tile_lands_beside_its_thrower) {
  expect_refused("bG1", Rule::NotBesideThrower, "a tile that wP throws lands beside wP",
                 white_to_move(R"(
             bG1         ?
    wQ    wP*   bQ
  )"));
}

TEST(Verdict, a_pillbug_that_has_just_moved_throws_nothing) {
  expect_refused("bG1", Rule::JustMoved, "wP has just moved and rests this turn",
                 white_to_move_after("wP", R"(
       ?     bG1
    wQ    wP*   bQ
  )"));
}

TEST(Verdict, a_gate_stops_the_throw_of_an_own_tile_too) {  // the stacks of edge case E5
  const Position position = position_of(
      "Base+P", Colour::White, "wP@0,0 wQ@-1,0 bG1@-1,1 wA1@0,-1 wB1@0,-1 bA1@1,0 bB1@1,0 bQ@-2,1");
  const auto verdict = explain(position, tile_of("wQ"), cell_at(kOrigin, {1, -1}));
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->rule, Rule::Gate);
  EXPECT_EQ(describe(position, *verdict),
            "wB1 and bB1 stand too close together to pass between them");
}

TEST(Verdict, a_dragonfly_splits_the_hive_by_what_it_carries) {  // dragonfly D4
  const Position position =
      position_of("Base+D", Colour::White, "wQ@-1,0 wA1@0,0 wD@0,0 bQ@1,0 bA1@2,-1 bG1@2,0");
  const auto verdict = explain(position, tile_of("wD"), cell_at(kOrigin, {1, 1}));
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->rule, Rule::SplitsHive);
  EXPECT_EQ(describe(position, *verdict).substr(0, 42),
            "lifting wD with wA1 would split the hive: ");
}

TEST(Verdict, an_ant_takes_an) {
  const Position position = position_of("Base+P", Colour::White, "bA1@1,-1 wQ@-1,0 wP@0,0 bQ@1,0");
  const Verdict verdict{Rule::NotThisBugsMove, {}, {}, tile_of("bA1")};
  EXPECT_EQ(describe(position, verdict), "an Ant does not move like that");
}

TEST(Route, of_a_riding_ladybug_that_a_throw_saves_the_double_step_passes_the_thrower) {
  const Position position = position_of("Base+PR", Colour::White, "wR@0,0 wP@1,0 wQ@0,1 bQ@1,1");
  const Move move{tile_of("wR"), cell_at(kOrigin, {2, 0})};
  EXPECT_EQ(thrower_of(position, move), tile_of("wP"));
  EXPECT_EQ(route_of(position, move).thrower, tile_of("wP"));
}

}  // namespace
}  // namespace mandible::test
