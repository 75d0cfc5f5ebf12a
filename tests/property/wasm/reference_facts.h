// The facts that a scene tells, as the reference finds them.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "reference/reference.h"

namespace mandible::test {

using reference::Hex;
using reference::ReferenceMove;
using Names = std::set<std::string>;

// The direction from a cell to the one beside it; -1 if the two do not touch.
inline int direction(Hex from, Hex to) {
  for (int d = 0; d < reference::kDirections; ++d) {
    if (reference::neighbour(from, d) == to) return d;
  }
  return -1;
}

class ReferenceFacts {
 public:
  explicit ReferenceFacts(const reference::Game& game)
      : game_(game), position_(game.position()), moves_(game.legal_moves()) {
    for (const auto& [cell, stack] : position_.board) {
      for (const std::string& tile : stack) {
        own_[tile] = reference::ordinary_destinations(position_, tile);
        thrown_[tile] = reference::throw_destinations(position_, tile);
      }
    }
  }

  bool over() const { return moves_.empty(); }
  bool must_pass() const { return moves_.size() == 1 && moves_[0].tile.empty(); }
  std::vector<ReferenceMove> moves() const { return must_pass() ? decltype(moves_){} : moves_; }

  Names pinned() const {
    return tiles_that([&](const std::string&, reference::Place place) {
      return place.level == 0 && !is_held_down(place) &&
             !reference::is_connected(reference::lift(position_.board, place.cell, 0));
    });
  }
  Names covered() const {
    return tiles_that(
        [&](const std::string&, reference::Place place) { return is_held_down(place); });
  }
  Names throwable() const {
    return tiles_that([&](const std::string& tile, reference::Place) {
      return !over() && !thrown_.at(tile).empty();
    });
  }

  std::string queen_neighbours(char colour) const {
    const reference::Place queen =
        reference::find_tile(position_.board, std::string(1, colour) + "Q");
    if (!queen.on_table) return "null";
    int occupied = 0;
    for (int d = 0; d < reference::kDirections; ++d) {
      const Hex beside = reference::neighbour(queen.cell, d);
      occupied += reference::height(position_.board, beside) > 0 ? 1 : 0;
    }
    return std::to_string(occupied);
  }

  // How a move may be described: more than one way only for a bug that has several ways to go.
  Names manners(const ReferenceMove& move) const {
    const reference::Place from = reference::find_tile(position_.board, move.tile);
    if (!from.on_table) return {"place"};
    const char bug = reference::bug_of(move.tile);
    const bool walks = own_.at(move.tile).contains(move.to);
    const bool saves_double_step =
        bug == 'R' && !reference::single_step_destinations(position_, move.tile).contains(move.to);
    if (thrown_.at(move.tile).contains(move.to) && (!walks || saves_double_step)) return {"throw"};
    if (reference::height(position_.board, from.cell) > from.level + 1) return {"carry"};
    if (bug == 'D' &&
        reference::dragonfly_carries(position_.board, from.cell, from.level, move.to)) {
      return {"carry"};
    }
    if (reference::height(position_.board, move.to) > 0) {
      reference::Game after = game_;
      after.play(move);
      return {reference::is_rider(after.position(), move.tile) ? "ride" : "climb"};
    }
    if (from.level > 0 || bug == 'L') return {"climb"};
    if (bug == 'G') return {"jump"};
    if (bug == 'M' || bug == 'D' || bug == 'R') return {"slide", "jump", "climb"};
    return {"slide"};
  }

  bool is_thrower_between(const std::string& tile, Hex from, Hex to) const {
    const Hex cell = reference::find_tile(position_.board, tile).cell;
    return reference::is_thrower(position_, tile) && direction(from, cell) >= 0 &&
           direction(cell, to) >= 0;
  }

  // The board without what the move lifts.
  reference::Board lifted(const ReferenceMove& move) const {
    const reference::Place from = reference::find_tile(position_.board, move.tile);
    const bool carries =
        reference::bug_of(move.tile) == 'D' &&
        reference::dragonfly_carries(position_.board, from.cell, from.level, move.to);
    return reference::lift(position_.board, from.cell, from.level - (carries ? 1 : 0));
  }

  bool uses(const std::string& tile) const {
    return std::any_of(moves_.begin(), moves_.end(),
                       [&](const ReferenceMove& move) { return move.tile == tile; });
  }
  bool is_legal(const ReferenceMove& move) const {
    return std::find(moves_.begin(), moves_.end(), move) != moves_.end();
  }

 private:
  template <class Test>
  Names tiles_that(Test&& test) const {
    Names names;
    for (const auto& [cell, stack] : position_.board) {
      for (std::size_t level = 0; level < stack.size(); ++level) {
        if (test(stack[level], reference::Place{true, cell, level})) names.insert(stack[level]);
      }
    }
    return names;
  }
  // Does anything but riders lie on the tile?
  bool is_held_down(reference::Place place) const {
    const std::vector<std::string>& stack = position_.board.at(place.cell);
    return std::any_of(
        stack.begin() + static_cast<std::ptrdiff_t>(place.level) + 1, stack.end(),
        [&](const std::string& above) { return !reference::is_rider(position_, above); });
  }

  const reference::Game& game_;
  const reference::Position& position_;
  std::vector<ReferenceMove> moves_;
  std::map<std::string, std::set<Hex>> own_;
  std::map<std::string, std::set<Hex>> thrown_;
};

}  // namespace mandible::test
