#include "lab/tune/fit.h"

#include <cmath>

#include "engine/evaluate.h"
#include "engine/threats.h"
#include "engine/weights.h"

namespace mandible::lab {
namespace {

float judge(const FittedWeights& weights, const FitSample& sample) {
  float early = 0;
  float late = 0;
  for (const FitSample::Count& c : sample.counts) {
    early += weights[c.term][0] * static_cast<float>(c.count);
    late += weights[c.term][1] * static_cast<float>(c.count);
  }
  return early * sample.early + late * (1 - sample.early);
}

double loss(float expected, float result) {
  constexpr double kLeast = 1e-7;
  return -(result * std::log(expected + kLeast) + (1 - result) * std::log(1 - expected + kLeast));
}

}  // namespace

void add_samples(const Game& game, int number, int first_ply, std::vector<FitSample>& samples) {
  const Outcome outcome = game.outcome();
  Position position(game.edition());
  for (int ply = 0; ply < game.plies(); ++ply) {
    if (ply >= first_ply && !position.over() && position.queen_placed(Colour::White) &&
        position.queen_placed(Colour::Black) && !find_win(position) && !is_threatened(position)) {
      const Trace trace = trace_evaluation(position);
      FitSample sample;
      sample.game = number;
      sample.early = trace.early;
      sample.result = outcome == Outcome::Draw || outcome == Outcome::InProgress ? 0.5F
                      : outcome == win_for(position.to_move())                   ? 1.0F
                                                                                 : 0.0F;
      for (std::size_t i = 0; i < trace.counts.size(); ++i) {
        if (trace.counts[i] != 0) {
          sample.counts.push_back({static_cast<std::uint16_t>(i), trace.counts[i]});
        }
      }
      samples.push_back(std::move(sample));
    }
    position.make(game.move(ply));
  }
}

FittedWeights fit(const std::vector<FitSample>& samples, const FitSettings& settings,
                  const std::function<void(const FitProgress&)>& on_round) {
  // Adam, with the gradient over all samples.
  constexpr float kStep = 2.0F;
  constexpr float kMomentum = 0.9F;
  constexpr float kSpread = 0.999F;
  FittedWeights weights{};
  for (std::size_t i = 0; i < weights.size(); ++i) {
    weights[i] = {static_cast<float>(kWeights[i].early), static_cast<float>(kWeights[i].late)};
  }
  FittedWeights mean{};
  FittedWeights square{};
  for (int round = 1; round <= settings.rounds; ++round) {
    std::array<std::array<double, 2>, kTerms> gradient{};
    double training = 0;
    double test = 0;
    std::size_t tested = 0;
    for (const FitSample& sample : samples) {
      const float expected = 1 / (1 + std::exp(-judge(weights, sample) * 1.0986F / settings.scale));
      if (is_test_game(sample.game)) {
        test += loss(expected, sample.result);
        ++tested;
        continue;
      }
      training += loss(expected, sample.result);
      const double error = expected - sample.result;
      for (const FitSample::Count& c : sample.counts) {
        gradient[c.term][0] += error * c.count * sample.early;
        gradient[c.term][1] += error * c.count * (1 - sample.early);
      }
    }
    const auto learnt = static_cast<double>(samples.size() - tested);
    const float step = kStep * (round < settings.rounds * 2 / 3 ? 1.0F : 0.2F);
    for (std::size_t i = 0; i < weights.size(); ++i) {
      for (std::size_t k = 0; k < 2; ++k) {
        const float g =
            static_cast<float>(gradient[i][k] / learnt) + settings.pull_to_zero * weights[i][k];
        mean[i][k] = kMomentum * mean[i][k] + (1 - kMomentum) * g;
        square[i][k] = kSpread * square[i][k] + (1 - kSpread) * g * g;
        const float m = mean[i][k] / (1 - std::pow(kMomentum, static_cast<float>(round)));
        const float s = square[i][k] / (1 - std::pow(kSpread, static_cast<float>(round)));
        weights[i][k] -= step * m / (std::sqrt(s) + 1e-8F);
      }
    }
    on_round(
        {round, training / learnt, test / static_cast<double>(std::max<std::size_t>(tested, 1))});
  }
  return weights;
}

}  // namespace mandible::lab
