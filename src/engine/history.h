// History heuristic: which moves caused cutoffs anywhere in the tree. Places are relative to the
// enemy's Queen and to the previous moves, so that what was learnt in one part of the table serves
// in another. Shared by all threads without locks: of two concurrent updates one may be lost.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>

#include "rules/position.h"

namespace mandible {

// Where a cell lies as seen from another: one of 15 by 15 places; those further away count as the
// nearest place at the rim.
inline constexpr int kPlaces = 225;
inline constexpr std::array<std::uint8_t, kCells> kPlaceOf = [] {
  std::array<std::uint8_t, kCells> places{};
  for (int i = 0; i < kCells; ++i) {
    const Axial way = offset(Cell{0}, Cell{static_cast<std::uint16_t>(i)});
    const int q = std::clamp(way.q, -7, 7) + 7;
    const int r = std::clamp(way.r, -7, 7) + 7;
    places[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(q * 15 + r);
  }
  return places;
}();
constexpr std::size_t place_of(Cell from, Cell to) {
  return kPlaceOf[static_cast<std::size_t>((to.index - from.index) & (kCells - 1))];
}

// Are two cells neighbours? Faster than adjacent.
inline constexpr std::array<bool, kPlaces> kBesidePlaces = [] {
  std::array<bool, kPlaces> places{};
  for (Direction d : kAllDirections) places[place_of(kOrigin, neighbour(kOrigin, d))] = true;
  return places;
}();
constexpr bool beside(Cell a, Cell b) { return kBesidePlaces[place_of(a, b)]; }

// A bug of a colour; and whether it comes from the hand or from the board.
inline constexpr std::size_t kKindCount = 2UL * kBugs;
constexpr std::size_t kind_of(Tile tile) {
  return static_cast<std::size_t>(tile.bug()) * 2 + static_cast<std::size_t>(tile.colour());
}
inline std::size_t mover_of(const Board& board, Tile tile) {
  return kind_of(tile) * 2 + (board.on_board(tile) ? 1 : 0);
}

class History {
  using Value = std::atomic<std::int16_t>;
  using Places = std::array<Value, kPlaces>;
  static inline const Places kNothing{};

 public:
  // What the moves of one node have in common: the cells that places are relative to.
  struct View {
    Cell enemy_queen;
    Move before;      // the enemy's last move
    Move own_before;  // the own move before that
  };
  static View view(const Position& position, Move before, Move own_before) {
    const Tile queen = make_tile(other(position.to_move()), Bug::Queen);
    const Board& board = position.board();
    return {board.on_board(queen) ? board.where(queen) : kOrigin, before, own_before};
  }

  // The history of the moves of one tile at one node.
  class OfTile {
   public:
    OfTile(const History& history, const View& view, std::size_t mover)
        : view_(view),
          near_enemy_(history.near_enemy_[mover]),
          replies_(view.before.is_pass() ? kNothing
                                         : history.replies_[kind_of(view.before.tile)][mover / 2]),
          sequels_(view.own_before.is_pass()
                       ? kNothing
                       : history.sequels_[kind_of(view.own_before.tile)][mover / 2]) {}

    int score(Cell to) const {
      return get(near_enemy_[place_of(view_.enemy_queen, to)]) +
             get(replies_[place_of(view_.before.to, to)]) +
             get(sequels_[place_of(view_.own_before.to, to)]);
    }

   private:
    const View& view_;
    const Places& near_enemy_;
    const Places& replies_;
    const Places& sequels_;
  };

  void clear() {
    const auto forget = [](auto& places) {
      for (Value& value : places) value.store(0, std::memory_order_relaxed);
    };
    for (Places& places : near_enemy_) forget(places);
    for (auto* table : {&replies_, &sequels_}) {
      for (auto& row : *table) {
        for (Places& places : row) forget(places);
      }
    }
  }

  // A move that caused a cutoff gains (positive bonus); moves tried before it lose.
  void learn(const View& view, const Board& board, Move move, int bonus) {
    const std::size_t mover = mover_of(board, move.tile);
    const std::size_t kind = mover / 2;
    adjust(near_enemy_[mover][place_of(view.enemy_queen, move.to)], bonus);
    if (!view.before.is_pass()) {
      adjust(replies_[kind_of(view.before.tile)][kind][place_of(view.before.to, move.to)], bonus);
    }
    if (!view.own_before.is_pass()) {
      adjust(sequels_[kind_of(view.own_before.tile)][kind][place_of(view.own_before.to, move.to)],
             bonus);
    }
  }

 private:
  // The closer a value is to the maximum, the smaller the step, so that older results fade.
  static constexpr int kMost = 8192;
  static int get(const Value& value) { return value.load(std::memory_order_relaxed); }
  static void adjust(Value& value, int bonus) {
    const int now = get(value);
    value.store(static_cast<std::int16_t>(now + bonus - now * std::abs(bonus) / kMost),
                std::memory_order_relaxed);
  }

  std::array<Places, 2 * kKindCount> near_enemy_{};
  std::array<std::array<Places, kKindCount>, kKindCount> replies_{};
  std::array<std::array<Places, kKindCount>, kKindCount> sequels_{};
};

}  // namespace mandible
