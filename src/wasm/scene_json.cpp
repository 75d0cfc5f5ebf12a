#include "wasm/scene_json.h"

#include "rules/input_error.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "rules/pins.h"
#include "rules/refusal_error.h"
#include "rules/verdict.h"
#include "wasm/rules_error_json.h"

namespace mandible::wasm {
namespace {

std::string_view colour_name(Colour colour) { return colour == Colour::White ? "w" : "b"; }

void write_place(JsonWriter& json, Axial place) {
  json.begin_array().value(place.q).value(place.r).end_array();
}

void write_cells(JsonWriter& json, std::string_view key, const Scene& scene,
                 const std::vector<Cell>& cells) {
  json.key(key).begin_array();
  for (const Cell& cell : cells) write_place(json, scene.place_of(cell));
  json.end_array();
}

void write_tiles(JsonWriter& json, std::string_view key, TileSet tiles) {
  json.key(key).begin_array();
  for (Tile tile : Tiles(tiles)) json.value(name(tile));
  json.end_array();
}

void write_board(JsonWriter& json, const Scene& scene) {
  const Board& board = scene.position().board();
  json.key("tiles").begin_array();
  for (Tile tile : Tiles(board.on_board())) {
    const Axial place = scene.place_of(tile);
    json.begin_object().member("tile", name(tile)).member("q", place.q).member("r", place.r);
    json.member("level", board.level(tile)).end_object();
  }
  json.end_array();
}

void write_moves(JsonWriter& json, const Scene& scene, const MoveList& moves, TileSet throwable) {
  const Position& position = scene.position();
  json.key("moves").begin_array();
  for (const Move& move : moves) {
    if (move.is_pass()) continue;
    const Look look = look_of(position, move, throwable);
    const Axial place = scene.place_of(move.to);
    json.begin_object().member("tile", name(move.tile)).member("q", place.q).member("r", place.r);
    json.member("manner", name(look.manner));
    if (look.thrower.exists()) json.member("by", name(look.thrower));
    json.member("onto", position.board().occupied(move.to));
    json.member("text", move_text(position, move)).end_object();
  }
  json.end_array();
}

void write_last(JsonWriter& json, const Scene& scene, const std::string& text) {
  json.key("last");
  if (!scene.last()) {
    json.null();
    return;
  }
  const Scene::LastMove& last = *scene.last();
  json.begin_object().member("text", text).member("manner", name(last.manner));
  if (!last.move.is_pass()) json.member("tile", name(last.move.tile));
  if (last.route.thrower.exists()) json.member("by", name(last.route.thrower));
  write_cells(json, "route", scene, last.route.cells);
  json.end_object();
}

// What holds tiles of either side back.
void write_held_back(JsonWriter& json, const Position& position) {
  const Board& board = position.board();
  Pins pins(board);
  TileSet pinned = 0;
  TileSet covered = 0;
  for (Tile tile : Tiles(board.on_board())) {
    if (!position.free_to_move(tile)) {
      covered |= tile.bit();
    } else if (board.level(tile) == 0 && pins.cut(board.where(tile))) {
      pinned |= tile.bit();
    }
  }
  write_tiles(json, "pinned", pinned);
  write_tiles(json, "covered", covered);
  json.key("resting");
  if (position.last_moved().exists()) {
    json.value(name(position.last_moved()));
  } else {
    json.null();
  }
}

void write_side(JsonWriter& json, const Position& position, Colour colour) {
  const Board& board = position.board();
  const Tile queen = make_tile(colour, Bug::Queen);
  json.key(colour_name(colour)).begin_object();
  write_tiles(json, "hand", position.hand(colour));
  json.key("queen");
  if (board.on_board(queen)) {
    json.value(count_bits16(board.ring(board.where(queen))));
  } else {
    json.null();
  }
  json.end_object();
}

void write_verdict(JsonWriter& json, const Scene& scene, const std::optional<Verdict>& verdict) {
  json.key("verdict");
  if (!verdict) {
    json.null();
    return;
  }
  json.begin_object().member("rule", name(verdict->rule));
  if (verdict->tile.exists()) json.member("tile", name(verdict->tile));
  write_cells(json, "cells", scene, verdict->cells);
  write_cells(json, "others", scene, verdict->other_cells);
  json.end_object();
}

}  // namespace

void write_scene(JsonWriter& json, const Game& game, int plies) {
  const Scene scene(game, plies);
  const Position& position = scene.position();
  // In the past nothing is decided yet.
  const bool past = plies < game.plies();
  const bool running = past || !game.over();
  MoveList moves;
  if (running) list_moves(position, moves);

  json.begin_object().member("ply", plies);
  json.member("toMove", colour_name(position.to_move())).member("turn", position.turn());
  write_board(json, scene);
  json.key("sides").begin_object();
  write_side(json, position, Colour::White);
  write_side(json, position, Colour::Black);
  json.end_object();
  json.member("mustPass", moves.size() == 1 && moves[0].is_pass());
  json.member("queenDue", position.queen_due() && running);
  // No moves are made in the past, and stepping through a game should be quick.
  if (past) moves.clear();
  const TileSet throwable = running ? throwable_tiles(position) : 0;
  write_moves(json, scene, moves, throwable);
  write_last(json, scene, plies == 0 ? std::string() : game.move_text(plies - 1));
  write_held_back(json, position);
  write_tiles(json, "throwable", throwable);
  json.member("outcome", state_name(running ? Outcome::InProgress : game.outcome()));
  json.member("ending", name(running ? Ending::None : game.ending()));
  json.end_object();
}

std::string scene_json(const Game& game, int plies) {
  JsonWriter json;
  write_scene(json, game, plies);
  return json.text();
}

std::string verdict_json(const Scene& scene, Tile tile, Axial place) {
  const std::optional<Cell> cell = scene.cell_of(place);
  const auto verdict = cell ? explain(scene.position(), tile, *cell)
                            : std::optional(Verdict{Rule::NoContact, {}, {}, tile});
  JsonWriter json;
  json.begin_object();
  write_verdict(json, scene, verdict);
  return json.end_object().text();
}

std::string refusal_json(const Scene& scene, const Verdict& verdict, Tile asked) {
  JsonWriter json;
  json.begin_object().key("error");
  write_error(json, refusal_error(scene.position(), verdict, asked));
  write_verdict(json, scene, verdict);
  return json.end_object().text();
}

std::string use_json(const Scene& scene, Tile tile) {
  const TileUse use = use_of(scene.position(), tile);
  JsonWriter json;
  json.begin_object();
  write_verdict(json, scene, use.refusal);
  write_tiles(json, "throws", use.throws);
  return json.end_object().text();
}

}  // namespace mandible::wasm
