// How well the engine plays when it is not to play its best: eight levels that people choose from.
// A level errs as people do: it looks less far ahead, does not notice that a tile can move, attacks
// too eagerly, and takes one move for as good as another; it does not play nonsense on purpose.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/search_types.h"
#include "rules/position.h"

namespace mandible {

struct Level {
  std::string_view name;
  int depth;            // it looks ahead so many plies,
  std::uint64_t nodes;  // at so many positions,
  Score misjudgement;   // takes a move for up to this much better or worse than it is,
  Score eagerness;      // thinks a tile beside the enemy's Queen worth this much more,
  int unnoticed;        // and does not see that a tile can move, so many times of a hundred
};

// From the weakest to the strongest; a level's number is one more than its index. Chosen by hand
// and measured with mandible-lab ladder (docs/engine.md). The numbers of positions keep the weaker
// ones far below a second in WebAssembly.
inline constexpr std::array<Level, 8> kLevels = {{
    {"Egg", 1, 20'000, 400, 150, 40},
    {"Larva", 1, 20'000, 160, 100, 25},
    {"Pupa", 2, 20'000, 100, 60, 15},
    {"Worker", 3, 20'000, 55, 40, 8},
    {"Forager", 4, 30'000, 30, 20, 3},
    {"Scout", 5, 60'000, 15, 0, 0},
    {"Soldier", 7, 60'000, 8, 0, 0},
    {"Queen", kMostDepth, 1'000'000'000'000, 0, 0, 0},
}};

// Longer than this no level thinks about a move: people wait for it.
inline constexpr std::chrono::milliseconds kLevelTime{3000};

// Enough for the weaker levels, which begin each search with an empty table.
inline constexpr int kLevelTableMegabytes = 4;

// The number of the level that a text names: "Worker", "worker", "4".
std::optional<int> find_level(std::string_view text);

// Does the level play less well than it could?
bool is_weaker_level(std::optional<int> level);

// The limits, made as narrow as their level asks for. The strongest level has no limit but its
// time, and takes less of that where a person would.
SearchLimits with_level(const SearchLimits& limits);

// What a level takes the moves of one position for.
class Misjudgement {
 public:
  Misjudgement() = default;
  // By the level and the seed of the limits; none without a level.
  Misjudgement(const SearchLimits& limits, const Position& position);

  // Could it take any move for better or worse than it is?
  bool is_possible() const { return most_ > 0 || eagerness_ > 0 || unnoticed_ > 0; }
  // How much better the move seems than it is. Always the same for the same seed and position.
  Score of(Move move) const;

 private:
  Score most_ = 0;
  Score eagerness_ = 0;
  std::uint32_t unnoticed_ = 0;
  std::uint64_t seed_ = 0;
  // The empty cells beside the enemy's Queen, and the tiles that lie there already.
  std::array<Cell, kDirections> gaps_{};
  std::size_t gap_count_ = 0;
  TileSet beside_ = 0;
};

}  // namespace mandible
