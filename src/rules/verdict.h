// Why a move is not legal, or a tile cannot be used at all: the rule that forbids it and the cells
// that prove it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
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
  QueenBarred,       // the Queen must not be the first tile
  QueenDue,          // on the fourth turn only the Queen may be placed
  QueenNotPlaced,    // no tile moves before the side's own Queen is on the board
  OutOfOrder,        // a tile of this bug with a lower number comes first
  NotTheOrigin,      // the first tile of the game has only one cell
  CellOccupied,      // and this bug does not climb
  TouchesEnemy,      // a new tile must not
  NoContact,         // with the hive, or for a new tile with one of its own side
  Covered,           // another tile lies on it
  JustMoved,         // in the ply before
  InStack,           // only a tile that stands alone can be thrown
  NotBesideThrower,  // a thrown tile lands beside the tile that throws it
  SplitsHive,
  Gate,
  Enclosed,  // no way leads from the tile to the cell
  NothingToJump,
  NothingToCopy,   // a Mosquito that touches only Mosquitoes
  DoubleStepUsed,  // the riding Ladybug has made its one double step
  SameCell,
  NotThisBugsMove,
  // These two are about a tile, whichever the cell:
  NoPlace,  // no cell takes a new tile
  Stuck,    // the tile may move, but has nowhere to go
};

// The rule as its enumerator is written: "SplitsHive".
std::string_view name(Rule rule);

struct Verdict {
  Rule rule;
  // What proves it: SplitsHive, one of the groups that would come apart; Gate, the two stacks;
  // TouchesEnemy, the enemies; Covered and InStack, the stack; QueenDue and OutOfOrder, nothing;
  // Enclosed, the tiles round the region; NothingToJump, the empty cell beside the Grasshopper;
  // Stuck, the stacks whose gates hold the tile in, if any.
  std::vector<Cell> cells;
  // SplitsHive: all the other cells.
  std::vector<Cell> other_cells;
  // Covered: the highest tile on it that does not ride. OutOfOrder, QueenDue, QueenNotPlaced: the
  // tile that must be placed. JustMoved: the tile, or the one that would have to throw it.
  // NotBesideThrower: the thrower. Otherwise the tile in question.
  Tile tile = kNoTile;
};

// Nothing if the move is legal. For any tile and any cell.
std::optional<Verdict> explain(const Position& position, Tile tile, Cell to);

// Nothing if the move is legal; also for a pass.
std::optional<Verdict> explain(const Position& position, Move move);

// The tiles that this one can throw now, which it may do even where it cannot move: a pinned
// Pillbug, or a pinned Mosquito beside a Pillbug.
TileSet thrown_by(const Position& position, Tile thrower);

// What a tile is good for in this turn of the side to move.
struct TileUse {
  // Why no legal move places, moves or throws the tile; nothing if one does.
  std::optional<Verdict> refusal;
  // What the tile itself can throw.
  TileSet throws = 0;
};

// For any tile.
TileUse use_of(const Position& position, Tile tile);

// The verdict as an English sentence without a full stop, with tiles by their UHP names.
std::string describe(const Position& position, const Verdict& verdict);

}  // namespace mandible
