// What the players of a BoardSpace game did, turn by turn: picks, drops, changes of mind, draw
// offers and swaps of colours go in, and for each turn what it came to comes out. Where a tile ends
// on the board, and whether it may, is left to sgf.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/piece.h"

namespace mandible {

struct SgfTurn {
  enum class Kind : std::uint8_t {
    Move,
    Pass,
    Nothing,  // the turn was ended without a word: a pass where the rules demand one
    Comment,  // not a turn: what somebody wrote at this point
  };
  Kind kind = Kind::Nothing;
  std::string text;  // the operation as written, or the comment
  // Of a move, as written. The colour is for a tile whose name does not tell it.
  std::string tile;
  std::string column;
  std::string row;
  Colour colour = Colour::White;
};

// Does the name of a tile say its colour? "wA1" and "bq" do, "A1", "q" and "b1" (a Beetle) do not.
bool names_colour(std::string_view tile);

class SgfTurns {
 public:
  // One operation of player 0 or 1, such as "6 move W wA2 N 14 \wA1".
  void operate(int player, std::string_view operation);
  void comment(std::string_view text);
  // The record ends here: what has not been confirmed by a "done" is dropped, but for a resignation
  // and an accepted draw, after which nothing would follow anyway.
  void finish();

  const std::vector<SgfTurn>& turns() const { return turns_; }
  bool too_many() const { return too_many_; }
  Colour colour_of(int player) const {
    return (player == 0) != swapped_ ? Colour::White : Colour::Black;
  }
  std::optional<Colour> resigned() const { return resigned_; }
  bool draw_agreed() const { return draw_agreed_; }

 private:
  // What needs a "done" and is no move.
  enum class Talk : std::uint8_t { None, Offer, Accept, Decline, Resign, Colours };

  static constexpr std::size_t kMostWords = 6;
  using Words = std::array<std::string_view, kMostWords>;

  void pick_from_board(int player, const Words& words);
  void drop(int player, std::string_view operation, const Words& words);
  void move(std::string_view operation, const Words& words);
  void act(SgfTurn::Kind kind, std::string_view operation);
  // BoardSpace's buttons for these take back what they said when pressed again.
  void say(Talk talk);
  void end_turn(std::string_view operation);
  // A resignation and an accepted draw end the game.
  void settle_talk();

  std::vector<SgfTurn> turns_;
  std::size_t ended_turns_ = 0;  // without the comments among them
  bool too_many_ = false;
  bool swapped_ = false;
  bool game_ended_ = false;
  std::optional<Colour> resigned_;
  bool draw_agreed_ = false;

  // Of the present turn.
  std::optional<SgfTurn> action_;
  Talk talk_ = Talk::None;
  int talker_ = 0;
  std::optional<Colour> picked_colour_;
  std::string picked_column_;  // where the tile in the air came from; empty: from the rack
  std::string picked_row_;
  std::string held_comment_;  // on the action, which may yet be taken back
};

}  // namespace mandible
