#include "wasm/scene.h"

#include "rules/bugs/dragonfly.h"
#include "rules/movegen.h"

namespace mandible::wasm {
namespace {

// Will the tile, standing on another one there, let it move?
bool rides_there(Position position, Move move) {
  position.make(move);
  return position.rides(move.tile);
}

bool travels_in_company(const Position& position, Move move) {
  const Board& board = position.board();
  return board.covered(move.tile) || (move.tile.bug() == Bug::Dragonfly &&
                                      dragonfly_carries(board, board.below(move.tile), move.to));
}

}  // namespace

Manner manner_of(const Position& position, Move move) {
  const Board& board = position.board();
  if (move.is_pass()) return Manner::Pass;
  if (!board.on_board(move.tile)) return Manner::Place;
  if (thrower_of(position, move).exists()) return Manner::Throw;
  if (travels_in_company(position, move)) return Manner::Carry;
  if (board.occupied(move.to)) return rides_there(position, move) ? Manner::Ride : Manner::Climb;
  if (board.below(move.tile).exists()) return Manner::Climb;
  const Route route = route_of(position, move);
  const bool over_the_hive = route.cells.size() > 2 && board.occupied(route.cells[1]);
  if (!over_the_hive) return Manner::Slide;
  const bool jumps = move.tile.bug() != Bug::Ladybug &&
                     is_straight(Places(board, board.where(move.tile), {}).of(move.to));
  return jumps ? Manner::Jump : Manner::Climb;
}

Scene::Scene(const Game& game, int plies) : position_(game.edition()) {
  for (int ply = 0; ply < plies; ++ply) {
    const Move move = game.move(ply);
    if (ply + 1 == plies) last_ = {move, manner_of(position_, move), route_of(position_, move)};
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
