// A position: the board, whose turn it is, the tile that has just moved, and what the house pieces
// remember. Moves are made and undone here; movegen.h says which are legal.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/board.h"
#include "rules/edition.h"
#include "rules/move.h"

namespace mandible {

enum class Outcome : std::uint8_t { InProgress, Draw, WhiteWins, BlackWins };

constexpr Outcome win_for(Colour colour) {
  return colour == Colour::White ? Outcome::WhiteWins : Outcome::BlackWins;
}

class Position {
 public:
  explicit Position(const Edition& edition);

  struct PlacedTile {
    Tile tile;
    Axial at;  // relative to the origin; of one cell's tiles the lowest comes first
  };
  // A position that need not come from a game: a diagram, a puzzle. The rest of the edition's tiles
  // stays in hand and both opening deadlines are past. The hive must be in one piece.
  static Position set_up(const Edition& edition, const std::vector<PlacedTile>& tiles,
                         Colour to_move, Tile last_moved);

  const Edition& edition() const { return edition_; }
  Colour to_move() const { return to_move_; }
  // Moves and passes made since the start.
  int ply() const { return ply_; }
  // The own turn number of the side to move, from 1.
  int turn() const { return ply_ / 2 + 1; }
  // The tile placed, moved or thrown by the ply before this one; none after a pass.
  Tile last_moved() const { return last_moved_; }
  const Board& board() const { return board_; }

  TileSet hand(Colour colour) const {
    return edition_.tiles & tiles_of(colour) & ~board_.on_board();
  }
  // Of each bug in hand the tile that must be placed next.
  TileSet next_in_hand(Colour colour) const {
    // Of the tiles of a bug, which stand together, any but the first and second is next only when
    // the second before it is on the board, and any but the first only when the one before it is.
    constexpr TileSet kFirst = tiles_numbered_up_to(1);
    constexpr TileSet kFirstOrSecond = tiles_numbered_up_to(2);
    const TileSet in_hand = hand(colour);
    return in_hand & (kFirst | ~(in_hand << 1U)) & (kFirstOrSecond | ~(in_hand << 2U));
  }
  bool queen_placed(Colour colour) const { return board_.on_board(make_tile(colour, Bug::Queen)); }
  // It is the fourth turn or later, and the Queen is still in hand: she must be placed now.
  bool queen_due() const { return ply_ >= 6 && !queen_placed(to_move_); }
  // The first tile may not be the Queen (the tournament opening).
  bool queen_barred() const { return ply_ < 2 && !edition_.queen_first; }

  // By surrounded Queens; draws by repetition or agreement are up to the Game.
  Outcome outcome() const;
  bool over() const { return surrounded(Colour::White) || surrounded(Colour::Black); }
  bool surrounded(Colour colour) const {
    const Tile queen = make_tile(colour, Bug::Queen);
    return board_.on_board(queen) && board_.ring(board_.where(queen)) == kFullRing;
  }

  // House pieces (docs/rules.md): has this side's riding Ladybug used its one double step; is this
  // side's Mosquito, on top of the hive, a rider that does not pin what it stands on.
  bool double_step_used(Colour colour) const { return (house_ >> index_of(colour) & 1) != 0; }
  bool mosquito_rides(Colour colour) const { return (house_ >> (2 + index_of(colour)) & 1) != 0; }
  // A tile that lets the tile beneath it move, travelling on its back.
  bool rides(Tile tile) const {
    return tile.bug() == Bug::RidingLadybug ||
           (tile.bug() == Bug::Mosquito && mosquito_rides(tile.colour()));
  }
  // Nothing lies on the tile but riders.
  bool free_to_move(Tile tile) const;

  // What is needed to undo a move.
  struct Undo {
    Tile tile;
    Tile last_moved;
    Cell from;
    std::uint8_t unit = 0;  // tiles that travelled; 0 for a placement or a pass
    std::uint8_t house = 0;
    Board::Tally tally;
  };
  // The move must be legal.
  Undo make(Move move) {
    Undo undo{move.tile, last_moved_, {}, 0, house_, board_.tally()};
    if (!move.is_pass()) {
      if (!board_.on_board(move.tile)) {
        board_.put(move.tile, move.to);
      } else {
        undo.from = board_.where(move.tile);
        undo.unit = move_unit(move.tile, move.to);
      }
    }
    last_moved_ = move.tile;
    to_move_ = other(to_move_);
    ++ply_;
    return undo;
  }
  void undo(const Undo& undo) {
    --ply_;
    to_move_ = other(to_move_);
    last_moved_ = undo.last_moved;
    house_ = undo.house;
    if (!undo.tile.exists()) return;
    if (undo.unit == 0) {
      board_.undo_put(undo.tile, undo.tally);
    } else if (undo.unit == 1) {
      board_.undo_move(undo.tile, undo.from, undo.tally);
    } else {
      move_unit_back(undo);
    }
  }

  // Equal for equal stacks on equal cells with the same side to move, the same immobile tile where
  // it matters, and the same memory of the house pieces.
  std::uint64_t hash() const;
  // The same wherever on the table the hive lies: two positions of a game with equal keys are the
  // same position for the rule of repetition.
  std::uint64_t repetition_key() const;
  // Equal for all translations, rotations and reflections of a position.
  std::uint64_t canonical_hash() const;

  // The board for the move generator, which lifts the tile whose moves it looks for and puts it
  // back before it returns.
  Board& liftable_board() { return board_; }

 private:
  // Moves a tile with its riders and what it carries; returns the number of tiles moved.
  std::uint8_t move_unit(Tile tile, Cell to);
  std::uint8_t move_house_unit(Tile tile, Cell to);
  void move_unit_back(const Undo& undo);
  // Notes a double step, or a Mosquito's role on top of the hive, before the tile moves.
  void remember_for_house_bugs(Tile tile, Cell to);
  // Could the side to move otherwise move or throw the tile that has just moved?
  bool last_moved_matters() const;
  std::uint64_t memory_key() const;

  Board board_;
  Edition edition_;
  Colour to_move_ = Colour::White;
  Tile last_moved_ = kNoTile;
  std::uint8_t house_ = 0;
  bool has_house_bugs_ = false;
  int ply_ = 0;
};

}  // namespace mandible
