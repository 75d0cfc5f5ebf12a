// What the fuzzers share. Each fuzz_*.cpp hands bytes to one of our readers and ends the program
// when what comes out contradicts itself; crashes, leaks and hangs are for libFuzzer to notice.
// scripts/fuzz runs them for hours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>

#include "rules/pgn.h"

namespace mandible::fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return size == 0 ? std::string_view()
                   : std::string_view(reinterpret_cast<const char*>(data), size);
}

// Ends the program, with what was wrong and the texts that prove it, unless `holds`.
inline void require(bool holds, std::string_view what,
                    std::initializer_list<std::string_view> evidence = {}) {
  if (holds) return;
  std::fprintf(stderr, "contradiction: %.*s\n", static_cast<int>(what.size()), what.data());
  for (std::string_view text : evidence) {
    std::fprintf(stderr, "---\n%.*s\n", static_cast<int>(text.size()), text.data());
  }
  std::abort();
}

// Tags and comments line by line, to compare and to show.
inline std::string notes_of(const Record& record) {
  std::string text;
  for (const auto& [name, value] : record.tags) text += name + "=" + value + "\n";
  for (const auto& [ply, comment] : record.comments) {
    text += std::to_string(ply) + ":" + comment + "\n";
  }
  return text;
}

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
  require(again->game.plies() == record.game.plies(), "our PGN loses moves", {written});
  for (int ply = 0; ply < record.game.plies(); ++ply) {
    require(again->game.move(ply) == record.game.move(ply), "our PGN changes a move", {written});
  }
  require(again->game.edition() == record.game.edition(), "our PGN changes the edition", {written});
  require(again->game.outcome() == record.game.outcome(), "our PGN changes the result", {written});
}

}  // namespace mandible::fuzz
