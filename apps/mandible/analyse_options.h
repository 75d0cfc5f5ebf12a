// The command line of `mandible analyse`.
#pragma once

#include <string>

#include "base/result.h"
#include "engine/engine.h"
#include "mandible/commands.h"

namespace mandible {

extern const char* const kAnalyseUsage;

struct AnalyseOptions {
  std::string game = "Base+MLP";  // a game string, a game type, a file, or - for standard input
  SearchLimits limits;            // with the number of lines
  EngineOptions engine;
  bool json = false;
  bool prove = false;
  bool help = false;
};

Result<AnalyseOptions> parse_analyse_options(const Arguments& words);

}  // namespace mandible
