// The table: which tile lies where, in stacks, and what is maintained incrementally: the colours
// round every cell, a hash, and the number of holes in the hive. It knows nothing of turns or of
// what is legal.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>

#include "base/random.h"
#include "rules/hex.h"
#include "rules/piece.h"
#include "rules/ring.h"

namespace mandible {

class Board {
 public:
  Board() { below_.fill(kNoTile); }

  // The number of tiles on a cell.
  int height(Cell c) const { return cells_[c.index].height; }
  bool occupied(Cell c) const { return cells_[c.index].height != 0; }
  // The visible tile of an occupied cell.
  Tile top(Cell c) const { return {cells_[c.index].top}; }

  // Which neighbours are occupied, and which show a tile of one colour on top.
  Ring ring(Cell c) const {
    const CellState& s = cells_[c.index];
    return static_cast<Ring>(s.colour_rings[0] | s.colour_rings[1]);
  }
  Ring ring(Cell c, Colour colour) const {
    return cells_[c.index].colour_rings[static_cast<unsigned>(index_of(colour))];
  }
  const RingFacts& ring_facts(Cell c) const { return kRingFacts[ring(c)]; }

  bool on_board(Tile t) const { return has(on_board_, t); }
  Cell where(Tile t) const { return where_[t.id]; }
  // The tile directly beneath, or none for a tile on the table.
  Tile below(Tile t) const { return below_[t.id]; }
  bool covered(Tile t) const { return has(covered_, t); }
  // 0 for a tile that lies on the table.
  int level(Tile t) const {
    int level = 0;
    for (Tile under = below(t); under.exists(); under = below(under)) ++level;
    return level;
  }

  TileSet on_board() const { return on_board_; }
  TileSet covered() const { return covered_; }
  // The visible tiles, one for each occupied cell.
  TileSet tops() const { return on_board_ & ~covered_; }
  // Empty regions that the hive encloses; the hive must be in one piece.
  int holes() const { return 1 - tally_.euler; }
  // Equal for equal stacks on equal cells; tiles of one bug and colour are interchangeable.
  std::uint64_t key() const { return tally_.key; }
  // Empty cells that touch a visible tile of this colour and none of the other.
  int placement_cells(Colour colour) const {
    return tally_.placement_cells[static_cast<unsigned>(index_of(colour))];
  }

  // What is maintained incrementally, and restored as a whole.
  struct Tally {
    std::uint64_t key = 0;
    int euler = 0;  // groups of occupied cells less the holes in them
    std::array<int, 2> placement_cells{};
  };
  const Tally& tally() const { return tally_; }

  // Lays a tile that is not on the board on top of whatever lies on the cell.
  [[gnu::always_inline]] void put(Tile tile, Cell cell) {
    CellState& s = cells_[cell.index];
    tally_.key ^= tile_key(tile, s.height, cell);
    if (s.height == 0) {
      tally_.euler += ring_facts(cell).euler_gain;
      count_as_placement_cell(s, -1);
      show(cell, tile.colour());
    } else if (Tile{s.top}.colour() != tile.colour()) {
      recolour(cell, tile.colour());
    }
    lay(tile, cell);
  }

  // Takes the top tile of a cell off the board.
  void take(Tile tile) {
    const Cell cell = where_[tile.id];
    const CellState& s = cells_[cell.index];
    pick_up(tile);
    tally_.key ^= tile_key(tile, s.height, cell);
    if (s.height == 0) {
      hide(cell, tile.colour());
      tally_.euler -= ring_facts(cell).euler_gain;
      count_as_placement_cell(s, 1);
    } else if (Tile{s.top}.colour() != tile.colour()) {
      recolour(cell, other(tile.colour()));
    }
  }

  // Undoes one put, or a take and a put; `before` is the tally as it was before them.
  void undo_put(Tile tile, const Tally& before) {
    const Cell cell = where_[tile.id];
    pick_up(tile);
    flip_after_undo(cell, tile);
    tally_ = before;
  }
  void undo_move(Tile tile, Cell from, const Tally& before) {
    undo_put(tile, before);
    flip_after_undo(from, tile);
    lay(tile, from);
  }

  // While it lives, the cell is only `level` tiles high and, at level 0, no longer seen by its
  // neighbours: how every movement is judged, with the unit that moves held in the air.
  class Lifted {
   public:
    Lifted(Board& board, Cell cell, int level)
        : board_(board), cell_(cell), height_(board.cells_[cell.index].height), level_(level) {
      if (level_ == 0) board_.flip_ring(cell_, board_.top(cell_).colour());
      board_.cells_[cell_.index].height = static_cast<std::uint8_t>(level_);
    }
    ~Lifted() {
      if (level_ == 0) board_.flip_ring(cell_, board_.top(cell_).colour());
      board_.cells_[cell_.index].height = height_;
    }
    Lifted(const Lifted&) = delete;
    Lifted& operator=(const Lifted&) = delete;

   private:
    Board& board_;
    Cell cell_;
    std::uint8_t height_;
    int level_;
  };

  // What one tile adds to the key. Levels of tiles are below 16, as a stack holds 11 at most.
  static constexpr std::uint64_t tile_key(Tile tile, int level, Cell cell) {
    return scatter_bits(kKinds[tile.id] | static_cast<unsigned>(level) << 12U | cell.index);
  }

 private:
  static_assert(std::endian::native == std::endian::little, "show_or_hide reads it as one number");
  struct CellState {
    std::uint8_t colour_rings[2];
    std::uint8_t height;
    std::uint8_t top;
  };

  template <class Visit>
  static void for_each_neighbour(Cell cell, Visit&& visit) {
    visit(kNorthWest, neighbour(cell, kNorthWest));
    visit(kNorthEast, neighbour(cell, kNorthEast));
    visit(kEast, neighbour(cell, kEast));
    visit(kSouthEast, neighbour(cell, kSouthEast));
    visit(kSouthWest, neighbour(cell, kSouthWest));
    visit(kWest, neighbour(cell, kWest));
  }

  // Stacks only: the tile lies on the cell, or no longer does.
  void lay(Tile tile, Cell cell) {
    assert(!on_board(tile));
    CellState& s = cells_[cell.index];
    on_board_ |= tile.bit();
    where_[tile.id] = cell;
    below_[tile.id] = kNoTile;
    if (s.height != 0) {
      covered_ |= Tile{s.top}.bit();
      below_[tile.id] = Tile{s.top};
    }
    ++s.height;
    s.top = tile.id;
  }
  void pick_up(Tile tile) {
    CellState& s = cells_[where_[tile.id].index];
    assert(on_board(tile) && s.top == tile.id);
    on_board_ &= ~tile.bit();
    if (--s.height != 0) {
      const Tile under = below_[tile.id];
      covered_ &= ~under.bit();
      s.top = under.id;
    }
  }

  // Tells the six neighbours that the cell does, or does not, show this colour.
  void flip_ring(Cell cell, Colour colour) {
    const auto side = static_cast<unsigned>(index_of(colour));
    for_each_neighbour(cell, [&](Direction d, Cell n) {
      cells_[n.index].colour_rings[side] ^= ring_bit(opposite(d));
    });
  }
  // Rings only, for a tile that is not laid now but was or will be on top of the cell.
  void flip_after_undo(Cell cell, Tile tile) {
    const CellState& s = cells_[cell.index];
    if (s.height == 0) {
      flip_ring(cell, tile.colour());
    } else if (Tile{s.top}.colour() != tile.colour()) {
      flip_ring(cell, Colour::White);
      flip_ring(cell, Colour::Black);
    }
  }

  // Like flip_ring, but also counts the placement cells gained and lost: an empty neighbour that
  // sees its first tile of a colour, or its last, is gained by one side or lost by the other.
  void show(Cell cell, Colour colour) { show_or_hide<true>(cell, colour); }
  void hide(Cell cell, Colour colour) { show_or_hide<false>(cell, colour); }
  // Rare, and out of line so that put stays small enough to be part of a search's loop.
  [[gnu::noinline]] void recolour(Cell cell, Colour colour) {
    hide(cell, other(colour));
    show(cell, colour);
  }
  template <bool kShow>
  [[gnu::always_inline]] void show_or_hide(Cell cell, Colour colour) {
    const auto side = static_cast<unsigned>(index_of(colour));
    // The bytes of a CellState that say whether it is occupied or sees this colour, and those that
    // say what it sees.
    const std::uint32_t busy = colour == Colour::White ? 0x00FF00FFU : 0x00FFFF00U;
    const std::uint32_t rings = 0x0000FFFFU;
    int first_seen = 0;
    int shared = 0;
    for_each_neighbour(cell, [&](Direction d, Cell n) {
      CellState& s = cells_[n.index];
      if constexpr (!kShow) s.colour_rings[side] ^= ring_bit(opposite(d));
      std::uint32_t state = 0;
      std::memcpy(&state, &s, sizeof state);
      if ((state & busy) == 0) {
        if ((state & rings) == 0) {
          ++first_seen;
        } else {
          ++shared;
        }
      }
      if constexpr (kShow) s.colour_rings[side] ^= ring_bit(opposite(d));
    });
    tally_.placement_cells[side] += kShow ? first_seen : -first_seen;
    tally_.placement_cells[side ^ 1U] += kShow ? -shared : shared;
  }
  void count_as_placement_cell(const CellState& s, int change) {
    for (unsigned side : {0U, 1U}) {
      if (s.colour_rings[side] != 0 && s.colour_rings[side ^ 1U] == 0) {
        tally_.placement_cells[side] += change;
      }
    }
  }

  std::array<CellState, kCells> cells_{};
  std::array<Cell, kTiles> where_{};
  std::array<Tile, kTiles> below_{};
  TileSet on_board_ = 0;
  TileSet covered_ = 0;
  Tally tally_;
};

}  // namespace mandible
