// The facade between the protocols and the search: set a position, go, stop, and callbacks. The
// engine never prints.
#pragma once

#include <memory>

#include "engine/network/built_in.h"
#include "engine/parameters.h"
#include "engine/search_types.h"
#include "rules/game.h"

namespace mandible {

struct EngineOptions {
  // How many threads compute at the same time, everything included.
  int threads = 1;
  int table_megabytes = 64;
  // What judges positions; null: the hand-made evaluation.
  std::shared_ptr<const network::Network> network = network::built_in();
  SearchParameters parameters{};
};

// All functions but stop are called from one thread; callbacks arrive on the engine's own.
class Engine {
 public:
  explicit Engine(const EngineOptions& options = {});
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  // Not while a search runs. A table of another size starts empty.
  void set_options(const EngineOptions& options);
  // Forgets everything about earlier searches, so that the same searches give the same answers. Not
  // while a search runs.
  void new_game();
  // Not while a search runs. The game must not be over; its history counts for repetition. The
  // table and the history of moves are kept unless the edition differs from the previous one.
  void set_position(const Game& game);

  // Starts a search and returns at once. In a build without threads (base/threads.h) it returns
  // after the search, when all callbacks have returned.
  void go(const SearchLimits& limits, SearchCallbacks callbacks);
  // Ends the search, which still reports the best move so far. From any thread, at any time.
  void stop();
  // Returns when no search runs and its callbacks have returned.
  void wait();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mandible
