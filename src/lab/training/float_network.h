// The network as it is trained, with fractions: what it computes, its gradient, and how all that is
// learnt lies in one array.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/network/network.h"
#include "lab/training/samples.h"

namespace mandible::lab {

struct FloatNetwork {
  std::vector<float> rows;         // by feature
  std::vector<float> bias;         // of the hidden layer
  std::vector<float> output;       // by phase: for the side to move, then for the other side
  std::vector<float> output_bias;  // by phase
};

// What is learnt. The row of a tile feature is the sum of its own and of three that it shares: with
// all tiles of its kind, with those as near to the own Queen, and with those as near to the other
// one. That way rare features start from what common ones have learnt.
namespace parameters {
inline constexpr std::size_t kWidth = network::kHidden;
inline constexpr std::size_t kKindRows = network::kTileKinds;
inline constexpr std::size_t kNearRows = kKindRows * network::kDistances;
inline constexpr std::size_t kShared = network::kFeatures * kWidth;
inline constexpr std::size_t kBias = kShared + (kKindRows + 2 * kNearRows) * kWidth;
inline constexpr std::size_t kOutput = kBias + kWidth;
inline constexpr std::size_t kOutputBias = kOutput + 2 * kWidth * network::kPhases;
inline constexpr std::size_t kCount = kOutputBias + network::kPhases;
}  // namespace parameters

std::vector<float> random_parameters(std::uint64_t seed);
FloatNetwork network_of(const std::vector<float>& learnt);
// Adds the gradient of the rows to that of the rows they share.
void share_gradient(std::vector<float>& gradient);

struct Activations {
  using Layer = std::array<float, parameters::kWidth>;
  std::array<Layer, 2> sums;
  std::array<Layer, 2> squares;  // of what is between 0 and 1
};

// The logarithm of the odds that the side to move wins.
float forward(const FloatNetwork& network, const Samples& samples, const Sample& sample,
              Activations& at);
// Adds the gradient of one sample; `error` is the expectation less the target.
void backward(const FloatNetwork& network, const Samples& samples, const Sample& sample,
              const Activations& at, float error, std::vector<float>& gradient);

float sigmoid(float x);
double cross_entropy(double expected, double target);

struct Losses {
  double target = 0;  // against the target of the training
  double result = 0;  // against the result of the game
};
Losses losses_of(const FloatNetwork& network, const Samples& samples, float score_share);
// Those of the hand-made evaluation, for comparison.
Losses losses_by_hand(const Samples& samples, float score_share);

// In whole numbers, for the engine. `record` says in one line how it was trained.
network::Network quantised(const FloatNetwork& trained, const std::string& record);

}  // namespace mandible::lab
