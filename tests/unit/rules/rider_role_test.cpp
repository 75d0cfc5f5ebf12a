// The Mosquito and the riding Ladybug (decision R11): a Mosquito that touches one and no Beetle
// when it climbs from the table is a rider, which pins nothing, until it is on the table again.
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(RiderRole, mosquito_beside_a_riding_ladybug_makes_one_step_and_never_two) {
  const Drawing hive = white_to_move(R"(
       *
    wM    wR*   wQ    bQ
       *
  )");
  EXPECT_EQ(hive.moves_of("wM"), hive.drawn());
}

TEST(RiderRole, mosquito_that_climbs_beside_a_riding_ladybug_rides) {
  const Drawing hive = white_to_move(R"(
    bQ    wQ    b
       wR    bA1:a
          wM
  )");
  Position position = hive.position;
  const Position::Undo undo = position.make(hive.move("wM", 'a'));
  EXPECT_TRUE(position.mosquito_rides(Colour::White));
  EXPECT_FALSE(position.mosquito_rides(Colour::Black));
  ASSERT_TRUE(is_legal(position, hive.move("bA1", 'b')));
  const Position::Undo carried = position.make(hive.move("bA1", 'b'));
  EXPECT_EQ(stack_at(position, hive.cell('b')), "bA1 wM");
  EXPECT_TRUE(position.mosquito_rides(Colour::White));

  position.undo(carried);
  position.undo(undo);
  EXPECT_FALSE(position.mosquito_rides(Colour::White));
  EXPECT_EQ(position.hash(), hive.position.hash());
}

TEST(RiderRole, beetle_has_priority_over_the_riding_ladybug) {
  const Drawing hive = white_to_move(R"(
    bQ    wQ
       wR    bA1:a
    bB1   wM
  )");
  Position position = hive.position;
  position.make(hive.move("wM", 'a'));
  EXPECT_FALSE(position.mosquito_rides(Colour::White));
  EXPECT_TRUE(destinations(position, "bA1").empty());
}

TEST(RiderRole, mosquito_that_climbs_without_a_riding_ladybug_pins) {
  const Drawing hive = white_to_move(R"(
    bQ    wQ    wR
       bB1   bA1:a
          wM
  )");
  Position position = hive.position;
  position.make(hive.move("wM", 'a'));
  EXPECT_FALSE(position.mosquito_rides(Colour::White));
  EXPECT_TRUE(destinations(position, "bA1").empty());
}

TEST(RiderRole, is_taken_by_a_flight_like_a_dragonfly_too) {
  const Drawing hive = white_to_move(R"(
    bQ    bA1:a wQ
       wR    wD
          wM
  )");
  Position position = hive.position;
  ASSERT_TRUE(is_legal(position, hive.move("wM", 'a')));
  position.make(hive.move("wM", 'a'));
  EXPECT_TRUE(position.mosquito_rides(Colour::White));
  EXPECT_FALSE(destinations(position, "bA1").empty());
}

TEST(RiderRole, is_not_taken_by_a_flight_beside_a_beetle) {
  const Drawing hive = white_to_move(R"(
    bQ    bA1:a wQ
       wR    wD
    bB1   wM
  )");
  Position position = hive.position;
  ASSERT_TRUE(is_legal(position, hive.move("wM", 'a')));
  position.make(hive.move("wM", 'a'));
  EXPECT_FALSE(position.mosquito_rides(Colour::White));
  EXPECT_TRUE(destinations(position, "bA1").empty());
}

TEST(RiderRole, stays_on_the_top_of_the_hive_and_ends_on_the_table) {
  const Drawing hive = white_to_move(R"(
    bQ    wQ:b  c
       wR    bA1:a
          wM
  )");
  Position position = hive.position;
  position.make(hive.move("wM", 'a'));
  position.make({tile_of("bG1"), cell_at(position.board().where(tile_of("bQ")), kSteps[kWest])});
  position.make(hive.move("wM", 'b'));
  EXPECT_TRUE(position.mosquito_rides(Colour::White));
  position.make({tile_of("bG2"), cell_at(position.board().where(tile_of("bG1")), kSteps[kWest])});
  position.make(hive.move("wM", 'c'));
  EXPECT_FALSE(position.mosquito_rides(Colour::White));
}

TEST(RiderRole, ends_when_a_dragonfly_carries_the_mosquito_to_the_table) {
  const Drawing hive = white_to_move(R"(
             bD
    bQ    wQ
       wR    bA1:a
    b     wM
  )");
  Position position = hive.position;
  const Cell table = position.board().where(tile_of("bD"));
  position.make(hive.move("wM", 'a'));
  position.make(hive.move("bD", 'a'));
  EXPECT_EQ(stack_at(position, hive.cell('a')), "bA1 wM bD");
  EXPECT_TRUE(position.mosquito_rides(Colour::White));
  position.make(hive.move("wA1", 'b'));
  ASSERT_TRUE(is_legal(position, {tile_of("bD"), table}));
  const Position::Undo undo = position.make({tile_of("bD"), table});
  EXPECT_EQ(stack_at(position, table), "wM bD");
  EXPECT_FALSE(position.mosquito_rides(Colour::White));
  position.undo(undo);
  EXPECT_TRUE(position.mosquito_rides(Colour::White));
}

TEST(RiderRole, mosquito_in_it_steps_once_in_any_direction) {
  const Drawing hive = white_to_move(R"(
    bQ    wQ
       wR    bA1:a
          wM
  )");
  Position position = hive.position;
  position.make(hive.move("wM", 'a'));
  position.make({tile_of("bG1"), cell_at(position.board().where(tile_of("bQ")), kSteps[kWest])});
  std::vector<std::string> beside;
  for (Direction d : kAllDirections) beside.push_back(cell_text(neighbour(hive.cell('a'), d)));
  std::sort(beside.begin(), beside.end());
  EXPECT_EQ(destinations(position, "wM"), beside);
}

}  // namespace
}  // namespace mandible::test
