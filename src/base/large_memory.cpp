#include "base/large_memory.h"

#include <cstdlib>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace mandible {

void FreeLargeMemory::operator()(void* memory) const { std::free(memory); }

LargeMemory allocate_large_memory(std::size_t bytes) {
  constexpr std::size_t kHugePage = std::size_t{2} << 20U;
  constexpr std::size_t kCacheLine = 64;
  const std::size_t alignment = bytes < kHugePage ? kCacheLine : kHugePage;
  const std::size_t size = (bytes + alignment - 1) / alignment * alignment;
  LargeMemory memory(std::aligned_alloc(alignment, size));
  if (memory == nullptr) return memory;
#ifdef __linux__
  // Only a wish: without it everything works as well, a little slower.
  if (bytes >= kHugePage) madvise(memory.get(), size, MADV_HUGEPAGE);
#endif
  return memory;
}

}  // namespace mandible
