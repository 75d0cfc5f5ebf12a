// What the results of a match say about the difference in strength between two engines. Each
// opening is played twice with the colours swapped; the two games of such a pair are not
// independent, so pairs are counted here, not games.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace mandible::lab {

// How many pairs gave the first engine 0, 1/2, 1, 1 1/2 and 2 points.
using PairCounts = std::array<std::int64_t, 5>;

std::int64_t pairs_in(const PairCounts& counts);

// The logistic scale: the expected share of the points, and infinities for none and all of them.
double elo_of_score(double score);
double score_of_elo(double elo);

// What the first engine has over the second.
struct Estimate {
  double elo = 0;
  // The interval that holds the true difference in 95 of 100 matches.
  double low = 0;
  double high = 0;
  // The likelihood of superiority: the probability that the first engine is the stronger one.
  double superiority = 0.5;

  double error() const { return (high - low) / 2; }
};

// Nothing while all pairs have ended alike, because then the variance is unknown.
std::optional<Estimate> estimate(const PairCounts& counts);

// A sequential probability ratio test: is the first engine better by elo1, rather than by elo0? It
// may be asked after every pair, and errs in one of twenty matches either way.
struct Sprt {
  double elo0 = 0;
  double elo1 = 0;
};

// ln((1 - beta) / alpha) with alpha = beta = 0.05: the test ends at plus or minus this.
inline constexpr double kSprtBound = 2.9444389791664403;

// The generalised ratio (GSPRT) of the testing framework of Stockfish: the likelihood of the counts
// under the most likely distribution with the mean of elo1, against that with the mean of elo0.
double log_likelihood_ratio(const PairCounts& counts, const Sprt& test);

}  // namespace mandible::lab
