// The statistics of a match, against values worked out by hand and those of other programs.
#include "lab/match/statistics.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace mandible::lab {
namespace {

TEST(Statistics, elo_is_logistic) {
  EXPECT_DOUBLE_EQ(elo_of_score(0.5), 0);
  // 400 log10(3) and 400 log10(10)
  EXPECT_NEAR(elo_of_score(0.75), 190.8485, 1e-4);
  EXPECT_NEAR(elo_of_score(1.0 / 11), -400, 1e-9);
  EXPECT_NEAR(score_of_elo(400), 10.0 / 11, 1e-12);
  EXPECT_EQ(elo_of_score(1), INFINITY);
  EXPECT_EQ(elo_of_score(0), -INFINITY);
}

TEST(Statistics, equal_engines_have_a_symmetric_interval) {
  // Four pairs with 0, 1, 1 and 2 points: the variance of a pair's share is 1/8, the deviation of
  // their mean sqrt(1/32), so the interval is 1/2 +- 1.96 * 0.176777 = 1/2 +- 0.346476.
  const auto found = estimate({1, 0, 2, 0, 1});
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->elo, 0, 1e-9);
  EXPECT_NEAR(found->high, 400 * std::log10(0.846476 / 0.153524), 1e-3);
  EXPECT_NEAR(found->low, -found->high, 1e-9);
  EXPECT_NEAR(found->error(), found->high, 1e-9);
  EXPECT_NEAR(found->superiority, 0.5, 1e-12);
}

TEST(Statistics, superiority_is_a_normal_quantile) {
  // Shares 1/2, 1/2, 1/2, 1: mean 5/8, variance 3/64, so 1/8 is 1.1547 deviations above one half.
  const auto found = estimate({0, 0, 3, 0, 1});
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->elo, 400 * std::log10(5.0 / 3), 1e-9);
  EXPECT_NEAR(found->superiority, 0.8759, 1e-4);
}

TEST(Statistics, all_alike_tells_nothing_of_the_error) {
  EXPECT_FALSE(estimate({0, 0, 0, 0, 0}));
  EXPECT_FALSE(estimate({0, 0, 7, 0, 0}));
  EXPECT_FALSE(estimate({0, 0, 0, 3, 0}));
  EXPECT_FALSE(estimate({0, 0, 0, 0, 9}));
}

TEST(Statistics, ratio_of_pairs_that_one_side_wins_is_that_of_a_coin) {
  // Without the pairs in between, a pair is a coin that shows 2 points with the probability s:
  // 60 ln(s1 / s0) + 40 ln((1 - s1) / (1 - s0)), up to the thousandths for what is unseen.
  const Sprt test{0, 50};
  const double s1 = score_of_elo(50);
  const double expected = 60 * std::log(s1 / 0.5) + 40 * std::log((1 - s1) / 0.5);
  EXPECT_NEAR(log_likelihood_ratio({40, 0, 0, 0, 60}, test), expected, 1e-3);
}

TEST(Statistics, ratio_agrees_with_other_programs) {
  // From the tests of fastchess, which rounds to a hundredth.
  EXPECT_NEAR(log_likelihood_ratio({223, 9863, 21279, 10037, 246}, {0.5, 2.5}), -3.07, 0.01);
  EXPECT_NEAR(log_likelihood_ratio({871, 26175, 55983, 26678, 821}, {0, 2}), -4.98, 0.01);
}

TEST(Statistics, ratio_is_the_opposite_for_the_other_engine) {
  const PairCounts counts = {3, 5, 20, 9, 4};
  PairCounts turned = counts;
  std::reverse(turned.begin(), turned.end());
  EXPECT_NEAR(log_likelihood_ratio(counts, {0, 20}), -log_likelihood_ratio(turned, {-20, 0}), 1e-9);
  EXPECT_EQ(log_likelihood_ratio({0, 0, 0, 0, 0}, {0, 20}), 0);
}

TEST(Statistics, test_ends_where_one_in_twenty_errs) {
  EXPECT_NEAR(kSprtBound, std::log(0.95 / 0.05), 1e-12);
}

}  // namespace
}  // namespace mandible::lab
