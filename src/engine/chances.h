// What a score promises: the share of games between equals that the side to move wins.
#pragma once

#include "engine/score.h"

namespace mandible {

// With this score three of four games are won; mandible-lab calibrate measures it
// (docs/network.md).
inline constexpr double kScoreOfThreeInFour = 200;

// From 0 to 1; a draw counts as one half.
double win_chance(Score score, double score_of_three_in_four = kScoreOfThreeInFour);
// Of a thousand games, for reports.
int wins_per_thousand(Score score);

}  // namespace mandible
