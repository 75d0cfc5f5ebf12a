// Pillbug: walks like the Queen, or throws a neighbour over itself to an empty cell beside it. A
// Mosquito that touches a Pillbug throws too.
#pragma once

#include <array>

#include "base/static_vector.h"
#include "rules/bugs/mosquito.h"
#include "rules/pins.h"
#include "rules/position.h"
#include "rules/slides.h"

namespace mandible {

// The two bugs that may throw.
inline constexpr std::array<Bug, 2> kThrowers = {Bug::Pillbug, Bug::Mosquito};

// Lies this side's Pillbug or Mosquito so that it can throw, at least when it has not just moved:
// alone on the table, and the Mosquito beside a Pillbug?
inline bool is_thrower(const Board& board, Tile tile) {
  if (!board.on_board(tile)) return false;
  const Cell cell = board.where(tile);
  if (board.height(cell) != 1) return false;
  return tile.bug() == Bug::Pillbug || (copied_bugs(board, cell) & bug_bit(Bug::Pillbug)) != 0;
}

// The own tiles that may throw now (at most a Pillbug and a Mosquito), and what each may throw.
class Throws {
 public:
  Throws(const Position& position, const Steps& steps, Pins& pins) {
    const Board& board = position.board();
    for (Bug bug : kThrowers) {
      const Tile tile = make_tile(position.to_move(), bug);
      if (tile != position.last_moved() && is_thrower(board, tile)) {
        add(position, steps, pins, tile, board.where(tile));
      }
    }
  }

  // The tiles, own and enemy, that some thrower can lift and put down somewhere.
  TileSet thrown() const { return thrown_; }
  bool more_than_one() const { return throwers_.size() > 1; }

  // Visits where this tile can be thrown. May visit a cell more than once.
  template <class Visit>
  void visit(Tile victim, Visit&& visit) const {
    for (const Thrower& thrower : throwers_) {
      if (!has(thrower.victims, victim)) continue;
      for (int d : Bits(thrower.targets)) visit(neighbour(thrower.cell, d));
    }
  }
  // The number of cells that visit would report.
  int count(Tile victim) const {
    int cells = 0;
    for (const Thrower& thrower : throwers_) {
      if (has(thrower.victims, victim)) cells += kRingFacts[thrower.targets].occupied;
    }
    return cells;
  }
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
  // higher stacks stops them. The victim may be no part of a stack, not the tile just moved, and
  // the hive must hold without it.
  void add(const Position& position, const Steps& steps, Pins& pins, Tile tile, Cell cell) {
    const Board& board = position.board();
    const Ring passable = steps.from(board, cell);
    const Ring targets = static_cast<Ring>(passable & ~board.ring(cell));
    if (targets == 0) return;
    TileSet victims = 0;
    for (int d : Bits(passable & board.ring(cell))) {
      const Cell from = neighbour(cell, d);
      const Tile victim = board.top(from);
      if (board.height(from) == 1 && victim != position.last_moved() && !pins.cut(from)) {
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
