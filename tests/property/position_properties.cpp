// What must hold in every position of every game, whatever the edition: moves can be undone, what
// is maintained incrementally equals what is computed from scratch, and the generator agrees with
// itself.
#include <algorithm>

#include "property/random_game.h"
#include "rules/cell_set.h"
#include "rules/pins.h"

namespace mandible::test {
namespace {

// Everything that can be seen of a position.
struct Seen {
  std::uint64_t hash, repetition_key, canonical_hash;
  int holes, white_cells, black_cells, ply;
  std::uint8_t last;
  TileSet on_board, covered;
  bool flags[4];
  std::vector<std::uint32_t> cells;

  friend bool operator==(const Seen& a, const Seen& b) = default;
};

std::vector<std::uint32_t> see_cells(const Board& board) {
  std::vector<std::uint32_t> seen;
  const auto add = [&seen](int value) { seen.push_back(static_cast<std::uint32_t>(value)); };
  for (std::uint16_t i = 0; i < kCells; ++i) {
    const Cell c{i};
    add(board.ring(c, Colour::White));
    add(board.ring(c, Colour::Black));
    add(board.height(c));
    if (board.occupied(c)) add(board.top(c).id);
  }
  for (Tile tile : Tiles(board.on_board())) {
    add(board.where(tile).index);
    add(board.below(tile).id);
  }
  return seen;
}

Seen see(const Position& p) {
  return {p.hash(),
          p.repetition_key(),
          p.canonical_hash(),
          p.board().holes(),
          p.board().placement_cells(Colour::White),
          p.board().placement_cells(Colour::Black),
          p.ply(),
          p.last_moved().id,
          p.board().on_board(),
          p.board().covered(),
          {p.double_step_used(Colour::White), p.double_step_used(Colour::Black),
           p.mosquito_rides(Colour::White), p.mosquito_rides(Colour::Black)},
          see_cells(p.board())};
}

RC_GTEST_PROP(Position, undo_restores_everything, (const RandomGame& random)) {
  for_each_position(random, [](Position& position, Move) {
    const Seen before = see(position);
    MoveList moves;
    list_moves(position, moves);
    for (std::size_t i = 0; i < moves.size(); i += 3) {
      const Position::Undo undo = position.make(moves[i]);
      position.undo(undo);
      RC_ASSERT(see(position) == before);
    }
  });
}

// The empty regions next to the hive, less the one outside.
int holes_by_flooding(const Board& board) {
  const std::vector<Cell> near = cells_within_reach(board);
  CellSet in_reach;
  for (const Cell& cell : near) in_reach.add(cell);
  CellSet seen;
  int regions = 0;
  for (const Cell& start : near) {
    if (board.occupied(start) || !seen.add(start)) continue;
    ++regions;
    std::vector<Cell> open = {start};
    while (!open.empty()) {
      const Cell cell = open.back();
      open.pop_back();
      for (Direction d : kAllDirections) {
        const Cell next = neighbour(cell, d);
        if (in_reach.contains(next) && !board.occupied(next) && seen.add(next))
          open.push_back(next);
      }
    }
  }
  return regions - 1;
}

bool connected_without(const Board& board, Cell without) {
  std::vector<Cell> open;
  CellSet seen;
  int rest = 0;
  for (Tile tile : Tiles(board.tops())) {
    const Cell cell = board.where(tile);
    if (cell == without) continue;
    ++rest;
    if (open.empty()) open.push_back(cell);
  }
  if (rest == 0) return true;
  seen.add(open[0]);
  int reached = 1;
  while (!open.empty()) {
    const Cell cell = open.back();
    open.pop_back();
    for (Direction d : kAllDirections) {
      const Cell next = neighbour(cell, d);
      if (next == without || !board.occupied(next) || !seen.add(next)) continue;
      ++reached;
      open.push_back(next);
    }
  }
  return reached == rest;
}

RC_GTEST_PROP(Board, what_is_maintained_equals_what_is_computed_from_scratch,
              (const RandomGame& random)) {
  for_each_position(random, [](Position& position, Move) {
    const Board& board = position.board();
    if (board.on_board() == 0) return;
    Board fresh;
    for (int level = 0; level < kTiles; ++level) {
      for (Tile tile : Tiles(board.on_board())) {
        if (board.level(tile) == level) fresh.put(tile, board.where(tile));
      }
    }
    RC_ASSERT(see_cells(fresh) == see_cells(board));
    RC_ASSERT(fresh.key() == board.key());
    RC_ASSERT(board.holes() == holes_by_flooding(board));
    for (Colour colour : {Colour::White, Colour::Black}) {
      int cells = 0;
      for (const Cell& cell : cells_within_reach(board)) {
        cells += is_placement_cell(board, colour, cell) ? 1 : 0;
      }
      RC_ASSERT(board.placement_cells(colour) == cells);
    }
  });
}

RC_GTEST_PROP(Pins, cut_cells_are_those_whose_loss_splits_the_hive, (const RandomGame& random)) {
  for_each_position(random, [](Position& position, Move) {
    const Board& board = position.board();
    Pins pins(board);
    for (Tile tile : Tiles(board.tops())) {
      const Cell cell = board.where(tile);
      RC_ASSERT(pins.cut(cell) == !connected_without(board, cell));
    }
  });
}

RC_GTEST_PROP(LegalMoves, listed_counted_and_tested_one_by_one_agree, (const RandomGame& random)) {
  for_each_position(random, [](Position& position, Move) {
    MoveList moves;
    list_moves(position, moves);
    RC_ASSERT(static_cast<int>(moves.size()) == count_moves(position));
    std::vector<std::string> listed;
    for (const Move& move : moves) {
      listed.push_back(std::to_string(move.tile.id) + "@" + std::to_string(move.to.index));
    }
    std::sort(listed.begin(), listed.end());
    RC_ASSERT(std::adjacent_find(listed.begin(), listed.end()) == listed.end());
    RC_ASSERT(is_legal(position, Move::pass()) == moves[0].is_pass());
    std::size_t legal = moves[0].is_pass() ? 1 : 0;
    for (std::uint8_t id = 0; id < kTiles; ++id) {
      for (const Cell& cell : cells_within_reach(position.board())) {
        if (!is_legal(position, {Tile{id}, cell})) continue;
        ++legal;
        const std::string text = std::to_string(id) + "@" + std::to_string(cell.index);
        RC_ASSERT(std::binary_search(listed.begin(), listed.end(), text));
      }
    }
    RC_ASSERT(legal == moves.size());
  });
}

RC_GTEST_PROP(LegalMoves, those_to_one_cell_are_found_one_by_one, (const RandomGame& random)) {
  for_each_position(random, [](Position& position, Move) {
    MoveList all;
    list_moves(position, all);
    for (const Cell& cell : cells_within_reach(position.board())) {
      if (position.board().occupied(cell)) continue;
      std::vector<std::uint8_t> wanted;
      for (const Move& move : all) {
        if (!move.is_pass() && move.to == cell) wanted.push_back(move.tile.id);
      }
      std::vector<std::uint8_t> found;
      TileSet excluded = 0;
      for (;;) {
        const Move move = find_move_to(position, cell, excluded);
        if (move.is_pass()) break;
        RC_ASSERT(move.to == cell);
        found.push_back(move.tile.id);
        excluded |= move.tile.bit();
      }
      std::sort(wanted.begin(), wanted.end());
      std::sort(found.begin(), found.end());
      RC_ASSERT(found == wanted);
    }
  });
}

}  // namespace
}  // namespace mandible::test
