// The sentences of the terminal game, and long ones cut to the width of the screen. No terminal and
// no input in here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/engine.h"
#include "rules/game.h"

namespace mandible {

// A blank at which no line is broken.
inline constexpr char kHardBlank = '\x1f';

// Broken at blanks into lines of at most `columns`, those after the first indented.
std::vector<std::string> wrapped(std::string_view text, int columns, int indent = 2);

// "White wins: the black Queen is surrounded." The game must be over.
std::string result_text(const Game& game);

// "Black played bA1 wP/ (thrown by wP)." or "Black passed."; nothing before the first ply.
std::string last_move_text(const Game& game);

// What the side to move should know: the Queen's deadline, a forced pass, a repeated position.
std::string warnings_text(const Game& game);

// "+0.85", "wins in 3 plies", "loses in 4 plies": for the side to move.
std::string score_text(Score score);

// Both hands, one line each, with how much of each Queen is surrounded.
std::vector<std::string> hand_lines(const Position& position, bool colour);

// All legal moves, grouped by tile, with the numbers that `wA1 3` takes.
std::vector<std::string> move_lines(const Position& position, int columns);

// "1. wA1 / bG1 -wA1" and so on.
std::vector<std::string> history_lines(const Game& game, int columns);

}  // namespace mandible
