// Puzzles: positions from games where the side to move wins in a few moves, proved by the solver.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/game.h"

namespace mandible::lab {

struct Puzzle {
  int moves;         // the own moves that the win takes
  std::string game;  // the game string of the position
  std::string line;  // the proof, moves separated by commas

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// The longest that are looked for.
inline constexpr int kMostPuzzleMoves = 8;

// The position of a game from which its end was forced in this many moves, if no other first move
// is found to win as soon. Not found are those that win only with another quiet move later.
std::optional<Puzzle> find_puzzle(const Game& game, int moves);

// One puzzle a line: moves, game and line, with tabs between them.
std::string puzzle_line(const Puzzle& puzzle);

// Reads such lines; empty ones and comments after # are left out. Their games are not over; whether
// the wins are right is not looked at. The error names the line.
Result<std::vector<Puzzle>> parse_puzzles(std::string_view text);

}  // namespace mandible::lab
