// Alpha-beta search of one thread. Several searches share a table and a stop flag and so help each
// other; one of them reports.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <vector>

#include "engine/levels.h"
#include "engine/table.h"

namespace mandible {

// What the searches of one `go` have in common.
struct SharedSearch {
  Table& table;
  std::atomic<bool>& stop;
  SearchLimits limits;
  std::chrono::steady_clock::time_point start;
  Misjudgement misjudgement;  // of the moves at the root
  std::atomic<std::uint64_t> nodes{0};

  std::chrono::milliseconds elapsed() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                 start);
  }
};

class Search {
 public:
  // `earlier` holds the hashes of the positions of the game before this one.
  Search(SharedSearch& shared, const Position& position, std::vector<std::uint64_t> earlier);

  // Deepens until a limit or the stop flag ends it. Calls back after each finished depth. Returns
  // the best line found, of at least one move. Only the `leader` watches the limits.
  SearchReport run(bool leader, const std::function<void(const SearchReport&)>& on_depth);

 private:
  Score search(int depth, int ply, Score alpha, Score beta);
  Score search_move(Move move, int depth, int ply, Score alpha, Score beta);
  void sort_moves(MoveList& moves, Move first) const;
  void reward(Move move, int depth);
  bool repeated(std::uint64_t key) const;
  bool out_of_limits();
  std::uint64_t nodes_of_all() const;
  std::vector<Move> line_from_table(Move first);

  SharedSearch& shared_;
  Position position_;
  std::vector<std::uint64_t> path_;  // hashes from the start of the game to the node
  Move root_best_ = Move::pass();
  bool leader_ = false;
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
  // How often a move of a tile to a cell was best, weighted by depth.
  std::array<std::array<int, kCells>, kTiles> history_{};
};

}  // namespace mandible
