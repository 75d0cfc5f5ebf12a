#include "records/formats.h"

#include "base/text.h"
#include "records/pgn.h"
#include "records/record_error.h"
#include "records/record_text.h"
#include "records/sgf.h"

namespace mandible {
namespace {

// A kept game may have ended by resignation or on time, which only its state field tells.
void keep_stated_result(std::string_view text, Game& game) {
  const std::vector<std::string_view> fields = split(text, ';');
  if (game.over() || fields.size() < 2) return;
  for (Outcome outcome : {Outcome::Draw, Outcome::WhiteWins, Outcome::BlackWins}) {
    if (equal_ignoring_case(trim(fields[1]), state_name(outcome))) game.record_result(outcome);
  }
}

Result<Record> read_game_string(std::string_view text, const ReplayRules& rules) {
  if (trim(text).find('\n') != std::string_view::npos) {
    return record_error(RecordError::NotOneLine);
  }
  Result<Game> game = parse_game_string(text, rules);
  if (!game) return game.failure();
  keep_stated_result(text, *game);
  RecordTree tree(*game);
  return Record{std::move(*game), {}, std::move(tree)};
}

}  // namespace

RecordFormat guess_format(std::string_view text) {
  text = without_byte_order_mark(text);
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  if (text.empty()) return RecordFormat::GameString;
  const char first = text.front();
  if (first == '(') return RecordFormat::Sgf;
  // A PGN without tags begins with the number of the first ply, a comment or an escaped line.
  constexpr std::string_view kPgnStarts = "[{;%";
  if (kPgnStarts.find(first) != std::string_view::npos || is_digit(first)) return RecordFormat::Pgn;
  return RecordFormat::GameString;
}

Result<Record> read_record(std::string_view text, const ReplayRules& rules) {
  switch (guess_format(text)) {
    case RecordFormat::Pgn:
      return parse_pgn(text);
    case RecordFormat::Sgf:
      return parse_sgf(text);
    case RecordFormat::GameString:
      break;
  }
  return read_game_string(without_byte_order_mark(text), rules);
}

Result<std::string> write_record(const Record& record, RecordFormat format) {
  switch (format) {
    case RecordFormat::Pgn:
      return pgn_text(record);
    case RecordFormat::Sgf:
      return sgf_text(record);
    case RecordFormat::GameString:
      break;
  }
  return game_string(record.game);
}

}  // namespace mandible
