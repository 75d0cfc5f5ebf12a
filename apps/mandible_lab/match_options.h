// The command line of `mandible-lab match`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lab/match/settings.h"
#include "program/command_line.h"
#include "rules/edition.h"

namespace mandible::lab {

struct MatchRequest {
  MatchSettings settings;
  std::vector<Edition> editions;  // none: Base+MLP, or whatever is in the book
  std::string book;               // a file, if any
  std::string out;                // a folder, if any
  std::uint64_t seed = 1;
};

// As CommandLine::read().
std::optional<int> read_match_options(CommandLine& line, const Arguments& words,
                                      MatchRequest& request);

extern const char* const kAboutMatch;

}  // namespace mandible::lab
