// What a position is worth, and how wins are told apart from other scores.
#pragma once

#include <cstdlib>

namespace mandible {

// From the point of view of the side to move, in hundredths. Between equal players, a score of 2.00
// (200) wins three games in four.
using Score = int;

// A won position scores kWin minus the plies until the game ends.
inline constexpr Score kWin = 30000;
inline constexpr Score kWinInSight = kWin - 1000;
inline constexpr Score kInfinite = kWin + 1;

// Is the score a forced win or loss?
constexpr bool is_decided(Score score) { return score > kWinInSight || score < -kWinInSight; }

}  // namespace mandible
