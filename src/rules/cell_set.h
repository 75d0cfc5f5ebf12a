// Sets of cells, small enough to live on the stack or in a register.
#pragma once

#include <array>
#include <cstdint>

#include "rules/hex.h"

namespace mandible {

class CellSet {
 public:
  bool contains(Cell c) const { return (words_[word(c)] & bit(c)) != 0; }
  // True if the cell was not yet in the set.
  bool add(Cell c) {
    std::uint64_t& w = words_[word(c)];
    const bool is_new = (w & bit(c)) == 0;
    w |= bit(c);
    return is_new;
  }

 private:
  static constexpr std::size_t word(Cell c) { return c.index / 64U; }
  static constexpr std::uint64_t bit(Cell c) { return std::uint64_t{1} << (c.index % 64U); }

  std::array<std::uint64_t, kCells / 64> words_{};
};

// A cell at most three steps away from some centre, counted from there on a grid of eight columns.
class NearCell {
 public:
  static constexpr int kColumns = 8;
  static constexpr int kCentre = 3 * kColumns + 3;
  static constexpr int kFar = 63;

  constexpr explicit NearCell(int near_index = kCentre) : index(near_index) {}
  constexpr NearCell stepped(int d) const {
    const Axial step = kSteps[static_cast<unsigned>(d)];
    return NearCell(index + step.q + kColumns * step.r);
  }
  // A cell as seen from the centre, and back again; all cells further away are kFar.
  static constexpr NearCell of(Cell cell, Cell centre);
  constexpr Cell seen_from(Cell centre) const {
    return cell_at(centre, {index % kColumns - 3, index / kColumns - 3});
  }

  int index;
};

namespace detail {

inline constexpr std::array<std::uint8_t, kCells> kNearIndices = [] {
  std::array<std::uint8_t, kCells> indices{};
  for (std::uint16_t i = 0; i < kCells; ++i) {
    const Axial way = offset(kOrigin, Cell{i});
    const int near = NearCell::kCentre + way.q + NearCell::kColumns * way.r;
    indices[i] = static_cast<std::uint8_t>(distance(way) <= 3 ? near : NearCell::kFar);
  }
  return indices;
}();

}  // namespace detail

constexpr NearCell NearCell::of(Cell cell, Cell centre) {
  return NearCell(
      detail::kNearIndices[static_cast<unsigned>(cell.index - centre.index) & (kCells - 1)]);
}

// A set of such cells, one bit each.
class NearCells {
 public:
  // The neighbours in these directions of a cell at most two steps away from the centre.
  void add(NearCell cell, Ring directions) {
    bits_ |= kRings[directions] << static_cast<unsigned>(cell.index - NearCell::kColumns);
  }
  void remove(NearCell cell) { bits_ &= ~(std::uint64_t{1} << static_cast<unsigned>(cell.index)); }

  // True if the cell was not yet in the set; true for all cells too far away to be in it.
  bool add(Cell centre, Cell cell) {
    const std::uint64_t bit = std::uint64_t{1}
                              << static_cast<unsigned>(NearCell::of(cell, centre).index);
    const bool is_new = (bits_ & bit) == 0;
    bits_ |= bit & ~(std::uint64_t{1} << static_cast<unsigned>(NearCell::kFar));
    return is_new;
  }
  // Is this cell, however far from the centre, in the set?
  bool contains(Cell centre, Cell cell) const {
    return (bits_ >> static_cast<unsigned>(NearCell::of(cell, centre).index) & 1U) != 0;
  }

  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1) {
      visit(NearCell(__builtin_ctzll(rest)));
    }
  }

 private:
  // The ring round the first cell of the second row.
  static constexpr std::array<std::uint64_t, 64> kRings = [] {
    std::array<std::uint64_t, 64> rings{};
    for (unsigned ring = 0; ring < 64; ++ring) {
      for (Direction d : kAllDirections) {
        const int index = NearCell(NearCell::kColumns).stepped(d).index;
        if (has(static_cast<Ring>(ring), d)) rings[ring] |= std::uint64_t{1} << index;
      }
    }
    return rings;
  }();

  std::uint64_t bits_ = 0;
};

}  // namespace mandible
