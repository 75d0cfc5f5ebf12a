#include "lab/match/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/text.h"

namespace mandible::lab {

Result<FolderLock> FolderLock::take(const std::filesystem::path& folder) {
  FolderLock lock(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (lock.descriptor_ < 0) {
    return Error{"cannot open the folder " + in_quotes(folder.string()) + ": " +
                 std::strerror(errno)};
  }
  if (flock(lock.descriptor_, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) {
    return Error{"a match in " + in_quotes(folder.string()) +
                 " is running; wait for its end, or choose another folder"};
  }
  return Error{"cannot lock the folder " + in_quotes(folder.string()) + ": " +
               std::strerror(errno)};
}

FolderLock::~FolderLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace mandible::lab
