// Memory for large tables that are read at random. It is all zero and costs nothing until it is
// used, and lies in huge pages where the system has them, which saves looking up a page for nearly
// every read.
#pragma once

#include <cstddef>

namespace mandible {

class LargeMemory {
 public:
  LargeMemory() = default;
  // Has no data() if there is not that much. Aligned to a line of a processor's cache at least.
  explicit LargeMemory(std::size_t bytes);
  ~LargeMemory();
  LargeMemory(LargeMemory&& other) noexcept;
  LargeMemory& operator=(LargeMemory&& other) noexcept;

  void* data() const { return data_; }

 private:
  void* start_ = nullptr;  // of what is given back
  void* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace mandible
