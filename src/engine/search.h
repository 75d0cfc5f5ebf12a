// Alpha-beta search of one thread. Several searches share a table and a stop flag and so help each
// other; one of them reports. docs/engine.md tells what each part of it is worth.
#pragma once

#include <array>
#include <atomic>
#include <cassert>
#include <chrono>
#include <functional>
#include <mutex>
#include <vector>

#include "engine/busy_moves.h"
#include "engine/history.h"
#include "engine/levels.h"
#include "engine/move_picker.h"
#include "engine/table.h"

namespace mandible {

// The report of each depth, from 1 on, by the thread that finished it first.
class FinishedDepths {
 public:
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

// What the searches of one `go` have in common.
struct SharedSearch {
  Table& table;
  History& history;
  int threads;
  std::atomic<bool>& stop;
  SearchLimits limits;
  std::chrono::steady_clock::time_point start;
  Misjudgement misjudgement;  // of the moves at the root
  std::atomic<std::uint64_t> nodes{0};
  // Whoever finishes a depth first does so for all: the others leave it and go on from there. Only
  // where one line is looked for.
  FinishedDepths finished{};
  BusyMoves busy{};

  std::chrono::milliseconds elapsed() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                 start);
  }
};

class Search {
 public:
  // `earlier` holds the hashes of the positions of the game before this one. The search with number
  // 0 watches the limits.
  Search(SharedSearch& shared, const Position& position, std::vector<std::uint64_t> earlier,
         int number);

  // Deepens until a limit or the stop flag ends it. Calls back for each finished depth, in order.
  // Returns the best line found, of at least one move.
  SearchReport run(const std::function<void(const SearchReport&)>& on_depth);

 private:
  static constexpr int kMostPly = 200;

  // What the search knows about one node of the line it is at.
  struct Frame {
    Move move;      // made here
    Move excluded;  // not to be tried here, for the question whether it is the only good one
    bool has_excluded = false;
    Score eval = 0;
    std::array<Move, 2> killers;
    MoveRoom room;
    MoveList tried;
  };
  struct Node {
    int depth;
    int ply;
    Score alpha;
    Score beta;
    bool cut;  // is expected to fail high
  };

  Score search(Node node);
  void search_line(int depth, const MoveList& moves, SearchReport& report);
  Score search_root(int depth, Score guess);
  bool is_excluded_at_root(Move move) const;
  Score end_score(int ply) const;
  Score judge(int ply, Score beta);
  void learn(const Node& node, const History::View& view, Move best);
  bool repeated(std::uint64_t key) const;
  bool out_of_limits();
  std::uint64_t nodes_of_all() const;
  std::vector<Move> line_from_table(Move first);
  Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply) + 2]; }

  SharedSearch& shared_;
  Position position_;
  std::vector<std::uint64_t> path_;  // hashes from the start of the game to the node
  int number_;
  int root_depth_ = 0;
  Move root_best_ = Move::pass();
  std::vector<Move> root_excluded_;  // the first moves of the lines already found
  bool stopped_ = false;             // the search is over, or
  bool overtaken_ = false;           // another has finished this depth: leave all nodes
  std::uint64_t nodes_ = 0;
  std::array<Frame, kMostPly + 4> frames_{};  // two before the root
};

}  // namespace mandible
