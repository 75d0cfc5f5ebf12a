#include "rules/verdict.h"

#include <algorithm>

#include "base/bits.h"
#include "rules/bugs/dragonfly.h"
#include "rules/bugs/mosquito.h"
#include "rules/bugs/pillbug.h"
#include "rules/cell_set.h"
#include "rules/movegen.h"
#include "rules/places.h"
#include "rules/ways.h"

namespace mandible {
namespace {

Verdict verdict(Rule rule, Tile tile, std::vector<Cell> cells = {}) {
  return {rule, std::move(cells), {}, tile};
}

std::vector<Cell> neighbours_in(Cell cell, Ring ring) {
  std::vector<Cell> cells;
  for (int d : Bits(ring)) cells.push_back(neighbour(cell, d));
  return cells;
}

std::vector<Cell> occupied_cells(const Board& board) {
  std::vector<Cell> cells;
  for (Tile tile : Tiles(board.tops())) cells.push_back(board.where(tile));
  return cells;
}

// The hive without one cell: the group round that cell's first neighbour, and the rest.
Verdict split_at(const Board& board, Tile tile, Cell without) {
  Verdict split = verdict(Rule::SplitsHive, tile);
  CellSet seen;
  seen.add(without);
  const Cell start = neighbour(without, lowest_bit(board.ring(without)));
  seen.add(start);
  split.cells.push_back(start);
  for (std::size_t i = 0; i < split.cells.size(); ++i) {
    const Cell cell = split.cells[i];
    for (int d : Bits(board.ring(cell))) {
      if (seen.add(neighbour(cell, d))) split.cells.push_back(neighbour(cell, d));
    }
  }
  for (const Cell& cell : occupied_cells(board)) {
    if (!seen.contains(cell)) split.other_cells.push_back(cell);
  }
  return split;
}

Verdict blocked(Tile tile, const Obstacle& obstacle) {
  if (!obstacle.gate) return verdict(Rule::NoContact, tile, {obstacle.from, obstacle.to});
  const Direction d = direction_to(obstacle.from, obstacle.to);
  return verdict(Rule::Gate, tile,
                 {neighbour(obstacle.from, left_of(d)), neighbour(obstacle.from, right_of(d))});
}

// The tiles round the empty region of a cell.
std::vector<Cell> walls_round(const Board& board, Cell inside) {
  std::vector<Cell> region = {inside};
  std::vector<Cell> walls;
  CellSet seen;
  seen.add(inside);
  for (std::size_t i = 0; i < region.size(); ++i) {
    for (Direction d : kAllDirections) {
      const Cell next = neighbour(region[i], d);
      if (!seen.add(next)) continue;
      if (board.occupied(next)) {
        walls.push_back(next);
      } else if (board.ring(next) != 0) {
        region.push_back(next);
      }
    }
  }
  return walls;
}

// A Spider that could slide there, only not in three steps, has no use for a way that leaves the
// hive.
bool is_beside_the_point(const Board& board, Bug bug, Cell from, Cell to,
                         const Obstacle& obstacle) {
  if (bug != Bug::Spider || obstacle.gate) return false;
  const std::optional<Way> slide = find_way(board, Bug::Ant, from, to);
  return slide && !slide->obstacle;
}

// Why a tile, lifted from this board, cannot go there in the way of this bug.
Verdict why_not_as(const Position& position, const Board& board, Tile tile, Bug bug, Cell from,
                   Cell to) {
  const bool double_step =
      bug == Bug::RidingLadybug && tile.bug() == bug && !position.double_step_used(tile.colour());
  const std::optional<Way> way = find_way(board, bug, from, to, double_step);
  if (way && way->obstacle && !is_beside_the_point(board, bug, from, to, *way->obstacle)) {
    return blocked(tile, *way->obstacle);
  }
  const bool climbs = bug == Bug::Beetle || bug == Bug::Dragonfly || bug == Bug::RidingLadybug;
  if (!climbs && board.occupied(to)) return verdict(Rule::CellOccupied, tile, {to});
  if (bug == Bug::Grasshopper) {
    const Places places(position.board(), from, {});
    const Axial way_there = places.of(to);
    for (Direction d : kAllDirections) {
      const bool leads_there =
          is_straight(way_there) && distance(way_there - kSteps[d]) < distance(way_there);
      if (leads_there && !board.occupied(neighbour(from, d))) {
        return verdict(Rule::NothingToJump, tile, {neighbour(from, d)});
      }
    }
  }
  if (!board.occupied(to) && board.ring(to) == 0) return verdict(Rule::NoContact, tile, {to});
  if (bug == Bug::Ant) {
    // The target may be enclosed, or the ant itself; the smaller region tells.
    std::vector<Cell> round_target = walls_round(board, to);
    std::vector<Cell> round_start = walls_round(board, from);
    const bool target_is_smaller = round_target.size() <= round_start.size();
    return verdict(Rule::Enclosed, tile, target_is_smaller ? round_target : round_start);
  }
  if (bug == Bug::RidingLadybug && !double_step && tile.bug() == bug &&
      distance(offset(from, to)) == 2) {
    return verdict(Rule::DoubleStepUsed, tile);
  }
  return verdict(Rule::NotThisBugsMove, tile);
}

// Of several reasons, the most helpful one: what nearly worked before what never could.
int telling(Rule rule) {
  switch (rule) {
    case Rule::Gate:
      return 6;
    case Rule::Enclosed:
      return 5;
    case Rule::NoContact:
      return 4;
    case Rule::NothingToJump:
      return 3;
    case Rule::CellOccupied:
      return 2;
    default:
      return 1;
  }
}

Verdict why_not_by_itself(const Position& position, Tile tile, Cell to) {
  Board board = position.board();
  const Cell from = board.where(tile);
  if (from == to) return verdict(Rule::SameCell, tile, {to});
  int level = board.level(tile);
  const bool carries =
      tile.bug() == Bug::Dragonfly && dragonfly_carries(board, board.below(tile), to);
  if (carries) --level;
  if (level == 0 && Pins(board).cut(from)) return split_at(board, tile, from);

  if (tile.bug() != Bug::Mosquito || level > 0) {
    const Bug bug = tile.bug() == Bug::Mosquito ? Bug::Beetle : tile.bug();
    const Board::Lifted lifted(board, from, level);
    return why_not_as(position, board, tile, bug, from, to);
  }
  const BugSet bugs = copied_bugs(board, from);
  if (bugs == 0) return verdict(Rule::NothingToCopy, tile, neighbours_in(from, board.ring(from)));
  const Board::Lifted lifted(board, from, level);
  std::optional<Verdict> best;
  for (int bug : Bits(bugs)) {
    Verdict reason = why_not_as(position, board, tile, static_cast<Bug>(bug), from, to);
    if (!best || telling(reason.rule) > telling(best->rule)) best = std::move(reason);
  }
  return *best;
}

// The own tiles beside a cell that can throw, or could if they had not just moved.
std::vector<Tile> throwers_beside(const Position& position, Cell cell) {
  const Board& board = position.board();
  std::vector<Tile> throwers;
  for (Bug bug : kThrowers) {
    const Tile tile = make_tile(position.to_move(), bug);
    if (is_thrower(board, tile) && adjacent(board.where(tile), cell)) throwers.push_back(tile);
  }
  return throwers;
}

Verdict why_not_thrown(const Position& position, Tile tile, Cell to) {
  Board board = position.board();
  const Cell from = board.where(tile);
  const std::vector<Tile> throwers = throwers_beside(position, from);
  if (throwers.empty()) return verdict(Rule::NotYourTile, tile);
  if (tile == position.last_moved()) return verdict(Rule::JustMoved, tile, {from});
  if (board.height(from) != 1) return verdict(Rule::InStack, tile, {from});
  if (Pins(board).cut(from)) return split_at(board, tile, from);
  if (from == to) return verdict(Rule::SameCell, tile, {to});
  if (board.occupied(to)) return verdict(Rule::CellOccupied, tile, {to});
  Verdict reason = verdict(Rule::NotBesideThrower, throwers[0], {board.where(throwers[0])});
  const Board::Lifted lifted(board, from, 0);
  for (const Tile& thrower : throwers) {
    const Cell over = board.where(thrower);
    if (!adjacent(over, to)) continue;
    if (thrower == position.last_moved()) {
      reason = verdict(Rule::JustMoved, thrower, {over});
      continue;
    }
    if (const auto onto = obstacle_to_step(board, from, direction_to(from, over))) {
      return blocked(tile, *onto);
    }
    if (const auto down = obstacle_to_step(board, over, direction_to(over, to))) {
      return blocked(tile, *down);
    }
  }
  return reason;
}

// The highest tile above this one that does not ride; there must be one.
Tile what_covers(const Position& position, Tile tile) {
  const Board& board = position.board();
  Tile above = board.top(board.where(tile));
  while (position.rides(above)) above = board.below(above);
  return above;
}

Verdict why_not_moved(const Position& position, Tile tile, Cell to) {
  const Cell at = position.board().where(tile);
  if (!position.free_to_move(tile)) {
    return verdict(Rule::Covered, what_covers(position, tile), {at});
  }
  if (tile == position.last_moved()) return verdict(Rule::JustMoved, tile, {at});
  Verdict by_itself = why_not_by_itself(position, tile, to);
  if (throwers_beside(position, at).empty()) return by_itself;
  Verdict thrown = why_not_thrown(position, tile, to);
  return thrown.rule == Rule::Gate && by_itself.rule != Rule::Gate ? thrown : by_itself;
}

Verdict why_not_placed(const Position& position, Tile tile, Cell to) {
  const Board& board = position.board();
  const Colour us = position.to_move();
  if (tile.colour() != us) return verdict(Rule::NotYourTile, tile);
  const Tile queen = make_tile(us, Bug::Queen);
  if (tile == queen && position.queen_barred()) return verdict(Rule::QueenBarred, tile);
  if (tile != queen && position.queen_due()) return verdict(Rule::QueenDue, queen);
  const TileSet same_bug = position.next_in_hand(us) & tiles_of(tile.bug());
  const Tile next = lowest_tile(same_bug);
  if (next != tile) return verdict(Rule::OutOfOrder, next);
  if (position.ply() == 0) return verdict(Rule::NotTheOrigin, tile, {kOrigin});
  if (board.occupied(to)) return verdict(Rule::CellOccupied, tile, {to});
  if (position.ply() == 1) return verdict(Rule::NoContact, tile, {to});
  const Ring enemies = board.ring(to, other(us));
  if (enemies != 0) return verdict(Rule::TouchesEnemy, tile, neighbours_in(to, enemies));
  return verdict(Rule::NoContact, tile, {to});
}

}  // namespace

std::optional<Verdict> explain(const Position& position, Tile tile, Cell to) {
  const Board& board = position.board();
  if (position.over()) return verdict(Rule::GameOver, tile);
  if (!has(position.edition().tiles, tile)) return verdict(Rule::NotInThisGame, tile);
  if (is_legal(position, {tile, to})) return std::nullopt;
  if (is_legal(position, Move::pass())) return verdict(Rule::MustPass, tile);
  if (!board.on_board(tile)) return why_not_placed(position, tile, to);
  if (!position.queen_placed(position.to_move())) {
    const Tile queen = make_tile(position.to_move(), Bug::Queen);
    const bool own = tile.colour() == position.to_move();
    return own ? verdict(Rule::QueenNotPlaced, queen) : verdict(Rule::NotYourTile, tile);
  }
  const bool own = tile.colour() == position.to_move();
  return own ? why_not_moved(position, tile, to) : why_not_thrown(position, tile, to);
}

std::optional<Verdict> explain(const Position& position, Move move) {
  if (!move.is_pass()) return explain(position, move.tile, move.to);
  if (position.over()) return verdict(Rule::GameOver, kNoTile);
  if (is_legal(position, move)) return std::nullopt;
  return verdict(Rule::MovesExist, kNoTile);
}

}  // namespace mandible
