// Fits the weights of the evaluation to the results of games, by logistic regression.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/terms.h"
#include "rules/game.h"

namespace mandible::lab {

// One position, as the evaluation sees it, and how the game ended: 1 a win of the side to move.
struct FitSample {
  struct Count {
    std::uint16_t term;
    std::int8_t count;
  };
  int game = 0;  // the number of the game that it is from
  std::vector<Count> counts;
  float early = 0;
  float result = 0;
};

// Adds the positions of a finished game that are worth learning from: not the random opening, and
// none where a win in one move is on the board.
void add_samples(const Game& game, int number, int first_ply, std::vector<FitSample>& samples);

// One game in ten is only tested on. Whole games, because the positions of one game resemble each
// other and share its result.
constexpr bool is_test_game(int number) { return number % 10 == 0; }

struct FitSettings {
  int rounds = 400;
  float scale = 200;           // a score that is won three times of four
  float pull_to_zero = 1e-6F;  // keeps terms that hardly occur small
};

struct FitProgress {
  int round;
  double training_loss;
  double test_loss;  // on the games that are not learnt from
};

using FittedWeights = std::array<std::array<float, 2>, kTerms>;

// Starts from the weights of the engine.
FittedWeights fit(const std::vector<FitSample>& samples, const FitSettings& settings,
                  const std::function<void(const FitProgress&)>& on_round);

}  // namespace mandible::lab
