#include "reference/reference_board.h"

#include <algorithm>
#include <cassert>
#include <queue>
#include <set>

namespace mandible::reference {

char colour_of(const Tile& tile) {
  assert(tile.size() >= 2);
  return tile[0];
}

char bug_of(const Tile& tile) {
  assert(tile.size() >= 2);
  return tile[1];
}

int left_of(int direction) { return (direction + kDirections - 1) % kDirections; }

int right_of(int direction) { return (direction + 1) % kDirections; }

Hex neighbour(Hex cell, int direction) {
  const Hex offset = kOffsets[static_cast<std::size_t>(direction)];
  return {cell.q + offset.q, cell.r + offset.r};
}

std::size_t height(const Board& board, Hex cell) {
  const auto found = board.find(cell);
  return found == board.end() ? 0 : found->second.size();
}

Tile top_tile(const Board& board, Hex cell) {
  const auto found = board.find(cell);
  return found == board.end() ? Tile() : found->second.back();
}

Place find_tile(const Board& board, const Tile& tile) {
  for (const auto& [cell, stack] : board) {
    for (std::size_t level = 0; level < stack.size(); ++level) {
      if (stack[level] == tile) return {true, cell, level};
    }
  }
  return {};
}

Board lift(const Board& board, Hex cell, std::size_t level) {
  Board lifted = board;
  if (level == 0) {
    lifted.erase(cell);
  } else {
    lifted[cell].resize(level);
  }
  return lifted;
}

bool is_connected(const Board& board) {
  if (board.empty()) return true;
  std::set<Hex> reached = {board.begin()->first};
  std::queue<Hex> open;
  open.push(board.begin()->first);
  while (!open.empty()) {
    const Hex cell = open.front();
    open.pop();
    for (int d = 0; d < kDirections; ++d) {
      const Hex next = neighbour(cell, d);
      if (height(board, next) > 0 && reached.insert(next).second) open.push(next);
    }
  }
  return reached.size() == board.size();
}

bool step_is_legal(const Board& lifted, Hex from, int direction) {
  const std::size_t left = height(lifted, neighbour(from, left_of(direction)));
  const std::size_t right = height(lifted, neighbour(from, right_of(direction)));
  const std::size_t m = std::max(height(lifted, from), height(lifted, neighbour(from, direction)));
  // On the table: one side is a wall to slide along, the other is open.
  if (m == 0) return (left > 0) != (right > 0);
  // Up, down or on top: blocked only if both sides are higher than start and target.
  return std::min(left, right) <= m;
}

}  // namespace mandible::reference
