// What the options of several subcommands take: seconds, seeds, game types, books, networks. The
// targets must outlive the readers.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/network/network.h"
#include "program/command_line.h"
#include "rules/edition.h"

namespace mandible::lab {

std::optional<double> parse_decimal(std::string_view text);

// Milliseconds for "1" or "0.1"; the error names the option.
Result<std::int64_t> parse_seconds(const std::string& option, const std::string& text);
inline constexpr const char* kNeedsSeconds = "a number of seconds, such as 1 or 0.1";

// --type TYPES and --seed N.
void add_type_option(CommandLine& line, std::vector<Edition>& target, const std::string& meaning);
void add_seed_option(CommandLine& line, std::uint64_t& target, const std::string& meaning);

// --book FILE and --network FILE; a null network stands for the hand-made evaluation.
void add_book_option(CommandLine& line, std::vector<std::string>& target,
                     const std::string& meaning);
void add_network_option(CommandLine& line, std::shared_ptr<const network::Network>& target);

// What is wrong with a number of games, if anything.
std::optional<Error> refuse_odd(int games);

}  // namespace mandible::lab
