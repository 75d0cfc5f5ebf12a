// The board of the reference implementation: cells, stacks, one hive and the step rule.
// Slow and plain on purpose; nothing here is shared with the code that it checks.

#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace mandible::reference {

// A cell in axial coordinates, r grows downwards (the rules, 3).
struct Hex {
  int q = 0;
  int r = 0;
  auto operator<=>(const Hex&) const = default;
};

// A tile is its UHP name: colour 'w' or 'b', bug letter, number if the bug has several tiles.
using Tile = std::string;
// The occupied cells, each with its tiles from bottom to top; never an empty stack.
using Board = std::map<Hex, std::vector<Tile>>;

// The directions NW, NE, E, SE, SW, W; clockwise (the rules, 3).
constexpr int kDirections = 6;
constexpr std::array<Hex, kDirections> kOffsets = {
    {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

char colour_of(const Tile& tile);  // 'w' or 'b'
char bug_of(const Tile& tile);     // 'Q', 'S', 'B', 'G', 'A', 'M', 'L', 'P', 'D' or 'R'

int left_of(int direction);
int right_of(int direction);
Hex neighbour(Hex cell, int direction);

// h(c): the number of tiles on a cell (the rules, 3).
std::size_t height(const Board& board, Hex cell);

// The top tile of a cell, "" if the cell is empty.
Tile top_tile(const Board& board, Hex cell);

// Where a tile is; level 0 is the table.
struct Place {
  bool on_table = false;
  Hex cell;
  std::size_t level = 0;
};
Place find_tile(const Board& board, const Tile& tile);

// A copy of the board without the tiles of `cell` that are on `level` or higher.
Board lift(const Board& board, Hex cell, std::size_t level);

// Whether the occupied cells are connected (the rules, 5.1).
bool is_connected(const Board& board);

// Whether a lifted unit may make one step (the rules, 5.2).
bool step_is_legal(const Board& lifted, Hex from, int direction);

}  // namespace mandible::reference
