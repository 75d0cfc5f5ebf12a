// The search of fixed positions whose node count is the signature of the search.
#include "engine/bench.h"

#include <gtest/gtest.h>

#include "engine/bench_positions.h"
#include "support/positions.h"

namespace mandible::test {
namespace {

// If this fails because the search is meant to behave differently, change the number in bench.h.
TEST(Bench, has_the_pinned_signature) {
  EXPECT_EQ(bench::signature(bench::kUsualDepth), bench::kSignature);
}

TEST(Bench, reports_every_depth) {
  const std::vector<SearchReport> reports = bench::search(bench::kSearchPositions[0], 3);
  ASSERT_EQ(reports.size(), 3U);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(reports[static_cast<std::size_t>(i)].depth, i + 1);
}

TEST(Bench, has_legal_moves_to_measure) {
  for (const bench::NamedPosition& position : bench::kPositions) {
    Game game = game_of(std::string(position.game));
    EXPECT_FALSE(game.play(*parse_move(game.position(), position.legal_move))) << position.name;
  }
}

}  // namespace
}  // namespace mandible::test
