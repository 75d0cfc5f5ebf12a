#include "rules/record.h"

#include "base/text.h"
#include "rules/notation.h"
#include "rules/pgn.h"
#include "rules/record_text.h"
#include "rules/sgf.h"

namespace mandible {
namespace {

Result<Record> read_game_string(std::string_view text) {
  Result<Game> game = parse_game_string(text);
  if (!game) return Error{game.error()};
  return Record{std::move(*game), {}, {}};
}

}  // namespace

RecordFormat guess_format(std::string_view text) {
  text = without_byte_order_mark(text);
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  if (text.empty()) return RecordFormat::GameString;
  const char first = text.front();
  if (first == '(') return RecordFormat::Sgf;
  // A PGN without tags begins with the number of the first ply or with a comment.
  if (first == '[' || first == '{' || is_digit(first)) return RecordFormat::Pgn;
  return RecordFormat::GameString;
}

Result<Record> read_record(std::string_view text) {
  switch (guess_format(text)) {
    case RecordFormat::Pgn:
      return parse_pgn(text);
    case RecordFormat::Sgf:
      return parse_sgf(text);
    case RecordFormat::GameString:
      break;
  }
  return read_game_string(without_byte_order_mark(text));
}

}  // namespace mandible
