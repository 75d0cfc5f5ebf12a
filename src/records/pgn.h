// Games in PGN, as Mzinga and hivegame.com keep them: tags, one ply a line, comments in braces, the
// result. Reads both and writes Mzinga's form. What a move means is left to notation.h.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "records/record.h"

namespace mandible {

// Reads one game and replays it by the rules. Tags may be missing or in any order, and there may be
// several moves a line. The result is what the board shows or else what the record says.
//
// Two tags are the game's and not kept among the record's: MandibleOpening, "queen-first" or
// "tournament", and MandibleRepetition, "draw" if the third occurrence of a position ends the game.
Result<Record> parse_pgn(std::string_view text);

// The record in Mzinga's form: its mandatory tags in its order, then the others, then the moves
// with their comments, and the result if the game is over. Quotation marks in tags, braces in
// comments and empty comments are left out, as this form has no way to write them.
std::string pgn_text(const Record& record);

}  // namespace mandible
