// A game as it is kept in a file: the moves, and what people wrote beside them.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "rules/notation.h"

namespace mandible {

struct Record {
  Game game;
  // In the order of the file, without GameType and Result, which the game itself knows.
  std::vector<std::pair<std::string, std::string>> tags;
  // After which ply (0: before the first), and the text without braces.
  std::vector<std::pair<int, std::string>> comments;
};

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
