// What the options of several subcommands take: numbers with a fraction, seconds, game types.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/edition.h"

namespace mandible::lab {

std::optional<double> parse_decimal(std::string_view text);

// The value of an option; the error names the option. Milliseconds for "1" or "0.1".
Result<std::int64_t> parse_seconds(const std::string& option, const std::string& text);
Result<std::uint64_t> parse_seed(const std::string& text);

// "Base+MLP,Base"
Result<std::vector<Edition>> parse_types(const std::string& text);

// What is wrong with a number of games, if anything.
std::optional<Error> refuse_odd(int games);

}  // namespace mandible::lab
