#include "lab/match/statistics.h"

#include <cmath>
#include <numeric>

namespace mandible::lab {
namespace {

// The two-sided 95 % quantile of the normal distribution.
constexpr double kQuantile = 1.959963984540054;

// The share of the points that a pair of each kind gave.
constexpr std::array<double, 5> kShares = {0, 0.25, 0.5, 0.75, 1};

using Frequencies = std::array<double, 5>;

// The factor x for which the frequencies p / (1 + x (share - mean)) have this mean. Among all
// distributions with this mean they make the observed one most likely (a Lagrange multiplier).
double tilt(const Frequencies& frequencies, double mean) {
  // Between these ends every term stays positive, and the sum falls from plus to minus infinity.
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  constexpr int kHalvings = 100;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    double sum = 0;
    for (std::size_t k = 0; k < kShares.size(); ++k) {
      const double deviation = kShares[k] - mean;
      sum += frequencies[k] * deviation / (1 + middle * deviation);
    }
    (sum > 0 ? low : high) = middle;
  }
  return (low + high) / 2;
}

}  // namespace

std::int64_t pairs_in(const PairCounts& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

double elo_of_score(double score) {
  if (score <= 0) return -INFINITY;
  if (score >= 1) return INFINITY;
  return 400 * std::log10(score / (1 - score));
}

double score_of_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

std::optional<Estimate> estimate(const PairCounts& counts) {
  const auto pairs = static_cast<double>(pairs_in(counts));
  double mean = 0;
  double square = 0;
  for (std::size_t k = 0; k < kShares.size(); ++k) {
    const double frequency = static_cast<double>(counts[k]) / pairs;
    mean += frequency * kShares[k];
    square += frequency * kShares[k] * kShares[k];
  }
  const double variance = square - mean * mean;
  // Not zero: what remains of equal shares after rounding. Also without pairs, where it is no
  // number.
  if (!(variance > 1e-12)) return std::nullopt;
  const double deviation = std::sqrt(variance / pairs);
  return Estimate{elo_of_score(mean), elo_of_score(mean - kQuantile * deviation),
                  elo_of_score(mean + kQuantile * deviation),
                  std::erfc((0.5 - mean) / deviation / std::sqrt(2)) / 2};
}

double log_likelihood_ratio(const PairCounts& counts, const Sprt& test) {
  if (pairs_in(counts) == 0) return 0;
  // What has not happened yet may still happen: a thousandth of a pair, as in fishtest.
  constexpr double kUnseen = 1e-3;
  Frequencies frequencies{};
  double pairs = 0;
  for (std::size_t k = 0; k < kShares.size(); ++k) {
    frequencies[k] = counts[k] == 0 ? kUnseen : static_cast<double>(counts[k]);
    pairs += frequencies[k];
  }
  for (double& frequency : frequencies) frequency /= pairs;
  const double mean0 = score_of_elo(test.elo0);
  const double mean1 = score_of_elo(test.elo1);
  const double tilt0 = tilt(frequencies, mean0);
  const double tilt1 = tilt(frequencies, mean1);
  double ratio = 0;
  for (std::size_t k = 0; k < kShares.size(); ++k) {
    ratio += frequencies[k] *
             std::log((1 + tilt0 * (kShares[k] - mean0)) / (1 + tilt1 * (kShares[k] - mean1)));
  }
  return pairs * ratio;
}

}  // namespace mandible::lab
