// What the fuzzers of record formats share.
#pragma once

#include "fuzz/fuzz.h"
#include "records/formats.h"
#include "records/pgn.h"

namespace mandible::fuzz {

// What we write of a game that we have read must be read as the same game, and written the same
// again.
inline void require_stable_as_pgn(const Record& record) {
  const std::string written = pgn_text(record);
  require(guess_format(written) == RecordFormat::Pgn, "our PGN does not look like PGN", {written});
  const Result<Record> again = read_record(written);
  require(static_cast<bool>(again), "our PGN cannot be read",
          {written, again ? "" : std::string_view(again.error())});
  const std::string rewritten = pgn_text(*again);
  require(rewritten == written, "our PGN changes when it is read and written",
          {written, rewritten});
  require(again->tree == record.tree, "our PGN changes the lines or the remarks",
          {written, rewritten});
  require(again->game.plies() == record.game.plies(), "our PGN loses moves", {written});
  for (int ply = 0; ply < record.game.plies(); ++ply) {
    require(again->game.move(ply) == record.game.move(ply), "our PGN changes a move", {written});
  }
  require(again->game.edition() == record.game.edition(), "our PGN changes the edition", {written});
  require(again->game.outcome() == record.game.outcome(), "our PGN changes the result", {written});
}

}  // namespace mandible::fuzz
