#include "engine/network/features.h"

#include <algorithm>

#include "engine/term_finder.h"

namespace mandible::network {
namespace {

class Lister {
 public:
  explicit Lister(View& view) : view_(view) {}

  static constexpr bool wants(const TermGroup& group) { return first_feature_of(group) >= 0; }
  void turn_round() { side_ = 0; }
  template <const TermGroup& kGroup>
  void add(int index) {
    constexpr int kFirst = first_feature_of(kGroup);
    view_.sides[side_].push_back(static_cast<std::uint16_t>(kFirst + index));
  }

 private:
  View& view_;
  std::size_t side_ = 1;
};

// By the difference of two cells' indices: how far apart they are, as a feature says it.
constexpr std::array<std::uint8_t, kCells> kDistanceOf = [] {
  std::array<std::uint8_t, kCells> distances{};
  for (int i = 0; i < kCells; ++i) {
    const int away = distance(offset(kOrigin, Cell{static_cast<std::uint16_t>(i)}));
    distances[static_cast<std::size_t>(i)] =
        static_cast<std::uint8_t>(std::min(away, kNoQueen - 1));
  }
  return distances;
}();

// By tile: the first feature of an own tile of its bug.
constexpr std::array<std::uint16_t, kTiles> kFirstOf = [] {
  std::array<std::uint16_t, kTiles> first{};
  for (std::uint8_t id = 0; id < kTiles; ++id) {
    const int bug = static_cast<int>(Tile{id}.bug());
    first[id] = static_cast<std::uint16_t>(tile_feature(bug * kStates, 0, 0));
  }
  return first;
}();

void add_tiles(const Position& position, TileSet free, TileSet on_top, View& view) {
  constexpr unsigned kOfState = kDistances * kDistances;
  constexpr unsigned kOfSide = kBugs * kStates * kOfState;
  const Board& board = position.board();
  const Colour us = position.to_move();
  const Tile own_queen = make_tile(us, Bug::Queen);
  const Tile other_queen = make_tile(other(us), Bug::Queen);
  const bool own_placed = board.on_board(own_queen);
  const bool other_placed = board.on_board(other_queen);
  const unsigned own_cell = board.where(own_queen).index;
  const unsigned other_cell = board.where(other_queen).index;
  const TileSet covered = board.covered();
  const TileSet low = (~free & ~covered) | on_top;  // stuck, or on others
  const TileSet high = covered | on_top;
  const TileSet theirs = tiles_of(other(us));
  for (Tile tile : Tiles(board.on_board())) {
    const unsigned cell = board.where(tile).index;
    const unsigned to_own = own_placed ? kDistanceOf[(cell - own_cell) & (kCells - 1)] : kNoQueen;
    const unsigned to_other =
        other_placed ? kDistanceOf[(cell - other_cell) & (kCells - 1)] : kNoQueen;
    const unsigned state = (low >> tile.id & 1U) | (high >> tile.id & 1U) << 1U;
    const unsigned kind = kFirstOf[tile.id] + state * kOfState;
    const unsigned whose = theirs >> tile.id & 1U;
    view.sides[0].push_back(
        static_cast<std::uint16_t>(kind + whose * kOfSide + to_own * kDistances + to_other));
    view.sides[1].push_back(
        static_cast<std::uint16_t>(kind + (whose ^ 1U) * kOfSide + to_other * kDistances + to_own));
  }
}

void add_hand(const Position& position, Colour side, Features& features) {
  for (const int slot : Bits(slots_of(position.next_in_hand(side), side))) {
    features.push_back(static_cast<std::uint16_t>(kFirstHandFeature + slot));
  }
}

}  // namespace

View view_of(const Position& position) {
  View view;
  Lister lister(view);
  TermFinder finder(position, lister);
  finder.run();
  add_tiles(position, finder.free(), finder.on_top(), view);
  const Colour us = position.to_move();
  add_hand(position, us, view.sides[0]);
  add_hand(position, other(us), view.sides[1]);
  const int in_hand = count_tiles(position.edition().tiles & ~position.board().on_board());
  view.phase = std::min(in_hand / 4, kPhases - 1);
  return view;
}

}  // namespace mandible::network
