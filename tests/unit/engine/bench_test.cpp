// The search of fixed positions whose node count is the signature of the search.
#include "engine/bench.h"

#include <gtest/gtest.h>

#include "engine/bench_positions.h"
#include "support/positions.h"

namespace mandible::test {
namespace {

TEST(Bench, counts_the_same_every_time) {
  for (const bench::SearchPosition& position : bench::kSearchPositions) {
    const std::vector<SearchReport> reports = bench::search(position, 3);
    ASSERT_EQ(reports.size(), 3U) << position.name;
    EXPECT_GT(reports.back().nodes, 0U) << position.name;
    EXPECT_EQ(reports.back().nodes, bench::search(position, 3).back().nodes) << position.name;
  }
}

TEST(Bench, has_legal_moves_to_measure) {
  for (const bench::NamedPosition& position : bench::kPositions) {
    Game game = game_of(std::string(position.game));
    EXPECT_FALSE(game.play(*parse_move(game.position(), position.legal_move))) << position.name;
  }
}

}  // namespace
}  // namespace mandible::test
