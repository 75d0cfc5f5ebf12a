// The transposition table: what earlier searches found out about positions. Shared by all threads
// without locks: an entry torn by two writers fails its check and is taken for empty.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

#include "engine/engine.h"
#include "rules/move.h"

namespace mandible {

enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };

struct TableEntry {
  Move move;
  Score score;
  int depth;
  Bound bound;
};

class Table {
 public:
  // Takes less if there is not that much memory.
  explicit Table(int megabytes);

  std::optional<TableEntry> find(std::uint64_t key) const;
  // Replaces whatever stood there unless that is a deeper result for the same position.
  void store(std::uint64_t key, const TableEntry& entry);

 private:
  struct Slot {
    std::atomic<std::uint64_t> check{0};  // the key, exclusive or with the data
    std::atomic<std::uint64_t> data{0};
  };

  Slot& slot(std::uint64_t key) const { return slots_[key & (size_ - 1)]; }

  std::size_t size_;  // a power of two
  std::unique_ptr<Slot[]> slots_;
};

}  // namespace mandible
