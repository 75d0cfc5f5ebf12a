#include "base/files.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>

#include "base/text.h"

namespace mandible {

Result<std::string> read_file(const std::string& path) {
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  std::string bytes;
  std::array<char, 65536> part{};
  while (in.read(part.data(), part.size()) || in.gcount() > 0) {
    bytes.append(part.data(), static_cast<std::size_t>(in.gcount()));
  }
  // A folder can be opened, but not read.
  if (!in.eof()) return Error{"cannot read " + in_quotes(path) + ": " + std::strerror(errno)};
  return bytes;
}

}  // namespace mandible
