// The rules against a second, slow implementation, written straight from their text.
#include <algorithm>
#include <map>

#include "property/followed_game.h"
#include "property/random_game.h"

namespace mandible::test {
namespace {

RC_GTEST_PROP(Reference, agrees_on_moves_and_outcome, (const RandomGame& random)) {
  reference::Game slow(random.expansions, random.queen_first);
  FollowedGame followed;
  for_each_position(random, [&](Position& position, Move next) {
    MoveList moves;
    list_moves(position, moves);
    RC_ASSERT(followed.plain(moves) == slow.legal_moves());
    for (Colour colour : {Colour::White, Colour::Black}) {
      const bool white = colour == Colour::White;
      RC_ASSERT(position.double_step_used(colour) == slow.double_used(white));
      RC_ASSERT(position.mosquito_rides(colour) == slow.mosquito_rider(white));
    }
    slow.play(followed.plain(next));
    followed.follow(position, next);
    const Position::Undo undo = position.make(next);
    RC_ASSERT(static_cast<int>(position.outcome()) == static_cast<int>(slow.outcome()));
    position.undo(undo);
  });
}

// Random games hardly ever repeat a position. Here, once there is something to move, a side usually
// takes its last move back if it can, so that positions recur, or nearly do.
class Shuffling {
 public:
  explicit Shuffling(const RandomGame& random)
      : position_(*edition_with(random.expansions, random.queen_first)) {}

  const Position& position() const { return position_; }

  Move choose(std::uint16_t choice) const {
    MoveList moves;
    list_moves(position_, moves);
    const Move back = past_.size() < 2 ? Move::pass() : past_[past_.size() - 2];
    const bool wanted = position_.ply() > 12 && choice % 4 != 0;
    if (wanted && !back.is_pass() && is_legal(position_, back)) return back;
    return moves[(choice / 4U) % moves.size()];
  }
  void play(Move move) {
    const bool moves = !move.is_pass() && position_.board().on_board(move.tile);
    past_.push_back(moves ? Move{move.tile, position_.board().where(move.tile)} : Move::pass());
    position_.make(move);
  }

 private:
  Position position_;
  std::vector<Move> past_;  // for each ply the move that would take it back, or a pass
};

RC_GTEST_PROP(Reference, agrees_on_which_positions_are_the_same, (const RandomGame& random)) {
  reference::Game slow(random.expansions, random.queen_first);
  Shuffling fast(random);
  FollowedGame followed;
  std::map<std::uint64_t, std::string> signatures;
  std::map<std::string, std::uint64_t> keys;
  int returns = 0;
  for (std::uint16_t choice : random.choices) {
    const Position& position = fast.position();
    if (position.over()) break;
    // Before a Queen is on the board nothing moves, and the key promises nothing.
    if (position.queen_placed(Colour::White) || position.queen_placed(Colour::Black)) {
      const std::string signature = slow.repetition_signature();
      const std::uint64_t key = position.repetition_key();
      RC_ASSERT(signatures.emplace(key, signature).first->second == signature);
      const auto [known, is_new] = keys.emplace(signature, key);
      RC_ASSERT(known->second == key);
      returns += is_new ? 0 : 1;
    }
    const Move move = fast.choose(choice);
    slow.play(followed.plain(move));
    followed.follow(position, move);
    fast.play(move);
  }
  RC_CLASSIFY(returns > 0, "positions return");
}

}  // namespace
}  // namespace mandible::test
