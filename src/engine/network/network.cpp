#include "engine/network/network.h"

#include <algorithm>
#include <cstdlib>

#include "base/bytes.h"
#include "base/crc32.h"

namespace mandible::network {
namespace {

constexpr std::string_view kName = "mandible-network ";
constexpr std::string_view kVersion = "1";
constexpr std::size_t kLongestRecord = 10'000;

template <class AnyNetwork, class Visit>
void for_each_row(AnyNetwork& network, Visit visit) {
  for (auto& row : network.rows) visit(row);
  visit(network.bias);
  for (auto& phase : network.output) {
    for (auto& row : phase) visit(row);
  }
}

// Larger ones would overflow where the network is computed, or promise more than a certain win.
bool has_sensible_output(const Network& network) {
  const auto is_small = [](std::int16_t weight) { return std::abs(weight) <= kMostOutput; };
  for (const auto& phase : network.output) {
    for (const Network::Row& row : phase) {
      if (!std::all_of(row.begin(), row.end(), is_small)) return false;
    }
  }
  return std::all_of(network.output_bias.begin(), network.output_bias.end(), [](std::int32_t bias) {
    return bias >= -kMostOutputBias && bias <= kMostOutputBias;
  });
}

std::string shape() {
  return std::to_string(kFeatures) + " features, " + std::to_string(kHidden) + " hidden, " +
         std::to_string(kPhases) + " phases";
}

// Takes a line off the text; empty if there is none.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return {};
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return line;
}

}  // namespace

std::string to_bytes(const Network& network) {
  std::string bytes =
      std::string(kName) + std::string(kVersion) + "\n" + shape() + "\n" + network.record + "\n";
  for_each_row(network, [&bytes](const Network::Row& row) {
    for (const std::int16_t weight : row) append_number(bytes, weight);
  });
  for (const std::int32_t bias : network.output_bias) append_number(bytes, bias);
  append_number(bytes, crc32(bytes));
  return bytes;
}

Result<std::shared_ptr<const Network>> network_from(std::string_view bytes) {
  if (!bytes.starts_with(kName)) return Error{"it is not a network of Mandible"};
  std::string_view rest = bytes;
  const std::string_view first = take_line(rest);
  if (first.empty()) return Error{"it is cut short: it ends within its first line"};
  const std::string_view version = first.substr(kName.size());
  if (version != kVersion) {
    return Error{"it has version " + std::string(version.substr(0, 20)) +
                 " of the format; this program reads version " + std::string(kVersion)};
  }
  const std::string_view its_shape = take_line(rest);
  if (its_shape != shape()) {
    return Error{"it has another shape (" + std::string(its_shape.substr(0, 80)) +
                 "); this program needs " + shape()};
  }
  auto network = std::make_shared<Network>();
  const std::string_view record = take_line(rest);
  if (record.size() > kLongestRecord) return Error{"its training record is too long"};
  network->record = record;
  constexpr std::size_t kSize = (kFeatures + 1 + 2 * kPhases) * kHidden * sizeof(std::int16_t) +
                                kPhases * sizeof(std::int32_t) + sizeof(std::uint32_t);
  if (rest.size() != kSize) {
    return Error{"it is " + std::string(rest.size() < kSize ? "cut short" : "too long") + ": " +
                 std::to_string(rest.size()) + " bytes of weights instead of " +
                 std::to_string(kSize)};
  }
  ByteReader reader(rest);
  for_each_row(*network, [&reader](Network::Row& row) {
    for (std::int16_t& weight : row) weight = reader.take<std::int16_t>();
  });
  for (std::int32_t& bias : network->output_bias) bias = reader.take<std::int32_t>();
  if (reader.take<std::uint32_t>() !=
      crc32(bytes.substr(0, bytes.size() - sizeof(std::uint32_t)))) {
    return Error{"it is damaged: its checksum is wrong"};
  }
  if (!has_sensible_output(*network)) {
    return Error{"its output weights are too large: at most " + std::to_string(kMostOutput) +
                 ", and " + std::to_string(kMostOutputBias) + " for a bias"};
  }
  return std::shared_ptr<const Network>(std::move(network));
}

}  // namespace mandible::network
