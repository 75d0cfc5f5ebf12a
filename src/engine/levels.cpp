#include "engine/levels.h"

#include <algorithm>

#include "base/random.h"
#include "base/text.h"

namespace mandible {
namespace {

// With a seed, even the strongest levels vary their openings: so many plies long they take moves
// for up to this much better or worse. Chosen by hand: less than any bug's worth.
constexpr int kOpeningPlies = 8;
constexpr Score kOpeningVariety = 10;

template <class T>
void narrow(std::optional<T>& limit, T level) {
  limit = std::min(limit.value_or(level), level);
}

const Level& level(int number) { return kLevels.at(static_cast<std::size_t>(number - 1)); }

}  // namespace

std::optional<int> find_level(std::string_view text) {
  int number = 1;
  for (const Level& level : kLevels) {
    if (equal_ignoring_case(text, level.name) || text == std::to_string(number)) return number;
    ++number;
  }
  return std::nullopt;
}

SearchLimits with_level(const SearchLimits& limits) {
  if (!limits.level) return limits;
  const Level& wanted = level(*limits.level);
  SearchLimits narrowed = limits;
  narrow(narrowed.depth, wanted.depth);
  narrow(narrowed.nodes, wanted.nodes);
  narrow(narrowed.time, kLevelTime);
  return narrowed;
}

Misjudgement::Misjudgement(const SearchLimits& limits, const Position& position) {
  if (!limits.level) return;
  most_ = level(*limits.level).misjudgement;
  if (limits.seed != 0 && position.ply() < kOpeningPlies) most_ = std::max(most_, kOpeningVariety);
  seed_ = mix_bits(limits.seed ^ mix_bits(position.hash()));
}

Score Misjudgement::of(Move move) const {
  if (most_ == 0) return 0;
  Random random(seed_ ^
                scatter_bits(static_cast<std::uint64_t>(move.tile.id) << 16U | move.to.index));
  // The difference of two is mostly small and now and then large, as people's mistakes are.
  const auto range = static_cast<std::uint32_t>(most_ + 1);
  return static_cast<Score>(random.below(range)) - static_cast<Score>(random.below(range));
}

}  // namespace mandible
