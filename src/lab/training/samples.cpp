#include "lab/training/samples.h"

#include "engine/chances.h"
#include "engine/evaluate.h"
#include "engine/threats.h"
#include "lab/calibration/calibration.h"

namespace mandible::lab {
namespace {

constexpr bool is_test_game(std::size_t number) { return number % 20 == 0; }

// Wins in one move, and what the search calls decided, are not for the evaluation to find.
template <class Visit>
void for_each_quiet_position(const ScoredGame& game, Visit visit) {
  Position position(game.edition);
  for (std::size_t i = 0; i < game.plies.size(); ++i) {
    const ScoredPly& ply = game.plies[i];
    if (static_cast<int>(i) >= game.opening_plies && !is_decided(ply.score) &&
        !ply.best.is_pass() && !find_win(position)) {
      visit(position, ply);
    }
    position.make(ply.played);
  }
}

}  // namespace

void Samples::add(const network::View& view, Sample sample) {
  sample.first = features_.size();
  for (std::size_t side = 0; side < 2; ++side) {
    sample.sizes[side] = static_cast<std::uint8_t>(view.sides[side].size());
    features_.insert(features_.end(), view.sides[side].begin(), view.sides[side].end());
  }
  sample.phase = static_cast<std::uint8_t>(view.phase);
  samples_.push_back(sample);
}

SampleSplit split_samples(const std::vector<ScoredGame>& games) {
  // A network that learns from another's scores becomes more timid than the other, and the search
  // too underestimates what it gets. So each score is replaced by the share of games that were won
  // with it.
  Calibration calibration;
  for (std::size_t number = 0; number < games.size(); ++number) {
    if (!is_test_game(number)) calibration.add(games[number]);
  }
  std::array<double, kCalibrationPhases.size()> scales{};
  for (std::size_t phase = 0; phase < scales.size(); ++phase) {
    scales[phase] = calibration.score_of_three_in_four(phase);
  }
  SampleSplit split;
  std::unordered_set<std::uint64_t> seen;
  for (const bool test : {false, true}) {
    for (std::size_t number = 0; number < games.size(); ++number) {
      if (is_test_game(number) != test) continue;
      const ScoredGame& game = games[number];
      for_each_quiet_position(game, [&](const Position& position, const ScoredPly& ply) {
        const std::uint64_t key = position.canonical_hash();
        if (test && seen.contains(key)) return;
        if (!test) seen.insert(key);
        Sample sample;
        sample.score =
            static_cast<float>(win_chance(ply.score, scales[calibration_phase(position)]));
        sample.result = result_for(position.to_move(), game.outcome);
        sample.by_hand = static_cast<float>(win_chance(evaluate(position)));
        (test ? split.test : split.training).add(network::view_of(position), sample);
      });
    }
  }
  return split;
}

}  // namespace mandible::lab
