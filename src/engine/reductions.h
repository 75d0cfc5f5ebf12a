// Late move reductions: by how much the later moves of a node are searched less deeply.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "engine/parameters.h"

namespace mandible {

class Reductions {
 public:
  explicit Reductions(const SearchParameters& parameters) {
    const double base = parameters.reduction_base / 100.0;
    const double divisor = parameters.reduction_divisor / 100.0;
    for (int depth = 1; depth < kSteps; ++depth) {
      for (int number = 1; number < kSteps; ++number) {
        const double plies = base + std::log(depth) * std::log(number) / divisor;
        hundredths_[static_cast<std::size_t>(depth)][static_cast<std::size_t>(number)] =
            static_cast<std::int16_t>(std::lround(100 * std::max(plies, 0.0)));
      }
    }
  }

  // In hundredths of a ply, by the depth and the number of the move, counted from 1.
  int of(int depth, int number) const { return hundredths_[step(depth)][step(number)]; }

 private:
  static constexpr int kSteps = 64;
  static std::size_t step(int value) {
    return static_cast<std::size_t>(std::min(value, kSteps - 1));
  }

  std::array<std::array<std::int16_t, kSteps>, kSteps> hundredths_{};
};

}  // namespace mandible
