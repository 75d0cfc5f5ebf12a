#include "program/command_line.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <numeric>
#include <utility>

namespace mandible {
namespace {

constexpr std::size_t kHelpColumns = 80;

// The number of letters to insert, delete or replace to turn one word into the other.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

// "  --depth N   how many plies", with the meaning broken into lines at its blanks.
std::string help_lines(const std::string& shown, const std::string& meaning, std::size_t indent) {
  std::string text;
  std::string line = fmt::format("  {:<{}}", shown, indent - 2);
  for (const std::string_view word : split_words(meaning)) {
    if (line.size() > indent && line.size() + 1 + word.size() > kHelpColumns) {
      text += line + "\n";
      line.assign(indent, ' ');
    }
    if (line.size() > indent) line += ' ';
    line += word;
  }
  return text + line + "\n";
}

// CLI11 would take the next word for the value.
const std::string* word_with_empty_value(const Arguments& arguments) {
  const auto found = std::find_if(arguments.begin(), arguments.end(), [](const std::string& word) {
    return word.starts_with("--") && word.find('=') == word.size() - 1;
  });
  return found == arguments.end() ? nullptr : &*found;
}

}  // namespace

std::string similar(std::string_view word, const std::vector<std::string>& candidates) {
  std::string best;
  std::size_t least = std::min<std::size_t>(3, word.size() / 2);
  for (const std::string& candidate : candidates) {
    const std::size_t difference = distance(word, candidate);
    if (difference >= least) continue;
    least = difference;
    best = candidate;
  }
  return best;
}

CommandLine::CommandLine(std::string name, std::string about)
    : name_(std::move(name)), about_(std::move(about)) {}

void CommandLine::heading(const std::string& text) { options_.push_back({"", text, "", "", {}}); }

void CommandLine::add(const std::string& option, const std::string& needs, Reader reader,
                      const std::string& meaning) {
  const std::size_t blank = std::min(option.find(' '), option.size());
  const std::string names = option.substr(0, blank);
  const std::string shown = names.substr(0, names.find(',')) + option.substr(blank);
  options_.push_back({names, shown, meaning, needs, std::move(reader)});
}

void CommandLine::flag(const std::string& option, bool& target, const std::string& meaning) {
  const auto set = [&target](const std::string&) -> std::optional<Error> {
    target = true;
    return std::nullopt;
  };
  add(option, "", set, meaning);
}

void CommandLine::text(const std::string& option, std::string& target, const std::string& meaning) {
  const std::string name = option.substr(0, option.find(' '));
  const auto take = [&target, name](const std::string& text) -> std::optional<Error> {
    if (text.empty()) return Error{name + " needs a value"};
    target = text;
    return std::nullopt;
  };
  value(option, "a value", take, meaning);
}

void CommandLine::value(const std::string& option, const std::string& needs, Reader reader,
                        const std::string& meaning) {
  add(option, needs, std::move(reader), meaning);
}

Error CommandLine::refused(const std::string& option, const std::string& needs,
                           const std::string& text) {
  return Error{option + " needs " + needs + ", not " + in_quotes(text)};
}

Error CommandLine::missing_value(const std::string& name) const {
  for (const Option& option : options_) {
    for (const std::string_view one : split(option.names, ',')) {
      if (one != name || one.empty()) continue;
      if (option.needs.empty()) return Error{name + " takes no value"};
      return Error{name + " needs " + option.needs};
    }
  }
  return Error{"unknown option " + in_quotes(name) + similar_option(name)};
}

std::string CommandLine::similar_option(std::string_view word) const {
  std::vector<std::string> names = {"--help"};
  for (const Option& option : options_) {
    if (!option.names.empty()) names.push_back(option.name());
  }
  const std::string found = similar(word.substr(0, word.find('=')), names);
  return found.empty() ? "" : "; did you mean " + found + "?";
}

std::optional<Error> CommandLine::read_words(const Arguments& rest) const {
  bool only_words = false;
  for (const std::string& word : rest) {
    if (!only_words && word == "--") {
      only_words = true;
    } else if (!only_words && word.size() > 1 && word[0] == '-') {
      return Error{"unknown option " + in_quotes(word) + similar_option(word)};
    } else if (!words_) {
      return Error{"unknown argument " + in_quotes(word)};
    } else if (auto error = words_(word)) {
      return error;
    }
  }
  return std::nullopt;
}

std::optional<Error> CommandLine::split_and_read(const Arguments& arguments, bool& help) const {
  if (const std::string* word = word_with_empty_value(arguments)) {
    return missing_value(word->substr(0, word->size() - 1));
  }
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  const CLI::Option* help_flag = app.add_flag("-h,--help");
  std::vector<std::pair<const Option*, const CLI::Option*>> declared;
  for (const Option& option : options_) {
    if (option.names.empty()) continue;
    CLI::Option* added = option.needs.empty() ? app.add_flag(option.names)->disable_flag_override()
                                              : app.add_option(option.names)->expected(1);
    added->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    declared.emplace_back(&option, added);
  }
  try {
    app.parse(Arguments(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::ParseError& error) {
    // Its text begins with the option, for flags without the dashes.
    const std::string text = error.what();
    const std::string name = text.substr(0, text.find_first_of(": "));
    return missing_value(name.starts_with('-') ? name : "--" + name);
  }
  help = help_flag->count() > 0;
  if (help) return std::nullopt;
  for (const auto& [option, found] : declared) {
    for (const std::string& text : found->results()) {
      if (auto error = option->reader(text)) return error;
    }
  }
  return read_words(app.remaining());
}

std::optional<int> CommandLine::read(const Arguments& arguments, std::ostream& out,
                                     std::ostream& err) {
  bool asks_for_help = false;
  if (const auto error = split_and_read(arguments, asks_for_help)) {
    err << name_ << ": " << error->message << " (" << name_ << " --help)\n";
    return kWrongUsage;
  }
  if (!asks_for_help) return std::nullopt;
  out << help();
  return kDone;
}

std::optional<int> CommandLine::read(const Arguments& arguments) {
  return read(arguments, std::cout, std::cerr);
}

int CommandLine::complain(const std::string& what, int status) const {
  std::cerr << name_ << ": " << what << "\n";
  return status;
}

int CommandLine::refuse(const std::string& what) const {
  return complain(what + " (" + name_ + " --help)", kWrongUsage);
}

std::string CommandLine::help() const {
  constexpr std::string_view kHelpOption = "-h, --help";
  std::size_t widest = kHelpOption.size();
  for (const Option& option : options_) {
    if (!option.names.empty()) widest = std::max(widest, option.shown.size());
  }
  const std::size_t indent = 2 + widest + 2;
  std::string text = about_ + "\n";
  for (const Option& option : options_) {
    text += option.names.empty() ? "\n" + option.shown + "\n"
                                 : help_lines(option.shown, option.meaning, indent);
  }
  text += help_lines(std::string(kHelpOption), "this text", indent);
  return ending_.empty() ? text : text + "\n" + ending_;
}

}  // namespace mandible
