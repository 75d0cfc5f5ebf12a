#include "mandible_lab/option_values.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

#include "base/text.h"
#include "lab/match/openings.h"
#include "mandible_lab/files.h"

namespace mandible::lab {
namespace {

constexpr double kMostSeconds = 24 * 60 * 60;

}  // namespace

std::optional<double> parse_decimal(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) {
    return std::nullopt;
  }
  return value;
}

Result<std::int64_t> parse_seconds(const std::string& option, const std::string& text) {
  const auto seconds = parse_decimal(text);
  if (!seconds || *seconds < 0.001 || *seconds > kMostSeconds) {
    return CommandLine::refused(option, kNeedsSeconds, text);
  }
  return std::llround(*seconds * 1000);
}

void add_type_option(CommandLine& line, std::vector<Edition>& target, const std::string& meaning) {
  const auto reader = [&target](const std::string& text) -> std::optional<Error> {
    std::vector<Edition> editions;
    for (const std::string_view type : split(text, ',')) {
      const Result<Edition> edition = parse_game_type(trim(type));
      if (!edition) return Error{"--type: " + edition.error()};
      editions.push_back(*edition);
    }
    target = std::move(editions);
    return std::nullopt;
  };
  line.value("--type TYPES", "game types, such as Base+MLP,Base", reader, meaning);
}

void add_seed_option(CommandLine& line, std::uint64_t& target, const std::string& meaning) {
  constexpr const char* kNeeds = "a whole number";
  const auto reader = [&target](const std::string& text) -> std::optional<Error> {
    const auto seed = parse_number(text, std::numeric_limits<long long>::max());
    if (!seed) return CommandLine::refused("--seed", kNeeds, text);
    target = static_cast<std::uint64_t>(*seed);
    return std::nullopt;
  };
  line.value("--seed N", kNeeds, reader, meaning);
}

void add_book_option(CommandLine& line, std::vector<std::string>& target,
                     const std::string& meaning) {
  const auto reader = [&target](const std::string& path) -> std::optional<Error> {
    Result<std::vector<std::string>> book = read_book(path);
    if (!book) return book.failure();
    target = std::move(*book);
    return std::nullopt;
  };
  line.value("--book FILE", "a file of openings", reader, meaning);
}

void add_network_option(CommandLine& line, std::shared_ptr<const network::Network>& target) {
  const auto reader = [&target](const std::string& path) -> std::optional<Error> {
    auto network = read_network(path);
    if (!network) return network.failure();
    target = std::move(*network);
    return std::nullopt;
  };
  line.value("--network FILE", "a file of train, or HandMade", reader,
             "what judges positions: a network, or HandMade for the evaluation without one (the "
             "network of this program)");
}

std::optional<Error> refuse_odd(int games) {
  if (games % 2 == 0) return std::nullopt;
  return Error{"--games needs an even number, because each opening is played twice, not " +
               std::to_string(games)};
}

}  // namespace mandible::lab
