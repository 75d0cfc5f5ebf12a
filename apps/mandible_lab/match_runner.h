// Plays a match, shows on standard error how it goes, and ends it well on Ctrl-C.
#pragma once

#include <optional>
#include <string>

#include "lab/match/match.h"

namespace mandible::lab {

struct MatchRun {
  std::optional<Standing> standing;  // at the end; none if the match did not begin
  std::optional<Error> error;        // an engine did not start, or a game was not saved
  bool stopped = false;              // by a signal
};

// The archive may be missing. The label stands before the line that tells how the match goes.
MatchRun play_match(const MatchSettings& settings, const Openings& openings, Archive* archive,
                    const std::string& label = "");

}  // namespace mandible::lab
