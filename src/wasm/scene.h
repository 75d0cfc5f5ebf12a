// A moment of a game as a picture needs it: the position after some plies, and where each tile lies
// on a table without edges. The grid of the rules wraps; here a hive that drifts keeps drifting.
#pragma once

#include <optional>
#include <string_view>

#include "rules/game.h"
#include "rules/places.h"
#include "rules/route.h"

namespace mandible::wasm {

// How a move looks to a person.
enum class Manner : std::uint8_t {
  Pass,
  Place,
  Slide,
  Jump,   // over tiles in a straight line
  Climb,  // onto the hive, on it, over it, or down from it
  Throw,  // by a Pillbug, or a Mosquito beside one
  Carry,  // with the tile beneath it, or with what rides on it
  Ride,   // onto a tile that stays free to move
};

// "slide", "throw".
std::string_view name(Manner manner);

struct Look {
  Manner manner;
  Tile thrower;  // or none
};

// What the side to move can throw.
TileSet throwable_tiles(const Position& position);

// The move must be legal; `throwable` is what the side to move can throw.
Look look_of(const Position& position, Move move, TileSet throwable);

class Scene {
 public:
  // After the first `plies` moves of the game.
  Scene(const Game& game, int plies);

  const Position& position() const { return position_; }
  Axial place_of(Tile tile) const { return place_of(position_.board().where(tile)); }
  Axial place_of(Cell cell) const { return places_.of(cell); }
  // The cell of the rules' grid for a place; nothing far from the hive.
  std::optional<Cell> cell_of(Axial place) const { return places_.cell_at(place); }

  // The last of the plies; nothing at the start.
  struct LastMove {
    Move move;
    Manner manner;
    Route route;
  };
  const std::optional<LastMove>& last() const { return last_; }

 private:
  void make(Move move);

  Position position_;
  Places places_;
  std::optional<LastMove> last_;
};

}  // namespace mandible::wasm
