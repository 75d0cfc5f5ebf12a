// The facade between the protocols and the search: set a position, go, stop, and callbacks. The
// engine never prints.
#pragma once

#include <memory>

#include "engine/search_types.h"
#include "rules/game.h"

namespace mandible {

struct EngineOptions {
  // How many threads compute at the same time, everything included.
  int threads = 1;
  int table_megabytes = 64;
};

// All functions but stop are called from one thread; callbacks arrive on the engine's own.
class Engine {
 public:
  explicit Engine(const EngineOptions& options = {});
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  // Not while a search runs. A smaller or larger table starts empty.
  void set_options(const EngineOptions& options);
  // Forgets everything about earlier searches, so that the same searches give the same answers. Not
  // while a search runs.
  void new_game();
  // Not while a search runs. The game must not be over; its history counts for repetition. What was
  // learnt from earlier positions is kept unless the edition is another one.
  void set_position(const Game& game);

  // Starts searching and returns at once; where there are no threads (base/threads.h), searches and
  // returns when it is done, after all callbacks.
  void go(const SearchLimits& limits, SearchCallbacks callbacks);
  // Asks the search to end; the best move so far is still reported. From any thread, at any time.
  void stop();
  // Returns when no search runs and its callbacks have returned.
  void wait();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mandible
