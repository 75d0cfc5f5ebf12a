#include "lab/calibration/calibration.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "engine/chances.h"

namespace mandible::lab {
namespace {

constexpr std::size_t kParts = 10;

}  // namespace

std::size_t calibration_phase(const Position& position) {
  const int all = std::popcount(position.edition().tiles);
  const int on_board = std::popcount(position.board().on_board());
  return std::min<std::size_t>(static_cast<std::size_t>(3 * on_board / all), 2);
}

void Calibration::add(const ScoredGame& game) {
  Position position(game.edition);
  for (std::size_t i = 0; i < game.plies.size(); ++i) {
    const ScoredPly& ply = game.plies[i];
    if (static_cast<int>(i) >= game.opening_plies && !is_decided(ply.score)) {
      points_[calibration_phase(position)].push_back(
          {ply.score, result_for(position.to_move(), game.outcome)});
    }
    position.make(ply.played);
  }
}

std::vector<Calibration::Decile> Calibration::deciles(std::size_t phase) const {
  std::vector<Point> points = points_[phase];
  std::sort(points.begin(), points.end(),
            [](const Point& a, const Point& b) { return a.score < b.score; });
  std::vector<Decile> deciles(kParts);
  for (std::size_t i = 0; i < points.size(); ++i) {
    Decile& decile = deciles[i * kParts / points.size()];
    decile.predicted += win_chance(points[i].score);
    decile.observed += static_cast<double>(points[i].result);
    ++decile.positions;
  }
  for (Decile& decile : deciles) {
    const auto count = static_cast<double>(std::max<std::size_t>(decile.positions, 1));
    decile.predicted /= count;
    decile.observed /= count;
  }
  return deciles;
}

// Newton's method on the logistic loss, in the reciprocal of the scale.
double Calibration::score_of_three_in_four(std::size_t phase) const {
  const double logit = std::log(3.0);
  const double usual = logit / kScoreOfThreeInFour;
  double slope = usual;
  constexpr int kSteps = 20;
  for (int step = 0; step < kSteps; ++step) {
    double gradient = 0;
    double curvature = 0;
    for (const Point& point : points_[phase]) {
      const double chance = 1 / (1 + std::exp(-slope * point.score));
      gradient += (chance - static_cast<double>(point.result)) * point.score;
      curvature += chance * (1 - chance) * point.score * point.score;
    }
    if (curvature <= 0) break;
    // Few games may ask for any slope; a tenth and ten times the usual one are far enough.
    slope = std::clamp(slope - gradient / curvature, usual / 10, usual * 10);
  }
  return logit / slope;
}

}  // namespace mandible::lab
