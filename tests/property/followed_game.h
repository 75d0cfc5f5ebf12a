// A game followed on a table without edges, to compare its moves with those of the reference.
#pragma once

#include "reference/reference.h"
#include "rules/places.h"
#include "rules/position.h"

namespace mandible::test {

class FollowedGame {
 public:
  // From the start of a game.
  FollowedGame() = default;
  // From a position in which this occupied cell lies at this place.
  FollowedGame(const Board& board, Cell anchor, Axial at) : places_(board, anchor, at) {}

  Axial place_of(Cell cell) const { return places_.of(cell); }
  reference::ReferenceMove plain(Move move) const {
    if (move.is_pass()) return {"", {0, 0}};
    const Axial at = place_of(move.to);
    return {name(move.tile), {at.q, at.r}};
  }
  std::vector<reference::ReferenceMove> plain(const MoveList& moves) const {
    std::vector<reference::ReferenceMove> all;
    for (const Move& move : moves) all.push_back(plain(move));
    std::sort(all.begin(), all.end());
    return all;
  }

  void follow(Position before, Move move) {
    if (move.is_pass()) return;
    const Axial at = place_of(move.to);
    before.make(move);
    places_ = Places(before.board(), move.to, at);
  }

 private:
  Places places_;
};

}  // namespace mandible::test
