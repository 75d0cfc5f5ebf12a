// Why a move is not legal: the rule that forbids it and the cells that prove it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/move.h"
#include "rules/position.h"

namespace mandible {

enum class Rule : std::uint8_t {
  GameOver,
  MustPass,          // no tile can be placed or moved
  MovesExist,        // a pass while there is something to do
  NotInThisGame,     // the edition has no such tile
  NotYourTile,       // the enemy's, and no own Pillbug beside it to throw it
  QueenBarred,       // not as the first tile
  QueenDue,          // the fourth turn: nothing but the Queen
  QueenNotPlaced,    // no tile moves before the own Queen is on the board
  OutOfOrder,        // a tile of this bug with a lower number comes first
  NotTheOrigin,      // the first tile of the game
  CellOccupied,      // and this bug does not climb
  TouchesEnemy,      // a new tile
  NoContact,         // with the hive, or for a new tile with an own one
  Covered,           // another tile lies on it
  JustMoved,         // by the ply before
  InStack,           // only a tile that stands alone can be thrown
  NotBesideThrower,  // a thrown tile lands beside the tile that throws it
  SplitsHive,
  Gate,
  Enclosed,  // no way leads from the tile to the cell
  NothingToJump,
  NothingToCopy,   // a Mosquito that touches only Mosquitoes
  DoubleStepUsed,  // the riding Ladybug has had its one double step
  SameCell,
  NotThisBugsMove,
};

struct Verdict {
  Rule rule;
  // What proves it: SplitsHive, one of the groups that would come apart; Gate, the two stacks;
  // TouchesEnemy, the enemies; Covered and InStack, the stack; QueenDue and OutOfOrder, nothing;
  // Enclosed, the tiles round the region; NothingToJump, the empty cell beside the Grasshopper.
  std::vector<Cell> cells;
  // SplitsHive: all the other cells.
  std::vector<Cell> other_cells;
  // Covered: the highest tile on it that does not ride. OutOfOrder, QueenDue, QueenNotPlaced: the
  // tile that must be placed. JustMoved: the tile, or the one that would have to throw it.
  // NotBesideThrower: the thrower. Otherwise the tile that was asked about.
  Tile tile = kNoTile;
};

// Nothing if the move is legal. For any tile and any cell.
std::optional<Verdict> explain(const Position& position, Tile tile, Cell to);

// Nothing if the move is legal; also for a pass.
std::optional<Verdict> explain(const Position& position, Move move);

// The verdict as an English sentence without a full stop, with tiles by their UHP names.
std::string describe(const Position& position, const Verdict& verdict);

}  // namespace mandible
