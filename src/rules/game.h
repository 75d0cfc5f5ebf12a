// A game: the edition, the moves made so far, and how it ended. It refuses what the rules forbid.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/position.h"
#include "rules/verdict.h"

namespace mandible {

enum class Ending : std::uint8_t {
  None,
  Surround,
  Repetition,
  Agreement,
  Resignation,
  Recorded,  // a record states the result but not its cause: a clock, a resignation
};

// "repetition", "resignation".
std::string_view name(Ending ending);

// The word of the Universal Hive Protocol for a result; a game without moves is "NotStarted".
std::string_view state_name(Outcome outcome, bool started = true);

class Game {
 public:
  // With `repetition_draws`, the third occurrence of a position ends the game as a draw.
  explicit Game(const Edition& edition, bool repetition_draws = false);

  const Edition& edition() const { return position_.edition(); }
  const Position& position() const { return position_; }
  bool repetition_draws() const { return repetition_draws_; }

  int plies() const { return static_cast<int>(history_.size()); }
  Move move(int ply) const { return history_[static_cast<std::size_t>(ply)].move; }
  // The move in canonical notation, as it was when it was made.
  const std::string& move_text(int ply) const {
    return history_[static_cast<std::size_t>(ply)].text;
  }

  // Plays a legal move; otherwise changes nothing and says why not.
  std::optional<Verdict> play(Move move);
  // Takes back the last plies, and an ending with them; there must be that many.
  void undo(int plies = 1);

  void resign(Colour loser);
  void agree_draw();
  // The result that a record states for a game which the rules alone did not end.
  void record_result(Outcome outcome);

  Outcome outcome() const { return outcome_; }
  Ending ending() const { return ending_; }
  bool over() const { return outcome_ != Outcome::InProgress; }
  // How often the present position has occurred, this time included.
  int occurrences() const;

 private:
  struct Ply {
    Move move;
    Position::Undo undo;
    std::uint64_t key;  // of the position before the move
    std::string text;
  };

  void judge();

  Position position_;
  bool repetition_draws_;
  std::vector<Ply> history_;
  Outcome outcome_ = Outcome::InProgress;
  Ending ending_ = Ending::None;
};

}  // namespace mandible
