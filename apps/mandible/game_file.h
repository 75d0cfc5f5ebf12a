// Games in files: read in any format that record.h knows, written as PGN or as a game string.
// Whether an existing file may be replaced is for the caller to ask.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "base/result.h"
#include "rules/record.h"

namespace mandible {

Result<Record> load_game_file(const std::string& path);
Result<Record> read_game(std::istream& in);

// PGN if the name ends in .pgn, otherwise one line with the game string.
std::optional<Error> save_game_file(const std::string& path, const Record& record);
// A file that was there before is replaced only when the new one is complete. Returns what went
// wrong, if anything.
std::optional<Error> write_file(const std::string& path, const std::string& text);

bool file_exists(const std::string& path);

}  // namespace mandible
