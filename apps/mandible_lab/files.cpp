#include "mandible_lab/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

#include "base/files.h"
#include "base/text.h"

namespace mandible::lab {

std::optional<Error> replace_file(const std::string& path, const std::string& bytes) {
  const std::string beside = path + ".new";
  std::ofstream out(beside, std::ios::binary);
  out << bytes;
  out.close();
  if (out && std::rename(beside.c_str(), path.c_str()) == 0) return std::nullopt;
  Error error{"cannot write to " + in_quotes(path) + ": " + std::strerror(errno)};
  std::remove(beside.c_str());
  return error;
}

Result<std::shared_ptr<const network::Network>> read_network(const std::string& path) {
  if (path == "HandMade") return std::shared_ptr<const network::Network>();
  const Result<std::string> bytes = read_file(path);
  if (!bytes) return bytes.failure();
  auto network = network::network_from(*bytes);
  if (!network)
    return Error{"the network " + in_quotes(path) + " cannot be used: " + network.error()};
  return network;
}

}  // namespace mandible::lab
