// A program that is a collection of commands, as `mandible` and `mandible-lab` are.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "program/command_line.h"

namespace mandible {

struct Command {
  std::string name;
  std::string summary;
  std::function<int(const Arguments& arguments)> run;  // returns the exit status
};

struct Program {
  std::string name;
  std::string title;  // what it is, in one line
  std::string version;
  std::vector<Command> commands;
};

// Runs the command that the arguments of main() name, and returns the exit status. What could not
// be written to standard output was not done.
int run_program(const Program& program, int argc, char** argv);

}  // namespace mandible
