// The order of a node's moves.
#include "engine/move_picker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <numeric>

#include "engine/busy_moves.h"
#include "support/drawing.h"

namespace mandible::test {
namespace {

class MovePickerTest : public testing::Test {
 protected:
  MovePicker picker(Move first, std::array<Move, 2> killers = {}) {
    return {hive.position, *history, parameters, view, {first, killers}, *room};
  }

  Drawing hive = white_to_move(R"(
       bS1   bA1   wA1
    bG1   bQ    a
       bA2   b
    wQ
  )");
  std::unique_ptr<History> history = std::make_unique<History>();
  SearchParameters parameters;
  std::unique_ptr<MoveRoom> room = std::make_unique<MoveRoom>();
  History::View view = History::view(hive.position, Move::pass(), Move::pass());
};

std::vector<Move> all_of(MovePicker& picker) {
  std::vector<Move> moves;
  while (picker.next()) moves.push_back(picker.move());
  return moves;
}

bool come_once(std::vector<Move> moves, const Position& position) {
  MoveList legal;
  list_moves(position, legal);
  return moves.size() == legal.size() &&
         std::is_permutation(moves.begin(), moves.end(), legal.begin());
}

TEST_F(MovePickerTest, gives_every_move_once) {
  MovePicker moves = picker(Move::pass());
  EXPECT_TRUE(come_once(all_of(moves), hive.position));
  MovePicker with_first = picker(hive.move("wA1", 'b'));
  EXPECT_TRUE(come_once(all_of(with_first), hive.position));
}

TEST_F(MovePickerTest, begins_with_the_first_then_the_killers_then_what_was_good) {
  MovePicker unknown = picker(Move::pass());
  const std::vector<Move> before = all_of(unknown);
  const Move learnt = before.back();
  history->learn(view, hive.position.board(), learnt, 1600);
  const Move first = before.at(before.size() - 2);
  const Move killer = before.at(before.size() - 3);

  MovePicker moves = picker(first, {killer, Move::pass()});
  const std::vector<Move> now = all_of(moves);
  EXPECT_EQ(now.at(0), first);
  EXPECT_EQ(now.at(1), killer);
  // Only the moves that join the siege come before what was good.
  const auto joins = std::count_if(now.begin() + 2, now.end(), [this](Move move) {
    return move.to == hive.cell('a') || move.to == hive.cell('b');
  });
  EXPECT_EQ(now.at(2 + static_cast<std::size_t>(joins)), learnt);
}

TEST_F(MovePickerTest, gives_the_moves_in_the_order_of_their_ranks) {
  MovePicker unknown = picker(Move::pass());
  int number = 0;
  for (const Move& move : all_of(unknown)) {
    history->learn(view, hive.position.board(), move, 40 * (++number % 9) - 160);
  }
  MovePicker moves = picker(Move::pass());
  ASSERT_TRUE(moves.next());
  int rank = moves.rank();
  int different = 0;
  while (moves.next()) {
    EXPECT_LE(moves.rank(), rank);
    different += moves.rank() != rank ? 1 : 0;
    rank = moves.rank();
  }
  EXPECT_GT(different, 5);
}

TEST_F(MovePickerTest, joins_the_siege_before_it_does_anything_else) {
  MovePicker moves = picker(Move::pass());
  ASSERT_TRUE(moves.next());
  EXPECT_TRUE(moves.move().to == hive.cell('a') || moves.move().to == hive.cell('b'));
}

TEST_F(MovePickerTest, tries_the_newer_killer_first) {
  MovePicker unknown = picker(Move::pass());
  const std::vector<Move> before = all_of(unknown);
  const std::array<Move, 2> killers = {before.at(before.size() - 1), before.at(before.size() - 2)};
  MovePicker moves = picker(before.at(0), killers);
  const std::vector<Move> now = all_of(moves);
  EXPECT_EQ(now.at(1), killers[0]);
  EXPECT_EQ(now.at(2), killers[1]);
}

TEST(MovePicker, sees_no_gain_for_a_tile_that_only_changes_its_place_in_the_siege) {
  Drawing hive = white_to_move(R"(
       bS1   wA1
    bG1   bQ    a
       bA2   .
    wQ
  )");
  const auto history = std::make_unique<History>();
  const auto room = std::make_unique<MoveRoom>();
  const History::View view = History::view(hive.position, Move::pass(), Move::pass());
  const SearchParameters parameters;
  MovePicker moves(hive.position, *history, parameters, view, {}, *room);
  while (moves.next() && moves.move() != hive.move("wA1", 'a')) continue;
  ASSERT_EQ(moves.move(), hive.move("wA1", 'a'));
  EXPECT_EQ(moves.rank(), 0);
}

TEST_F(MovePickerTest, returns_deferred_moves_at_the_end_with_their_numbers) {
  MovePicker moves = picker(Move::pass());
  std::vector<int> numbers;
  while (moves.next()) {
    numbers.push_back(moves.number());
    if (moves.number() == 2 || moves.number() == 4) moves.defer();
  }
  std::vector<int> expected(numbers.size() - 2);
  std::iota(expected.begin(), expected.end(), 1);
  expected.insert(expected.end(), {2, 4});
  EXPECT_EQ(numbers, expected);
}

TEST_F(MovePickerTest, puts_off_no_move_twice) {
  MovePicker moves = picker(Move::pass());
  ASSERT_TRUE(moves.next());
  const Move first = moves.move();
  EXPECT_TRUE(moves.defer());
  while (moves.next() && moves.move() != first) continue;
  EXPECT_FALSE(moves.defer());
  EXPECT_FALSE(moves.next());
}

TEST_F(MovePickerTest, does_not_count_what_is_skipped) {
  MovePicker moves = picker(Move::pass());
  ASSERT_TRUE(moves.next());
  moves.skip();
  ASSERT_TRUE(moves.next());
  EXPECT_EQ(moves.number(), 1);
}

TEST(BusyMoves, are_marked_as_long_as_the_mark_lives) {
  BusyMoves busy;
  const Move move{make_tile(Colour::White, Bug::Ant), kOrigin};
  const std::uint64_t id = BusyMoves::id(1234, move);
  {
    const BusyMoves::Mark mark(busy, id);
    EXPECT_TRUE(busy.contains(id));
    EXPECT_FALSE(busy.contains(BusyMoves::id(1235, move)));
    EXPECT_FALSE(busy.contains(BusyMoves::id(1234, {move.tile, neighbour(kOrigin, kEast)})));
  }
  EXPECT_FALSE(busy.contains(id));
}

}  // namespace
}  // namespace mandible::test
