#include "uhp/options.h"

#include <array>

#include "base/text.h"
#include "engine/levels.h"

namespace mandible::uhp {
namespace {

// Exactly one of the three members is set.
struct OptionSpec {
  std::string_view name;
  bool Options::*flag;
  int Options::*number;
  std::string Options::*file;
  int least;
  int most;
  std::string_view purpose;
};

constexpr std::array<OptionSpec, 9> kOptions = {{
    {"TournamentOpening", &Options::tournament_opening, nullptr, nullptr, 0, 0,
     "the first tile must not be the Queen, in games started afterwards"},
    {"Repetition", &Options::repetition, nullptr, nullptr, 0, 0,
     "the third occurrence of a position is a draw, in games started afterwards"},
    {"Threads", nullptr, &Options::threads, nullptr, 0, 256,
     "threads that compute; 0: one per processor, but one with a limit of depth or nodes"},
    {"TableMegabytes", nullptr, &Options::table_megabytes, nullptr, 1, 65536,
     "memory for the search"},
    {"Lines", nullptr, &Options::lines, nullptr, 1, 256,
     "number of best lines to search and report; above 1 it implies ReportIntermediateBestMoves"},
    {"Level", nullptr, &Options::level, nullptr, 0, static_cast<int>(kLevels.size()),
     "how well to play: 0 as well as possible"},
    {"Ponder", &Options::ponder, nullptr, nullptr, 0, 0, "search while the other side thinks"},
    {"ReportIntermediateBestMoves", &Options::report_intermediate_best_moves, nullptr, nullptr, 0,
     0, "print a line per depth before the best move: move;depth;score;principal variation"},
    {"EvalFile", nullptr, nullptr, &Options::eval_file, 0, 0,
     "what judges positions: BuiltIn (the network of the program), HandMade, or the path, without "
     "blanks, of a network file"},
}};

// ", 1 Egg, 2 Larva" and so on.
std::string names_of_levels() {
  std::string names;
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    names += ", " + std::to_string(i + 1) + " " + std::string(kLevels[i].name);
  }
  return names;
}

std::string truth(bool value) { return value ? "True" : "False"; }

std::string line(const Options& options, const OptionSpec& spec) {
  const Options defaults;
  std::string text(spec.name);
  if (spec.flag != nullptr) {
    return text + ";bool;" + truth(options.*spec.flag) + ";" + truth(defaults.*spec.flag);
  }
  if (spec.file != nullptr) {
    // The protocol has no type for a path; programs that know only its types read an enum.
    const std::string& value = options.*spec.file;
    text += ";enum;" + value + ";" + defaults.*spec.file + ";" + std::string(kBuiltIn) + ";" +
            std::string(kHandMade);
    return value == kHandMade || value == kBuiltIn ? text : text + ";" + value;
  }
  return text + ";int;" + std::to_string(options.*spec.number) + ";" +
         std::to_string(defaults.*spec.number) + ";" + std::to_string(spec.least) + ";" +
         std::to_string(spec.most);
}

const OptionSpec* find(std::string_view name) {
  for (const OptionSpec& spec : kOptions) {
    if (equal_ignoring_case(spec.name, name)) return &spec;
  }
  return nullptr;
}

Error unknown(std::string_view name) {
  std::string names;
  for (const OptionSpec& spec : kOptions)
    names += (names.empty() ? "" : ", ") + std::string(spec.name);
  return Error{"The option " + in_quotes(name) + " is not valid. The options are " + names + "."};
}

}  // namespace

std::vector<std::string> option_lines(const Options& options) {
  std::vector<std::string> lines;
  lines.reserve(kOptions.size());
  for (const OptionSpec& spec : kOptions) lines.push_back(line(options, spec));
  return lines;
}

Result<std::string> option_line(const Options& options, std::string_view name) {
  const OptionSpec* spec = find(name);
  if (spec == nullptr) return unknown(name);
  return line(options, *spec);
}

std::vector<std::string> option_purposes() {
  std::vector<std::string> lines;
  lines.reserve(kOptions.size());
  for (const OptionSpec& spec : kOptions) {
    lines.push_back(std::string(spec.name) + "  -  " + std::string(spec.purpose));
    if (spec.number == &Options::level) lines.back() += names_of_levels();
  }
  return lines;
}

Result<std::string> set_option(Options& options, std::string_view name, std::string_view value) {
  const OptionSpec* spec = find(name);
  if (spec == nullptr) return unknown(name);
  if (spec->flag != nullptr) {
    const bool yes = equal_ignoring_case(value, "true");
    if (!yes && !equal_ignoring_case(value, "false")) {
      return Error{std::string(spec->name) + " is True or False, not " + in_quotes(value) + "."};
    }
    options.*(spec->flag) = yes;
  } else if (spec->file != nullptr) {
    options.*(spec->file) = value;
    for (const std::string_view word : {kBuiltIn, kHandMade}) {
      if (equal_ignoring_case(value, word)) options.*(spec->file) = word;
    }
  } else {
    const auto number = parse_number(value, spec->most);
    if (!number || *number < spec->least) {
      return Error{std::string(spec->name) + " is a number from " + std::to_string(spec->least) +
                   " to " + std::to_string(spec->most) + ", not " + in_quotes(value) + "."};
    }
    options.*(spec->number) = static_cast<int>(*number);
  }
  return line(options, *spec);
}

}  // namespace mandible::uhp
