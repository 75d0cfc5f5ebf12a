#include "rules/movegen.h"

#include "rules/bugs/pillbug.h"
#include "rules/own_moves.h"

namespace mandible {
namespace {

// Visits the cells where the side to move may lay a new tile, each once.
template <class Visit>
void visit_placement_cells(const Position& position, Visit&& visit) {
  const Board& board = position.board();
  if (position.ply() == 0) {
    visit(kOrigin);
    return;
  }
  if (position.ply() == 1) {
    const Cell first = board.where(position.last_moved());
    for (Direction d : kAllDirections) visit(neighbour(first, d));
    return;
  }
  const Colour us = position.to_move();
  const Colour them = other(us);
  const bool holes = board.holes() != 0;
  for (Tile tile : Tiles(board.tops() & tiles_of(us))) {
    const Cell cell = board.where(tile);
    const Ring own = board.ring(cell, us);
    const Ring enemy = board.ring(cell, them);
    const Ring near_enemy = static_cast<Ring>(bit_to_the_left(enemy) | bit_to_the_right(enemy));
    // An empty cell is reported by the own tile that begins the first group of own tiles round it.
    // With another own tile to the right, this one begins none, unless the group has no beginning,
    // which takes a hole.
    const Ring not_first = holes ? Ring{0} : bit_to_the_right(own);
    for (int d : Bits(kFullRing & ~(own | enemy | near_enemy | not_first))) {
      const Cell empty = neighbour(cell, d);
      if (board.ring(empty, them) != 0) continue;
      const RingFacts& facts = kRingFacts[board.ring(empty, us)];
      if (facts.first_arc_start == opposite(static_cast<Direction>(d))) visit(empty);
    }
  }
}

TileSet placeable_tiles(const Position& position) {
  const TileSet next = position.next_in_hand(position.to_move());
  const TileSet queen = make_tile(position.to_move(), Bug::Queen).bit();
  if (position.queen_barred()) return next & ~queen;
  if (position.queen_due()) return next & queen;
  return next;
}

// The own tiles that nothing but riders covers and that were not moved by the ply before.
TileSet movable_tiles(const Position& position, bool has_house_bugs) {
  const Board& board = position.board();
  const TileSet own = tiles_of(position.to_move());
  TileSet movable = board.tops() & own;
  if (has_house_bugs) {
    for (Tile tile : Tiles(board.covered() & own)) {
      if (position.free_to_move(tile)) movable |= tile.bit();
    }
  }
  const Tile last = position.last_moved();
  return last.exists() ? movable & ~last.bit() : movable;
}

MoveContext context_of(const Position& position, Board& board) {
  return {board, position.edition().has_house_bugs(),
          !position.double_step_used(position.to_move())};
}

Throws throws_of(const Position& position, MoveContext& context) {
  return {context.board, position.to_move(), position.last_moved(), context.steps, context.pins};
}

struct Lister {
  static constexpr bool kOnlyCounts = false;
  MoveList& moves;
  void operator()(Tile tile, Cell to) { moves.push_back({tile, to}); }
};

struct Counter {
  static constexpr bool kOnlyCounts = true;
  int moves = 0;
  void operator()(Tile /*tile*/, Cell /*to*/) { ++moves; }
};

template <class Sink>
void generate_placements(const Position& position, Sink& sink) {
  const TileSet tiles = placeable_tiles(position);
  if (tiles == 0) return;
  if constexpr (Sink::kOnlyCounts) {
    int cells = position.board().placement_cells(position.to_move());
    if (position.ply() < 2) cells = position.ply() == 0 ? 1 : kDirections;
    sink.moves += cells * count_bits16(tiles >> (kTilesPerSide * index_of(position.to_move())));
  } else {
    visit_placement_cells(position, [&](Cell cell) {
      for (Tile tile : Tiles(tiles)) sink(tile, cell);
    });
  }
}

// The moves of a tile that can also be thrown: what both ways reach is one move.
template <class Sink>
void generate_with_throws(MoveContext& context, const Throws& throws, Tile tile, bool own,
                          Sink& sink) {
  const Cell from = context.board.where(tile);
  const NearCells aimed = throws.targets(tile, from);
  aimed.for_each([&](NearCell near) { sink(tile, near.seen_from(from)); });
  if (!own) return;
  visit_own_moves(context, tile, [&](Cell cell) {
    if (!aimed.contains(from, cell)) sink(tile, cell);
  });
}

template <class Sink>
void generate_own_moves(MoveContext& context, Tile tile, Sink& sink) {
  if constexpr (Sink::kOnlyCounts) {
    const Cell from = context.board.where(tile);
    const RingFacts& facts = context.board.ring_facts(from);
    switch (tile.bug()) {
      case Bug::Queen:
      case Bug::Pillbug:
        if (facts.exit_count != 0 && !context.pins.cut(from)) sink.moves += facts.exit_count;
        return;
      case Bug::Grasshopper:
        if (!context.pins.cut(from)) sink.moves += facts.occupied;
        return;
      default:
        break;
    }
  }
  visit_own_moves(context, tile, [&](Cell cell) { sink(tile, cell); });
}

template <class Sink>
[[gnu::noinline]] void generate_movements(Position& position, Sink& sink) {
  MoveContext context = context_of(position, position.liftable_board());
  const TileSet movable = movable_tiles(position, context.has_house_bugs);
  if ((context.board.on_board() & tiles_of(Bug::Pillbug)) == 0) {
    for (Tile tile : Tiles(movable)) {
      generate_own_moves(context, tile, sink);
    }
    return;
  }
  const Throws throws = throws_of(position, context);
  for (Tile tile : Tiles(movable & ~throws.thrown())) {
    generate_own_moves(context, tile, sink);
  }
  for (Tile tile : Tiles(throws.thrown())) {
    const bool own = tile.colour() == position.to_move();
    if constexpr (Sink::kOnlyCounts) {
      if (!own && !throws.more_than_one()) {
        sink.moves += throws.count_by_one_thrower();
        continue;
      }
    }
    generate_with_throws(context, throws, tile, own, sink);
  }
}

template <class Sink>
void generate(Position& position, Sink& sink) {
  generate_placements(position, sink);
  if (position.queen_placed(position.to_move())) generate_movements(position, sink);
}

// False only if a bug surely cannot go to the empty cell in one move: too far, not in line, or a
// cell that nothing can slide into.
bool may_go_as(Bug bug, const Board& board, Cell from, Cell to) {
  const int steps = distance(offset(from, to));
  switch (bug) {
    case Bug::Queen:
    case Bug::Pillbug:
    case Bug::Beetle:
      return steps == 1;
    case Bug::Ladybug:
      return steps <= 3;
    case Bug::Spider:
      return steps <= 3 && (steps == 1 || board.ring_facts(to).exits != 0);
    case Bug::Grasshopper:
      return steps > 1 && may_be_straight(from, to);
    case Bug::Dragonfly:
    case Bug::RidingLadybug:
      return steps <= 2;
    case Bug::Ant:
      // Beside the cell, the ant itself may be what closes it.
      return steps == 1 || board.ring_facts(to).exits != 0;
    case Bug::Mosquito:
      break;
  }
  return true;
}
bool may_go(const Board& board, Tile tile, Cell to) {
  const Cell from = board.where(tile);
  if (tile.bug() != Bug::Mosquito) return may_go_as(tile.bug(), board, from, to);
  if (board.below(tile).exists()) return may_go_as(Bug::Beetle, board, from, to);
  for (int bug : Bits(copied_bugs(board, from))) {
    if (may_go_as(static_cast<Bug>(bug), board, from, to)) return true;
  }
  return false;
}

bool reaches(MoveContext& context, Tile tile, Cell to) {
  bool found = false;
  if (tile.bug() == Bug::Ant && !context.has_house_bugs) {
    // As visit_own_moves, but only as far as the cell: an Ant's way round the hive is long.
    const Cell from = context.board.where(tile);
    if (context.pins.cut(from)) return false;
    const Board::Lifted lifted(context.board, from, 0);
    visit_ant(context.board, from, [&](Cell cell) { return found = cell == to; });
  } else {
    visit_own_moves(context, tile, [&](Cell cell) { found |= cell == to; });
  }
  return found;
}

bool is_legal_placement(const Position& position, Move move) {
  if (!has(placeable_tiles(position), move.tile)) return false;
  if (position.ply() == 0) return move.to == kOrigin;
  if (position.ply() == 1) return adjacent(move.to, position.board().where(position.last_moved()));
  return is_placement_cell(position.board(), position.to_move(), move.to);
}

bool is_own_move(const Position& position, MoveContext& context, Move move) {
  if (!has(movable_tiles(position, context.has_house_bugs), move.tile)) return false;
  bool reached = false;
  visit_own_moves(context, move.tile, [&](Cell cell) { reached |= cell == move.to; });
  return reached;
}

}  // namespace

void list_moves(Position& position, MoveList& moves) {
  moves.clear();
  if (position.over()) return;
  Lister lister{moves};
  generate(position, lister);
  if (moves.empty()) moves.push_back(Move::pass());
}

void list_moves(const Position& position, MoveList& moves) {
  Position copy = position;
  list_moves(copy, moves);
}

int count_moves(Position& position) {
  if (position.over()) return 0;
  Counter counter;
  generate(position, counter);
  return counter.moves == 0 ? 1 : counter.moves;
}

int count_moves(const Position& position) {
  Position copy = position;
  return count_moves(copy);
}

Move find_move_to(Position& position, Cell to, TileSet excluded) {
  if (position.over()) return Move::pass();
  const TileSet placeable = placeable_tiles(position) & ~excluded;
  if (placeable != 0) {
    const Move placement{lowest_tile(placeable), to};
    if (is_legal_placement(position, placement)) return placement;
  }
  if (!position.queen_placed(position.to_move())) return Move::pass();
  MoveContext context = context_of(position, position.liftable_board());
  const Board& board = context.board;
  for (Tile tile : Tiles(movable_tiles(position, context.has_house_bugs) & ~excluded)) {
    if (may_go(board, tile, to) && reaches(context, tile, to)) return {tile, to};
  }
  if ((board.on_board() & tiles_of(Bug::Pillbug)) == 0) return Move::pass();
  const Throws throws = throws_of(position, context);
  for (Tile tile : Tiles(throws.thrown() & ~excluded)) {
    if (throws.thrower(tile, to).exists()) return {tile, to};
  }
  return Move::pass();
}

bool is_legal(Position& position, Move move) {
  if (position.over()) return false;
  if (move.is_pass()) {
    Counter counter;
    generate(position, counter);
    return counter.moves == 0;
  }
  if (!has(position.edition().tiles, move.tile)) return false;
  if (!position.board().on_board(move.tile)) return is_legal_placement(position, move);
  if (!position.queen_placed(position.to_move())) return false;
  MoveContext context = context_of(position, position.liftable_board());
  if (is_own_move(position, context, move)) return true;
  return throws_of(position, context).thrower(move.tile, move.to).exists();
}

bool is_legal(const Position& position, Move move) {
  Position copy = position;
  return is_legal(copy, move);
}

Tile thrower_of(const Position& position, Move move) {
  if (move.is_pass() || !position.board().on_board(move.tile)) return kNoTile;
  Board board = position.board();
  MoveContext context = context_of(position, board);
  const Tile thrower = throws_of(position, context).thrower(move.tile, move.to);
  if (!thrower.exists() || !is_own_move(position, context, move)) return thrower;
  const bool saves_double_step = move.tile.bug() == Bug::RidingLadybug &&
                                 !reaches_in_one_step(board, context.steps, move.tile, move.to);
  return saves_double_step ? thrower : kNoTile;
}

}  // namespace mandible
