#include "base/large_memory.h"

#include <cstdint>
#include <cstdlib>
#include <utility>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace mandible {
namespace {

#ifdef __linux__
constexpr std::size_t kAlignment = std::size_t{2} << 20U;  // a huge page
#else
constexpr std::size_t kAlignment = 64;
#endif

void* aligned(void* start) {
  const auto address = reinterpret_cast<std::uintptr_t>(start);
  const std::uintptr_t up = (address + kAlignment - 1) / kAlignment * kAlignment;
  return static_cast<char*>(start) + (up - address);
}

}  // namespace

LargeMemory::LargeMemory(std::size_t bytes) : size_(bytes + kAlignment) {
#ifdef __linux__
  void* memory = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  start_ = memory;
  data_ = aligned(start_);
  // Only a hint: without huge pages everything works, a little slower.
  madvise(data_, bytes, MADV_HUGEPAGE);
#else
  start_ = std::calloc(size_, 1);
  if (start_ != nullptr) data_ = aligned(start_);
#endif
}

LargeMemory::~LargeMemory() {
#ifdef __linux__
  if (start_ != nullptr) munmap(start_, size_);
#else
  std::free(start_);
#endif
}

LargeMemory::LargeMemory(LargeMemory&& other) noexcept { *this = std::move(other); }

LargeMemory& LargeMemory::operator=(LargeMemory&& other) noexcept {
  std::swap(start_, other.start_);
  std::swap(data_, other.data_);
  std::swap(size_, other.size_);
  return *this;
}

}  // namespace mandible
