// All record formats together: tells them apart, reads and writes any of them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "records/record.h"
#include "rules/game_string.h"

namespace mandible {

enum class RecordFormat : std::uint8_t { GameString, Pgn, Sgf };

// Tells the formats apart by their first characters.
RecordFormat guess_format(std::string_view text);

// Reads a record in whichever format it is. The error names the ply, the text and the reason. The
// rules are for a game string, which does not tell them.
Result<Record> read_record(std::string_view text, const ReplayRules& rules = {});

// The record in a format; a game string is one line without its end. An error if the format has no
// way to write the game.
Result<std::string> write_record(const Record& record, RecordFormat format);

}  // namespace mandible
