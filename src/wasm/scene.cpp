#include "wasm/scene.h"

#include "rules/bugs/dragonfly.h"
#include "rules/movegen.h"

namespace mandible::wasm {
namespace {

// Will the tile, standing on another one there, let it move?
bool rides_there(const Position& position, Move move) {
  if (!position.edition().has_house_bugs()) return false;
  Position after = position;
  after.make(move);
  return after.rides(move.tile);
}

// Does the tile take the one beneath it, or its riders, along?
bool carries(const Position& position, Move move) {
  const Board& board = position.board();
  return board.covered(move.tile) || (move.tile.bug() == Bug::Dragonfly &&
                                      dragonfly_carries(board, board.below(move.tile), move.to));
}

// May a bug on the table pass over other tiles to an empty cell? The others need no search for the
// route.
bool may_cross_the_hive(Bug bug) {
  switch (bug) {
    case Bug::Grasshopper:
    case Bug::Ladybug:
    case Bug::Mosquito:
    case Bug::Dragonfly:
    case Bug::RidingLadybug:
      return true;
    default:
      return false;
  }
}

// How a tile on the board moves by itself.
Manner own_manner(const Position& position, Move move) {
  const Board& board = position.board();
  if (carries(position, move)) return Manner::Carry;
  if (board.occupied(move.to)) return rides_there(position, move) ? Manner::Ride : Manner::Climb;
  if (board.below(move.tile).exists()) return Manner::Climb;
  if (!may_cross_the_hive(move.tile.bug())) return Manner::Slide;
  const std::vector<Cell> cells = route_of(position, move).cells;
  const bool over_the_hive = cells.size() > 2 && board.occupied(cells[1]);
  if (!over_the_hive) return Manner::Slide;
  const bool jumps = move.tile.bug() != Bug::Ladybug &&
                     is_straight(Places(board, board.where(move.tile), {}).of(move.to));
  return jumps ? Manner::Jump : Manner::Climb;
}

}  // namespace

std::string_view name(Manner manner) {
  switch (manner) {
    case Manner::Pass:
      return "pass";
    case Manner::Place:
      return "place";
    case Manner::Slide:
      return "slide";
    case Manner::Jump:
      return "jump";
    case Manner::Climb:
      return "climb";
    case Manner::Throw:
      return "throw";
    case Manner::Carry:
      return "carry";
    case Manner::Ride:
      return "ride";
  }
  return {};
}

TileSet throwable_tiles(const Position& position) {
  const Colour us = position.to_move();
  return thrown_by(position, make_tile(us, Bug::Pillbug)) |
         thrown_by(position, make_tile(us, Bug::Mosquito));
}

Look look_of(const Position& position, Move move, TileSet throwable) {
  if (move.is_pass()) return {Manner::Pass, kNoTile};
  if (!position.board().on_board(move.tile)) return {Manner::Place, kNoTile};
  const Tile thrower = has(throwable, move.tile) ? thrower_of(position, move) : kNoTile;
  return {thrower.exists() ? Manner::Throw : own_manner(position, move), thrower};
}

Scene::Scene(const Game& game, int plies) : position_(game.edition()) {
  for (int ply = 0; ply < plies; ++ply) {
    const Move move = game.move(ply);
    if (ply + 1 == plies) {
      const Look look = look_of(position_, move, throwable_tiles(position_));
      last_ = {move, look.manner, route_of(position_, move)};
    }
    make(move);
  }
}

void Scene::make(Move move) {
  if (move.is_pass()) {
    position_.make(move);
    return;
  }
  const Axial place = place_of(move.to);
  position_.make(move);
  places_ = Places(position_.board(), move.to, place);
}

}  // namespace mandible::wasm
