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
  std::string text;                          // the operation as written, or the comment
  std::size_t at = 0;                        // where in the file
  std::optional<std::size_t> previous = {};  // the turn before it in its line
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
  // How a line ended, beside its turns.
  struct End {
    bool swapped = false;  // player 0 is Black
    std::optional<Colour> resigned;
    bool draw_agreed = false;
  };

  // One operation of player 0 or 1, such as "6 move W wA2 N 14 \wA1", at this place of the file.
  void operate(int player, std::string_view operation, std::size_t at);
  void comment(std::string_view text);
  // Lines part here, and the line between an opening and its closing ends there.
  void open_variation();
  void close_variation();
  // The record ends here.
  void finish();

  const std::vector<SgfTurn>& turns() const { return turns_; }
  bool too_many_plies() const { return too_many_plies_; }
  // Of the main line, once the record has ended.
  const End& main_end() const { return *main_end_; }

 private:
  // What needs a "done" and is no move.
  enum class Talk : std::uint8_t { None, Offer, Accept, Decline, Resign, Colours };

  static constexpr std::size_t kMostWords = 6;
  using Words = std::array<std::string_view, kMostWords>;

  // What the next operation of a line depends on.
  struct Line {
    std::optional<std::size_t> last;  // turn
    std::size_t plies = 0;
    bool game_ended = false;
    End end;
    // Of the present turn:
    std::optional<SgfTurn> action;
    Talk talk = Talk::None;
    int talker = 0;
    std::optional<Colour> picked_colour;
    std::string picked_column;  // where the tile in the air came from; empty: from the rack
    std::string picked_row;
  };

  Colour colour_of(int player) const {
    return (player == 0) != line_.end.swapped ? Colour::White : Colour::Black;
  }
  void pick_from_board(int player, const Words& words);
  void drop(int player, std::string_view operation, const Words& words);
  void move(std::string_view operation, const Words& words);
  void act(SgfTurn::Kind kind, std::string_view operation);
  // BoardSpace's buttons for these take back what they said when pressed again.
  void say(Talk talk);
  void end_turn(std::string_view operation);
  // A resignation and an accepted draw end the game.
  void settle_talk();
  // What has not been confirmed by a "done" is dropped, but for a resignation and an accepted draw,
  // after which nothing would follow anyway.
  void end_line();
  void add_turn(SgfTurn turn);

  std::vector<SgfTurn> turns_;
  bool too_many_plies_ = false;
  std::optional<End> main_end_;
  Line line_;
  std::vector<Line> parted_;  // where the open variations began
  std::string held_comment_;  // on the action, which may yet be taken back
  std::size_t at_ = 0;
};

// The player of a colour in a line that ended like this: 0 or 1.
constexpr std::size_t player_of(Colour colour, const SgfTurns::End& end) {
  return (colour == Colour::White) != end.swapped ? 0 : 1;
}

}  // namespace mandible
