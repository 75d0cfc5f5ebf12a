#include "rules/ways.h"

#include <deque>

#include "rules/bugs/dragonfly.h"
#include "rules/bugs/grasshopper.h"
#include "rules/cell_set.h"
#include "rules/slides.h"

namespace mandible {
namespace {

enum class Ground : std::uint8_t { Empty, Hive, Any };

bool fits(const Board& board, Cell cell, Ground ground) {
  return ground == Ground::Any || board.occupied(cell) == (ground == Ground::Hive);
}

// Searches all paths whose steps end on the given grounds and that enter no cell twice.
class ShortPaths {
 public:
  ShortPaths(const Board& board, Cell to, std::vector<Ground> grounds)
      : board_(board), to_(to), grounds_(std::move(grounds)) {}

  std::optional<Way> search(Cell from) {
    path_ = {from};
    extend(0, std::nullopt);
    return best_;
  }

 private:
  void extend(int obstacles, const std::optional<Obstacle>& first) {
    if (best_ && obstacles >= best_obstacles_) return;
    const std::size_t step = path_.size() - 1;
    if (step == grounds_.size()) {
      if (path_.back() != to_) return;
      best_ = Way{path_, first};
      best_obstacles_ = obstacles;
      return;
    }
    const Cell here = path_.back();
    for (Direction d : kAllDirections) {
      const Cell next = neighbour(here, d);
      bool entered = false;
      for (const Cell& cell : path_) entered |= cell == next;
      if (entered || !fits(board_, next, grounds_[step])) continue;
      const std::optional<Obstacle> obstacle = obstacle_to_step(board_, here, d);
      path_.push_back(next);
      extend(obstacles + (obstacle ? 1 : 0), first ? first : obstacle);
      path_.pop_back();
    }
  }

  const Board& board_;
  Cell to_;
  std::vector<Ground> grounds_;
  std::vector<Cell> path_;
  std::optional<Way> best_;
  int best_obstacles_ = 0;
};

// Any number of steps over empty cells beside the hive: a breadth-first search in which a step past
// an obstacle comes after all steps without one.
std::optional<Way> find_long_slide(const Board& board, Cell from, Cell to) {
  struct Reached {
    Cell cell;
    int before;  // index of the step before, or -1
    std::optional<Obstacle> first;
  };
  std::vector<Reached> reached;
  std::deque<int> open_now;
  std::deque<int> open_later;
  CellSet done;
  reached.push_back({from, -1, std::nullopt});
  open_now.push_back(0);
  while (!open_now.empty() || !open_later.empty()) {
    if (open_now.empty()) open_now.swap(open_later);
    const int index = open_now.front();
    open_now.pop_front();
    const Reached here = reached[static_cast<std::size_t>(index)];
    if (!done.add(here.cell)) continue;
    if (here.cell == to) {
      Way way{{}, here.first};
      for (int i = index; i >= 0; i = reached[static_cast<std::size_t>(i)].before) {
        way.cells.insert(way.cells.begin(), reached[static_cast<std::size_t>(i)].cell);
      }
      return way;
    }
    for (Direction d : kAllDirections) {
      const Cell next = neighbour(here.cell, d);
      if (board.occupied(next) || board.ring(next) == 0 || done.contains(next)) continue;
      const std::optional<Obstacle> obstacle = obstacle_to_step(board, here.cell, d);
      reached.push_back({next, index, here.first ? here.first : obstacle});
      (obstacle ? open_later : open_now).push_back(static_cast<int>(reached.size()) - 1);
    }
  }
  return std::nullopt;
}

std::optional<Way> find_jump(const Board& board, Cell from, Cell to) {
  for (int d : Bits(board.ring(from))) {
    if (jump(board, from, d) != to) continue;
    Way way{{from}, std::nullopt};
    while (way.cells.back() != to) way.cells.push_back(neighbour(way.cells.back(), d));
    return way;
  }
  return std::nullopt;
}

std::optional<Way> find_flight(const Board& board, Cell from, Cell to) {
  for (Direction d : kAllDirections) {
    if (dragonfly_target(from, d) == to) {
      return ShortPaths(board, to, {Ground::Any, Ground::Any}).search(from);
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Obstacle> obstacle_to_step(const Board& board, Cell from, Direction d) {
  if (can_step(board, from, board.height(from), d)) return std::nullopt;
  const bool walls =
      board.occupied(neighbour(from, left_of(d))) && board.occupied(neighbour(from, right_of(d)));
  return Obstacle{walls, from, neighbour(from, d)};
}

std::optional<Way> find_way(const Board& board, Bug bug, Cell from, Cell to, bool double_step) {
  if (from == to) return std::nullopt;
  const auto search = [&](std::vector<Ground> grounds) {
    return ShortPaths(board, to, std::move(grounds)).search(from);
  };
  switch (bug) {
    case Bug::Queen:
    case Bug::Pillbug:
      return search({Ground::Empty});
    case Bug::Spider:
      return search({Ground::Empty, Ground::Empty, Ground::Empty});
    case Bug::Ant:
      return find_long_slide(board, from, to);
    case Bug::Beetle:
      return search({Ground::Any});
    case Bug::Grasshopper:
      return find_jump(board, from, to);
    case Bug::Ladybug:
      return search({Ground::Hive, Ground::Hive, Ground::Empty});
    case Bug::Dragonfly:
      return find_flight(board, from, to);
    case Bug::RidingLadybug: {
      std::optional<Way> way = search({Ground::Any});
      if ((!way || way->obstacle) && double_step) {
        std::optional<Way> longer = search({Ground::Any, Ground::Any});
        if (longer && (!way || !longer->obstacle)) way = std::move(longer);
      }
      return way;
    }
    case Bug::Mosquito:
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace mandible
