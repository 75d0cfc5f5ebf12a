// Games of the engine against itself, as material for fitting and for puzzles.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "rules/edition.h"
#include "rules/game.h"

namespace mandible::lab {

struct SelfplaySettings {
  std::vector<Edition> editions;  // taken in turn
  int first_game = 0;             // the number of the first game, when some are already played
  int games = 1000;
  std::uint64_t nodes = 2000;  // looked at for each move
  int opening_plies = 6;       // random moves at the start, up to this many and at least two less
  int most_plies = 160;        // a game this long is a draw
  int threads = 1;
  std::uint64_t seed = 1;
};

// Plays until all games are played or `stop` is set. `on_game` gets the finished games in the order
// of their numbers, one at a time but from any thread. The same number is always the same game.
void play_selfplay(const SelfplaySettings& settings, const std::atomic<bool>& stop,
                   const std::function<void(const Game& game)>& on_game);

}  // namespace mandible::lab
