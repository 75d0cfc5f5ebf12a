// Late move reductions: by how much the later moves of a node are searched less deeply.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace mandible {

namespace detail {

inline constexpr int kReductionSteps = 64;
inline const auto kReductions = [] {
  std::array<std::array<std::int8_t, kReductionSteps>, kReductionSteps> table{};
  for (int depth = 1; depth < kReductionSteps; ++depth) {
    for (int moves = 1; moves < kReductionSteps; ++moves) {
      table[static_cast<std::size_t>(depth)][static_cast<std::size_t>(moves)] =
          static_cast<std::int8_t>(0.4 + std::log(depth) * std::log(moves) / 2.0);
    }
  }
  return table;
}();

}  // namespace detail

// In plies, by the depth and the number of the move, counted from 1. Chosen by hand.
inline int reduction(int depth, int number) {
  const auto step = [](int value) {
    return static_cast<std::size_t>(std::min(value, detail::kReductionSteps - 1));
  };
  return detail::kReductions[step(depth)][step(number)];
}

}  // namespace mandible
