// How well the engine plays when it is not to play its best: eight levels that people choose from.
// A level looks less far ahead and misjudges moves; it does not play nonsense on purpose.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/engine.h"

namespace mandible {

struct Level {
  std::string_view name;
  int depth;            // it looks ahead so many plies,
  std::uint64_t nodes;  // at so many positions,
  Score misjudgement;   // and takes a move for up to this much better or worse than it is
};

// From the weakest to the strongest; a level's number is one more than its index. Chosen by hand so
// that each takes 70 to 90 % of the points from the one before it, in matches of 60 to 100 games
// (12 for the strongest, with a tenth of its time). The numbers of positions keep the weaker ones
// far below a second in WebAssembly.
inline constexpr std::array<Level, 8> kLevels = {{
    {"Egg", 1, 100'000, 300},
    {"Larva", 1, 100'000, 100},
    {"Pupa", 2, 100'000, 60},
    {"Worker", 3, 100'000, 125},
    {"Forager", 3, 100'000, 40},
    {"Scout", 4, 100'000, 30},
    {"Soldier", 5, 400'000, 20},
    {"Queen", kMostDepth, 1'000'000'000'000, 0},
}};

// Longer than this no level thinks about a move: people wait for it.
inline constexpr std::chrono::milliseconds kLevelTime{3000};

// Enough for the weaker levels, which begin each search with an empty table.
inline constexpr int kLevelTableMegabytes = 4;

// The number of the level that a text names: "Worker", "worker", "4".
std::optional<int> find_level(std::string_view text);

// The limits, made as narrow as their level asks for.
SearchLimits with_level(const SearchLimits& limits);

// What a level takes the moves of one position for.
class Misjudgement {
 public:
  Misjudgement() = default;
  // By the level and the seed of the limits; none without a level.
  Misjudgement(const SearchLimits& limits, const Position& position);

  // How much better the move seems than it is. Always the same for the same seed and position.
  Score of(Move move) const;

 private:
  Score most_ = 0;
  std::uint64_t seed_ = 0;
};

}  // namespace mandible
