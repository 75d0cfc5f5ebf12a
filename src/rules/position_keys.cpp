// The hashes of a position: as it lies; wherever it lies; and however it is turned or mirrored.
#include <algorithm>

#include "base/bits.h"
#include "rules/bugs/pillbug.h"
#include "rules/places.h"
#include "rules/position.h"

namespace mandible {
namespace {

constexpr std::uint64_t kBlackToMove = mix_bits(0x51DE);

// The mark of the immobile tile.
std::uint64_t immobile_key(int level, Cell cell) {
  constexpr unsigned kNoKind = 31;
  return scatter_bits(kNoKind << 16U | static_cast<unsigned>(level) << 12U | cell.index);
}

constexpr Axial rotated(Axial a) { return {-a.r, a.q + a.r}; }
constexpr Axial mirrored(Axial a) { return {a.r, a.q}; }

struct LyingTile {
  Tile tile;
  int level;
  Cell cell;
};

StaticVector<LyingTile, kTiles> lying_tiles(const Board& board) {
  StaticVector<LyingTile, kTiles> tiles;
  for (Tile tile : Tiles(board.tops())) {
    const Cell cell = board.where(tile);
    int level = board.height(cell) - 1;
    for (Tile t = board.top(cell); t.exists(); t = board.below(t)) {
      tiles.push_back({t, level--, cell});
    }
  }
  return tiles;
}

}  // namespace

bool Position::last_moved_matters() const {
  if (!last_moved_.exists()) return false;
  if (last_moved_.colour() == to_move_) return true;
  if (board_.covered(last_moved_)) return false;
  const Cell cell = board_.where(last_moved_);
  for (Bug bug : kThrowers) {
    const Tile tile = make_tile(to_move_, bug);
    if (is_thrower(board_, tile) && adjacent(board_.where(tile), cell)) return true;
  }
  return false;
}

std::uint64_t Position::memory_key() const {
  std::uint64_t key = to_move_ == Colour::Black ? kBlackToMove : 0;
  if (house_ != 0) key ^= mix_bits(0x40050000ULL + house_);
  return key;
}

std::uint64_t Position::hash() const {
  std::uint64_t key = board_.key() ^ memory_key();
  if (last_moved_matters()) {
    key ^= immobile_key(board_.level(last_moved_), board_.where(last_moved_));
  }
  return key;
}

std::uint64_t Position::repetition_key() const {
  // Before the first Queen is on the board nothing moves, so nothing can repeat.
  const Tile white_queen = make_tile(Colour::White, Bug::Queen);
  const Tile black_queen = make_tile(Colour::Black, Bug::Queen);
  Cell centre = kOrigin;
  if (board_.on_board(white_queen)) {
    centre = board_.where(white_queen);
  } else if (board_.on_board(black_queen)) {
    centre = board_.where(black_queen);
  }
  // Indices relative to the centre suffice: cells touch exactly if their indices say so, which
  // rebuilds a connected hive tile by tile.
  const auto seen_from_centre = [centre](Cell cell) {
    return Cell{static_cast<std::uint16_t>((cell.index - centre.index) & (kCells - 1))};
  };
  std::uint64_t key = memory_key();
  for (const LyingTile& t : lying_tiles(board_)) {
    key ^= Board::tile_key(t.tile, t.level, seen_from_centre(t.cell));
  }
  if (last_moved_matters()) {
    key ^= immobile_key(board_.level(last_moved_), seen_from_centre(board_.where(last_moved_)));
  }
  return key;
}

std::uint64_t Position::canonical_hash() const {
  const auto tiles = lying_tiles(board_);
  if (tiles.empty()) return memory_key();
  const Places places(board_, tiles[0].cell, {});
  StaticVector<Axial, kTiles> turned;  // the place of each tile, turned or mirrored
  for (const LyingTile& t : tiles) turned.push_back(places.of(t.cell));
  const bool mark_last = last_moved_matters();
  std::uint64_t best = ~0ULL;
  for (int symmetry = 0; symmetry < 2 * kDirections; ++symmetry) {
    for (Axial& place : turned) place = symmetry == kDirections ? mirrored(place) : rotated(place);
    const Axial first = *std::min_element(turned.begin(), turned.end());
    std::uint64_t key = memory_key();
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      const LyingTile& t = tiles[i];
      const Cell cell = cell_at(kOrigin, turned[i] - first);
      key ^= Board::tile_key(t.tile, t.level, cell);
      if (mark_last && t.tile == last_moved_) key ^= immobile_key(t.level, cell);
    }
    best = std::min(best, key);
  }
  return best;
}

}  // namespace mandible
