// Counting the leaves of the game tree: the exactness and speed test of a move generator.
#pragma once

#include <cstdint>

#include "rules/position.h"

namespace mandible {

// Positions after exactly `depth` plies; a game that ends earlier counts only at its last ply.
std::uint64_t perft(Position& position, int depth);

}  // namespace mandible
