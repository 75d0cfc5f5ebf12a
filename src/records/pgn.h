// Games in PGN, as Mzinga and hivegame.com keep them, with variations and annotations: tags, one
// ply of the main line in each line, comments in braces, variations in parentheses, the result.
// docs/records.md describes the form. What a move means is left to notation.h.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "records/record.h"

namespace mandible {

// Reads one game and replays all its lines by the rules. Tags may be missing or in any order, and
// there may be several moves in a line. The result is what the board shows or else what the record
// says. An error tells the line and the column.
//
// Two tags are the game's and not kept among the record's: MandibleOpening, "queen-first" or
// "tournament", and MandibleRepetition, "draw" if the third occurrence of a position ends the game.
Result<Record> parse_pgn(std::string_view text);

// The record in Mzinga's form: its mandatory tags in its order, then the others, then the lines
// with their remarks, and the result if the game is over.
std::string pgn_text(const Record& record);

}  // namespace mandible
