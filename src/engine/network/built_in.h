// The network that is part of the program: data/network.bin.
#pragma once

#include <memory>

#include "engine/network/network.h"

namespace mandible::network {

// Read when it is first asked for.
std::shared_ptr<const Network> built_in();

}  // namespace mandible::network
