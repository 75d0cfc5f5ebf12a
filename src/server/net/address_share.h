// Counts connections per client, so that none can take all of them.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

namespace mandible::server {

// What counts as one client: an IPv4 address, or the first half (/64) of an IPv6 address, because
// every customer of a provider is given at least that many. An IPv4 address inside an IPv6 one
// counts as itself.
std::string client_of(const std::string& address);

class AddressShare {
 public:
  explicit AddressShare(std::size_t most) : most_(most) {}

  // Whether the client may have one connection more, which then counts.
  bool take(const std::string& address);
  void give_back(const std::string& address);

 private:
  std::size_t most_;
  std::unordered_map<std::string, std::size_t> taken_;
};

}  // namespace mandible::server
