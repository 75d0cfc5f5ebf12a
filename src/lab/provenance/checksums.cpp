#include "lab/provenance/checksums.h"

#include <fmt/core.h>

#include "base/crc32.h"

namespace mandible::lab {
namespace {

std::string digits(const std::string& bytes) { return fmt::format("{:08x}", crc32(bytes)); }

}  // namespace

std::string checksum_of(const std::vector<std::string>& book) {
  std::string text;
  for (const std::string& opening : book) text += opening + '\n';
  return book.empty() ? "none" : digits(text);
}

std::string checksum_of(const std::shared_ptr<const network::Network>& network) {
  return network == nullptr ? "none" : digits(network::to_bytes(*network));
}

}  // namespace mandible::lab
