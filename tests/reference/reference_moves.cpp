#include "reference/reference_moves.h"

#include <cassert>
#include <vector>

namespace mandible::reference {

namespace {

// In this block `lifted` is the board without the moving unit and `start` is the cell it left.

// One slide along the table: the case m == 0 (the rules, 5.2). It is also the whole move of the
// Queen and the walk of the Pillbug, which are always on level 0 (the rules, 6).
std::set<Hex> slides(const Board& lifted, Hex from) {
  std::set<Hex> result;
  if (height(lifted, from) > 0) return result;
  for (int d = 0; d < kDirections; ++d) {
    const Hex to = neighbour(from, d);
    if (height(lifted, to) == 0 && step_is_legal(lifted, from, d)) result.insert(to);
  }
  return result;
}

// The Beetle: one step to any height (the rules, 6).
std::set<Hex> beetle_moves(const Board& lifted, Hex start) {
  std::set<Hex> result;
  for (int d = 0; d < kDirections; ++d) {
    if (step_is_legal(lifted, start, d)) result.insert(neighbour(start, d));
  }
  return result;
}

// The Grasshopper: over at least one tile to the first empty cell (the rules, 6).
std::set<Hex> grasshopper_moves(const Board& lifted, Hex start) {
  std::set<Hex> result;
  for (int d = 0; d < kDirections; ++d) {
    Hex cell = neighbour(start, d);
    if (height(lifted, cell) == 0) continue;
    while (height(lifted, cell) > 0) cell = neighbour(cell, d);
    result.insert(cell);
  }
  return result;
}

// The Spider: three slides over four different cells (the rules, 6).
std::set<Hex> spider_moves(const Board& lifted, Hex start) {
  std::set<Hex> result;
  for (const Hex c1 : slides(lifted, start)) {
    for (const Hex c2 : slides(lifted, c1)) {
      for (const Hex c3 : slides(lifted, c2)) {
        const std::set<Hex> path = {start, c1, c2, c3};
        if (path.size() == 4) result.insert(c3);
      }
    }
  }
  return result;
}

// The Soldier Ant: any number of slides (the rules, 6).
std::set<Hex> ant_moves(const Board& lifted, Hex start) {
  std::set<Hex> reached = {start};
  std::vector<Hex> open = {start};
  while (!open.empty()) {
    const Hex cell = open.back();
    open.pop_back();
    for (const Hex next : slides(lifted, cell)) {
      if (reached.insert(next).second) open.push_back(next);
    }
  }
  reached.erase(start);
  return reached;
}

// The Ladybug: two steps on top of the hive, the third down to the table (the rules, 6).
std::set<Hex> ladybug_moves(const Board& lifted, Hex start) {
  std::set<Hex> result;
  for (const Hex c1 : beetle_moves(lifted, start)) {
    if (height(lifted, c1) == 0) continue;
    for (const Hex c2 : beetle_moves(lifted, c1)) {
      if (height(lifted, c2) == 0) continue;
      for (const Hex c3 : beetle_moves(lifted, c2)) {
        if (height(lifted, c3) == 0 && c3 != start) result.insert(c3);
      }
    }
  }
  return result;
}

// The double step of the riding Ladybug: two steps, not back to the start (10.2, R2 and R4).
std::set<Hex> double_steps(const Board& lifted, Hex start) {
  std::set<Hex> result;
  for (const Hex c1 : beetle_moves(lifted, start)) {
    for (const Hex c2 : beetle_moves(lifted, c1)) {
      if (c2 != start) result.insert(c2);
    }
  }
  return result;
}

// The Dragonfly, and a Mosquito on the table that copies one (the rules, 9.3). It gets the board
// before the lift, because what is lifted depends on the destination.
std::set<Hex> dragonfly_moves(const Board& board, Hex start, std::size_t level) {
  std::set<Hex> result;
  for (int k = 0; k < kDirections; ++k) {
    const int next = right_of(k);
    const Hex target = neighbour(neighbour(start, k), next);
    const bool carries = dragonfly_carries(board, start, level, target);
    const Board lifted = lift(board, start, carries ? level - 1 : level);
    if (!is_connected(lifted)) continue;
    const bool first_route =
        step_is_legal(lifted, start, k) && step_is_legal(lifted, neighbour(start, k), next);
    const bool second_route =
        step_is_legal(lifted, start, next) && step_is_legal(lifted, neighbour(start, next), k);
    if (first_route || second_route) result.insert(target);
  }
  return result;
}

// The moves that a tile on `start` has as the given bug. Not for M, which is always some other
// bug; for R without the double step, which a Mosquito does not get (10.2, R11).
std::set<Hex> moves_as(char bug, const Board& board, Hex start, std::size_t level) {
  // 9.3 makes the test of 5.1 itself, because the unit differs.
  if (bug == 'D') return dragonfly_moves(board, start, level);

  // The unit is the tile and whatever rides on it (the rules, 10.2, R5 and R8).
  const Board lifted = lift(board, start, level);
  if (!is_connected(lifted)) return {};  // one hive (the rules, 5.1)
  switch (bug) {
    case 'Q':
    case 'P':
      return slides(lifted, start);
    case 'B':
    case 'R':
      return beetle_moves(lifted, start);  // 10.2, R1
    case 'G':
      return grasshopper_moves(lifted, start);
    case 'S':
      return spider_moves(lifted, start);
    case 'A':
      return ant_moves(lifted, start);
    case 'L':
      return ladybug_moves(lifted, start);
    default:
      assert(false);
      return {};
  }
}

// The Mosquito (the rules, 6.1; 9.2, D17; 10.2, R11).
std::set<Hex> mosquito_moves(const Board& board, Hex start, std::size_t level) {
  if (level >= 1) return moves_as('B', board, start, level);
  std::set<Hex> result;
  for (const char bug : touched_bugs(board, start)) {
    if (bug == 'M') continue;
    result.merge(moves_as(bug, board, start, level));
  }
  return result;
}

// Whether a tile may make its own move at all, one hive excepted (the rules, 4.2).
bool is_free(const Position& position, const Tile& tile) {
  if (colour_of(tile) != position.to_move) return false;
  if (tile == position.last) return false;
  if (!queen_is_on_table(position)) return false;
  const Place place = find_tile(position.board, tile);
  if (!place.on_table) return false;
  const std::vector<Tile>& stack = position.board.find(place.cell)->second;
  for (std::size_t above = place.level + 1; above < stack.size(); ++above) {
    if (!is_rider(position, stack[above])) return false;
  }
  return true;
}

}  // namespace

bool flag(const std::map<char, bool>& flags, char colour) {
  const auto found = flags.find(colour);
  return found != flags.end() && found->second;
}

bool queen_is_on_table(const Position& position) {
  return find_tile(position.board, Tile(1, position.to_move) + "Q").on_table;
}

std::set<char> touched_bugs(const Board& board, Hex cell) {
  std::set<char> bugs;
  for (int d = 0; d < kDirections; ++d) {
    const Tile top = top_tile(board, neighbour(cell, d));
    if (!top.empty()) bugs.insert(bug_of(top));
  }
  return bugs;
}

bool is_rider(const Position& position, const Tile& tile) {
  if (bug_of(tile) == 'R') return true;
  return bug_of(tile) == 'M' && flag(position.mosquito_rider, colour_of(tile));
}

bool dragonfly_carries(const Board& board, Hex cell, std::size_t level, Hex target) {
  if (level == 0 || height(board, target) > 0) return false;
  return bug_of(board.find(cell)->second[level - 1]) != 'D';
}

std::set<Hex> ordinary_destinations(const Position& position, const Tile& tile) {
  if (!is_free(position, tile)) return {};
  const Place place = find_tile(position.board, tile);
  if (bug_of(tile) == 'M') return mosquito_moves(position.board, place.cell, place.level);
  std::set<Hex> result = moves_as(bug_of(tile), position.board, place.cell, place.level);
  if (bug_of(tile) == 'R' && !flag(position.double_used, colour_of(tile))) {
    const Board lifted = lift(position.board, place.cell, place.level);
    if (is_connected(lifted)) result.merge(double_steps(lifted, place.cell));
  }
  return result;
}

std::set<Hex> single_step_destinations(const Position& position, const Tile& tile) {
  if (!is_free(position, tile)) return {};
  const Place place = find_tile(position.board, tile);
  return moves_as('R', position.board, place.cell, place.level);
}

bool is_thrower(const Position& position, const Tile& tile) {
  if (colour_of(tile) != position.to_move || tile == position.last) return false;
  const Place place = find_tile(position.board, tile);
  // On level 0 and nothing on it, not even a rider (the rules, 7 and 10.2, R12).
  if (!place.on_table || height(position.board, place.cell) != 1) return false;
  if (bug_of(tile) == 'P') return true;
  return bug_of(tile) == 'M' && touched_bugs(position.board, place.cell).contains('P');
}

std::set<Hex> throw_destinations(const Position& position, const Tile& victim) {
  std::set<Hex> result;
  if (!queen_is_on_table(position)) return result;  // a throw is a movement (4.2)
  if (victim == position.last) return result;       // condition 2
  const Place place = find_tile(position.board, victim);
  if (!place.on_table || height(position.board, place.cell) != 1) return result;  // condition 1
  const Board lifted = lift(position.board, place.cell, 0);
  if (!is_connected(lifted)) return result;  // condition 3

  for (int d = 0; d < kDirections; ++d) {
    const Hex pivot = neighbour(place.cell, d);
    const Tile thrower = top_tile(position.board, pivot);
    if (thrower.empty() || !is_thrower(position, thrower)) continue;
    if (!step_is_legal(lifted, place.cell, d)) continue;  // condition 4
    for (int e = 0; e < kDirections; ++e) {
      const Hex target = neighbour(pivot, e);
      if (target == place.cell || height(lifted, target) > 0) continue;
      if (step_is_legal(lifted, pivot, e)) result.insert(target);
    }
  }
  return result;
}

}  // namespace mandible::reference
