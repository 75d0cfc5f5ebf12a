#include "engine/table.h"

#include <algorithm>

namespace mandible {
namespace {

std::size_t buckets_in(int megabytes, std::size_t bucket_size) {
  std::size_t buckets = 256;
  while (buckets * 2 * bucket_size <= static_cast<std::size_t>(megabytes) << 20U) buckets *= 2;
  return buckets;
}

// From the lowest bit: tile 6 (63: none), cell 12, score 16, evaluation 16, depth 8, bound 2,
// age 4. A slot in use has a bound, so its data is never 0.
constexpr unsigned kCellShift = 6;
constexpr unsigned kScoreShift = 18;
constexpr unsigned kEvalShift = 34;
constexpr unsigned kDepthShift = 50;
constexpr unsigned kBoundShift = 58;
constexpr unsigned kAgeShift = 60;
constexpr unsigned kNoTileCode = 63;

std::uint64_t pack(const TableEntry& e, unsigned age) {
  const std::uint64_t tile = e.move.is_pass() ? kNoTileCode : e.move.tile.id;
  return tile | static_cast<std::uint64_t>(e.move.to.index) << kCellShift |
         static_cast<std::uint64_t>(static_cast<std::uint16_t>(e.score)) << kScoreShift |
         static_cast<std::uint64_t>(static_cast<std::uint16_t>(e.eval)) << kEvalShift |
         static_cast<std::uint64_t>(static_cast<std::uint8_t>(e.depth)) << kDepthShift |
         static_cast<std::uint64_t>(e.bound) << kBoundShift |
         static_cast<std::uint64_t>(age) << kAgeShift;
}

int depth_of(std::uint64_t data) { return static_cast<std::uint8_t>(data >> kDepthShift); }
unsigned age_of(std::uint64_t data) { return static_cast<unsigned>(data >> kAgeShift); }

Move move_of(std::uint64_t data) {
  const auto tile = static_cast<std::uint8_t>(data & kNoTileCode);
  if (tile == kNoTileCode) return Move::pass();
  return {Tile{tile}, Cell{static_cast<std::uint16_t>(data >> kCellShift & (kCells - 1))}};
}

TableEntry unpack(std::uint64_t data) {
  return {move_of(data), static_cast<std::int16_t>(data >> kScoreShift),
          static_cast<std::int16_t>(data >> kEvalShift), depth_of(data),
          static_cast<Bound>(data >> kBoundShift & 3U)};
}

}  // namespace

Table::Table(int megabytes) : size_(buckets_in(megabytes, sizeof(Bucket))) {
  for (;; size_ /= 2) {
    memory_ = LargeMemory(size_ * sizeof(Bucket));
    if (memory_.data() != nullptr || size_ == 1) break;
  }
  buckets_ = static_cast<Bucket*>(memory_.data());
}

void Table::clear() {
  std::fill(buckets_, buckets_ + size_, Bucket{});
  age_ = 0;
}

std::optional<TableEntry> Table::find(std::uint64_t key) const {
  for (const Slot& slot : bucket(key).slots) {
    const std::uint64_t data = load(slot.data);
    const std::uint64_t check = load(slot.check);
    if (data != 0 && (check ^ data) == key) return unpack(data);
  }
  return std::nullopt;
}

void Table::store(std::uint64_t key, TableEntry entry) {
  std::array<Slot, 4>& slots = bucket(key).slots;
  Slot* chosen = slots.data();
  int least_worth = 1 << 20;
  for (Slot& slot : slots) {
    const std::uint64_t data = load(slot.data);
    if (data != 0 && (load(slot.check) ^ data) == key) {
      // A much deeper result of the same search is worth more.
      const bool current = age_of(data) == age_;
      if (current && entry.bound != Bound::Exact && depth_of(data) > entry.depth + 3) return;
      if (entry.move.is_pass()) entry.move = move_of(data);
      chosen = &slot;
      break;
    }
    const int years = static_cast<int>((age_ - age_of(data)) & kAgeMask);
    const int worth = data == 0 ? -1000 : depth_of(data) - 4 * years;
    if (worth >= least_worth) continue;
    least_worth = worth;
    chosen = &slot;
  }
  const std::uint64_t data = pack(entry, age_);
  save(chosen->data, data);
  save(chosen->check, key ^ data);
}

}  // namespace mandible
