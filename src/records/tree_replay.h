// Replays the lines of a record in the order in which its file has them, and builds its tree. A
// reader moves its own state along the line, such as what the names of tiles stand for; it is put
// back where another line begins.
#pragma once

#include <utility>
#include <vector>

#include "records/record_tree.h"

namespace mandible {

template <class State>
class TreeReplay {
 public:
  TreeReplay(const Edition& edition, bool repetition_draws) : game_(edition, repetition_draws) {}

  // At the node that was last added or gone to.
  Game& game() { return game_; }
  RecordTree& tree() { return tree_; }
  const State& state() const { return states_[path_.back()]; }

  void go_to(NodeIndex node) {
    std::vector<NodeIndex> ahead;
    for (; !on_path(node); node = tree_.node(node).parent) ahead.push_back(node);
    const auto ply = static_cast<std::size_t>(tree_.node(node).ply);
    if (path_.size() > ply + 1) {
      game_.undo(static_cast<int>(path_.size() - ply - 1));
      path_.resize(ply + 1);
    }
    for (; !ahead.empty(); ahead.pop_back()) {
      game_.play(tree_.node(ahead.back()).move);
      path_.push_back(ahead.back());
    }
  }

  // After a legal move in game(): the node of the move, to which this state belongs.
  NodeIndex note_move(State state) {
    const int last = game_.plies() - 1;
    path_.push_back(tree_.add(path_.back(), game_.move(last), game_.move_text(last)));
    if (path_.back() == states_.size()) states_.push_back(std::move(state));
    return path_.back();
  }

 private:
  bool on_path(NodeIndex node) const {
    const auto ply = static_cast<std::size_t>(tree_.node(node).ply);
    return ply < path_.size() && path_[ply] == node;
  }

  Game game_;
  RecordTree tree_;
  std::vector<NodeIndex> path_ = {RecordTree::kRoot};  // by ply
  std::vector<State> states_ = {{}};                   // by node
};

}  // namespace mandible
