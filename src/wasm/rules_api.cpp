// The rules for the browser, as plain C functions. Text comes in and goes out through buffers.h;
// answers are JSON, whose shapes are in web/src/core/types.ts. A game is a number that
// mandible_open gives and mandible_close ends.
#include <algorithm>
#include <array>
#include <map>

#include "base/json.h"
#include "records/formats.h"
#include "rules/notation.h"
#include "wasm/buffers.h"
#include "wasm/export.h"
#include "wasm/scene_json.h"

namespace mandible::wasm {
namespace {

std::map<int, Record>& records() {
  static std::map<int, Record> open;
  return open;
}

Record* find_record(int game) {
  const auto found = records().find(game);
  return found == records().end() ? nullptr : &found->second;
}

void answer_error(std::string_view message) {
  JsonWriter json;
  json.begin_object().member("error", message).end_object();
  answer(json.text());
}

void answer_done() { answer("{}"); }

void answer_opened(int number, const Record& record) {
  const Game& game = record.game;
  JsonWriter json;
  json.begin_object().member("game", number).member("gameType", game_type(game.edition()));
  json.member("queenFirst", game.edition().queen_first);
  json.member("repetition", game.repetition_draws());
  json.key("tags").begin_array();
  for (const auto& [key, value] : record.tags) {
    json.begin_array().value(key).value(value).end_array();
  }
  json.end_array().key("comments").begin_array();
  for (const auto& [ply, text] : record.comments) {
    json.begin_array().value(ply).value(text).end_array();
  }
  json.end_array().end_object();
  answer(json.text());
}

// The game, with an error answered if there is none of this number or it has not so many plies.
Record* find_moment(int game, int ply) {
  Record* record = find_record(game);
  if (record == nullptr) {
    answer_error("there is no such game");
    return nullptr;
  }
  if (ply < 0 || ply > record->game.plies()) {
    answer_error("the game has no such ply");
    return nullptr;
  }
  return record;
}

void set_tag(Record& record, std::string_view key, std::string_view value) {
  const auto found = std::find_if(record.tags.begin(), record.tags.end(),
                                  [&](const auto& tag) { return tag.first == key; });
  if (found != record.tags.end()) {
    found->second = value;
  } else {
    record.tags.emplace_back(key, value);
  }
}

// The tile named by the input; with an error answered if it names none.
std::optional<Tile> tile_of_input() {
  const Result<Tile> tile = parse_tile(input());
  if (tile) return *tile;
  answer_error(tile.error());
  return std::nullopt;
}

}  // namespace
}  // namespace mandible::wasm

using namespace mandible;        // NOLINT(google-build-using-namespace)
using namespace mandible::wasm;  // NOLINT(google-build-using-namespace)

// Opens the record in the input: a game string, a game type alone, PGN or SGF.
MANDIBLE_EXPORT void mandible_open(int queen_first, int repetition) {
  static int last_number = 0;
  Result<Record> record = read_record(input(), {repetition != 0, queen_first != 0});
  if (!record) {
    answer_error(record.error());
    return;
  }
  const int number = ++last_number;
  const auto placed = records().emplace(number, std::move(*record)).first;
  answer_opened(number, placed->second);
}

MANDIBLE_EXPORT void mandible_close(int game) { records().erase(game); }

// The scene after `ply` plies.
MANDIBLE_EXPORT void mandible_scene(int game, int ply) {
  if (const Record* record = find_moment(game, ply)) answer(scene_json(record->game, ply));
}

// The moves of the game as texts.
MANDIBLE_EXPORT void mandible_moves(int game) {
  const Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  JsonWriter json;
  json.begin_array();
  for (int ply = 0; ply < record->game.plies(); ++ply) json.value(record->game.move_text(ply));
  answer(json.end_array().text());
}

// Plays the move in the input, or "pass".
MANDIBLE_EXPORT void mandible_play(int game) {
  Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  if (record->game.over()) {
    answer_error("the game is over");
    return;
  }
  const Position& position = record->game.position();
  const Result<Move> move = parse_move(position, input());
  if (!move) {
    answer_error(move.error());
  } else if (const auto verdict = record->game.play(*move)) {
    answer(refusal_json(Scene(record->game, record->game.plies()), *verdict));
  } else {
    answer_done();
  }
}

MANDIBLE_EXPORT void mandible_undo(int game, int plies) {
  Record* record = find_moment(game, plies);
  if (record == nullptr) return;
  record->game.undo(plies);
  answer_done();
}

// Ends a running game: 0 White resigns, 1 Black resigns, 2 a draw is agreed; and as a clock may
// have it, 3 White wins, 4 Black wins.
MANDIBLE_EXPORT void mandible_end(int game, int how) {
  Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  if (record->game.over()) {
    answer_error("the game is over");
    return;
  }
  switch (how) {
    case 0:
      record->game.resign(Colour::White);
      break;
    case 1:
      record->game.resign(Colour::Black);
      break;
    case 2:
      record->game.agree_draw();
      break;
    default:
      record->game.record_result(how == 3 ? Outcome::WhiteWins : Outcome::BlackWins);
      break;
  }
  answer_done();
}

// Why the tile in the input cannot go to this place at the end of the game.
MANDIBLE_EXPORT void mandible_why_not(int game, int q, int r) {
  const Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  if (const auto tile = tile_of_input()) {
    answer(verdict_json(Scene(record->game, record->game.plies()), *tile, {q, r}));
  }
}

// Why the tile in the input cannot be used at all at the end of the game.
MANDIBLE_EXPORT void mandible_why_stuck(int game) {
  const Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  if (const auto tile = tile_of_input()) {
    answer(stuck_json(Scene(record->game, record->game.plies()), *tile));
  }
}

// Sets a tag of the record: its name, a line end, its value.
MANDIBLE_EXPORT void mandible_set_tag(int game) {
  Record* record = find_moment(game, 0);
  const std::size_t line_end = input().find('\n');
  if (record == nullptr || line_end == std::string_view::npos) return;
  set_tag(*record, input().substr(0, line_end), input().substr(line_end + 1));
  answer_done();
}

// The record as 0 a game string, 1 PGN, 2 BoardSpace's SGF: {"text": ...}.
MANDIBLE_EXPORT void mandible_export(int game, int format) {
  const Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  constexpr std::array<RecordFormat, 3> kFormats = {RecordFormat::GameString, RecordFormat::Pgn,
                                                    RecordFormat::Sgf};
  if (format < 0 || format >= static_cast<int>(kFormats.size())) {
    answer_error("there is no such format");
    return;
  }
  const Result<std::string> text =
      write_record(*record, kFormats[static_cast<std::size_t>(format)]);
  if (!text) {
    answer_error(text.error());
    return;
  }
  JsonWriter json;
  answer(json.begin_object().member("text", *text).end_object().text());
}

// The editions that have a name.
MANDIBLE_EXPORT void mandible_editions() {
  JsonWriter json;
  json.begin_array();
  for (const NamedEdition& named : kEditions) {
    const Result<Edition> edition = edition_with(named.expansions, named.queen_first);
    json.begin_object().member("name", named.name).member("gameType", game_type(*edition));
    json.member("queenFirst", named.queen_first).end_object();
  }
  answer(json.end_array().text());
}
