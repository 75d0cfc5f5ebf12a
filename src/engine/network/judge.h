// What the network says about a position. The same sums are computed with vectors of the largest
// size that the processor has; the results are equal on every machine.
#pragma once

#include <span>
#include <string_view>

#include "engine/network/network.h"

namespace mandible::network {

// For the side to move.
Score judge(const Network& network, const View& view);

// One way to compute it, which this processor can do; the last one is the one that judge uses.
struct Kernel {
  std::string_view name;
  std::int32_t (*output)(const Network& network, const View& view);  // in the unit of output_bias

  Score judge(const Network& network, const View& view) const;
};
std::span<const Kernel> kernels();

}  // namespace mandible::network
