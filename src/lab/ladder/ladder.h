// The ladder: a match of each of the engine's levels against the level below it, to see whether the
// steps between them are even. Playing the matches is left to others (lab/match).
#pragma once

#include <string>
#include <vector>

#include "engine/levels.h"
#include "lab/match/settings.h"
#include "lab/match/tally.h"

namespace mandible::lab {

// The level of the lowest match, and of the highest one.
inline constexpr int kLowestRung = 2;
inline constexpr int kHighestRung = static_cast<int>(kLevels.size());

struct LadderSettings {
  std::vector<std::string> command;  // of an engine that has the option Level
  // A level ends its searches by itself; this says no more than that.
  Limit limit{Limit::Kind::Depth, kMostDepth};
  int games = 100;  // of each match
  int concurrency = 1;
};

// The match of a level, which is the first engine, against the one below it.
MatchSettings rung_settings(const LadderSettings& ladder, int level);

// "2-larva-egg": where the match is saved.
std::string rung_folder(int level);

// A table of the matches: its heading, and a line for one of them.
std::string ladder_heading();
std::string ladder_row(int level, const Tally& tally);

}  // namespace mandible::lab
