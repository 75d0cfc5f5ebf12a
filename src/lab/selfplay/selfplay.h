// Games of the engine against itself: what the network learns from, and material for puzzles.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/network/built_in.h"
#include "lab/selfplay/scored_game.h"
#include "rules/edition.h"

namespace mandible::lab {

struct SelfplaySettings {
  std::vector<Edition> editions;  // taken in turn; one that occurs twice is played twice as often
  int first_game = 0;             // the number of the first game, when some are already played
  int games = 1000;
  std::uint64_t nodes = 2000;     // looked at for each move
  int opening_plies = 8;          // random moves at the start: from 2 to this many
  std::vector<std::string> book;  // game strings; half of the games of their types start from them
  int varied_plies = 12;          // for this many plies after the opening ...
  int variety = 25;               // ... one of the best moves is drawn, in this many of a hundred
  int most_plies = 160;           // a game this long is a draw
  std::shared_ptr<const network::Network> network = network::built_in();  // null: hand-made
  int threads = 1;
  std::uint64_t seed = 1;
};

// Everything that decides how the games go, in one line; not how many there are.
std::string description_of(const SelfplaySettings& settings);

// Plays until all games are played or `stop` is set. `on_game` gets the finished games in the order
// of their numbers, one at a time but from any thread. The same number is always the same game.
void play_selfplay(const SelfplaySettings& settings, const std::atomic<bool>& stop,
                   const std::function<void(const ScoredGame& game)>& on_game);

}  // namespace mandible::lab
