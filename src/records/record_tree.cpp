#include "records/record_tree.h"

#include <algorithm>

namespace mandible {
namespace {

// A line of one tree that is to be found in or copied to another.
struct Pair {
  NodeIndex from;
  NodeIndex to;
  std::size_t nesting;
};

// Copies what lies below `from.from` to below `from.to`.
void copy_below(const RecordTree& source, Pair start, RecordTree& target) {
  std::vector<Pair> open = {start};
  while (!open.empty()) {
    const Pair at = open.back();
    open.pop_back();
    const std::vector<NodeIndex>& children = source.node(at.from).children;
    for (std::size_t i = 0; i < children.size(); ++i) {
      const std::size_t nesting = at.nesting + (i > 0 ? 1 : 0);
      if (nesting > RecordTree::kMostNesting) continue;
      const RecordNode& child = source.node(children[i]);
      const NodeIndex copy = target.add(at.to, child.move, child.text);
      target.remarks(copy) = child.remarks;
      open.push_back({children[i], copy, nesting});
    }
  }
}

}  // namespace

RecordTree::RecordTree(const Game& game) : RecordTree() {
  NodeIndex last = kRoot;
  reserve(static_cast<std::size_t>(game.plies()));
  for (int ply = 0; ply < game.plies(); ++ply) {
    last = add(last, game.move(ply), game.move_text(ply));
  }
}

std::optional<NodeIndex> RecordTree::child(NodeIndex parent, Move move) const {
  for (NodeIndex child : nodes_[parent].children) {
    if (nodes_[child].move == move) return child;
  }
  return std::nullopt;
}

NodeIndex RecordTree::add(NodeIndex parent, Move move, std::string_view text) {
  if (const auto there = child(parent, move)) return *there;
  const auto index = static_cast<NodeIndex>(nodes_.size());
  RecordNode& node = nodes_.emplace_back();
  node.move = move;
  node.text = text;
  node.parent = parent;
  node.ply = nodes_[parent].ply + 1;
  nodes_[parent].children.push_back(index);
  return index;
}

void RecordTree::promote(NodeIndex node) {
  std::vector<NodeIndex>& line = nodes_[nodes_[node].parent].children;
  const auto at = std::find(line.begin(), line.end(), node);
  if (at != line.end()) std::rotate(line.begin(), at, at + 1);
}

std::vector<NodeIndex> RecordTree::main_line() const {
  std::vector<NodeIndex> line = {kRoot};
  while (!nodes_[line.back()].children.empty()) {
    line.push_back(nodes_[line.back()].children.front());
  }
  return line;
}

RecordTree RecordTree::along(const Game& game) const {
  RecordTree tree(game);
  std::optional<NodeIndex> here = kRoot;  // in this tree, as long as it has the game's moves
  NodeIndex there = kRoot;
  for (int ply = 0; here; ++ply) {
    tree.remarks(there) = node(*here).remarks;
    if (ply == game.plies()) break;
    for (NodeIndex other : node(*here).children) {
      if (node(other).move == game.move(ply)) continue;
      const NodeIndex copy = tree.add(there, node(other).move, node(other).text);
      tree.remarks(copy) = node(other).remarks;
      copy_below(*this, {other, copy, 1}, tree);
    }
    here = child(*here, game.move(ply));
    there = *tree.child(there, game.move(ply));
  }
  return tree;
}

bool operator==(const RecordTree& a, const RecordTree& b) {
  std::vector<Pair> open = {{RecordTree::kRoot, RecordTree::kRoot, 0}};
  while (!open.empty()) {
    const Pair at = open.back();
    open.pop_back();
    const RecordNode& one = a.node(at.from);
    const RecordNode& other = b.node(at.to);
    if (!(one.move == other.move && one.text == other.text && one.remarks == other.remarks)) {
      return false;
    }
    if (one.children.size() != other.children.size()) return false;
    for (std::size_t i = 0; i < one.children.size(); ++i) {
      open.push_back({one.children[i], other.children[i], 0});
    }
  }
  return true;
}

}  // namespace mandible
