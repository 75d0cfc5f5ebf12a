// How much of its time the strongest level takes.
#include "engine/patience.h"

#include <gtest/gtest.h>

#include "support/positions.h"

namespace mandible::test {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kLimit{3000};
const Move kUsualMove{tile_of("wA1"), Cell{1}};
const Move kOtherMove{tile_of("wA1"), Cell{2}};

// The time at which a search ends if it reports these moves and scores, depth by depth.
milliseconds time_taken(const std::vector<std::pair<Move, Score>>& depths, int game_ply,
                        bool obvious = false) {
  for (milliseconds elapsed{10}; elapsed < kLimit; elapsed += milliseconds(10)) {
    Patience patience(kLimit, game_ply);
    bool enough = false;
    for (std::size_t i = 0; i < depths.size(); ++i) {
      SearchReport report;
      report.depth = static_cast<int>(i) + 1;
      report.line = {depths[i].first};
      report.score = depths[i].second;
      enough = patience.has_enough(report, obvious, elapsed);
    }
    if (enough) return elapsed;
  }
  return kLimit;
}

std::vector<std::pair<Move, Score>> steady(std::size_t depths) {
  return std::vector<std::pair<Move, Score>>(depths, {kUsualMove, 30});
}

TEST(Patience, an_obvious_move_is_quick) {
  EXPECT_LT(time_taken(steady(8), 30, true), milliseconds(200));
}

TEST(Patience, the_opening_is_quick) {
  EXPECT_LT(time_taken(steady(7), 4), milliseconds(400));
  EXPECT_GT(time_taken(steady(7), 30), milliseconds(400));
}

TEST(Patience, a_move_that_stays_the_best_needs_less_time) {
  std::vector<std::pair<Move, Score>> changing = steady(10);
  changing.back().first = kOtherMove;
  EXPECT_LT(time_taken(steady(10), 30), time_taken(steady(6), 30));
  EXPECT_LT(time_taken(steady(10), 30), time_taken(changing, 30));
}

TEST(Patience, a_score_that_drops_needs_more_time) {
  std::vector<std::pair<Move, Score>> dropping = steady(10);
  dropping.back().second = -40;
  EXPECT_LT(time_taken(steady(10), 30), time_taken(dropping, 30));
}

TEST(Patience, a_shallow_search_is_not_enough) {
  EXPECT_EQ(time_taken(steady(5), 30, true), kLimit);
}

}  // namespace
}  // namespace mandible::test
