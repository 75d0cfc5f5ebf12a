// Trains the network: stochastic gradient descent (Adam) towards a mix of the result of the game
// and the score of the search.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "lab/training/float_network.h"
#include "lab/training/samples.h"

namespace mandible::lab {

struct TrainerSettings {
  int epochs = 4;             // passes over all positions
  int batch = 8192;           // positions per step
  float rate = 0.002F;        // size of the first steps; it falls to a fiftieth
  float score_share = 0.75F;  // of the search score in the target; the rest is the result
  int threads = 1;            // with another number of them, sums are rounded differently
  std::uint64_t seed = 1;
};

struct EpochReport {
  int epoch = 0;
  double training = 0;  // mean loss while learning, against the target
  Losses test;          // on unseen games
  bool best = false;    // better than all epochs before
};

class Trainer {
 public:
  // The samples must outlive it.
  Trainer(const SampleSplit& split, const TrainerSettings& settings);

  // How many are done.
  int epoch() const { return state_.epoch; }
  bool finished() const { return state_.epoch >= settings_.epochs; }
  // One pass over all positions; `on_step` gets the share of it that is done and the loss so far.
  EpochReport run_epoch(const std::function<void(double done, double loss)>& on_step);
  // The network of the epoch with the smallest loss on unseen games; later epochs overfit.
  FloatNetwork best_network() const;

  // Everything that is needed to go on after this epoch.
  std::string checkpoint() const;
  // Goes on where a checkpoint of the same training was made; an error changes nothing.
  std::optional<Error> resume(std::string_view bytes);

 private:
  struct State {
    std::int32_t epoch = 0;
    std::int64_t steps = 0;
    float best_loss = 0;
    std::vector<float> parameters;
    std::vector<float> mean;    // of the gradient, decaying
    std::vector<float> square;  // of its square
    std::vector<float> best;
  };

  // What a checkpoint must have in common with this training.
  std::string description() const;
  double learn_batch(const std::vector<std::uint32_t>& order, std::size_t start, std::size_t end);
  void step(const std::vector<float>& gradient, float rate);
  float rate_at(double epochs_done) const;

  const SampleSplit& split_;
  TrainerSettings settings_;
  State state_;
  std::vector<std::vector<float>> gradients_;  // of each thread
};

}  // namespace mandible::lab
