// Keeps a folder for one program at a time: two matches that write into the same files would spoil
// them. The system takes the lock back when the program ends, however that comes about.
#pragma once

#include <filesystem>
#include <utility>

#include "base/result.h"

namespace mandible::lab {

class FolderLock {
 public:
  static Result<FolderLock> take(const std::filesystem::path& folder);

  FolderLock(FolderLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  FolderLock& operator=(FolderLock&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  ~FolderLock();

 private:
  explicit FolderLock(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
};

}  // namespace mandible::lab
