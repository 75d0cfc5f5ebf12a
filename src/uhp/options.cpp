#include "uhp/options.h"

#include <array>

#include "base/text.h"

namespace mandible::uhp {
namespace {

// Exactly one of the two members is set.
struct OptionSpec {
  std::string_view name;
  bool Options::*flag;
  int Options::*number;
  int least;
  int most;
};

constexpr std::array<OptionSpec, 4> kOptions = {{
    {"TournamentOpening", &Options::tournament_opening, nullptr, 0, 0},
    {"Repetition", &Options::repetition, nullptr, 0, 0},
    {"Threads", nullptr, &Options::threads, 1, 256},
    {"TableMegabytes", nullptr, &Options::table_megabytes, 1, 65536},
}};

std::string truth(bool value) { return value ? "True" : "False"; }

std::string line(const Options& options, const OptionSpec& spec) {
  const Options defaults;
  std::string text(spec.name);
  if (spec.flag != nullptr) {
    return text + ";bool;" + truth(options.*spec.flag) + ";" + truth(defaults.*spec.flag);
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

Result<std::string> set_option(Options& options, std::string_view name, std::string_view value) {
  const OptionSpec* spec = find(name);
  if (spec == nullptr) return unknown(name);
  if (spec->flag != nullptr) {
    const bool yes = equal_ignoring_case(value, "true");
    if (!yes && !equal_ignoring_case(value, "false")) {
      return Error{std::string(spec->name) + " is True or False, not " + in_quotes(value) + "."};
    }
    options.*(spec->flag) = yes;
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
