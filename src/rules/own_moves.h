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
#include "rules/pins.h"
#include "rules/position.h"
#include "rules/slides.h"

namespace mandible {

// What the moves of all tiles of a position have in common, found once.
struct MoveContext {
  explicit MoveContext(const Position& p)
      : position(p),
        board(p.liftable_board()),
        steps(board),
        pins(board),
        has_house_bugs(p.edition().has_house_bugs()) {}

  int level(Tile tile) const {
    return has_house_bugs ? board.level(tile) : board.height(board.where(tile)) - 1;
  }

  const Position& position;
  Board& board;
  Steps steps;
  Pins pins;
  bool has_house_bugs;
};

// A Mosquito on the table, lifted, as each of the bugs that it touches. No cell is visited twice.
template <class Visit>
void visit_mosquito(MoveContext& context, Cell from, BugSet bugs, Visit&& visit) {
  Board& board = context.board;
  const auto touches = [bugs](Bug bug) { return (bugs & bug_bit(bug)) != 0; };
  const auto slide_and_climb = [&](auto&& report) {
    const bool climbs = touches(Bug::Beetle) || touches(Bug::RidingLadybug);
    const Ring climbed =
        climbs ? static_cast<Ring>(context.steps.from(board, from, 0) & board.ring(from)) : Ring{0};
    for (int d : Bits(climbed)) report(neighbour(from, d));
    // An Ant reaches whatever a Spider, or a single slide, reaches.
    if (touches(Bug::Ant)) {
      visit_ant(board, from, report);
      return;
    }
    if (climbs || touches(Bug::Queen) || touches(Bug::Pillbug)) visit_queen(board, from, report);
    if (touches(Bug::Spider)) visit_spider(board, from, report);
  };
  constexpr BugSet kJumpers = bug_bit(Bug::Grasshopper) | bug_bit(Bug::Ladybug) |
                              bug_bit(Bug::Dragonfly) | bug_bit(Bug::Spider);
  if ((bugs & kJumpers) == 0) {
    slide_and_climb(visit);
    return;
  }
  CellMarks& found = board.found();
  found.clear();
  const auto visit_new = [&](Cell cell) {
    if (found.add(cell)) visit(cell);
  };
  slide_and_climb(visit_new);
  if (touches(Bug::Grasshopper)) visit_grasshopper(board, from, visit_new);
  if (touches(Bug::Ladybug)) visit_ladybug(board, context.steps, from, visit_new);
  if (touches(Bug::Dragonfly)) {
    for (Direction d : kAllDirections) {
      if (dragonfly_reaches(board, context.steps, from, d)) visit_new(dragonfly_target(from, d));
    }
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
      CellMarks& found = board.found();
      found.clear();
      visit_ladybug(board, context.steps, from, [&](Cell cell) {
        if (found.add(cell)) visit(cell);
      });
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
      CellMarks& found = board.found();
      found.clear();
      const auto visit_new = [&](Cell cell) {
        if (found.add(cell)) visit(cell);
      };
      visit_beetle(board, context.steps, from, level, visit_new);
      if (!context.position.double_step_used(tile.colour())) {
        visit_double_step(board, context.steps, from, visit_new);
      }
      return;
    }
    case Bug::Dragonfly:
      return;
  }
}

}  // namespace mandible
