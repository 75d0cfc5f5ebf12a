// The network that judges positions: a hidden layer for each side, summed from the rows of its
// features, and one output. All weights are whole numbers, so that every machine computes the same.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "engine/network/features.h"
#include "engine/score.h"

namespace mandible::network {

inline constexpr std::size_t kHidden = 32;

// A hidden unit of kOne is 1: what is below 0 or above that is cut off, and the rest is squared.
inline constexpr int kOne = 255;
// An output weight of kOutputOne is 1.
inline constexpr int kOutputOne = 64;
// Products with hidden units must fit into 16 bits, and all scores stay far from a certain win.
inline constexpr int kMostOutput = 127;
inline constexpr std::int32_t kMostOutputBias = 8 * kOne * kOne * kOutputOne;
// An output of 1 is this score: kScoreOfThreeInFour divided by the logarithm of 3.
inline constexpr int kScoreOfOne = 182;

struct Network {
  struct alignas(kHidden * sizeof(std::int16_t)) Row : std::array<std::int16_t, kHidden> {};

  std::array<Row, kFeatures> rows;
  Row bias;
  // By phase: for the side to move, and for the other side.
  std::array<std::array<Row, 2>, kPhases> output;
  std::array<std::int32_t, kPhases> output_bias;  // in units of kOne * kOne * kOutputOne
  std::string record;                             // how it was trained
};

std::string to_bytes(const Network& network);
// Only a whole, undamaged network of this version and shape; the error says what is wrong.
Result<std::shared_ptr<const Network>> network_from(std::string_view bytes);

}  // namespace mandible::network
