// The terms of the evaluation, one by one, in positions where a person can count them. Each is
// counted for White, who is to move, less what is counted for Black.
#include <gtest/gtest.h>

#include "engine/evaluate.h"
#include "support/drawing.h"

namespace mandible::test {
namespace {

int counted(const Drawing& hive, const TermGroup& group, int index) {
  EXPECT_LT(index, group.size);
  return trace_evaluation(hive.position).counts[static_cast<std::size_t>(group.first + index)];
}
int counted(const Drawing& hive, const TermGroup& group, Bug bug) {
  return counted(hive, group, static_cast<int>(bug));
}

TEST(EvaluateTerms, a_tile_of_a_closed_ring_is_free) {
  const Drawing hive = white_to_move(R"(
       wA1   bG1
    wQ    .     bQ
       wS1   bB1
  )");
  EXPECT_EQ(counted(hive, terms::kFree, Bug::Ant), 1);
  EXPECT_EQ(counted(hive, terms::kStuck, Bug::Ant), 0);
}

TEST(EvaluateTerms, a_tile_that_holds_the_hive_together_is_stuck) {
  const Drawing hive = white_to_move(R"(
    wQ    wA1   bG1   bQ
  )");
  EXPECT_EQ(counted(hive, terms::kStuck, Bug::Ant), 1);
  EXPECT_EQ(counted(hive, terms::kStuck, Bug::Grasshopper), -1);
  EXPECT_EQ(counted(hive, terms::kFree, Bug::Ant), 0);
}

TEST(EvaluateTerms, a_covered_queen_counts_by_whose_tile_covers_her) {
  const Drawing by_ours = white_to_move(R"(
    wQ    X     bA1
    X = bQ wB1
  )");
  EXPECT_EQ(counted(by_ours, terms::kQueenState, 1), 1);
  EXPECT_EQ(counted(by_ours, terms::kQueenState, 2), 0);
  const Drawing by_hers = white_to_move(R"(
    wQ    X     bA1
    X = bQ bB1
  )");
  EXPECT_EQ(counted(by_hers, terms::kQueenState, 1), 0);
  EXPECT_EQ(counted(by_hers, terms::kQueenState, 2), 1);
}

TEST(EvaluateTerms, reserves_are_free_tiles_that_do_not_besiege_yet) {
  const Drawing hive = white_to_move(R"(
    wA2   wQ    bA1   bQ    wA1
  )");
  const auto index = [](int besiegers, int reserves) { return besiegers * 5 + reserves; };
  EXPECT_EQ(counted(hive, terms::kReserves, index(2, 1)), 1);
  EXPECT_EQ(counted(hive, terms::kReserves, index(2, 0)), -1);
}

// All tiles of White are on the board, and only a new one could fill the gaps.
TEST(EvaluateTerms, a_gap_is_not_fillable_by_a_new_tile_when_the_hand_is_empty) {
  const Drawing hive = white_to_move(R"(
    X     wQ    wB1   wB2   wG1   wG2   wG3   wA1   wA2   wA3   wS1   wS2
    X = bQ wD
  )");
  ASSERT_EQ(hive.position.hand(Colour::White), 0U);
  const auto index = [](int gaps, int fillable) { return gaps * 4 + fillable; };
  EXPECT_EQ(counted(hive, terms::kFillable, index(5, 0)), 1);
}

TEST(EvaluateTerms, a_gap_is_fillable_by_a_new_tile_from_the_hand) {
  const Drawing hive = white_to_move(R"(
    X     wQ    wB1   wB2   wG1   wG2   wG3   wA1   wA2   wA3   wS1
    X = bQ wD
  )");
  const auto index = [](int gaps, int fillable) { return gaps * 4 + fillable; };
  EXPECT_EQ(counted(hive, terms::kFillable, index(5, 3)), 1);
}

TEST(EvaluateTerms, a_pillbug_counts_beside_the_own_and_beside_the_enemys_queen) {
  const Drawing hive = white_to_move(R"(
    wQ    wP    bQ
  )");
  EXPECT_EQ(counted(hive, terms::kThrower, 0), 1);
  EXPECT_EQ(counted(hive, terms::kThrower, 2), 1);
}

TEST(EvaluateTerms, tiles_beside_the_queen_count_by_owner_and_freedom) {
  const Drawing hive = white_to_move(R"(
    wQ    bA1   bQ    wA1
  )");
  const auto index = [](int whose) { return whose * kBugs + static_cast<int>(Bug::Ant); };
  EXPECT_EQ(counted(hive, terms::kBesideQueen, index(0)), 1) << "White's free one beside bQ";
  EXPECT_EQ(counted(hive, terms::kBesideQueen, index(3)), 1) << "Black's stuck one beside bQ";
  EXPECT_EQ(counted(hive, terms::kBesideQueen, index(1)), -1) << "Black's stuck one beside wQ";
}

TEST(EvaluateTerms, a_mosquito_counts_as_the_best_bug_that_it_touches) {
  const Drawing hive = white_to_move(R"(
    wQ    bA1   bB1
             wM
  )");
  EXPECT_EQ(counted(hive, terms::kMosquitoAs, Bug::Ant), 1);
  EXPECT_EQ(counted(hive, terms::kMosquitoAs, Bug::Beetle), 0);
}

}  // namespace
}  // namespace mandible::test
