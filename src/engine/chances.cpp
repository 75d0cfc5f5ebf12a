#include "engine/chances.h"

#include <cmath>

namespace mandible {

double win_chance(Score score, double score_of_three_in_four) {
  if (is_decided(score)) return score > 0 ? 1 : 0;
  return 1 / (1 + std::pow(3.0, -score / score_of_three_in_four));
}

int wins_per_thousand(Score score) {
  return static_cast<int>(std::lround(1000 * win_chance(score)));
}

}  // namespace mandible
