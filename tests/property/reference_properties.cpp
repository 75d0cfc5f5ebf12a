// The rules against a second, slow implementation that was written straight from their text.
#include <algorithm>
#include <map>

#include "property/random_game.h"
#include "reference/reference.h"

namespace mandible::test {
namespace {

reference::ReferenceMove plain(Move move) {
  if (move.is_pass()) return {"", {0, 0}};
  const Axial at = offset(kOrigin, move.to);
  return {name(move.tile), {at.q, at.r}};
}

RC_GTEST_PROP(Reference, agrees_on_moves_and_outcome, (const RandomGame& random)) {
  reference::Game slow(random.expansions, random.queen_first);
  for_each_position(random, [&slow](Position& position, Move next) {
    MoveList moves;
    list_moves(position, moves);
    std::vector<reference::ReferenceMove> fast;
    for (const Move& move : moves) fast.push_back(plain(move));
    std::sort(fast.begin(), fast.end());
    RC_ASSERT(fast == slow.legal_moves());
    for (Colour colour : {Colour::White, Colour::Black}) {
      const bool white = colour == Colour::White;
      RC_ASSERT(position.double_step_used(colour) == slow.double_used(white));
      RC_ASSERT(position.mosquito_rides(colour) == slow.mosquito_rider(white));
    }
    slow.play(plain(next));
    const Position::Undo undo = position.make(next);
    RC_ASSERT(static_cast<int>(position.outcome()) == static_cast<int>(slow.outcome()));
    position.undo(undo);
  });
}

RC_GTEST_PROP(Reference, agrees_on_which_positions_are_the_same, (const RandomGame& random)) {
  reference::Game slow(random.expansions, random.queen_first);
  std::map<std::uint64_t, std::string> signatures;
  std::map<std::string, std::uint64_t> keys;
  for_each_position(random, [&](Position& position, Move next) {
    const std::string signature = slow.repetition_signature();
    const std::uint64_t key = position.repetition_key();
    // Before a Queen is on the board nothing moves, and the key does not promise anything.
    if (position.queen_placed(Colour::White) || position.queen_placed(Colour::Black)) {
      RC_ASSERT(signatures.emplace(key, signature).first->second == signature);
      RC_ASSERT(keys.emplace(signature, key).first->second == key);
    }
    slow.play(plain(next));
  });
}

}  // namespace
}  // namespace mandible::test
