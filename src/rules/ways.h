// The way of a bug from one cell to another, step by step: the route of a legal move, or the way
// that would lead there if it were not for an obstacle.
#pragma once

#include <optional>
#include <vector>

#include "rules/board.h"

namespace mandible {

// A step that the STEP rule forbids.
struct Obstacle {
  bool gate = false;  // two stacks too close together; otherwise the step loses contact
  Cell from{};
  Cell to{};
};

struct Way {
  std::vector<Cell> cells;  // from the start to the target, both included
  std::optional<Obstacle> obstacle;
};

// What stands in the way of one step of the lifted unit, by the STEP rule.
std::optional<Obstacle> obstacle_to_step(const Board& board, Cell from, Direction d);

// The way with the fewest obstacles, of those the shortest, and of its obstacles the first; nothing
// if no sequence of steps of the bug's kind leads there. The unit must be lifted. A riding Ladybug
// takes two steps only if `double_step` is set; a Mosquito has no way of its own.
std::optional<Way> find_way(const Board& board, Bug bug, Cell from, Cell to,
                            bool double_step = false);

}  // namespace mandible
