// Games of BoardSpace in its SGF. Reading only: the header becomes tags, the players' operations
// become moves, and the moves are replayed by the rules. The syntax of the file is in sgf_tree.h,
// what the operations of a turn come to in sgf_turns.h.
#pragma once

#include <string_view>

#include "rules/record.h"

namespace mandible {

// Reads the first game of the file. The players' names become the tags White and Black; the tags
// SgfDate, SgfGameName and SgfResult keep BoardSpace's words, Date the day where it can be told.
// The result is the board's, or else what the record says, a resignation or an agreed draw.
Result<Record> parse_sgf(std::string_view text);

}  // namespace mandible
