// A game of the engine against itself, with what the search said about each position: what the
// network learns from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/score.h"
#include "rules/game.h"

namespace mandible::lab {

struct ScoredPly {
  Move played;
  Move best;        // what the search would have played
  Score score = 0;  // of the best move, for the side to move

  friend bool operator==(const ScoredPly& a, const ScoredPly& b) {
    return a.played == b.played && a.best == b.best && a.score == b.score;
  }
};

struct ScoredGame {
  Edition edition;
  Outcome outcome = Outcome::InProgress;  // in progress: too long, counts as a draw
  int opening_plies = 0;                  // made without a search: they have no score
  std::vector<ScoredPly> plies;
};

// 1 a win of this side, 0.5 a draw.
float result_for(Colour side, Outcome outcome);

// About six bytes per ply.
std::string to_bytes(const ScoredGame& game);
// Replays the game, so that only legal moves are accepted.
Result<ScoredGame> scored_game_from(std::string_view bytes);

Game to_game(const ScoredGame& scored);

}  // namespace mandible::lab
