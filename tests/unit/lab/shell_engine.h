// Engines of a few lines of shell, for what a good engine does not do.
#pragma once

#include <string>

#include "lab/match/settings.h"

namespace mandible::lab {

inline constexpr Limit kFewNodes{Limit::Kind::Nodes, 20};

inline EngineSetup mandible_engine() {
  return {"Mandible", {MANDIBLE_PROGRAM, "uhp"}, {}, kFewNodes};
}

// Greets, says ok to everything, and does this when it is asked for a move; then it says ok.
inline EngineSetup shell_engine(const std::string& at_bestmove) {
  const std::string script =
      "echo id Shell; echo ok; while read -r word rest; do case $word in bestmove) " + at_bestmove +
      ";; esac; echo ok; done";
  return {"Shell", {"sh", "-c", script}, {}, kFewNodes};
}

// As above, and appends every line that it is sent to the file. It never answers with a move.
inline EngineSetup recording_engine(const std::string& file) {
  const std::string script =
      "echo id Recorder; echo ok; while read -r line; do echo \"$line\" >> '" + file +
      "'; echo ok; done";
  return {"Recorder", {"sh", "-c", script}, {}, kFewNodes};
}

}  // namespace mandible::lab
