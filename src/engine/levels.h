// Playing strength: ten levels that people choose from. A level errs as people do: it looks less
// far ahead, fails to notice that a tile can move, attacks too eagerly, and misjudges moves; it
// does not play nonsense on purpose.
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
  int depth;            // how many plies it looks ahead
  std::uint64_t nodes;  // how many positions it searches
  Score misjudgement;   // by how much it overrates or underrates a move at most
  Score eagerness;      // how much it overrates a move to the enemy's Queen
  int unnoticed;        // how many times in a hundred it does not notice that a tile can move
};

// From the weakest to the strongest; a level's number is one more than its index. Chosen by hand
// and measured with mandible-lab ladder (docs/engine.md). The limits of nodes keep the weaker
// levels far below a second in WebAssembly.
inline constexpr std::array<Level, 10> kLevels = {{
    {"Egg", 1, 20'000, 225, 110, 26},
    {"Larva", 1, 20'000, 110, 80, 15},
    {"Pupa", 2, 20'000, 145, 70, 16},
    {"Nurse", 2, 20'000, 75, 40, 7},
    {"Worker", 3, 20'000, 42, 20, 4},
    {"Forager", 4, 30'000, 25, 10, 2},
    {"Scout", 6, 60'000, 14, 0, 0},
    {"Guard", 8, 70'000, 9, 0, 0},
    {"Soldier", 10, 200'000, 6, 0, 0},
    {"Queen", kMostDepth, 1'000'000'000'000, 0, 0, 0},
}};

// No level takes longer than this for a move, because people wait for it.
inline constexpr std::chrono::milliseconds kLevelTime{3000};

// Enough for the weaker levels, which start each search with an empty table.
inline constexpr int kLevelTableMegabytes = 4;

// The number of the level that a text names: "Worker", "worker", "4".
std::optional<int> find_level(std::string_view text);

// Does the level play less well than it could?
bool is_weaker_level(std::optional<int> level);

// The limits, narrowed to those of their level. The strongest level is limited only by time, and
// takes less of it where a person would.
SearchLimits with_level(const SearchLimits& limits);

// How a level misjudges the moves of one position.
class Misjudgement {
 public:
  Misjudgement() = default;
  // By the level and the seed of the limits; none without a level.
  Misjudgement(const SearchLimits& limits, const Position& position);

  // Can it misjudge any move?
  bool is_possible() const { return most_ > 0 || eagerness_ > 0 || unnoticed_ > 0; }
  // By how much it overrates the move; the same for the same seed and position.
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
