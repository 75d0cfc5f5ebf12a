// The search of fixed positions whose node count is the signature of the search.
#include "engine/bench.h"

#include <gtest/gtest.h>

#include "support/positions.h"

namespace mandible::test {
namespace {

TEST(Bench, counts_the_same_every_time) {
  for (const bench::NamedPosition& position : bench::kPositions) {
    const SearchReport report = bench::search(position, 3);
    EXPECT_GT(report.nodes, 0U) << position.name;
    EXPECT_EQ(report.nodes, bench::search(position, 3).nodes) << position.name;
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
