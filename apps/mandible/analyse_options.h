// The command line of `mandible analyse`.
#pragma once

#include <optional>
#include <string>

#include "engine/engine.h"
#include "program/command_line.h"

namespace mandible {

struct AnalyseOptions {
  std::string game = "Base+MLP";  // a game string, a game type, a file, or - for standard input
  SearchLimits limits;            // with the number of lines
  EngineOptions engine;
  bool json = false;
  bool prove = false;
};

// As CommandLine::read().
std::optional<int> read_analyse_options(CommandLine& line, const Arguments& words,
                                        AnalyseOptions& options);

extern const char* const kAboutAnalyse;

}  // namespace mandible
