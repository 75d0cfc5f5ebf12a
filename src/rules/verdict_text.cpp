// Rules by name, and verdicts as sentences.
#include "rules/verdict.h"

namespace mandible {

std::string_view name(Rule rule) {
  switch (rule) {
    case Rule::GameOver:
      return "GameOver";
    case Rule::MustPass:
      return "MustPass";
    case Rule::MovesExist:
      return "MovesExist";
    case Rule::NotInThisGame:
      return "NotInThisGame";
    case Rule::NotYourTile:
      return "NotYourTile";
    case Rule::QueenBarred:
      return "QueenBarred";
    case Rule::QueenDue:
      return "QueenDue";
    case Rule::QueenNotPlaced:
      return "QueenNotPlaced";
    case Rule::OutOfOrder:
      return "OutOfOrder";
    case Rule::NotTheOrigin:
      return "NotTheOrigin";
    case Rule::CellOccupied:
      return "CellOccupied";
    case Rule::TouchesEnemy:
      return "TouchesEnemy";
    case Rule::NoContact:
      return "NoContact";
    case Rule::Covered:
      return "Covered";
    case Rule::JustMoved:
      return "JustMoved";
    case Rule::InStack:
      return "InStack";
    case Rule::NotBesideThrower:
      return "NotBesideThrower";
    case Rule::SplitsHive:
      return "SplitsHive";
    case Rule::Gate:
      return "Gate";
    case Rule::Enclosed:
      return "Enclosed";
    case Rule::NothingToJump:
      return "NothingToJump";
    case Rule::NothingToCopy:
      return "NothingToCopy";
    case Rule::DoubleStepUsed:
      return "DoubleStepUsed";
    case Rule::SameCell:
      return "SameCell";
    case Rule::NotThisBugsMove:
      return "NotThisBugsMove";
    case Rule::NoPlace:
      return "NoPlace";
    case Rule::Stuck:
      return "Stuck";
  }
  return {};
}

std::string describe(const Position& position, const Verdict& verdict) {
  const Board& board = position.board();
  const auto tile_at = [&board](Cell cell) {
    return board.occupied(cell) ? name(board.top(cell)) : std::string("an empty cell");
  };
  const auto tiles_at = [&](const std::vector<Cell>& cells) {
    std::string names;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i > 0) names += i + 1 == cells.size() ? " and " : ", ";
      names += tile_at(cells[i]);
    }
    return names;
  };
  const std::string tile = verdict.tile.exists() ? name(verdict.tile) : std::string();
  const std::string us(english_name(position.to_move()));
  switch (verdict.rule) {
    case Rule::GameOver:
      return "the game is over";
    case Rule::MustPass:
      return us + " has no move and must pass";
    case Rule::MovesExist:
      return us + " may pass only when no tile can be placed or moved";
    case Rule::NotInThisGame:
      return tile + " is not in this game (" + game_type(position.edition()) + ")";
    case Rule::NotYourTile:
      return tile + " is not " + us + "'s to move";
    case Rule::QueenBarred:
      return "the Queen may not be the first tile";
    case Rule::QueenDue:
      return "it is turn " + std::to_string(position.turn()) + ": " + tile + " must be placed now";
    case Rule::QueenNotPlaced:
      return "no tile of " + us + " may move before " + tile + " is on the board";
    case Rule::OutOfOrder:
      return tile + " must be placed first";
    case Rule::NotTheOrigin:
      return "the first tile starts the hive and has no other place";
    case Rule::CellOccupied:
      return "that cell is taken by " + tiles_at(verdict.cells);
    case Rule::TouchesEnemy:
      return "a new tile may not touch the enemy: " + tiles_at(verdict.cells);
    case Rule::NoContact:
      if (position.ply() == 1) return "the second tile must touch the first";
      if (!board.on_board(verdict.tile)) return "a new tile must touch a tile of its own colour";
      return "the tile would lose contact with the hive";
    case Rule::Covered:
      return tile + " lies on top of it";
    case Rule::JustMoved:
      return tile + " has just moved and rests this turn";
    case Rule::InStack:
      return "only a tile that stands alone can be thrown";
    case Rule::SplitsHive: {
      // A Dragonfly above others can split the hive only by what it carries.
      const Tile carried = board.below(verdict.tile);
      return "lifting " + tile + (carried.exists() ? " with " + name(carried) : "") +
             " would split the hive: " + tiles_at(verdict.cells) + " would come apart from " +
             tiles_at(verdict.other_cells);
    }
    case Rule::Gate:
      return tiles_at(verdict.cells) + " stand too close together to pass between them";
    case Rule::Enclosed:
      return "no way leads from " + tile + " to that cell";
    case Rule::NothingToJump:
      return "there is no tile to jump over in that direction";
    case Rule::NothingToCopy:
      return tile + " touches no bug that it could move like";
    case Rule::DoubleStepUsed:
      return tile + " has already made its one double step";
    case Rule::SameCell:
      return tile + " stands there already";
    case Rule::NotBesideThrower:
      return "a tile that " + tile + " throws lands beside " + tile;
    case Rule::NoPlace:
      return "no empty cell touches a tile of " + us + " and none of the enemy";
    case Rule::Stuck:
      if (verdict.cells.empty()) return tile + " has nowhere to go";
      return tile + " has nowhere to go: " + tiles_at(verdict.cells) +
             " stand too close together to pass between them";
    case Rule::NotThisBugsMove: {
      const std::string article = verdict.tile.bug() == Bug::Ant ? "an " : "a ";
      return article + std::string(english_name(verdict.tile.bug())) + " does not move like that";
    }
  }
  return {};
}

}  // namespace mandible
