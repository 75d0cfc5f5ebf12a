// Puzzles: positions from games where the side to move wins in a few moves, proved by the solver.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/game.h"

namespace mandible::lab {

struct Puzzle {
  int moves;         // the own moves that the win takes
  std::string game;  // the game string of the position
  std::string line;  // the proof, moves separated by commas
};

// The earliest win of this many moves in a game, if its end was forced so and the first move is the
// only one that wins as soon.
std::optional<Puzzle> find_puzzle(const Game& game, int moves);

// One puzzle a line: moves, game and line, with tabs between them.
std::string puzzle_line(const Puzzle& puzzle);

}  // namespace mandible::lab
