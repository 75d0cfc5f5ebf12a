#include "lab/training/float_network.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"

namespace mandible::lab {
namespace {

using namespace parameters;
using network::kDistances;
using network::kOne;
using network::kOutputOne;
using network::kPhases;
using network::kTileKinds;

// Visits each row of a tile feature with each of the rows that it shares.
template <class Visit>
void for_each_share(Visit visit) {
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    for (std::size_t own = 0; own < kDistances; ++own) {
      for (std::size_t other = 0; other < kDistances; ++other) {
        const std::size_t row = (kind * kDistances + own) * kDistances + other;
        visit(row, kind);
        visit(row, kKindRows + kind * kDistances + own);
        visit(row, kKindRows + kNearRows + kind * kDistances + other);
      }
    }
  }
}

void add_row(float* __restrict to, const float* __restrict row) {
  for (std::size_t i = 0; i < kWidth; ++i) to[i] += row[i];
}

template <class Expectation>
Losses mean_losses(const Samples& samples, float score_share, Expectation expectation_of) {
  Losses sum;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const double expected = expectation_of(samples[i]);
    sum.target += cross_entropy(expected, samples[i].target(score_share));
    sum.result += cross_entropy(expected, samples[i].result);
  }
  const auto count = static_cast<double>(std::max<std::size_t>(samples.size(), 1));
  return {sum.target / count, sum.result / count};
}

void fill(network::Network::Row& row, const float* from, int unit, long most) {
  for (std::size_t i = 0; i < kWidth; ++i) {
    row[i] = static_cast<std::int16_t>(
        std::clamp(std::lround(from[i] * static_cast<float>(unit)), -most, most));
  }
}

}  // namespace

std::vector<float> random_parameters(std::uint64_t seed) {
  Random random(mix_bits(seed));
  const auto number = [&random](float most) {
    return (static_cast<float>(random.next() >> 40U) * 0x1p-23F - 1) * most;
  };
  std::vector<float> learnt(kCount);
  for (std::size_t i = 0; i < kShared; ++i) learnt[i] = number(0.05F);
  for (std::size_t i = kBias; i < kOutput; ++i) learnt[i] = 0.3F + number(0.1F);
  for (std::size_t i = 0; i < kWidth; ++i) {
    // Alike in all phases; what is good for one side is bad for the other.
    const float weight = number(0.3F);
    for (std::size_t phase = 0; phase < kPhases; ++phase) {
      learnt[kOutput + phase * 2 * kWidth + i] = weight;
      learnt[kOutput + phase * 2 * kWidth + kWidth + i] = -weight;
    }
  }
  return learnt;
}

FloatNetwork network_of(const std::vector<float>& learnt) {
  const auto at = [&](std::size_t i) { return learnt.begin() + static_cast<std::ptrdiff_t>(i); };
  FloatNetwork network;
  network.rows.assign(at(0), at(kShared));
  for_each_share([&](std::size_t row, std::size_t shared) {
    add_row(&network.rows[row * kWidth], &learnt[kShared + shared * kWidth]);
  });
  network.bias.assign(at(kBias), at(kOutput));
  network.output.assign(at(kOutput), at(kOutputBias));
  network.output_bias.assign(at(kOutputBias), at(kCount));
  return network;
}

void share_gradient(std::vector<float>& gradient) {
  for_each_share([&](std::size_t row, std::size_t shared) {
    add_row(&gradient[kShared + shared * kWidth], &gradient[row * kWidth]);
  });
}

float forward(const FloatNetwork& network, const Samples& samples, const Sample& sample,
              Activations& at) {
  float logit = network.output_bias[sample.phase];
  const float* output = &network.output[2 * kWidth * sample.phase];
  for (std::size_t side = 0; side < 2; ++side) {
    std::copy(network.bias.begin(), network.bias.end(), at.sums[side].begin());
    for (const std::uint16_t feature : samples.features(sample, side)) {
      add_row(at.sums[side].data(), &network.rows[feature * kWidth]);
    }
    for (std::size_t i = 0; i < kWidth; ++i) {
      const float inside = std::clamp(at.sums[side][i], 0.0F, 1.0F);
      at.squares[side][i] = inside * inside;
      logit += at.squares[side][i] * output[side * kWidth + i];
    }
  }
  return logit;
}

void backward(const FloatNetwork& network, const Samples& samples, const Sample& sample,
              const Activations& at, float error, std::vector<float>& gradient) {
  const std::size_t output = 2 * kWidth * sample.phase;
  gradient[kOutputBias + sample.phase] += error;
  for (std::size_t side = 0; side < 2; ++side) {
    Activations::Layer down{};
    const float* weights = &network.output[output + side * kWidth];
    float* to = &gradient[kOutput + output + side * kWidth];
    for (std::size_t i = 0; i < kWidth; ++i) {
      to[i] += error * at.squares[side][i];
      const float sum = at.sums[side][i];
      down[i] = sum > 0 && sum < 1 ? 2 * sum * error * weights[i] : 0;
    }
    add_row(&gradient[kBias], down.data());
    for (const std::uint16_t feature : samples.features(sample, side)) {
      add_row(&gradient[feature * kWidth], down.data());
    }
  }
}

float sigmoid(float x) { return 1 / (1 + std::exp(-x)); }

double cross_entropy(double expected, double target) {
  constexpr double kLeast = 1e-7;
  return -(target * std::log(expected + kLeast) + (1 - target) * std::log(1 - expected + kLeast));
}

Losses losses_of(const FloatNetwork& network, const Samples& samples, float score_share) {
  Activations at;
  return mean_losses(samples, score_share, [&](const Sample& sample) {
    return static_cast<double>(sigmoid(forward(network, samples, sample, at)));
  });
}

Losses losses_by_hand(const Samples& samples, float score_share) {
  return mean_losses(samples, score_share,
                     [](const Sample& sample) { return static_cast<double>(sample.by_hand); });
}

network::Network quantised(const FloatNetwork& trained, const std::string& record) {
  // Far beyond what training makes of them.
  constexpr long kMostRow = 4L * kOne;
  network::Network whole;
  for (std::size_t i = 0; i < whole.rows.size(); ++i) {
    fill(whole.rows[i], &trained.rows[i * kWidth], kOne, kMostRow);
  }
  fill(whole.bias, trained.bias.data(), kOne, kMostRow);
  for (std::size_t phase = 0; phase < kPhases; ++phase) {
    for (std::size_t side = 0; side < 2; ++side) {
      fill(whole.output[phase][side], &trained.output[(phase * 2 + side) * kWidth], kOutputOne,
           network::kMostOutput);
    }
    whole.output_bias[phase] = static_cast<std::int32_t>(
        std::lround(trained.output_bias[phase] * kOne * kOne * kOutputOne));
  }
  whole.record = record;
  return whole;
}

}  // namespace mandible::lab
