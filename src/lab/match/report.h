// What is said about a match: a line while it runs, and a summary at its end.
#pragma once

#include <string>

#include "lab/match/match.h"

namespace mandible::lab {

// One line without its end: a bar, the results of the first engine, the difference in Elo, the
// test.
std::string progress_text(const Standing& standing, const MatchSettings& settings);

// Several lines; says so if there is no game.
std::string summary_text(const Standing& standing, const MatchSettings& settings);

}  // namespace mandible::lab
