#include "mandible/analyse_options.h"

#include "mandible/game_argument.h"
#include "mandible/seconds.h"

namespace mandible {

const char* const kAboutAnalyse =
    R"(usage: mandible analyse [GAME] [OPTIONS]
       mandible analyse [GAME] --prove [--time SECONDS] [--nodes N]

Searches the position at the end of a game and shows the best moves with what is
expected to follow, better and better, until a limit, Ctrl-C, or a certain
result. GAME is a game string in quotation marks, a game type such as Base+MLP
(the default: its start), a file (game string, PGN or SGF), or - for standard
input.
)";

std::optional<int> read_analyse_options(CommandLine& line, const Arguments& words,
                                        AnalyseOptions& options) {
  constexpr double kMostSeconds = 1'000'000;
  constexpr long long kMostNodes = 1'000'000'000'000'000;
  options.limits.lines = 3;
  line.number("--lines N", options.limits.lines, 1, 100,
              "how many of the best moves to follow, from 1 to 100 (3)");
  line.value("--time SECONDS", kNeedsSeconds,
             seconds_reader("--time", options.limits.time, kMostSeconds), "such as 10 or 0.5");
  line.number("--depth N", options.limits.depth, 1, kMostDepth,
              "plies to look ahead, from 1 to 100");
  line.number("--nodes N", options.limits.nodes, 1, kMostNodes, "positions to look at");
  line.number("--threads N", options.engine.threads, 1, 256, "how many threads search (1)");
  line.number("--table MB", options.engine.table_megabytes, 1, 65536, "memory for the search (64)");
  line.flag("--json", options.json, "print one JSON object per finished depth");
  line.flag("--prove", options.prove,
            "instead, look for a forced win in which every move is a threat, and prove it");
  line.words(one_game(options.game));
  return line.read(words);
}

}  // namespace mandible
