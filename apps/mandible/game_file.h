// Games in files, read and written in any format that record.h knows.
// Whether an existing file may be replaced is for the caller to ask.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "base/result.h"
#include "records/formats.h"

namespace mandible {

Result<Record> load_game_file(const std::string& path);
Result<Record> read_game(std::istream& in);

// PGN if the name ends in .pgn, SGF if it ends in .sgf, otherwise one line with the game string.
// Returns what went wrong, if anything: SGF does not have all bugs.
std::optional<Error> save_game_file(const std::string& path, const Record& record);
// A file that was there before is replaced only when the new one is complete. Returns what went
// wrong, if anything.
std::optional<Error> write_file(const std::string& path, const std::string& text);

bool file_exists(const std::string& path);

}  // namespace mandible
