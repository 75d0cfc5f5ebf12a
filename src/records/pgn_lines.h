// The lines of a PGN as they are written, before anybody asks whether the moves are legal: which
// move follows which, and what is written beside them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "records/remarks.h"

namespace mandible {

// A move as it is written; the first of all stands for the start of the game.
struct WrittenMove {
  std::string_view text;
  std::size_t parent = 0;
  int ply = 0;
  bool continues = false;  // the line of its parent; otherwise it begins a variation
  Remarks remarks;
};

class PgnLines {
 public:
  PgnLines() {
    constexpr std::size_t kUsualMoves = 100;
    moves_.reserve(kUsualMoves);
    moves_.emplace_back();
  }

  void add_move(std::string_view text);
  // The number of the next move: a comment between it and the move belongs to that move.
  void expect_move() { numbered_ = true; }
  void add_comment(std::string_view text);
  void annotate(std::uint8_t nag);
  // What is wrong, if anything.
  std::optional<Error> open_variation(std::size_t at);
  std::optional<Error> close_variation();
  void finish() { give_up_waiting(); }

  const std::vector<WrittenMove>& moves() const { return moves_; }
  bool at_start() const { return current_ == 0; }
  // Where the innermost open variation begins.
  std::optional<std::size_t> variation() const;
  // There are more moves than anybody should have to read.
  const std::optional<Error>& excess() const { return excess_; }

 private:
  struct Variation {
    std::size_t replaces;  // the move before it, behind which its line goes on
    std::size_t at;
  };

  // Does what is written here belong to the next move of the line?
  bool before_move() const { return numbered_ || after_variation_ || begins_variation(); }
  bool begins_variation() const { return !variations_.empty() && !moved_; }
  // No move has followed to which the remarks would belong.
  void give_up_waiting();

  std::vector<WrittenMove> moves_;
  std::vector<bool> continued_ = {false};  // by move
  std::vector<Variation> variations_;
  std::size_t current_ = 0;
  bool moved_ = false;  // in the present line
  bool numbered_ = false;
  bool after_variation_ = false;
  bool is_waiting_ = false;
  Remarks waiting_;  // for the next move
  std::optional<Error> excess_;
};

}  // namespace mandible
