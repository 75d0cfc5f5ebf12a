// The rules for the browser, as plain C functions. Text comes in and goes out through buffers.h;
// answers are JSON, whose shapes are in web/src/core/types.ts. A game is a number that
// mandible_open hands out and mandible_close takes back. Whatever changes a game answers with its
// new state, so that a move crosses the border once.
#include <map>

#include "base/json.h"
#include "base/text.h"
#include "records/formats.h"
#include "rules/notation.h"
#include "wasm/buffers.h"
#include "wasm/export.h"
#include "wasm/rules_error_json.h"
#include "wasm/scene_json.h"
#include "wasm/words.h"

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

// What a person did wrong.
void answer_error(const Error& error) {
  JsonWriter json;
  json.begin_object().key("error");
  write_error(json, error);
  answer(json.end_object().text());
}

// What the caller did wrong: no person should ever see it.
void answer_misuse(std::string_view message) {
  JsonWriter json;
  answer(json.begin_object().member("misuse", message).end_object().text());
}

void answer_done() { answer("{}"); }

// What every answer says about a game that has just been opened or changed: the scene at its end
// and its game string, so that no second call is needed.
void write_state(JsonWriter& json, const Game& game) {
  json.key("scene");
  write_scene(json, game, game.plies());
  json.member("record", game_string(game));
}

void answer_changed(const Game& game) {
  JsonWriter json;
  json.begin_object();
  write_state(json, game);
  answer(json.end_object().text());
}

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
  for (NodeIndex index : record.tree.main_line()) {
    const RecordNode& node = record.tree.node(index);
    if (node.remarks.comment.empty()) continue;
    json.begin_array().value(node.ply).value(node.remarks.comment).end_array();
  }
  json.end_array().key("moves").begin_array();
  for (int ply = 0; ply < game.plies(); ++ply) json.value(game.move_text(ply));
  json.end_array();
  write_state(json, game);
  answer(json.end_object().text());
}

// The game; answers a misuse if there is no game of this number or it does not have this many
// plies.
Record* find_moment(int game, int ply) {
  Record* record = find_record(game);
  if (record == nullptr) {
    answer_misuse("there is no such game");
    return nullptr;
  }
  if (ply < 0 || ply > record->game.plies()) {
    answer_misuse("the game has no such ply");
    return nullptr;
  }
  return record;
}

// The entry of a table for the word in the input; answers a misuse that names the words if there is
// none.
template <class Words>
const typename Words::value_type* find_word(const Words& words) {
  std::string choices;
  for (const auto& entry : words) {
    if (input() == entry.word) return &entry;
    choices += (choices.empty() ? "" : ", ") + std::string(entry.word);
  }
  answer_misuse(in_quotes(input()) + " is not one of " + choices);
  return nullptr;
}

// The tile that the input names; answers an error if it names none.
std::optional<Tile> tile_of_input() {
  const Result<Tile> tile = parse_tile(input());
  if (tile) return *tile;
  answer_error(tile.failure());
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
    answer_error(record.failure());
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

// Plays the move in the input, or "pass".
MANDIBLE_EXPORT void mandible_play(int game) {
  Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  if (record->game.over()) {
    const Scene scene(record->game, record->game.plies());
    answer(refusal_json(scene, Verdict{Rule::GameOver, {}, {}, kNoTile}, kNoTile));
    return;
  }
  const Position& position = record->game.position();
  const Result<Move> move = parse_move(position, input());
  if (!move) {
    answer_error(move.failure());
  } else if (const auto verdict = record->game.play(*move)) {
    const Scene scene(record->game, record->game.plies());
    answer(refusal_json(scene, *verdict, move->tile));
  } else {
    answer_changed(record->game);
  }
}

// Undoes the last plies, and the end of the game with them.
MANDIBLE_EXPORT void mandible_undo(int game, int plies) {
  Record* record = find_moment(game, plies);
  if (record == nullptr) return;
  record->game.undo(plies);
  answer_changed(record->game);
}

// Ends a running game as the word in the input says (words.h).
MANDIBLE_EXPORT void mandible_end(int game) {
  Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  if (record->game.over()) {
    answer_misuse("the game is over");
    return;
  }
  const EndWord* end = find_word(kEndWords);
  if (end == nullptr) return;
  if (end->ending == Ending::Resignation) {
    record->game.resign(end->outcome == Outcome::WhiteWins ? Colour::Black : Colour::White);
  } else if (end->ending == Ending::Agreement) {
    record->game.agree_draw();
  } else {
    record->game.record_result(end->outcome);
  }
  answer_changed(record->game);
}

// Why the tile in the input cannot go to this place at the end of the game.
MANDIBLE_EXPORT void mandible_why_not(int game, int q, int r) {
  const Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  if (const auto tile = tile_of_input()) {
    answer(verdict_json(Scene(record->game, record->game.plies()), *tile, {q, r}));
  }
}

// What the tile in the input is good for at the end of the game.
MANDIBLE_EXPORT void mandible_use(int game) {
  const Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  if (const auto tile = tile_of_input()) {
    answer(use_json(Scene(record->game, record->game.plies()), *tile));
  }
}

// Sets a tag of the record: its name, a line end, its value.
MANDIBLE_EXPORT void mandible_set_tag(int game) {
  Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  const std::size_t line_end = input().find('\n');
  if (line_end == std::string_view::npos) {
    answer_misuse("a tag is a name, a line end and a value");
    return;
  }
  set_tag(record->tags, input().substr(0, line_end), input().substr(line_end + 1));
  answer_done();
}

// The record in the format that the input names (words.h): {"text": ...}.
MANDIBLE_EXPORT void mandible_export(int game) {
  const Record* record = find_moment(game, 0);
  if (record == nullptr) return;
  const FormatWord* format = find_word(kFormatWords);
  if (format == nullptr) return;
  const Result<std::string> text = write_record(*record, format->format);
  if (!text) {
    answer_error(text.failure());
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
