#include "wasm/scene_json.h"

#include <algorithm>

#include "base/json.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "rules/pins.h"
#include "rules/verdict.h"

namespace mandible::wasm {
namespace {

constexpr std::array<std::string_view, 8> kMannerNames = {"pass",  "place", "slide", "jump",
                                                          "climb", "throw", "carry", "ride"};

// In the order of Rule.
constexpr std::array<std::string_view, 25> kRuleNames = {
    "GameOver",      "MustPass",         "MovesExist",     "NotInThisGame", "NotYourTile",
    "QueenBarred",   "QueenDue",         "QueenNotPlaced", "OutOfOrder",    "NotTheOrigin",
    "CellOccupied",  "TouchesEnemy",     "NoContact",      "Covered",       "JustMoved",
    "InStack",       "NotBesideThrower", "SplitsHive",     "Gate",          "Enclosed",
    "NothingToJump", "NothingToCopy",    "DoubleStepUsed", "SameCell",      "NotThisBugsMove"};
static_assert(kRuleNames.size() == static_cast<std::size_t>(Rule::NotThisBugsMove) + 1);

constexpr std::array<std::string_view, 6> kEndingNames = {"none",      "surround",    "repetition",
                                                          "agreement", "resignation", "recorded"};

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

void write_move(JsonWriter& json, const Position& position, Manner manner, Tile thrower,
                Axial place, Move move) {
  json.member("tile", name(move.tile)).member("q", place.q).member("r", place.r);
  json.member("manner", kMannerNames[static_cast<std::size_t>(manner)]);
  if (thrower.exists()) json.member("by", name(thrower));
  json.member("onto", position.board().occupied(move.to));
}

void write_moves(JsonWriter& json, const Scene& scene, const MoveList& moves) {
  const Position& position = scene.position();
  json.key("moves").begin_array();
  for (const Move& move : moves) {
    if (move.is_pass()) continue;
    json.begin_object();
    write_move(json, position, manner_of(position, move), thrower_of(position, move),
               scene.place_of(move.to), move);
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
  json.begin_object().member("text", text);
  json.member("manner", kMannerNames[static_cast<std::size_t>(last.manner)]);
  if (!last.move.is_pass()) json.member("tile", name(last.move.tile));
  if (last.route.thrower.exists()) json.member("by", name(last.route.thrower));
  write_cells(json, "route", scene, last.route.cells);
  json.end_object();
}

// What holds tiles back, for both sides.
void write_xray(JsonWriter& json, const Position& position, const MoveList& moves) {
  const Board& board = position.board();
  Pins pins(board);
  TileSet pinned = 0;
  TileSet covered = 0;
  TileSet throwable = 0;
  for (Tile tile : Tiles(board.tops())) {
    if (board.height(board.where(tile)) == 1 && pins.cut(board.where(tile))) pinned |= tile.bit();
  }
  for (Tile tile : Tiles(board.covered())) {
    if (!position.free_to_move(tile)) covered |= tile.bit();
  }
  for (const Move& move : moves) {
    if (!move.is_pass() && thrower_of(position, move).exists()) throwable |= move.tile.bit();
  }
  write_tiles(json, "pinned", pinned);
  write_tiles(json, "covered", covered);
  write_tiles(json, "throwable", throwable);
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

void write_verdict(JsonWriter& json, const Scene& scene, const Verdict& verdict) {
  json.member("rule", kRuleNames[static_cast<std::size_t>(verdict.rule)]);
  if (verdict.tile.exists()) json.member("tile", name(verdict.tile));
  write_cells(json, "cells", scene, verdict.cells);
  write_cells(json, "others", scene, verdict.other_cells);
}

std::string bare_rule(std::string_view rule, Tile tile) {
  JsonWriter json;
  json.begin_object().member("rule", rule).member("tile", name(tile));
  json.key("cells").begin_array().end_array().key("others").begin_array().end_array();
  return json.end_object().text();
}

// Says that the cell is the matter, and not the tile.
bool is_about_the_cell(Rule rule) {
  switch (rule) {
    case Rule::NotTheOrigin:
    case Rule::CellOccupied:
    case Rule::TouchesEnemy:
    case Rule::NoContact:
    case Rule::NotBesideThrower:
    case Rule::Gate:
    case Rule::Enclosed:
    case Rule::NothingToJump:
    case Rule::DoubleStepUsed:
    case Rule::SameCell:
    case Rule::NotThisBugsMove:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::string scene_json(const Game& game, int plies) {
  const Scene scene(game, plies);
  const Position& position = scene.position();
  const bool at_end = plies == game.plies();
  const Outcome outcome = at_end ? game.outcome() : Outcome::InProgress;
  MoveList moves;
  if (outcome == Outcome::InProgress) list_moves(position, moves);

  JsonWriter json;
  json.begin_object().member("ply", plies).member("plies", game.plies());
  json.member("toMove", colour_name(position.to_move())).member("turn", position.turn());
  write_board(json, scene);
  json.key("sides").begin_object();
  write_side(json, position, Colour::White);
  write_side(json, position, Colour::Black);
  json.end_object();
  // Nobody moves in the past; to go through a game quickly matters more.
  write_moves(json, scene, at_end ? moves : MoveList());
  json.member("mustPass", moves.size() == 1 && moves[0].is_pass());
  write_last(json, scene, plies == 0 ? std::string() : game.move_text(plies - 1));
  write_xray(json, position, moves);
  json.member("queenDue", position.queen_due() && outcome == Outcome::InProgress);
  json.member("outcome", state_name(outcome));
  const auto ending = static_cast<std::size_t>(at_end ? game.ending() : Ending::None);
  json.member("ending", kEndingNames[ending]);
  json.member("occurrences", at_end ? game.occurrences() : 1);
  return json.end_object().text();
}

std::string verdict_json(const Scene& scene, Tile tile, Axial place) {
  const std::optional<Cell> cell = scene.cell_of(place);
  const auto verdict = cell ? explain(scene.position(), tile, *cell)
                            : std::optional(Verdict{Rule::NoContact, {}, {}, tile});
  JsonWriter json;
  json.begin_object().member("legal", !verdict);
  if (verdict) write_verdict(json, scene, *verdict);
  return json.end_object().text();
}

std::string refusal_json(const Scene& scene, const Verdict& verdict) {
  JsonWriter json;
  json.begin_object().member("error", describe(scene.position(), verdict));
  json.key("verdict").begin_object();
  write_verdict(json, scene, verdict);
  return json.end_object().end_object().text();
}

std::string stuck_json(const Scene& scene, Tile tile) {
  const Position& position = scene.position();
  const Board& board = position.board();
  MoveList moves;
  list_moves(position, moves);
  const bool usable =
      std::any_of(moves.begin(), moves.end(), [&](const Move& move) { return move.tile == tile; });
  if (usable) return R"({"legal":true})";
  // Of the reasons against all cells beside the hive, one that lies in the tile itself.
  std::vector<Cell> cells = {kOrigin};
  for (Tile placed : Tiles(board.tops())) {
    for (Direction d : kAllDirections) cells.push_back(neighbour(board.where(placed), d));
  }
  for (const Cell& cell : cells) {
    const auto verdict = explain(position, tile, cell);
    if (!verdict || is_about_the_cell(verdict->rule)) continue;
    JsonWriter json;
    json.begin_object();
    write_verdict(json, scene, *verdict);
    return json.end_object().text();
  }
  return bare_rule(board.on_board(tile) ? "Stuck" : "NoPlace", tile);
}

}  // namespace mandible::wasm
