// Memory for large tables that are read at random: in huge pages where the system has them,
// which saves looking up a page for nearly every read.
#pragma once

#include <cstddef>
#include <memory>

namespace mandible {

struct FreeLargeMemory {
  void operator()(void* memory) const;
};
using LargeMemory = std::unique_ptr<void, FreeLargeMemory>;

// Nothing if there is not that much. Aligned for any use, to a line of a processor's cache at
// least.
LargeMemory allocate_large_memory(std::size_t bytes);

}  // namespace mandible
