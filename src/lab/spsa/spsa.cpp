#include "lab/spsa/spsa.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <mutex>
#include <thread>

#include "base/text.h"
#include "lab/provenance/checksums.h"
#include "lab/spsa/duel.h"
#include "rules/game_string.h"

namespace mandible::lab {
namespace {

// How steps and rates decay: the exponents that Spall recommends. A pair that is won by a game
// moves a parameter by this share of its step at the end, and by more before.
constexpr double kStepDecay = 0.101;
constexpr double kRateDecay = 0.602;
constexpr double kRateAtTheEnd = 0.004;
constexpr double kWarmUp = 0.1;  // of all pairs: without it the first steps would be huge

constexpr int kDuelTableMegabytes = 4;
constexpr std::string_view kTitle = "mandible-spsa 2";

}  // namespace

SpsaState::SpsaState(const SpsaSettings& settings)
    : pairs_in_all_(settings.pairs),
      description_(fmt::format("of {}; nodes {}; book {}; network {}; seed {}", settings.pairs,
                               settings.nodes, checksum_of(settings.openings),
                               checksum_of(settings.network), settings.seed)) {}

std::vector<double> SpsaState::initial_values() {
  std::vector<double> values;
  values.reserve(kSearchParameters.size());
  for (const ParameterSpec& spec : kSearchParameters) {
    values.push_back(SearchParameters{}.*spec.value);
  }
  return values;
}

SpsaState::Directions SpsaState::draw(Random& random) {
  Directions directions;
  for (std::size_t i = 0; i < kSearchParameters.size(); ++i) {
    directions.push_back(random.below(2) == 0 ? 1 : -1);
  }
  return directions;
}

// Reaches the step of the table at the last pair.
double SpsaState::step_of(std::size_t parameter) const {
  return kSearchParameters[parameter].step *
         std::pow(static_cast<double>(pairs_in_all_) / (pairs_ + 1), kStepDecay);
}

SearchParameters SpsaState::moved(const Directions& directions, int sign) const {
  SearchParameters parameters;
  for (std::size_t i = 0; i < kSearchParameters.size(); ++i) {
    const ParameterSpec& spec = kSearchParameters[i];
    const double value = values_[i] + sign * directions[i] * step_of(i);
    parameters.*spec.value = static_cast<int>(
        std::lround(std::clamp(value, double{1} * spec.least, double{1} * spec.most)));
  }
  return parameters;
}

SearchParameters SpsaState::parameters() const {
  SearchParameters parameters;
  for (std::size_t i = 0; i < kSearchParameters.size(); ++i) {
    parameters.*kSearchParameters[i].value = static_cast<int>(std::lround(values_[i]));
  }
  return parameters;
}

void SpsaState::learn(const Directions& directions, int half_points) {
  const double warm_up = kWarmUp * pairs_in_all_;
  const double rate =
      kRateAtTheEnd * std::pow((warm_up + pairs_in_all_) / (warm_up + pairs_ + 1), kRateDecay);
  const double games_ahead = half_points - 2;
  for (std::size_t i = 0; i < kSearchParameters.size(); ++i) {
    const ParameterSpec& spec = kSearchParameters[i];
    const double value = values_[i] + rate * step_of(i) * games_ahead * directions[i];
    values_[i] = std::clamp(value, double{1} * spec.least, double{1} * spec.most);
  }
  ++pairs_;
}

std::string SpsaState::text() const {
  std::string text = fmt::format("{}\n{} pairs\n{}\n", kTitle, pairs_, description_);
  for (std::size_t i = 0; i < kSearchParameters.size(); ++i) {
    text += fmt::format("{} {}\n", kSearchParameters[i].name, values_[i]);
  }
  return text;
}

Result<SpsaState> SpsaState::parse(std::string_view text, const SpsaSettings& settings) {
  constexpr std::size_t kFirstParameter = 3;
  const std::vector<std::string_view> lines = split(text, '\n');
  if (lines.size() != kSearchParameters.size() + kFirstParameter + 1 || lines[0] != kTitle ||
      !lines.back().empty()) {
    return Error{"it is not a whole file of mandible-lab spsa with the parameters of this version"};
  }
  SpsaState state(settings);
  if (lines[2] != state.description_) {
    return Error{"it belongs to another run: \"" + std::string(lines[2]) + "\" instead of \"" +
                 state.description_ + "\""};
  }
  const std::vector<std::string_view> count = split(lines[1], ' ');
  const auto pairs = parse_number(count[0], settings.pairs);
  if (!pairs || count.size() != 2 || count[1] != "pairs") {
    return Error{"its line 2 is not a number of pairs up to " + std::to_string(settings.pairs)};
  }
  state.pairs_ = static_cast<int>(*pairs);
  for (std::size_t i = 0; i < kSearchParameters.size(); ++i) {
    const ParameterSpec& spec = kSearchParameters[i];
    const std::vector<std::string_view> words = split(lines[i + kFirstParameter], ' ');
    char* end = nullptr;
    const std::string number(words.back());
    state.values_[i] = std::strtod(number.c_str(), &end);
    if (words.size() != 2 || words[0] != spec.name || number.empty() || *end != '\0' ||
        !(state.values_[i] >= spec.least && state.values_[i] <= spec.most)) {
      return Error{"its line " + std::to_string(i + kFirstParameter + 1) + " is not " +
                   in_quotes(spec.name) + " with a number from " + std::to_string(spec.least) +
                   " to " + std::to_string(spec.most)};
    }
  }
  return state;
}

void run_spsa(const SpsaSettings& settings, SpsaState& state, const std::atomic<bool>& stop,
              const std::function<void(const SpsaState&)>& on_pair) {
  std::mutex mutex;
  int next = state.pairs();
  const auto work = [&] {
    EngineOptions options{1, kDuelTableMegabytes, settings.network};
    Engine first(options);
    Engine second(options);
    std::unique_lock lock(mutex);
    while (next < settings.pairs && !stop.load()) {
      Random random(mix_bits(settings.seed) + static_cast<std::uint64_t>(next++));
      const SpsaState::Directions directions = SpsaState::draw(random);
      options.parameters = state.moved(directions, 1);
      const SearchParameters opposite = state.moved(directions, -1);
      lock.unlock();
      first.set_options(options);
      options.parameters = opposite;
      second.set_options(options);
      const auto count = static_cast<std::uint32_t>(settings.openings.size());
      const Game opening =
          *parse_game_string(settings.openings[random.below(count)], {true, false});
      const int half_points = play_duel(first, second, opening, settings.nodes);
      lock.lock();
      state.learn(directions, half_points);
      on_pair(state);
    }
  };
  std::vector<std::thread> threads;
  threads.reserve(static_cast<std::size_t>(settings.threads));
  for (int i = 0; i < settings.threads; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
}

}  // namespace mandible::lab
