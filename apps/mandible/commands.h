// The subcommands of the program `mandible`. Each takes the words after its name and returns the
// exit status.
#pragma once

#include <string>

#include "mandible/terminal.h"
#include "program/command_line.h"

namespace mandible {

int run_uhp(const Arguments& arguments, const std::string& version);
int run_perft(const Arguments& arguments);
int run_bench(const Arguments& arguments);
int run_convert(const Arguments& arguments);
int run_analyse(const Arguments& arguments, const Terminal& terminal);

}  // namespace mandible
