// The ordinary moves of one tile: the conditions that hold for every bug, then the bug's own way of
// moving from bugs/.
#pragma once

#include "rules/bugs/ant.h"
#include "rules/bugs/beetle.h"
#include "rules/bugs/dragonfly.h"
#include "rules/bugs/grasshopper.h"
#include "rules/bugs/ladybug.h"
#include "rules/bugs/mosquito.h"
#include "rules/bugs/queen.h"
#include "rules/bugs/riding_ladybug.h"
#include "rules/bugs/spider.h"
#include "rules/cell_set.h"
#include "rules/pins.h"
#include "rules/slides.h"

namespace mandible {

// What the moves of all tiles of one side have in common, found once. The tile whose moves are
// visited is lifted from the board meanwhile.
struct MoveContext {
  MoveContext(Board& liftable, bool house_bugs, bool double_step)
      : board(liftable),
        steps(board),
        pins(board),
        has_house_bugs(house_bugs),
        may_double_step(double_step) {}

  int level(Tile tile) const {
    return has_house_bugs ? board.level(tile) : board.height(board.where(tile)) - 1;
  }

  Board& board;
  Steps steps;
  Pins pins;
  bool has_house_bugs;
  bool may_double_step;  // this side's riding Ladybug has not yet made its one double step
};

// A Mosquito on the table, lifted, as each of the bugs that it touches; `is_new` tells whether a
// cell is reached for the first time.
template <class IsNew, class Visit>
void visit_mosquito_as(const MoveContext& context, Cell from, BugSet bugs, IsNew&& is_new,
                       Visit&& visit) {
  const Board& board = context.board;
  const auto touches = [bugs](Bug bug) { return (bugs & bug_bit(bug)) != 0; };
  const auto visit_new = [&](Cell cell) {
    if (is_new(cell)) visit(cell);
  };
  const bool climbs = touches(Bug::Beetle) || touches(Bug::RidingLadybug);
  if (climbs) {
    const Ring steps = context.steps.from(board, from, 0);
    for (int d : Bits(steps & board.ring(from))) visit_new(neighbour(from, d));
  }
  if (touches(Bug::Ant)) {
    // An Ant reaches whatever a Spider, or a single slide, reaches.
    visit_ant(board, from, visit_new);
  } else {
    if (climbs || touches(Bug::Queen) || touches(Bug::Pillbug)) {
      visit_queen(board, from, visit_new);
    }
    if (touches(Bug::Spider)) visit_spider(board, from, visit_new);
  }
  if (touches(Bug::Grasshopper)) visit_grasshopper(board, from, visit_new);
  if (touches(Bug::Ladybug)) visit_ladybug(board, context.steps, from, visit_new);
  if (touches(Bug::Dragonfly)) {
    for (Direction d : kAllDirections) {
      if (dragonfly_reaches(board, context.steps, from, d)) visit_new(dragonfly_target(from, d));
    }
  }
}

// A Mosquito on the table, lifted. No cell is visited twice.
template <class Visit>
void visit_mosquito(const MoveContext& context, Cell from, BugSet bugs, Visit&& visit) {
  constexpr BugSet kJumpers = bug_bit(Bug::Grasshopper) | bug_bit(Bug::Ladybug) |
                              bug_bit(Bug::Dragonfly) | bug_bit(Bug::Spider);
  constexpr BugSet kFarGoers = bug_bit(Bug::Ant) | bug_bit(Bug::Grasshopper);
  if ((bugs & kJumpers) == 0) {
    visit_mosquito_as(
        context, from, bugs, [](Cell) { return true; }, visit);
  } else if ((bugs & kFarGoers) != kFarGoers) {
    NearCells found;
    visit_mosquito_as(
        context, from, bugs, [&](Cell cell) { return found.add(from, cell); }, visit);
  } else {
    // An Ant and a Grasshopper may both go to the same cell far away.
    CellSet found;
    visit_mosquito_as(
        context, from, bugs, [&](Cell cell) { return found.add(cell); }, visit);
  }
}

// Visits where the tile may go by itself, each cell once. The tile must be of the side to move,
// whose Queen is on the board, free to move, and not the tile just moved.
template <class Visit>
void visit_own_moves(MoveContext& context, Tile tile, Visit&& visit) {
  Board& board = context.board;
  const Cell from = board.where(tile);
  const int level = context.level(tile);
  if (tile.bug() == Bug::Dragonfly) {
    visit_dragonfly(board, context.steps, context.pins, from, level, board.below(tile), visit);
    return;
  }
  if (level == 0 && context.pins.cut(from)) return;
  switch (tile.bug()) {
    case Bug::Queen:
    case Bug::Pillbug:
      visit_queen(board, from, visit);
      return;
    case Bug::Grasshopper:
      visit_grasshopper(board, from, visit);
      return;
    case Bug::Beetle:
      visit_beetle(board, context.steps, from, level, visit);
      return;
    case Bug::Spider: {
      const Board::Lifted lifted(board, from, level);
      visit_spider(board, from, visit);
      return;
    }
    case Bug::Ant: {
      const Board::Lifted lifted(board, from, level);
      visit_ant(board, from, visit);
      return;
    }
    case Bug::Ladybug: {
      const Board::Lifted lifted(board, from, level);
      visit_ladybug(board, context.steps, from, visit);
      return;
    }
    case Bug::Mosquito: {
      if (level > 0) {
        visit_beetle(board, context.steps, from, level, visit);
        return;
      }
      const BugSet bugs = copied_bugs(board, from);
      if (bugs == 0) return;
      const Board::Lifted lifted(board, from, level);
      visit_mosquito(context, from, bugs, visit);
      return;
    }
    case Bug::RidingLadybug: {
      const Board::Lifted lifted(board, from, level);
      visit_riding_ladybug(board, context.steps, from, context.may_double_step, visit);
      return;
    }
    case Bug::Dragonfly:
      return;
  }
}

}  // namespace mandible
