#include "engine/table.h"

#include <new>

namespace mandible {
namespace {

std::size_t slots_in(int megabytes, std::size_t slot_size) {
  std::size_t slots = 1024;
  while (slots * 2 * slot_size <= static_cast<std::size_t>(megabytes) << 20U) slots *= 2;
  return slots;
}

// tile 8, cell 16, score 16, depth 8, bound 8; the top bit says that the slot is in use.
constexpr std::uint64_t kInUse = 1ULL << 63U;

std::uint64_t pack(const TableEntry& e) {
  return kInUse | static_cast<std::uint64_t>(e.bound) << 48U |
         static_cast<std::uint64_t>(static_cast<std::uint8_t>(e.depth)) << 40U |
         static_cast<std::uint64_t>(static_cast<std::uint16_t>(e.score)) << 24U |
         static_cast<std::uint64_t>(e.move.to.index) << 8U | e.move.tile.id;
}

TableEntry unpack(std::uint64_t data) {
  TableEntry e{};
  e.move = {Tile{static_cast<std::uint8_t>(data)}, Cell{static_cast<std::uint16_t>(data >> 8U)}};
  e.score = static_cast<std::int16_t>(data >> 24U);
  e.depth = static_cast<std::uint8_t>(data >> 40U);
  e.bound = static_cast<Bound>(static_cast<std::uint8_t>(data >> 48U));
  return e;
}

}  // namespace

Table::Table(int megabytes) : size_(slots_in(megabytes, sizeof(Slot))) {
  for (;; size_ /= 2) {
    slots_.reset(new (std::nothrow) Slot[size_]);
    if (slots_ != nullptr || size_ == 1) return;
  }
}

std::optional<TableEntry> Table::find(std::uint64_t key) const {
  const Slot& s = slot(key);
  const std::uint64_t data = s.data.load(std::memory_order_relaxed);
  const std::uint64_t check = s.check.load(std::memory_order_relaxed);
  if ((data & kInUse) == 0 || (check ^ data) != key) return std::nullopt;
  return unpack(data);
}

void Table::store(std::uint64_t key, const TableEntry& entry) {
  Slot& s = slot(key);
  const std::uint64_t old = s.data.load(std::memory_order_relaxed);
  const bool same = (s.check.load(std::memory_order_relaxed) ^ old) == key && (old & kInUse) != 0;
  if (same && unpack(old).depth > entry.depth) return;
  const std::uint64_t data = pack(entry);
  s.data.store(data, std::memory_order_relaxed);
  s.check.store(key ^ data, std::memory_order_relaxed);
}

}  // namespace mandible
