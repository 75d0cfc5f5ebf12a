#include "program/program.h"

#include <fmt/core.h>

#include <cstdio>
#include <exception>
#include <iostream>

namespace mandible {
namespace {

std::string help_of(const Program& program) {
  std::string text =
      fmt::format("{}\n\nusage: {} COMMAND [ARGUMENTS]\n\n", program.title, program.name);
  for (const Command& command : program.commands) {
    text += fmt::format("  {:<10} {}\n", command.name, command.summary);
  }
  text += fmt::format(
      "\n  {:<10} this text; {} COMMAND --help describes the command\n  {:<10} the version\n\n{}",
      "--help", program.name, "--version", kExitStatusText);
  return text;
}

// "play, uhp and perft"
std::string list_of(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
    text += names[i];
  }
  return text;
}

int run(const Program& program, const Arguments& words) {
  if (words.empty()) {
    std::cerr << help_of(program);
    return kWrongUsage;
  }
  if (words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    std::cout << help_of(program);
    return kDone;
  }
  if (words[0] == "--version") {
    std::cout << "Mandible " << program.version << "\n";
    return kDone;
  }
  std::vector<std::string> names;
  for (const Command& command : program.commands) {
    if (words[0] == command.name) return command.run({words.begin() + 1, words.end()});
    names.push_back(command.name);
  }
  const std::string meant = similar(words[0], names);
  std::cerr << program.name << ": unknown command " << in_quotes(words[0])
            << (meant.empty() ? "." : ". Did you mean " + meant + "?") << " The commands are "
            << list_of(names) << " (" << program.name << " --help).\n";
  return kWrongUsage;
}

}  // namespace

int run_program(const Program& program, int argc, char** argv) {
  try {
    const int status = run(program, {argv + 1, argv + argc});
    const bool written = std::cout.flush() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    return status == kDone && !written ? kFailed : status;
  } catch (const std::exception& error) {
    std::cerr << program.name << ": " << error.what() << "\n";
    return kFailed;
  }
}

}  // namespace mandible
