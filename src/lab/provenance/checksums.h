// Checksums of what games are played with, so that a run is only ever continued as it began.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/network/network.h"

namespace mandible::lab {

// Eight digits, or "none" for an empty book and for the hand-made evaluation.
std::string checksum_of(const std::vector<std::string>& book);
std::string checksum_of(const std::shared_ptr<const network::Network>& network);

}  // namespace mandible::lab
