// Games of BoardSpace in its SGF. Read, the header becomes tags, the players' operations become
// moves, and the moves are replayed by the rules. The syntax of the file is in sgf_tree.h, what the
// operations of a turn come to in sgf_turns.h, the words for a result in sgf_result.h. Written is
// the newer form, that of revision 101, whose board has no edges.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "records/record.h"

namespace mandible {

// Reads the first game of the file. The players' names become the tags White and Black; the tags
// SgfDate, SgfGameName and SgfResult keep BoardSpace's words, Date the day where it can be told.
// The result is the board's, or else what the record says, a resignation or an agreed draw.
Result<Record> parse_sgf(std::string_view text);

// The record as BoardSpace's client writes it, with one operation and a "Done" for each ply. Of the
// tags, those that parse_sgf gives are kept; players without a name are White and Black. Comments
// after the same ply become one. An error if the game has bugs that BoardSpace does not have.
//
// BoardSpace lets only the side to move resign: if the other one did, the result alone is written.
Result<std::string> sgf_text(const Record& record);

// The value of the property RU, the rules, where a player's first tile may be the Queen. Our own:
// BoardSpace passes over RU, and replays such games although it has no such rule.
inline constexpr std::string_view kSgfQueenFirst = "queen-first";

}  // namespace mandible
