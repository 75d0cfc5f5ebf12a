#include "engine/evaluate.h"

#include "base/bits.h"
#include "engine/term_finder.h"
#include "engine/weights.h"

namespace mandible {
namespace {

// Both weights of a term in one number, so that one addition adds both.
constexpr std::int32_t packed(Weight weight) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(weight.late) << 16U) + weight.early;
}
constexpr int early_of(std::int32_t sum) { return static_cast<std::int16_t>(sum & 0xFFFF); }
constexpr int late_of(std::int32_t sum) {
  return static_cast<std::int16_t>(static_cast<std::uint32_t>(sum + 0x8000) >> 16U);
}

constexpr std::array<std::int32_t, kTerms> kPackedWeights = [] {
  std::array<std::int32_t, kTerms> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = packed(kWeights[i]);
  return all;
}();

// For a group with a weight for each bug: the sums over all sets of eight slots.
using SlotSums = std::array<std::array<std::int32_t, 256>, 2>;
constexpr SlotSums sums_by_slots(const TermGroup& group) {
  SlotSums sums{};
  for (unsigned half = 0; half < 2; ++half) {
    for (unsigned set = 1; set < 256; ++set) {
      const auto lowest = static_cast<unsigned>(lowest_bit(set));
      const auto bug = static_cast<std::size_t>(kSlotBugs[half * 8 + lowest]);
      sums[half][set] =
          sums[half][set & (set - 1)] + kPackedWeights[static_cast<std::size_t>(group.first) + bug];
    }
  }
  return sums;
}
template <const TermGroup& kGroup>
constexpr SlotSums kSlotSums = sums_by_slots(kGroup);

// Adds the terms up: first those of the side not to move, then, negated, those of the side to move.
struct Summer {
  std::int32_t sum = 0;

  void turn_round() { sum = -sum; }
  static constexpr bool wants(const TermGroup& /*group*/) { return true; }
  template <const TermGroup& kGroup>
  void add(int index) {
    sum += kPackedWeights[static_cast<std::size_t>(kGroup.first) + static_cast<std::size_t>(index)];
  }
  template <const TermGroup& kGroup>
  void add_slots(unsigned slots) {
    sum += kSlotSums<kGroup>[0][slots & 255U] + kSlotSums<kGroup>[1][slots >> 8U];
  }
};

// Counts the terms one by one, in the same order.
struct Counter {
  std::array<std::int8_t, kTerms>& counts;
  int sign = -1;

  void turn_round() { sign = -sign; }
  static constexpr bool wants(const TermGroup& /*group*/) { return true; }
  template <const TermGroup& kGroup>
  void add(int index) {
    std::int8_t& entry =
        counts[static_cast<std::size_t>(kGroup.first) + static_cast<std::size_t>(index)];
    entry = static_cast<std::int8_t>(entry + sign);
  }
  template <const TermGroup& kGroup>
  void add_slots(unsigned slots) {
    for (int slot : Bits(slots)) {
      add<kGroup>(static_cast<int>(kSlotBugs[static_cast<std::size_t>(slot)]));
    }
  }
};

struct Phase {
  int in_hand;
  int all;
};
Phase phase_of(const Position& position) {
  const TileSet tiles = position.edition().tiles;
  return {count_tiles(tiles & ~position.board().on_board()), count_tiles(tiles)};
}

}  // namespace

Score evaluate(const Position& position) {
  Summer summer;
  TermFinder(position, summer).run();
  const auto [in_hand, all] = phase_of(position);
  return (early_of(summer.sum) * in_hand + late_of(summer.sum) * (all - in_hand)) / all;
}

Trace trace_evaluation(const Position& position) {
  Trace trace;
  Counter counter{trace.counts};
  TermFinder(position, counter).run();
  const auto [in_hand, all] = phase_of(position);
  trace.early = static_cast<float>(in_hand) / static_cast<float>(all);
  return trace;
}

}  // namespace mandible
