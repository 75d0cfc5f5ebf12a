// Tunes the parameters of the search by games (simultaneous perturbation stochastic approximation):
// all parameters are moved a little in random directions, the two opposite settings play each
// other, and all move towards the winner. The steps become smaller as the number of pairs grows.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "base/result.h"
#include "engine/engine.h"
#include "engine/network/built_in.h"

namespace mandible::lab {

struct SpsaSettings {
  int pairs = 10'000;  // of games, in all
  std::uint64_t nodes = 4000;
  std::vector<std::string> openings;  // game strings; there must be one
  std::shared_ptr<const network::Network> network = network::built_in();
  int threads = 1;
  std::uint64_t seed = 1;
};

// Where the tuning has got to.
class SpsaState {
 public:
  explicit SpsaState(const SpsaSettings& settings);

  // A random direction for each parameter: +1 or -1.
  using Directions = std::vector<int>;
  static Directions draw(Random& random);
  // The parameters, moved by a step in these directions, or in the opposite ones.
  SearchParameters moved(const Directions& directions, int sign) const;
  // Learns from a pair of games of moved(+1) against moved(-1): its half points, from 0 to 4.
  void learn(const Directions& directions, int half_points);

  int pairs() const { return pairs_; }
  // The nearest whole numbers.
  SearchParameters parameters() const;
  double value(std::size_t parameter) const { return values_[parameter]; }

  // As text, without loss: how many pairs, the settings, then a line for each parameter.
  std::string text() const;
  // Only a state of a run with the same settings, apart from the threads.
  static Result<SpsaState> parse(std::string_view text, const SpsaSettings& settings);

 private:
  double step_of(std::size_t parameter) const;

  int pairs_in_all_;
  std::string description_;  // of the settings
  int pairs_ = 0;
  std::vector<double> values_ = initial_values();

  static std::vector<double> initial_values();
};

// Goes on until all pairs are played or `stop` is set. `on_pair` is called after each pair, from
// any thread but one at a time.
void run_spsa(const SpsaSettings& settings, SpsaState& state, const std::atomic<bool>& stop,
              const std::function<void(const SpsaState&)>& on_pair);

}  // namespace mandible::lab
