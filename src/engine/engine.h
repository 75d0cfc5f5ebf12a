// The facade between the protocols and the search: set a position, go, stop, and callbacks. The
// engine never prints.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "rules/game.h"

namespace mandible {

// From the view of the side to move, in hundredths: of 2.00, or 200, between equals, three games of
// four are won.
using Score = int;

// A won position scores kWin less the plies until the game ends.
inline constexpr Score kWin = 30000;
inline constexpr Score kWinInSight = kWin - 1000;

struct EngineOptions {
  int threads = 1;
  int table_megabytes = 64;
};

// The search ends at whichever limit comes first, and also when the result is certain, when there
// is only one move, and at kMostDepth; without limits otherwise when it is told to stop.
inline constexpr int kMostDepth = 100;

struct SearchLimits {
  std::optional<std::chrono::milliseconds> time;
  std::optional<int> depth;
  std::optional<std::uint64_t> nodes;
  // How well to play, from 1 to the size of kLevels (levels.h); nothing: as well as possible.
  std::optional<int> level = std::nullopt;
  // Lets the games of a level differ: equal seeds give equal moves as long as no time runs out, and
  // 0 varies nothing beyond what the level misjudges.
  std::uint64_t seed = 0;
  // How many different first moves to follow, the best ones first.
  int lines = 1;
};

struct SearchReport {
  int rank = 1;  // 1 for the best first move, 2 for the second best
  int depth = 0;
  Score score = 0;  // as the level sees it
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
  std::vector<Move> line;  // what the engine expects, its own move first
};

struct SearchCallbacks {
  // After each finished depth, for each line in the order of their ranks. May be empty.
  std::function<void(const SearchReport&)> on_progress;
  // Once, at the end, with the move to play as the first of the line.
  std::function<void(const SearchReport&)> on_best;
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
  // Not while a search runs. The game must not be over; its history counts for repetition.
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
