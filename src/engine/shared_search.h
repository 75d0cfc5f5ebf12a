// What the searches of several threads share while they search one position.
#pragma once

#include <atomic>
#include <cassert>
#include <chrono>
#include <memory>
#include <mutex>
#include <vector>

#include "engine/busy_moves.h"
#include "engine/history.h"
#include "engine/levels.h"
#include "engine/network/network.h"
#include "engine/parameters.h"
#include "engine/path.h"
#include "engine/reductions.h"
#include "engine/search_types.h"
#include "engine/solver.h"
#include "engine/table.h"

namespace mandible {

// The report of each depth, from 1 on, by the thread that finished it first.
class FinishedDepths {
 public:
  void clear() {
    reports_.clear();
    depth_.store(0);
  }
  void add(const SearchReport& report) {
    const std::scoped_lock lock(mutex_);
    if (report.depth <= depth()) return;
    assert(report.depth == depth() + 1);
    reports_.push_back(report);
    depth_.store(report.depth, std::memory_order_relaxed);
  }
  // The deepest; 0 for none.
  int depth() const { return depth_.load(std::memory_order_relaxed); }
  SearchReport at(int depth) const {
    const std::scoped_lock lock(mutex_);
    return reports_.at(static_cast<std::size_t>(depth) - 1);
  }

 private:
  mutable std::mutex mutex_;
  std::vector<SearchReport> reports_;
  std::atomic<int> depth_{0};
};

struct SharedSearch {
  // What is searched, and with what.
  Position position{Edition{}};
  Path path;
  SearchLimits limits;
  Misjudgement misjudgement;  // of the moves at the root
  Table* table = nullptr;
  History* history = nullptr;
  std::shared_ptr<const network::Network> network;  // null: the hand-made evaluation judges
  SearchParameters parameters;
  Reductions reductions{parameters};
  int threads = 1;
  // Null if the search does not look for a proof. Only the search with the highest number uses it.
  Prover* prover = nullptr;

  std::chrono::steady_clock::time_point start;
  std::atomic<bool> stop{false};
  std::atomic<std::uint64_t> nodes{0};
  // The first thread to finish a depth finishes it for all; the others go on from there. Only in
  // searches for one line.
  FinishedDepths finished;
  BusyMoves busy;

  std::chrono::milliseconds elapsed() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                 start);
  }
};

}  // namespace mandible
