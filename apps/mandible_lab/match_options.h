// The command line of `mandible-lab match`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "lab/match/settings.h"
#include "mandible_lab/commands.h"
#include "rules/edition.h"

namespace mandible::lab {

extern const char* const kMatchUsage;

struct MatchRequest {
  MatchSettings settings;
  std::vector<Edition> editions;  // none: Base+MLP, or whatever is in the book
  std::string book;               // a file, if any
  std::string out;                // a folder, if any
  std::uint64_t seed = 1;
  bool help = false;
};

Result<MatchRequest> parse_match_options(const Arguments& words);

}  // namespace mandible::lab
