#include "engine/network/built_in.h"

#include <cassert>

// cmake/embed.cmake writes it.
extern const std::string_view kMandibleNetwork;

namespace mandible::network {

std::shared_ptr<const Network> built_in() {
  static const std::shared_ptr<const Network> network = [] {
    auto read = network_from(kMandibleNetwork);
    assert(read);
    return *read;
  }();
  return network;
}

}  // namespace mandible::network
