// The alpha-beta search of one thread. Several searches share a table, a history and a stop flag;
// one of them reports. docs/engine.md says what each part is worth.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "engine/move_picker.h"
#include "engine/shared_search.h"

namespace mandible {

// Lives from search to search, because its memory is large.
class Search {
 public:
  // The search with number 0 watches the limits.
  Search(SharedSearch& shared, int number) : shared_(shared), number_(number) {}

  // Deepens until a limit or the stop flag ends it. Calls back for each finished depth, in order.
  // Returns the best line found, of at least one move.
  SearchReport run(const std::function<void(const SearchReport&)>& on_depth);

 private:
  static constexpr int kMostPly = 200;
  using Line = StaticVector<Move, kMostPly + 2>;

  // What the search knows about one node of the line it is at.
  struct Frame {
    Move move;      // made here
    Move excluded;  // skipped here, to find out whether it is the only good move
    bool has_excluded = false;
    Score eval = 0;
    std::array<Move, 2> killers;
  };
  // The larger data of a node, which need no reset.
  struct Room {
    MoveRoom moves;
    MoveList tried;
    Line line;  // the principal variation from here; filled where the window is open
  };
  struct Node {
    int depth;
    int ply;
    Score alpha;
    Score beta;
    bool cut;           // is expected to fail high
    int reduction = 0;  // by how much the move that leads here was reduced
  };
  struct RootBest {
    Score score;
    bool exact;  // otherwise the score is a lower bound
    std::vector<Move> line;
  };
  // A move at the root of a search for several lines.
  struct RootMove {
    Move move;
    Score score = 0;  // of the last depth in which it was among the best
  };

  // In search.cpp: the tree.
  Score search(Node node);
  // The score of the position after a move, for the side that moved, with the level's error added.
  Score search_child(const Node& child, Score error);
  Score end_score(int ply) const;
  Score evaluate() const;
  Score judge(int ply, Score beta);
  void learn(const Node& node, const History::View& view, Move best);
  void end_line(int ply, Move last);
  void extend_line(int ply, Move first);  // by that of the next ply
  bool out_of_limits();
  std::uint64_t nodes_of_all() const;

  // In search_root.cpp: deepening, windows and lines.
  using OnDepth = std::function<void(const SearchReport&)>;
  void begin();
  int report_depth(int depth, const OnDepth& on_depth);
  void take_over_finished(const OnDepth& on_depth);
  SearchReport report(int depth, Score score, std::vector<Move> line) const;
  void note_root_move(Score score, bool exact);
  void search_one_line(int depth);
  void search_several_lines(int depth);
  Score measure(const RootMove& root, int depth);
  bool beats(Move move, Score bar, int depth, int less);
  Score search_root_move(Move move, int depth, Score low, Score high);
  bool is_obvious(int depth);
  void prove();

  Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply) + 2]; }
  Room& room(int ply) { return (*rooms_)[static_cast<std::size_t>(ply)]; }

  SharedSearch& shared_;
  int number_;
  Position position_{Edition{}};
  Path path_;
  std::vector<SearchReport> reports_;  // the best lines so far
  std::vector<RootMove> root_moves_;   // where several lines are looked for
  std::optional<RootBest> root_best_;  // of the depth that is being searched
  int root_depth_ = 0;
  int reported_ = 0;  // the depths that were reported
  bool only_move_ = false;
  bool stopped_ = false;    // the search is over, or
  bool overtaken_ = false;  // another has finished this depth: leave all nodes
  bool prover_done_ = false;
  std::uint64_t nodes_ = 0;
  std::array<Frame, kMostPly + 4> frames_{};  // two before the root
  using Rooms = std::array<Room, kMostPly + 2>;
  std::unique_ptr<Rooms> rooms_{new Rooms};  // not initialised, unlike by make_unique
};

}  // namespace mandible
