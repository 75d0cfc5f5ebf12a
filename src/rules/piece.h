// Colours, bugs and tiles. A tile is one piece of the box: its colour, its bug and, where a player
// has several of a bug, its number.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/bits.h"

namespace mandible {

enum class Colour : std::uint8_t { White, Black };

constexpr Colour other(Colour c) { return c == Colour::White ? Colour::Black : Colour::White; }
constexpr int index_of(Colour c) { return static_cast<int>(c); }

enum class Bug : std::uint8_t {
  Queen,
  Spider,
  Beetle,
  Grasshopper,
  Ant,
  Mosquito,
  Ladybug,
  Pillbug,
  Dragonfly,
  RidingLadybug,
};

inline constexpr int kBugs = 10;
inline constexpr int kTilesPerSide = 16;
inline constexpr int kTiles = 2 * kTilesPerSide;

// The tiles of one side, in the order of their slots; tiles of a bug stand together.
inline constexpr std::array<Bug, kTilesPerSide> kSlotBugs = {
    Bug::Queen,   Bug::Spider,      Bug::Spider,      Bug::Beetle,
    Bug::Beetle,  Bug::Grasshopper, Bug::Grasshopper, Bug::Grasshopper,
    Bug::Ant,     Bug::Ant,         Bug::Ant,         Bug::Mosquito,
    Bug::Ladybug, Bug::Pillbug,     Bug::Dragonfly,   Bug::RidingLadybug,
};
inline constexpr std::array<std::uint8_t, kBugs> kFirstSlots = {0, 1, 3, 5, 8, 11, 12, 13, 14, 15};
inline constexpr std::array<std::uint8_t, kBugs> kBugCounts = {1, 2, 2, 3, 3, 1, 1, 1, 1, 1};

struct Tile {
  std::uint8_t id = 0xFF;

  constexpr bool exists() const { return id < kTiles; }
  constexpr Colour colour() const { return static_cast<Colour>(id >> 4); }
  constexpr Bug bug() const { return kSlotBugs[id & 15U]; }
  // 1, 2, 3 in the order in which a player must place the tiles of one bug.
  constexpr int number() const { return (id & 15) - kFirstSlots[static_cast<unsigned>(bug())] + 1; }
  constexpr std::uint32_t bit() const { return 1U << id; }

  friend constexpr bool operator==(Tile a, Tile b) { return a.id == b.id; }
  friend constexpr bool operator!=(Tile a, Tile b) { return a.id != b.id; }
};

inline constexpr Tile kNoTile{};

// A number for each bug of each colour, by tile, from bit 16 up: its part in a hash key.
inline constexpr std::array<std::uint32_t, kTiles> kKinds = [] {
  std::array<std::uint32_t, kTiles> kinds{};
  for (std::uint8_t id = 0; id < kTiles; ++id) {
    const Tile tile{id};
    kinds[id] = (1U + static_cast<unsigned>(tile.bug()) * 2U + static_cast<unsigned>(tile.colour()))
                << 16U;
  }
  return kinds;
}();

constexpr Tile make_tile(Colour colour, Bug bug, int number = 1) {
  return {static_cast<std::uint8_t>(index_of(colour) * kTilesPerSide +
                                    kFirstSlots[static_cast<unsigned>(bug)] + number - 1)};
}

// A set of tiles, one bit per tile: White's sixteen slots low, Black's high.
using TileSet = std::uint32_t;

constexpr bool has(TileSet set, Tile tile) { return ((set >> tile.id) & 1U) != 0; }
constexpr TileSet tiles_of(Colour colour) {
  return colour == Colour::White ? 0x0000FFFFU : 0xFFFF0000U;
}
constexpr TileSet tiles_of(Bug bug) {
  const auto b = static_cast<unsigned>(bug);
  const TileSet one_side = ((1U << kBugCounts[b]) - 1U) << kFirstSlots[b];
  return one_side | one_side << kTilesPerSide;
}

// The tiles with at most this number, of all bugs and both sides.
constexpr TileSet tiles_numbered_up_to(int number) {
  TileSet set = 0;
  for (std::uint8_t id = 0; id < kTiles; ++id) {
    if (Tile{id}.number() <= number) set |= Tile{id}.bit();
  }
  return set;
}

constexpr Tile lowest_tile(TileSet set) { return {static_cast<std::uint8_t>(lowest_bit(set))}; }

// for (Tile tile : Tiles(set)) visits the tiles of a set.
class Tiles {
 public:
  class Iterator {
   public:
    explicit constexpr Iterator(TileSet rest) : rest_(rest) {}
    constexpr Tile operator*() const { return lowest_tile(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

   private:
    TileSet rest_;
  };

  explicit constexpr Tiles(TileSet set) : set_(set) {}
  constexpr Iterator begin() const { return Iterator(set_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  TileSet set_;
};

// The letter of a bug in every notation: Q S B G A M L P D R.
constexpr char letter(Bug bug) { return "QSBGAMLPDR"[static_cast<unsigned>(bug)]; }

// "wA1", "bQ": the name of a tile in the Universal Hive Protocol.
std::string name(Tile tile);

std::string_view english_name(Bug bug);
std::string_view english_name(Colour colour);

}  // namespace mandible
