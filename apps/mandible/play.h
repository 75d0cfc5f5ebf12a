// `mandible play`: the game in the terminal. This is its entry point; options, session and drawing
// each have their own file.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "mandible/play_options.h"

namespace mandible {

// Plays until the player quits or the input ends. Returns 0, or 2 with a message on `err` if the
// arguments are wrong.
int run_play(const std::vector<std::string>& args, std::istream& in, std::ostream& out,
             std::ostream& err, const Terminal& terminal);

}  // namespace mandible
