// How `mandible play` is to be played: from the command line, or from questions at the start.
#pragma once

#include <chrono>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "mandible/terminal.h"
#include "program/command_line.h"
#include "rules/edition.h"

namespace mandible {

enum class Player : std::uint8_t { Human, Computer };

struct PlayOptions {
  Edition edition;
  Player white = Player::Human;
  Player black = Player::Computer;
  std::optional<std::chrono::milliseconds> time;  // for each of the computer's moves
  std::optional<int> depth;
  std::optional<int> level;
  Terminal terminal;
  bool ascii = false;
  std::string load;  // a file, or empty

  Player player(Colour side) const { return side == Colour::White ? white : black; }
};

// As CommandLine::read(); colour is as the terminal has it unless an option or NO_COLOR says no.
std::optional<int> read_play_options(const Arguments& arguments, const Terminal& terminal,
                                     std::ostream& out, std::ostream& err, PlayOptions& options);

// "tournament", "Base+ML", "mlp".
Result<Edition> parse_edition(std::string_view text);

// Asks for the edition and the players. False at the end of input.
bool ask_play_options(PlayOptions& options, std::istream& in, std::ostream& out);

// Asks how well the computer is to play, if it plays and no option says so. False at the end of
// input.
bool ask_level(PlayOptions& options, std::istream& in, std::ostream& out);

}  // namespace mandible
