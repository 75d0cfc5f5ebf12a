#include "server/net/address_share.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace mandible::server {
namespace {

std::string in_text(int family, const unsigned char* bytes) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  inet_ntop(family, bytes, text.data(), text.size());
  return text.data();
}

}  // namespace

std::string client_of(const std::string& address) {
  constexpr std::array<unsigned char, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  const std::string without_zone = address.substr(0, address.find('%'));
  std::array<unsigned char, 16> bytes{};
  if (inet_pton(AF_INET6, without_zone.c_str(), bytes.data()) != 1) return address;
  if (std::equal(kMapped.begin(), kMapped.end(), bytes.begin())) {
    return in_text(AF_INET, bytes.data() + kMapped.size());
  }
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return in_text(AF_INET6, bytes.data()) + "/64";
}

bool AddressShare::take(const std::string& address) {
  const auto found = taken_.try_emplace(client_of(address), 0).first;
  if (found->second >= most_) return false;
  ++found->second;
  return true;
}

void AddressShare::give_back(const std::string& address) {
  const auto found = taken_.find(client_of(address));
  if (found != taken_.end() && --found->second == 0) taken_.erase(found);
}

}  // namespace mandible::server
