// The transposition table: what was found out about positions. Shared by all threads without locks:
// an entry torn by two writers fails its check and counts as empty.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/large_memory.h"
#include "engine/score.h"
#include "rules/move.h"

namespace mandible {

enum class Bound : std::uint8_t { None, AtMost, AtLeast, Exact };

struct TableEntry {
  Move move;  // a pass if no move is known
  Score score;
  Score eval;  // the static evaluation
  int depth;
  Bound bound;
};

class Table {
 public:
  // Uses less if that much memory is not available.
  explicit Table(int megabytes);

  std::optional<TableEntry> find(std::uint64_t key) const;
  // Replaces the least valuable of a few slots: one of an older search, or of less depth.
  void store(std::uint64_t key, TableEntry entry);
  void clear();
  // Entries from now on belong to a newer search.
  void next_search() { age_ = (age_ + 1) & kAgeMask; }
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }

 private:
  // Read and written by several threads. The members are plain numbers, because zeroed memory must
  // be a valid table.
  struct Slot {
    std::uint64_t check;  // the key, exclusive or with the data
    std::uint64_t data;
  };
  // One line of a processor's cache.
  struct alignas(64) Bucket {
    std::array<Slot, 4> slots;
  };
  static std::uint64_t load(const std::uint64_t& number) {
    return __atomic_load_n(&number, __ATOMIC_RELAXED);
  }
  static void save(std::uint64_t& number, std::uint64_t value) {
    __atomic_store_n(&number, value, __ATOMIC_RELAXED);
  }
  static constexpr unsigned kAgeMask = 15;

  Bucket& bucket(std::uint64_t key) const { return buckets_[key & (size_ - 1)]; }

  std::size_t size_;  // a power of two
  LargeMemory memory_;
  Bucket* buckets_ = nullptr;
  unsigned age_ = 0;
};

}  // namespace mandible
