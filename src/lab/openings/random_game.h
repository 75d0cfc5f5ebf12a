// The beginning of a game: random legal moves.
#pragma once

#include "base/random.h"
#include "rules/game.h"

namespace mandible::lab {

// A game of this many plies that is not over, with the draw by repetition.
Game random_game(const Edition& edition, int plies, Random& random);

}  // namespace mandible::lab
