// Pillbug: walks like the Queen, or throws a neighbour over itself to an empty cell beside it. A
// Mosquito that touches a Pillbug throws too.
#pragma once

#include <array>

#include "base/static_vector.h"
#include "rules/bugs/mosquito.h"
#include "rules/cell_set.h"
#include "rules/pins.h"
#include "rules/slides.h"

namespace mandible {

// The two bugs that may throw.
inline constexpr std::array<Bug, 2> kThrowers = {Bug::Pillbug, Bug::Mosquito};

// Could this Pillbug or Mosquito throw if it has not just moved? It must stand alone on the table,
// and the Mosquito beside a Pillbug.
inline bool is_thrower(const Board& board, Tile tile) {
  if (!board.on_board(tile)) return false;
  const Cell cell = board.where(tile);
  if (board.height(cell) != 1) return false;
  return tile.bug() == Bug::Pillbug || (copied_bugs(board, cell) & bug_bit(Bug::Pillbug)) != 0;
}

// The tiles of one side that may throw now (at most a Pillbug and a Mosquito), and what each may
// throw. The tile that the ply before has moved neither throws nor is thrown.
class Throws {
 public:
  Throws(const Board& board, Colour side, Tile last_moved, const Steps& steps, Pins& pins) {
    for (Bug bug : kThrowers) {
      const Tile tile = make_tile(side, bug);
      if (tile != last_moved && is_thrower(board, tile)) {
        add(board, last_moved, steps, pins, tile);
      }
    }
  }

  // The tiles, own and enemy, that some thrower can lift and put down somewhere.
  TileSet thrown() const { return thrown_; }
  // What this tile can lift and put down somewhere.
  TileSet victims_of(Tile tile) const {
    for (const Thrower& thrower : throwers_) {
      if (thrower.tile == tile) return thrower.victims;
    }
    return 0;
  }
  bool more_than_one() const { return throwers_.size() > 1; }

  // Where this tile can be thrown from its cell.
  NearCells targets(Tile victim, Cell from) const {
    NearCells cells;
    for (const Thrower& thrower : throwers_) {
      if (has(thrower.victims, victim))
        cells.add(NearCell::of(thrower.cell, from), thrower.targets);
    }
    return cells;
  }
  // The number of these cells, if there is only one thrower.
  int count_by_one_thrower() const { return kRingFacts[throwers_[0].targets].occupied; }
  // The tile that throws this one to this cell, or none.
  Tile thrower(Tile victim, Cell to) const {
    for (const Thrower& thrower : throwers_) {
      if (!has(thrower.victims, victim)) continue;
      for (int d : Bits(thrower.targets)) {
        if (neighbour(thrower.cell, d) == to) return thrower.tile;
      }
    }
    return kNoTile;
  }

 private:
  struct Thrower {
    Tile tile;
    Cell cell;
    Ring targets;
    TileSet victims;
  };

  // Both steps of a throw, onto the thrower and down again, are at height 1: only a gate of two
  // higher stacks stops them. The victim must stand alone, and the hive must hold without it.
  void add(const Board& board, Tile last_moved, const Steps& steps, Pins& pins, Tile tile) {
    const Cell cell = board.where(tile);
    const Ring passable = steps.from(board, cell);
    const Ring targets = static_cast<Ring>(passable & ~board.ring(cell));
    if (targets == 0) return;
    TileSet victims = 0;
    for (int d : Bits(passable & board.ring(cell))) {
      const Cell from = neighbour(cell, d);
      const Tile victim = board.top(from);
      if (board.height(from) == 1 && victim != last_moved && !pins.cut(from)) {
        victims |= victim.bit();
      }
    }
    if (victims == 0) return;
    throwers_.push_back({tile, cell, targets, victims});
    thrown_ |= victims;
  }

  StaticVector<Thrower, 2> throwers_;
  TileSet thrown_ = 0;
};

}  // namespace mandible
