#include "lab/training/trainer.h"

#include <fmt/core.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <numeric>
#include <thread>

#include "base/bytes.h"
#include "base/crc32.h"
#include "base/random.h"

namespace mandible::lab {
namespace {

using namespace parameters;

constexpr std::string_view kName = "mandible-checkpoint 1\n";
constexpr float kLastRate = 0.02F;  // of the first
// So that whole numbers can hold them.
constexpr float kMostOutput =
    static_cast<float>(network::kMostOutput) / static_cast<float>(network::kOutputOne);

// Another order in each epoch, whatever was done before it.
std::vector<std::uint32_t> shuffled(std::size_t size, std::uint64_t seed, int epoch) {
  std::vector<std::uint32_t> order(size);
  std::iota(order.begin(), order.end(), 0U);
  Random random(mix_bits(seed) + static_cast<std::uint64_t>(epoch));
  for (std::size_t i = size; i > 1; --i) {
    std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
  }
  return order;
}

void append(std::string& bytes, const std::vector<float>& numbers) {
  for (const float number : numbers) append_number(bytes, std::bit_cast<std::uint32_t>(number));
}

void take(ByteReader& reader, std::vector<float>& numbers) {
  for (float& number : numbers) number = std::bit_cast<float>(reader.take<std::uint32_t>());
}

}  // namespace

Trainer::Trainer(const SampleSplit& split, const TrainerSettings& settings)
    : split_(split),
      settings_(settings),
      state_{0, 0, 0, random_parameters(settings.seed), {}, {}, {}},
      gradients_(static_cast<std::size_t>(settings.threads), std::vector<float>(kCount)) {
  state_.mean.resize(kCount);
  state_.square.resize(kCount);
  state_.best = state_.parameters;
}

FloatNetwork Trainer::best_network() const { return network_of(state_.best); }

EpochReport Trainer::run_epoch(const std::function<void(double, double)>& on_step) {
  const std::size_t size = split_.training.size();
  const std::vector<std::uint32_t> order = shuffled(size, settings_.seed, state_.epoch);
  const auto batch = static_cast<std::size_t>(settings_.batch);
  double loss = 0;
  for (std::size_t start = 0; start < size; start += batch) {
    const std::size_t end = std::min(start + batch, size);
    loss += learn_batch(order, start, end);
    const double done = static_cast<double>(end) / static_cast<double>(size);
    step(gradients_[0], rate_at(state_.epoch + done));
    on_step(done, loss / static_cast<double>(end));
  }
  ++state_.epoch;
  EpochReport report;
  report.epoch = state_.epoch;
  report.training = loss / static_cast<double>(std::max<std::size_t>(size, 1));
  report.test = losses_of(network_of(state_.parameters), split_.test, settings_.score_share);
  report.best = state_.epoch == 1 || report.test.target < static_cast<double>(state_.best_loss);
  if (report.best) {
    state_.best = state_.parameters;
    state_.best_loss = static_cast<float>(report.test.target);
  }
  return report;
}

// Leaves the gradient in the first of gradients_; returns the sum of the losses.
double Trainer::learn_batch(const std::vector<std::uint32_t>& order, std::size_t start,
                            std::size_t end) {
  const Samples& samples = split_.training;
  const FloatNetwork network = network_of(state_.parameters);
  const std::size_t threads = gradients_.size();
  std::vector<double> losses(threads);
  const auto work = [&](std::size_t number) {
    std::vector<float>& gradient = gradients_[number];
    std::fill(gradient.begin(), gradient.end(), 0.0F);
    const float weight = 1.0F / static_cast<float>(end - start);
    Activations at;
    for (std::size_t i = start + number; i < end; i += threads) {
      const Sample& sample = samples[order[i]];
      const float expected = sigmoid(forward(network, samples, sample, at));
      const float target = sample.target(settings_.score_share);
      losses[number] += cross_entropy(expected, target);
      backward(network, samples, sample, at, (expected - target) * weight, gradient);
    }
  };
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < threads; ++i) others.emplace_back(work, i);
  work(0);
  for (std::thread& other : others) other.join();
  for (std::size_t i = 1; i < threads; ++i) {
    for (std::size_t k = 0; k < kCount; ++k) gradients_[0][k] += gradients_[i][k];
  }
  share_gradient(gradients_[0]);
  return std::accumulate(losses.begin(), losses.end(), 0.0);
}

// Adam.
void Trainer::step(const std::vector<float>& gradient, float rate) {
  constexpr float kMeanDecay = 0.9F;
  constexpr float kSquareDecay = 0.999F;
  ++state_.steps;
  const auto steps = static_cast<float>(state_.steps);
  const float scale =
      rate * std::sqrt(1 - std::pow(kSquareDecay, steps)) / (1 - std::pow(kMeanDecay, steps));
  float* __restrict mean = state_.mean.data();
  float* __restrict square = state_.square.data();
  float* __restrict parameter = state_.parameters.data();
  const float* __restrict g = gradient.data();
  for (std::size_t i = 0; i < kCount; ++i) {
    mean[i] += (1 - kMeanDecay) * (g[i] - mean[i]);
    square[i] += (1 - kSquareDecay) * (g[i] * g[i] - square[i]);
    parameter[i] -= scale * mean[i] / (std::sqrt(square[i]) + 1e-8F);
  }
  for (std::size_t i = kOutput; i < kOutputBias; ++i) {
    parameter[i] = std::clamp(parameter[i], -kMostOutput, kMostOutput);
  }
}

// Half a wave of the cosine, from the first rate to the last.
float Trainer::rate_at(double epochs_done) const {
  const double wave = 0.5 * (1 + std::cos(std::numbers::pi * epochs_done / settings_.epochs));
  return settings_.rate * static_cast<float>(kLastRate + (1 - kLastRate) * wave);
}

std::string Trainer::description() const {
  return fmt::format(
      "{} positions; {} features; {} hidden; epochs {}; batch {}; rate {}; score {}; seed {}\n",
      split_.training.size(), network::kFeatures, network::kHidden, settings_.epochs,
      settings_.batch, settings_.rate, settings_.score_share, settings_.seed);
}

std::string Trainer::checkpoint() const {
  std::string bytes = std::string(kName) + description();
  append_number(bytes, state_.epoch);
  append_number(bytes, state_.steps);
  append_number(bytes, std::bit_cast<std::uint32_t>(state_.best_loss));
  for (const auto* part : {&state_.parameters, &state_.mean, &state_.square, &state_.best}) {
    append(bytes, *part);
  }
  append_number(bytes, crc32(bytes));
  return bytes;
}

std::optional<Error> Trainer::resume(std::string_view bytes) {
  const std::string start = std::string(kName) + description();
  if (!bytes.starts_with(kName)) return Error{"it is not a checkpoint of this version"};
  if (!bytes.starts_with(start)) return Error{"it belongs to another training"};
  constexpr std::size_t kSumSize = sizeof(std::uint32_t);
  if (bytes.size() < start.size() + kSumSize ||
      ByteReader(bytes.substr(bytes.size() - kSumSize)).take<std::uint32_t>() !=
          crc32(bytes.substr(0, bytes.size() - kSumSize))) {
    return Error{"it is damaged: its checksum is wrong"};
  }
  State state = state_;
  ByteReader reader(bytes.substr(start.size()));
  state.epoch = reader.take<std::int32_t>();
  state.steps = reader.take<std::int64_t>();
  state.best_loss = std::bit_cast<float>(reader.take<std::uint32_t>());
  for (auto* part : {&state.parameters, &state.mean, &state.square, &state.best}) {
    take(reader, *part);
  }
  if (reader.failed() || reader.left() != kSumSize) return Error{"it has the wrong length"};
  state_ = std::move(state);
  return std::nullopt;
}

}  // namespace mandible::lab
