// The transposition table.
#include "engine/table.h"

#include <gtest/gtest.h>

#include "support/positions.h"

namespace mandible::test {
namespace {

const Move kMove{tile_of("wA2"), Cell{17}};

TEST(Table, finds_what_was_stored_and_nothing_else) {
  Table table(1);
  table.store(42, {kMove, -1234, 77, 9, Bound::AtMost});
  const auto found = table.find(42);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->move, kMove);
  EXPECT_EQ(found->score, -1234);
  EXPECT_EQ(found->eval, 77);
  EXPECT_EQ(found->depth, 9);
  EXPECT_EQ(found->bound, Bound::AtMost);
  EXPECT_FALSE(table.find(43));
}

TEST(Table, keeps_scores_of_any_size) {
  Table table(1);
  for (const Score score : {kWin, -kWin, 0, 1, -1}) {
    table.store(7, {Move::pass(), score, -32768, 0, Bound::Exact});
    EXPECT_EQ(table.find(7)->score, score);
    EXPECT_EQ(table.find(7)->eval, -32768);
    EXPECT_TRUE(table.find(7)->move.is_pass());
  }
}

TEST(Table, keeps_a_much_deeper_result_of_the_same_search) {
  Table table(1);
  table.store(42, {kMove, 1, 0, 9, Bound::Exact});
  table.store(42, {kMove, 2, 0, 3, Bound::AtLeast});
  EXPECT_EQ(table.find(42)->score, 1);
  table.next_search();
  table.store(42, {kMove, 3, 0, 3, Bound::AtLeast});
  EXPECT_EQ(table.find(42)->score, 3);
}

TEST(Table, keeps_the_move_when_a_later_result_has_none) {
  Table table(1);
  table.store(42, {kMove, 1, 0, 3, Bound::Exact});
  table.store(42, {Move::pass(), 2, 0, 4, Bound::AtMost});
  EXPECT_EQ(table.find(42)->move, kMove);
}

// Keys that differ by a multiple of 2^32 share a bucket in a table of any size.
TEST(Table, drops_the_shallowest_of_those_that_share_a_bucket) {
  Table table(1);
  const auto key = [](std::uint64_t i) { return 5 + (i << 32U); };
  for (std::uint64_t i = 0; i < 5; ++i) {
    table.store(key(i), {kMove, 0, 0, i == 2 ? 1 : 8, Bound::Exact});
  }
  for (std::uint64_t i = 0; i < 5; ++i) EXPECT_EQ(table.find(key(i)).has_value(), i != 2);
}

TEST(Table, drops_the_results_of_old_searches_first) {
  Table table(1);
  const auto key = [](std::uint64_t i) { return 5 + (i << 32U); };
  table.store(key(0), {kMove, 0, 0, 6, Bound::Exact});
  for (int i = 0; i < 3; ++i) table.next_search();
  for (std::uint64_t i = 1; i < 5; ++i) table.store(key(i), {kMove, 0, 0, 2, Bound::Exact});
  EXPECT_FALSE(table.find(key(0)));
  for (std::uint64_t i = 1; i < 5; ++i) EXPECT_TRUE(table.find(key(i)));
}

// Ages are counted modulo 16.
TEST(Table, knows_old_searches_from_new_ones_when_the_age_starts_over) {
  Table table(1);
  const auto key = [](std::uint64_t i) { return 5 + (i << 32U); };
  for (int i = 0; i < 15; ++i) table.next_search();
  table.store(key(0), {kMove, 0, 0, 6, Bound::Exact});
  for (int i = 0; i < 3; ++i) table.next_search();
  for (std::uint64_t i = 1; i < 5; ++i) table.store(key(i), {kMove, 0, 0, 2, Bound::Exact});
  EXPECT_FALSE(table.find(key(0)));
  for (std::uint64_t i = 1; i < 5; ++i) EXPECT_TRUE(table.find(key(i)));
}

TEST(Table, takes_an_exact_result_for_a_much_deeper_bound) {
  Table table(1);
  table.store(42, {kMove, 1, 0, 9, Bound::AtMost});
  table.store(42, {kMove, 2, 0, 3, Bound::Exact});
  EXPECT_EQ(table.find(42)->score, 2);
}

}  // namespace
}  // namespace mandible::test
