#include "lab/match/tally.h"

#include <algorithm>

namespace mandible::lab {

void Tally::add(const FinishedGame& game) {
  const int half_points = game.half_points();
  ++(half_points == 2 ? wins_ : half_points == 1 ? draws_ : losses_);
  white_half_points_ += (game.number & 1) == 0 ? half_points : 2 - half_points;
  plies_ += game.plies;

  const auto end = static_cast<std::size_t>(game.end);
  ++ends_.at(end);
  if (half_points != 1) ++faults_.at(half_points == 2 ? 1 : 0).at(end);

  const auto [other, first_of_pair] = half_pairs_.emplace(game.pair(), half_points);
  if (!first_of_pair) {
    const int together = other->second + half_points;
    ++pairs_.at(static_cast<std::size_t>(together));
    half_pairs_.erase(other);
  }

  for (std::size_t engine = 0; engine < thinking_.size(); ++engine) {
    Thinking& sum = thinking_.at(engine);
    const Thinking& one = game.thinking.at(engine);
    sum.moves += one.moves;
    sum.time += one.time;
    sum.longest = std::max(sum.longest, one.longest);
    sum.late += one.late;
  }
}

}  // namespace mandible::lab
