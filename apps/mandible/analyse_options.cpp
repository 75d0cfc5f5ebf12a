#include "mandible/analyse_options.h"

#include <optional>

#include "base/argument_reader.h"
#include "base/text.h"
#include "mandible/seconds.h"

namespace mandible {

const char* const kAnalyseUsage =
    R"(usage: mandible analyse [GAME] [--lines N] [LIMITS] [--threads N] [--table MB] [--json]
       mandible analyse [GAME] --prove [--time SECONDS] [--nodes N]

Searches the position at the end of a game and shows the best moves with what is expected to follow,
better and better, until a limit, Ctrl-C, or a certain result. GAME is a game string in quotation marks,
a game type such as Base+MLP (the default: its start), a file (game string, PGN or SGF), or - for
standard input.

  --lines N       how many of the best moves to follow, from 1 to 100 (3)
  --time SECONDS  such as 10 or 0.5
  --depth N       plies to look ahead, from 1 to 100
  --nodes N       positions to look at
  --threads N     how many threads search (1)
  --table MB      memory for the search (64)
  --json          one JSON object a line for each finished depth
  --prove         instead, look for a forced win in which every move is a threat, and prove it
)";

namespace {

constexpr double kMostSeconds = 1'000'000;
constexpr long long kMostNodes = 1'000'000'000'000'000;

class AnalyseOptionReader {
 public:
  explicit AnalyseOptionReader(const Arguments& words) : arguments_(words) {
    options_.limits.lines = 3;
  }

  Result<AnalyseOptions> read() {
    while (arguments_.next()) {
      if (const auto error = read_word()) return *error;
    }
    return options_;
  }

 private:
  std::optional<Error> read_word() {
    const std::string& name = arguments_.name;
    if (arguments_.is_help()) {
      options_.help = true;
    } else if (name == "--json") {
      options_.json = true;
    } else if (name == "--prove") {
      options_.prove = true;
    } else if (name == "--lines") {
      return read_number(options_.limits.lines, 1, 100);
    } else if (name == "--threads") {
      return read_number(options_.engine.threads, 1, 256);
    } else if (name == "--table") {
      return read_number(options_.engine.table_megabytes, 1, 65536);
    } else if (name == "--depth") {
      return read_number(options_.limits.depth.emplace(), 1, kMostDepth);
    } else if (name == "--time") {
      return read_time();
    } else if (name == "--nodes") {
      return read_nodes();
    } else if (arguments_.is_option()) {
      return arguments_.unknown();
    } else if (has_game_) {
      return Error{"there is more than one game: " + in_quotes(name) +
                   "; put a game string in quotation marks"};
    } else {
      options_.game = name;
      has_game_ = true;
    }
    return std::nullopt;
  }

  std::optional<Error> read_number(int& target, int least, int most) {
    const Result<int> number = arguments_.number(least, most);
    if (!number) return Error{number.error()};
    target = *number;
    return std::nullopt;
  }

  std::optional<Error> read_time() {
    const std::string text = arguments_.value().value_or("");
    options_.limits.time = parse_seconds(text, kMostSeconds);
    if (options_.limits.time) return std::nullopt;
    return Error{"--time needs a number of seconds, such as 10 or 0.5, not " + in_quotes(text)};
  }

  std::optional<Error> read_nodes() {
    const std::string text = arguments_.value().value_or("");
    const auto nodes = parse_number(text, kMostNodes);
    if (!nodes || *nodes < 1) {
      return Error{"--nodes needs a number from 1 to " + with_commas(kMostNodes) + ", not " +
                   in_quotes(text)};
    }
    options_.limits.nodes = static_cast<std::uint64_t>(*nodes);
    return std::nullopt;
  }

  ArgumentReader arguments_;
  AnalyseOptions options_;
  bool has_game_ = false;
};

}  // namespace

Result<AnalyseOptions> parse_analyse_options(const Arguments& words) {
  return AnalyseOptionReader(words).read();
}

}  // namespace mandible
