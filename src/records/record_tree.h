// The lines of a record: the moves that were played, and other moves that somebody looked at.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/remarks.h"
#include "rules/game.h"

namespace mandible {

using NodeIndex = std::uint32_t;

// A move and the position after it.
struct RecordNode {
  Move move = Move::pass();  // the root has none
  std::string text;          // the move in canonical notation; empty for the root
  NodeIndex parent = 0;
  std::int32_t ply = 0;  // how many plies lead here
  // The first one goes on with the line, the others are variations. No two have the same move.
  std::vector<NodeIndex> children;
  Remarks remarks;
};

class RecordTree {
 public:
  static constexpr NodeIndex kRoot = 0;
  // Readers refuse more: hostile input must not take memory or time without bound.
  static constexpr std::size_t kMostMoves = 20'000;
  static constexpr std::size_t kMostNesting = 32;  // of variations in variations

  RecordTree() : nodes_(1) {}
  // With the moves of the game as the only line.
  explicit RecordTree(const Game& game);

  std::size_t moves() const { return nodes_.size() - 1; }
  const RecordNode& node(NodeIndex node) const { return nodes_[node]; }
  Remarks& remarks(NodeIndex node) { return nodes_[node].remarks; }

  // Makes room for this many moves.
  void reserve(std::size_t moves) { nodes_.reserve(moves + 1); }

  std::optional<NodeIndex> child(NodeIndex parent, Move move) const;
  // The child with this move, which is added behind the others if there is none.
  NodeIndex add(NodeIndex parent, Move move, std::string_view text);
  // Makes a node the first child of its parent.
  void promote(NodeIndex node);

  // The root, its first child, and so on.
  std::vector<NodeIndex> main_line() const;

  // The tree with the moves of the game as its main line, which ends where the game ends. Lines
  // that would be nested too deep are left out.
  RecordTree along(const Game& game) const;

 private:
  std::vector<RecordNode> nodes_;
};

// Have they the same lines, with the same remarks?
bool operator==(const RecordTree& a, const RecordTree& b);

}  // namespace mandible
