// The moves that the threads of a search are searching right now: a thread defers a move that
// another one is busy with until nothing else is left at the node.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include "base/random.h"
#include "rules/move.h"

namespace mandible {

// A mark may be overwritten by another one in its slot; the move is then searched twice, which
// costs only time.
class BusyMoves {
 public:
  // One number for a move in the position with this hash.
  static std::uint64_t id(std::uint64_t key, Move move) {
    return key ^ scatter_bits(static_cast<std::uint64_t>(move.tile.id) << 16U | move.to.index);
  }

  bool contains(std::uint64_t id) const {
    return slots_[slot_of(id)].load(std::memory_order_relaxed) == id;
  }

  // The move is marked while this lives.
  class Mark {
   public:
    Mark(BusyMoves& moves, std::uint64_t id) : slot_(moves.slots_[slot_of(id)]) {
      slot_.store(id, std::memory_order_relaxed);
    }
    ~Mark() { slot_.store(0, std::memory_order_relaxed); }
    Mark(const Mark&) = delete;
    Mark& operator=(const Mark&) = delete;

   private:
    std::atomic<std::uint64_t>& slot_;
  };

 private:
  static constexpr std::size_t kSlots = 4096;
  static std::size_t slot_of(std::uint64_t id) { return id % kSlots; }

  std::array<std::atomic<std::uint64_t>, kSlots> slots_{};
};

}  // namespace mandible
