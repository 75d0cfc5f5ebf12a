// Finds the terms of terms.h in a position, and tells a sink about each of them: first those of the
// side not to move, then, after turn_round, those of the side to move. A sink has the functions
// turn_round(), add<group>(index) and add_slots<group>(slots), for the bugs of a set of slots, and
// says with wants(group) which groups it takes.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/bits.h"
#include "engine/history.h"
#include "engine/terms.h"
#include "rules/bugs/mosquito.h"
#include "rules/bugs/pillbug.h"
#include "rules/movegen.h"
#include "rules/pins.h"
#include "rules/position.h"

namespace mandible {

// The tiles of one side as a mask of 16 slots.
inline unsigned slots_of(TileSet set, Colour side) {
  return (set >> (kTilesPerSide * index_of(side))) & 0xFFFFU;
}

// The distance of two cells, up to a maximum; faster than distance.
inline constexpr std::array<std::uint8_t, kPlaces> kDistanceOfPlace = [] {
  std::array<std::uint8_t, kPlaces> distances{};
  for (int i = 0; i < kCells; ++i) {
    const Cell cell{static_cast<std::uint16_t>(i)};
    const int away = std::min(distance(offset(kOrigin, cell)), terms::kDistances - 1);
    distances[place_of(kOrigin, cell)] = static_cast<std::uint8_t>(away);
  }
  return distances;
}();
inline int distance_to(Cell a, Cell b) { return kDistanceOfPlace[place_of(a, b)]; }

inline int count_tiles(TileSet set) {
  return count_bits16(set & 0xFFFFU) + count_bits16(set >> 16U);
}

// Bugs that come to besiege a Queen, in the order of how much a Mosquito gains by copying them.
inline constexpr std::array<Bug, 9> kByWorthToMosquito = {
    Bug::Ant,    Bug::Beetle,        Bug::Pillbug,   Bug::Ladybug, Bug::Grasshopper,
    Bug::Spider, Bug::RidingLadybug, Bug::Dragonfly, Bug::Queen};
inline constexpr TileSet kBesiegers = ~(tiles_of(Bug::Queen) | tiles_of(Bug::Pillbug));
inline constexpr TileSet kSliders =
    tiles_of(Bug::Queen) | tiles_of(Bug::Pillbug) | tiles_of(Bug::Spider) | tiles_of(Bug::Ant);
inline constexpr TileSet kClimbers = tiles_of(Bug::Beetle) | tiles_of(Bug::RidingLadybug);
inline constexpr TileSet kQueens = tiles_of(Bug::Queen);

// One bit per ring: the rings in which a tile may hold the hive together, and those without a way
// out on the table.
template <class Test>
constexpr std::uint64_t rings_where(Test test) {
  std::uint64_t rings = 0;
  for (unsigned ring = 0; ring < kRingFacts.size(); ++ring) {
    if (test(kRingFacts[ring])) rings |= std::uint64_t{1} << ring;
  }
  return rings;
}
inline constexpr std::uint64_t kJointRings =
    rings_where([](const RingFacts& f) { return f.arcs > 1; });
inline constexpr std::uint64_t kClosedRings =
    rings_where([](const RingFacts& f) { return f.exits == 0; });

template <class Sink>
class TermFinder {
 public:
  TermFinder(const Position& position, Sink& sink)
      : position_(position), board_(position.board()), sink_(sink) {}

  void run() {
    find_free_tiles();
    const Colour us = position_.to_move();
    count_for(other(us), false);
    sink_.turn_round();
    count_for(us, true);
    add<terms::kTempo>(0);
  }

  // Visible tiles that could move if it were their turn, and tiles that lie on others.
  TileSet free() const { return free_; }
  TileSet on_top() const { return on_top_; }

 private:
  template <const TermGroup& kGroup>
  void add(int index) {
    if constexpr (Sink::wants(kGroup)) sink_.template add<kGroup>(index);
  }
  template <const TermGroup& kGroup>
  void add_slots(TileSet set, Colour side) {
    if constexpr (Sink::wants(kGroup)) sink_.template add_slots<kGroup>(slots_of(set, side));
  }

  // Visible tiles that could move if it were their turn, including a few jumpers that have nowhere
  // to go.
  void find_free_tiles() {
    for (Tile tile : Tiles(board_.covered())) on_top_ |= board_.top(board_.where(tile)).bit();
    TileSet joints = 0;
    TileSet shut_in = 0;
    for (Tile tile : Tiles(board_.tops() & ~on_top_)) {
      const Ring ring = board_.ring(board_.where(tile));
      joints |= static_cast<TileSet>(kJointRings >> ring & 1U) << tile.id;
      shut_in |= static_cast<TileSet>(kClosedRings >> ring & 1U) << tile.id;
    }
    if (joints != 0 && board_.holes() != 0) joints &= find_cut_cells(board_);
    free_ = board_.tops() & ~joints & ~(shut_in & kSliders);
  }

  void count_for(Colour side, bool to_move) {
    count_tiles_of(side);
    count_siege_by(side, to_move);
    add<terms::kRoom>(std::min(board_.placement_cells(side), terms::kRoom.size - 1));
  }

  void count_tiles_of(Colour side) {
    const TileSet own = tiles_of(side);
    add_slots<terms::kFree>(free_ & ~on_top_, side);
    add_slots<terms::kOnTop>(on_top_, side);
    add_slots<terms::kStuck>(board_.tops() & ~free_, side);
    add_slots<terms::kCovered>(board_.covered(), side);
    add_slots<terms::kInHand>(position_.hand(side), side);
    const Tile mosquito = make_tile(side, Bug::Mosquito);
    if (has(free_ & ~on_top_, mosquito)) count_mosquito(mosquito);
    const int mobile = count_tiles(free_ & own & ~kQueens);
    add<terms::kMobile>(std::min(mobile, terms::kMobile.size - 1));
  }

  void count_mosquito(Tile mosquito) {
    const BugSet bugs = copied_bugs(board_, board_.where(mosquito));
    for (Bug bug : kByWorthToMosquito) {
      if ((bugs & bug_bit(bug)) == 0) continue;
      add<terms::kMosquitoAs>(static_cast<int>(bug));
      return;
    }
  }

  void count_siege_by(Colour side, bool to_move) {
    const Colour enemy = other(side);
    const Tile queen = make_tile(enemy, Bug::Queen);
    if (!board_.on_board(queen)) {
      add<terms::kQueenState>(3);
      return;
    }
    const Cell cell = board_.where(queen);
    const int besiegers = board_.ring_facts(cell).occupied;
    add<terms::kSiege>(besiegers);
    if (to_move) {
      add<terms::kSiegeToMove>(besiegers);
    } else {
      add<terms::kBesiegedToMove>(besiegers);
    }

    TileSet round_queen = 0;
    for (int d : Bits(board_.ring(cell))) {
      const Tile top = board_.top(neighbour(cell, d));
      round_queen |= top.bit();
      const int whose = (top.colour() == side ? 0 : 2) + (has(free_, top) ? 0 : 1);
      add<terms::kBesideQueen>(whose * kBugs + static_cast<int>(top.bug()));
    }
    const TileSet attackers = free_ & tiles_of(side) & ~round_queen;
    count_gaps(side, cell, attackers);
    const int reserves = count_tiles(attackers & kBesiegers);
    add<terms::kReserves>(std::min(besiegers, 5) * 5 + std::min(reserves, 4));

    const Tile top = board_.top(cell);
    if (top != queen) {
      add<terms::kQueenState>(top.colour() == side ? 1 : 2);
    } else if (has(free_, queen)) {
      add<terms::kQueenState>(0);
    }
    if constexpr (Sink::wants(terms::kNear)) {
      for (Tile tile : Tiles(free_ & tiles_of(side) & ~kQueens)) {
        const int away = distance_to(cell, board_.where(tile));
        add<terms::kNear>(static_cast<int>(tile.bug()) * terms::kDistances + away);
      }
    }
    count_throwers(side, cell);
  }

  // A thrower beside the own Queen may free her, and one beside the enemy's may fetch her.
  void count_throwers(Colour side, Cell enemy_queen) {
    if ((board_.on_board() & tiles_of(Bug::Pillbug)) == 0) return;
    const Tile own_queen = make_tile(side, Bug::Queen);
    for (Bug bug : kThrowers) {
      const Tile thrower = make_tile(side, bug);
      if (!is_thrower(board_, thrower)) continue;
      const int kind = bug == Bug::Pillbug ? 0 : 1;
      const Cell at = board_.where(thrower);
      if (board_.on_board(own_queen) && beside(at, board_.where(own_queen))) {
        add<terms::kThrower>(kind);
      }
      if (beside(at, enemy_queen)) add<terms::kThrower>(2 + kind);
    }
  }

  // The empty cells beside the enemy's Queen, and which tiles could fill them now.
  void count_gaps(Colour side, Cell queen, TileSet attackers) {
    const bool ants = (attackers & tiles_of(Bug::Ant)) != 0;
    const bool new_tiles = position_.hand(side) != 0;
    const TileSet climbers = attackers & (kClimbers | (on_top_ & tiles_of(Bug::Mosquito)));
    int gaps = 0;
    int fillable = 0;
    for (int d : Bits(kFullRing & ~static_cast<unsigned>(board_.ring(queen)))) {
      const Cell gap = neighbour(queen, d);
      const bool open = board_.ring_facts(gap).exits != 0;
      const bool placeable = is_placement_cell(board_, side, gap);
      ++gaps;
      add<terms::kQueenGaps>(placeable ? 0 : open ? 1 : 2);
      bool fills = (placeable && new_tiles) || (open && ants);
      for (Tile tile : Tiles(climbers)) fills |= beside(board_.where(tile), gap);
      fillable += fills ? 1 : 0;
    }
    add<terms::kFillable>(gaps * 4 + std::min(fillable, 3));
  }

  const Position& position_;
  const Board& board_;
  Sink& sink_;
  TileSet free_ = 0;
  TileSet on_top_ = 0;
};

}  // namespace mandible
