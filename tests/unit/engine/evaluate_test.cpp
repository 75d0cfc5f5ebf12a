// The evaluation: the same for both sides, and the sum of its terms.
#include "engine/evaluate.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "engine/weights.h"
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(Evaluate, judges_both_sides_alike) {
  const std::string tiles = "wQ@0,0 bQ@1,0 wA1@-1,0 bA1@2,0";
  EXPECT_EQ(evaluate(position_of("Base", Colour::White, tiles)),
            evaluate(position_of("Base", Colour::Black, tiles)));
}

TEST(Evaluate, is_the_sum_of_the_terms_that_it_traces) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Random random(seed);
    Game game = game_of(seed % 2 == 0 ? "Base+MLP" : "Base+MDR");
    while (!game.over() && game.plies() < 80) {
      const Trace trace = trace_evaluation(game.position());
      float sum = 0;
      for (std::size_t i = 0; i < trace.counts.size(); ++i) {
        const auto [early, late] = kWeights[i];
        sum += static_cast<float>(trace.counts[i]) * (static_cast<float>(early) * trace.early +
                                                      static_cast<float>(late) * (1 - trace.early));
      }
      EXPECT_NEAR(static_cast<float>(evaluate(game.position())), sum, 1.01F) << game_string(game);
      MoveList moves;
      list_moves(game.position(), moves);
      game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

TEST(Evaluate, likes_a_siege) {
  const Drawing loose = white_to_move(R"(
    wQ    wA1   bA1   bQ
  )");
  const Drawing tight = white_to_move(R"(
                         wA2
    wQ    wA1   bA1   bQ    wA3
                   wS1
  )");
  EXPECT_GT(evaluate(tight.position), evaluate(loose.position));
}

}  // namespace
}  // namespace mandible::test
