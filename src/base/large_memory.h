// Memory for large tables with random access. It is all zero, costs nothing until it is used, and
// lies in huge pages where the system has them, which saves a page-table lookup for nearly every
// read.
#pragma once

#include <cstddef>

namespace mandible {

class LargeMemory {
 public:
  LargeMemory() = default;
  // data() is null if there is not enough memory. Aligned at least to a cache line.
  explicit LargeMemory(std::size_t bytes);
  ~LargeMemory();
  LargeMemory(LargeMemory&& other) noexcept;
  LargeMemory& operator=(LargeMemory&& other) noexcept;

  void* data() const { return data_; }

 private:
  void* start_ = nullptr;  // of the allocation, to free it
  void* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace mandible
