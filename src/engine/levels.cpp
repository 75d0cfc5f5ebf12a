#include "engine/levels.h"

#include <algorithm>

#include "base/random.h"
#include "base/text.h"

namespace mandible {
namespace {

// With a seed, even the strongest levels vary their openings: for this many plies they misjudge
// moves by up to this much. Chosen by hand: less than the value of any bug.
constexpr int kOpeningPlies = 8;
constexpr Score kOpeningVariety = 10;

// A move that goes unnoticed is played only if there is no other.
constexpr Score kUnnoticed = 5000;

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

bool is_weaker_level(std::optional<int> level) {
  return level && *level < static_cast<int>(kLevels.size());
}

SearchLimits with_level(const SearchLimits& limits) {
  if (!limits.level) return limits;
  SearchLimits narrowed = limits;
  narrowed.may_end_early |= limits.time.value_or(kLevelTime) >= kLevelTime;
  narrow(narrowed.time, kLevelTime);
  if (is_weaker_level(limits.level)) {
    narrow(narrowed.depth, level(*limits.level).depth);
    narrow(narrowed.nodes, level(*limits.level).nodes);
  }
  return narrowed;
}

Misjudgement::Misjudgement(const SearchLimits& limits, const Position& position) {
  if (!limits.level) return;
  const Level& wanted = level(*limits.level);
  most_ = wanted.misjudgement;
  eagerness_ = wanted.eagerness;
  unnoticed_ = static_cast<std::uint32_t>(wanted.unnoticed);
  if (limits.seed != 0 && position.ply() < kOpeningPlies) most_ = std::max(most_, kOpeningVariety);
  seed_ = mix_bits(limits.seed ^ mix_bits(position.hash()));
  const Board& board = position.board();
  const Tile queen = make_tile(other(position.to_move()), Bug::Queen);
  if (!board.on_board(queen)) return;
  for (Direction d : kAllDirections) {
    const Cell cell = neighbour(board.where(queen), d);
    if (board.occupied(cell)) {
      beside_ |= board.top(cell).bit();
    } else {
      gaps_[gap_count_++] = cell;
    }
  }
}

Score Misjudgement::of(Move move) const {
  if (move.is_pass()) return 0;
  Score error = 0;
  if (eagerness_ > 0 && !has(beside_, move.tile) &&
      std::find(gaps_.begin(), gaps_.begin() + static_cast<std::ptrdiff_t>(gap_count_), move.to) !=
          gaps_.begin() + static_cast<std::ptrdiff_t>(gap_count_)) {
    error += eagerness_;
  }
  if (unnoticed_ > 0) {
    Random random(seed_ + move.tile.id);
    if (random.below(100) < unnoticed_) error -= kUnnoticed;
  }
  if (most_ > 0) {
    Random random(seed_ ^
                  scatter_bits(static_cast<std::uint64_t>(move.tile.id) << 16U | move.to.index));
    // The difference of two random numbers is mostly small and sometimes large, like people's
    // mistakes.
    const auto range = static_cast<std::uint32_t>(most_ + 1);
    error += static_cast<Score>(random.below(range)) - static_cast<Score>(random.below(range));
  }
  return error;
}

}  // namespace mandible
