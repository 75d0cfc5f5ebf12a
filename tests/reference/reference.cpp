#include "reference/reference.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace mandible::reference {

namespace {

char other(char colour) { return colour == 'w' ? 'b' : 'w'; }

// The number of tiles per bug and side (the rules, 2).
std::map<char, int> tiles_per_side(const std::string& expansions) {
  std::map<char, int> counts = {{'Q', 1}, {'S', 2}, {'B', 2}, {'G', 3}, {'A', 3}};
  for (const char bug : expansions) counts[bug] = 1;
  return counts;
}

[[maybe_unused]] bool are_valid_expansions(const std::string& expansions) {
  for (const char bug : expansions) {
    if (std::string("MLPDR").find(bug) == std::string::npos) return false;
  }
  return expansions.find('L') == std::string::npos || expansions.find('R') == std::string::npos;
}

}  // namespace

Game::Game(const std::string& expansions, bool queen_first)
    : expansions_(expansions), queen_first_(queen_first) {
  assert(are_valid_expansions(expansions));
}

Game Game::set_up(const std::string& expansions, bool white_to_move, const std::string& last,
                  const std::vector<std::pair<std::string, Hex>>& tiles) {
  Game game(expansions, true);
  game.has_hand_ = false;
  game.position_.to_move = white_to_move ? 'w' : 'b';
  game.position_.last = last;
  for (const auto& [tile, cell] : tiles) game.position_.board[cell].push_back(tile);
  return game;
}

bool Game::white_to_move() const { return position_.to_move == 'w'; }

std::map<Hex, std::vector<std::string>> Game::stacks() const { return position_.board; }

std::string Game::last_tile() const { return position_.last; }

bool Game::double_used(bool white) const { return flag(position_.double_used, white ? 'w' : 'b'); }

bool Game::mosquito_rider(bool white) const {
  return flag(position_.mosquito_rider, white ? 'w' : 'b');
}

// The rules, 4: a placement, a movement, or a pass if neither exists.
std::vector<ReferenceMove> Game::legal_moves() const {
  if (outcome() != Outcome::InProgress) return {};
  std::set<ReferenceMove> moves;
  insert_placements(moves);
  insert_movements(moves);
  if (moves.empty()) moves.insert(ReferenceMove{"", {0, 0}});
  return {moves.begin(), moves.end()};
}

void Game::insert_placements(std::set<ReferenceMove>& moves) const {
  if (!has_hand_) return;
  for (const Tile& tile : placeable_tiles()) {
    for (const Hex cell : placement_cells()) moves.insert({tile, cell});
  }
}

// What may be placed, regardless of the cell: the next tile of each bug in hand (the rules, 4.1).
std::vector<Tile> Game::placeable_tiles() const {
  const int turn = 1 + plies_ / 2;
  const bool queen_is_due = turn >= 4 && !queen_is_on_table(position_);
  std::vector<Tile> result;
  for (const auto& [bug, count] : tiles_per_side(expansions_)) {
    if (bug == 'Q' && turn == 1 && !queen_first_) continue;  // 4.1, items 1 and 2
    if (bug != 'Q' && queen_is_due) continue;                // 4.1, item 5
    int on_table = 0;
    for (const auto& [cell, stack] : position_.board) {
      for (const Tile& tile : stack) {
        if (colour_of(tile) == position_.to_move && bug_of(tile) == bug) ++on_table;
      }
    }
    if (on_table == count) continue;
    Tile tile = {position_.to_move, bug};
    if (count > 1) tile += std::to_string(on_table + 1);  // 4.1, item 7
    result.push_back(tile);
  }
  return result;
}

// Where a tile may be placed (the rules, 4.1).
std::set<Hex> Game::placement_cells() const {
  std::set<Hex> result;
  if (plies_ == 0) return {Hex{0, 0}};  // item 1
  for (const auto& [occupied, unused] : position_.board) {
    for (int d = 0; d < kDirections; ++d) {
      const Hex cell = neighbour(occupied, d);
      if (height(position_.board, cell) > 0) continue;
      bool touches_own = false;
      bool touches_enemy = false;
      for (int e = 0; e < kDirections; ++e) {
        const Tile top = top_tile(position_.board, neighbour(cell, e));
        if (top.empty()) continue;
        (colour_of(top) == position_.to_move ? touches_own : touches_enemy) = true;
      }
      // Item 2 for the second ply, item 3 later.
      if (plies_ == 1 || (touches_own && !touches_enemy)) result.insert(cell);
    }
  }
  return result;
}

// The rules, 4.2: own moves, and throws of either colour.
void Game::insert_movements(std::set<ReferenceMove>& moves) const {
  for (const auto& [cell, stack] : position_.board) {
    for (const Tile& tile : stack) {
      for (const Hex to : ordinary_destinations(position_, tile)) moves.insert({tile, to});
      for (const Hex to : throw_destinations(position_, tile)) moves.insert({tile, to});
    }
  }
}

void Game::play(const ReferenceMove& move) {
#ifndef NDEBUG
  const std::vector<ReferenceMove> moves = legal_moves();
  assert(std::find(moves.begin(), moves.end(), move) != moves.end());
#endif
  if (!move.tile.empty()) {
    if (find_tile(position_.board, move.tile).on_table) {
      move_tile(move.tile, move.to);
    } else {
      position_.board[move.to].push_back(move.tile);
    }
  }
  position_.last = move.tile;  // none after a pass; never a rider or what D carries (D15, R10)
  position_.to_move = other(position_.to_move);
  ++plies_;
}

// Moves or throws a tile with everything that travels with it, and keeps the two flags.
void Game::move_tile(const Tile& tile, Hex to) {
  const Place from = find_tile(position_.board, tile);
  const char colour = colour_of(tile);

  // The double step is used up only if no other way leads there (the rules, 10.2, R3).
  if (bug_of(tile) == 'R' && colour == position_.to_move &&
      !single_step_destinations(position_, tile).contains(to) &&
      !throw_destinations(position_, tile).contains(to)) {
    position_.double_used[colour] = true;
  }

  // A Mosquito that climbs from the table takes a role (the rules, 10.2, R11).
  if (bug_of(tile) == 'M' && from.level == 0 && height(position_.board, to) > 0) {
    const std::set<char> touched = touched_bugs(position_.board, from.cell);
    position_.mosquito_rider[colour] = touched.contains('R') && !touched.contains('B');
  }

  // The unit: the tile, the riders above it, and what a Dragonfly carries (9.2, D8; 10.2, R5).
  std::size_t lowest = from.level;
  if (bug_of(tile) == 'D' && dragonfly_carries(position_.board, from.cell, from.level, to)) {
    --lowest;
  }
  const std::vector<Tile> stack = position_.board[from.cell];
  position_.board = lift(position_.board, from.cell, lowest);
  for (std::size_t level = lowest; level < stack.size(); ++level) {
    position_.board[to].push_back(stack[level]);
  }

  // The role ends on level 0, also if a Dragonfly has put the Mosquito there.
  for (const char owner : {'w', 'b'}) {
    const Place mosquito = find_tile(position_.board, Tile(1, owner) + "M");
    if (mosquito.on_table && mosquito.level == 0) position_.mosquito_rider[owner] = false;
  }
}

// The rules, 8.1: all six neighbouring cells are occupied, at any height.
bool Game::is_surrounded(const Tile& queen) const {
  const Place place = find_tile(position_.board, queen);
  if (!place.on_table) return false;
  for (int d = 0; d < kDirections; ++d) {
    if (height(position_.board, neighbour(place.cell, d)) == 0) return false;
  }
  return true;
}

// The rules, 8.2.
Outcome Game::outcome() const {
  const bool white = is_surrounded("wQ");
  const bool black = is_surrounded("bQ");
  if (white && black) return Outcome::Draw;
  if (white) return Outcome::BlackWins;
  if (black) return Outcome::WhiteWins;
  return Outcome::InProgress;
}

// The rules, 8.4: `last` has the colour of the side to move, or a thrower of it touches `last`.
// Only a top tile can be touched (the rules, 3 and 6.1).
bool Game::last_matters() const {
  if (position_.last.empty()) return false;
  if (colour_of(position_.last) == position_.to_move) return true;
  const Place place = find_tile(position_.board, position_.last);
  if (top_tile(position_.board, place.cell) != position_.last) return false;
  for (int d = 0; d < kDirections; ++d) {
    const Tile top = top_tile(position_.board, neighbour(place.cell, d));
    if (!top.empty() && is_thrower(position_, top)) return true;
  }
  return false;
}

// The rules, 8.4. Coordinates count from the least q and the least r of the hive, tiles lose
// their numbers, and the immobile tile is marked.
std::string Game::repetition_signature() const {
  std::string result(1, position_.to_move);
  if (!position_.board.empty()) {
    int least_q = position_.board.begin()->first.q;
    int least_r = position_.board.begin()->first.r;
    for (const auto& [cell, stack] : position_.board) {
      least_q = std::min(least_q, cell.q);
      least_r = std::min(least_r, cell.r);
    }
    const Tile immobile = last_matters() ? position_.last : Tile();
    for (const auto& [cell, stack] : position_.board) {
      result += " " + std::to_string(cell.q - least_q) + "," + std::to_string(cell.r - least_r);
      for (const Tile& tile : stack) {
        result += ":";
        result += colour_of(tile);
        result += bug_of(tile);
        if (tile == immobile) result += "!";
      }
    }
  }
  for (const char colour : {'w', 'b'}) {
    if (flag(position_.double_used, colour)) result += std::string(" double-") + colour;
    if (flag(position_.mosquito_rider, colour)) result += std::string(" rider-") + colour;
  }
  return result;
}

}  // namespace mandible::reference
