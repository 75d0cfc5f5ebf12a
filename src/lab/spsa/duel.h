// Games between two settings of the engine within one program, with a fixed number of nodes per
// move: the same games on every machine, and quicker than a match between two programs.
#pragma once

#include <cstdint>

#include "engine/engine.h"
#include "rules/game.h"

namespace mandible::lab {

inline constexpr int kMostDuelPlies = 200;  // a game this long is a draw

// Plays the opening twice, each engine once with White. Returns the half points of the first
// engine, from 0 to 4.
int play_duel(Engine& first, Engine& second, const Game& opening, std::uint64_t nodes);

}  // namespace mandible::lab
