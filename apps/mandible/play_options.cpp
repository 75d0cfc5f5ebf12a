#include "mandible/play_options.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <istream>
#include <ostream>

#include "base/argument_reader.h"
#include "base/text.h"
#include "engine/levels.h"
#include "mandible/input_line.h"
#include "mandible/play_text.h"
#include "mandible/seconds.h"

namespace mandible {
namespace {

constexpr double kMostSeconds = 3600;

std::optional<Player> parse_player(std::string_view text) {
  if (equal_ignoring_case(text, "human")) return Player::Human;
  if (equal_ignoring_case(text, "computer")) return Player::Computer;
  return std::nullopt;
}

struct Sides {
  std::optional<Player> white;
  std::optional<Player> black;
};

// "Egg, Larva, ..."
std::string list_of_levels() {
  std::string names;
  for (const Level& level : kLevels) names += (names.empty() ? "" : ", ") + std::string(level.name);
  return names;
}

// What is wrong with the option, if anything.
std::optional<Error> set_option(PlayOptions& options, Sides& sides, std::string_view option,
                                std::string_view value) {
  if (option == "--edition") {
    const Result<Edition> edition = parse_edition(value);
    if (!edition) return Error{edition.error()};
    options.edition = *edition;
  } else if (option == "--white" || option == "--black") {
    const auto player = parse_player(value);
    if (!player)
      return Error{std::string(option) + " takes human or computer, not " + in_quotes(value)};
    (option == "--white" ? sides.white : sides.black) = player;
  } else if (option == "--time") {
    options.time = parse_seconds(value, kMostSeconds);
    if (!options.time) {
      return Error{"--time takes seconds up to 3600, such as 2 or 0.5, not " + in_quotes(value)};
    }
  } else if (option == "--depth") {
    const auto depth = parse_number(value, 100);
    if (!depth || *depth < 1)
      return Error{"--depth takes a number from 1 to 100, not " + in_quotes(value)};
    options.depth = static_cast<int>(*depth);
  } else if (option == "--level") {
    options.level = find_level(value);
    if (!options.level) {
      return Error{"--level takes " + list_of_levels() + ", or 1 to " +
                   std::to_string(kLevels.size()) + ", not " + in_quotes(value)};
    }
  } else {
    options.load = value;
  }
  return std::nullopt;
}

bool takes_value(std::string_view option) {
  constexpr std::array<std::string_view, 7> kOptions = {
      "--edition", "--white", "--black", "--level", "--time", "--depth", "--load"};
  return std::find(kOptions.begin(), kOptions.end(), option) != kOptions.end();
}

std::string list_of_editions() {
  constexpr std::size_t kNameColumns = 20;
  std::string list;
  for (const NamedEdition& edition : kEditions) {
    std::string line = "  " + std::string(edition.name);
    line.resize(kNameColumns, ' ');
    for (const std::string& part : wrapped(edition.description, 80 - kNameColumns, 0)) {
      list += line + part + "\n";
      line.assign(kNameColumns, ' ');
    }
  }
  return list;
}

// The line typed for a question; false at the end of input.
bool read_answer(std::istream& in, std::ostream& out, std::string_view usual, std::string& answer) {
  out << "[" << usual << "]> " << std::flush;
  const std::optional<std::string> line = read_line(in);
  if (!line) {
    out << "\n";
    return false;
  }
  answer = std::string(trim(*line));
  if (answer.empty()) answer = usual;
  return true;
}

}  // namespace

Result<Edition> parse_edition(std::string_view text) {
  std::string names;
  for (const NamedEdition& edition : kEditions) {
    if (equal_ignoring_case(text, edition.name)) {
      return edition_with(edition.expansions, edition.queen_first);
    }
    names += std::string(edition.name) + ", ";
  }
  Result<Edition> edition = parse_game_type(text);
  if (edition) return edition;
  return Error{"unknown edition " + in_quotes(text) + "; it may be " + names +
               "or a game type such as Base+ML"};
}

Result<PlayOptions> parse_play_options(const std::vector<std::string>& args,
                                       const Terminal& terminal) {
  PlayOptions options;
  options.edition = *parse_edition("tournament");
  const char* no_colour = std::getenv("NO_COLOR");
  options.terminal = terminal;
  if (no_colour != nullptr && *no_colour != '\0') options.terminal.colour = false;

  Sides sides;
  bool queen_first = false;
  ArgumentReader arguments(args);
  while (arguments.next()) {
    const std::string_view option = arguments.name;
    if (takes_value(option)) {
      const auto value = arguments.value();
      if (!value || value->empty())
        return Error{std::string(option) + " needs a value; see mandible play --help"};
      if (const auto error = set_option(options, sides, option, *value)) return *error;
      continue;
    }
    if (arguments.has_attached_value()) {
      return Error{"unknown option " + in_quotes(option) +
                   " with a value; see mandible play --help"};
    }
    if (option == "--no-colour" || option == "--no-color") {
      options.terminal.colour = false;
    } else if (option == "--ascii") {
      options.ascii = true;
    } else if (option == "--queen-first") {
      queen_first = true;
    } else if (option == "-h" || option == "--help") {
      options.help = true;
    } else {
      return Error{"unknown option " + in_quotes(option) + "; see mandible play --help"};
    }
  }
  if (sides.white || sides.black) {
    options.white = sides.white.value_or(Player::Human);
    options.black = sides.black.value_or(Player::Human);
  }
  if (queen_first) options.edition.queen_first = true;
  return options;
}

bool ask_play_options(PlayOptions& options, std::istream& in, std::ostream& out) {
  out << "Mandible: the board game Hive in the terminal.\n"
         "An empty line takes the answer in brackets.\n\n"
         "Edition:\n"
      << list_of_editions() << "or the bugs to add to the base game, such as ML\n";
  std::string answer;
  while (true) {
    if (!read_answer(in, out, "tournament", answer)) return false;
    const Result<Edition> edition = parse_edition(answer);
    if (edition) {
      options.edition = *edition;
      break;
    }
    out << edition.error() << "\n";
  }
  out << "\nPlayers:\n"
         "  1  you are White and begin, the computer is Black\n"
         "  2  the computer is White and begins, you are Black\n"
         "  3  two people\n";
  while (true) {
    if (!read_answer(in, out, "1", answer)) return false;
    if (answer == "1" || answer == "2" || answer == "3") break;
    out << "Type 1, 2 or 3, not " << in_quotes(std::string_view(answer)) << ".\n";
  }
  options.white = answer == "2" ? Player::Computer : Player::Human;
  options.black = answer == "1" ? Player::Computer : Player::Human;
  return true;
}

bool ask_level(PlayOptions& options, std::istream& in, std::ostream& out) {
  const bool computer_plays =
      options.white == Player::Computer || options.black == Player::Computer;
  if (!computer_plays || options.level || options.time || options.depth) return true;
  out << "\nLevel of the computer, from the weakest to the strongest:\n";
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    out << "  " << i + 1 << "  " << kLevels[i].name << "\n";
  }
  const std::string_view usual = kLevels[kLevels.size() / 2 - 1].name;  // in the middle
  std::string answer;
  while (!options.level) {
    if (!read_answer(in, out, usual, answer)) return false;
    options.level = find_level(answer);
    if (!options.level) {
      out << "Type a name or a number from 1 to " << kLevels.size() << ", not "
          << in_quotes(std::string_view(answer)) << ".\n";
    }
  }
  return true;
}

std::string play_help() {
  return "usage: mandible play [options]\n"
         "Plays Hive in the terminal: against the computer, two people at one keyboard, or\n"
         "the computer against itself. Without options it asks for the edition, the\n"
         "players and the level; with options, for a level that they leave open.\n"
         "\n"
         "  --edition NAME   one of those below, or a game type such as Base+MLP\n"
         "  --queen-first    the first tile may be the Queen, whatever the edition says\n"
         "  --white WHO      human or computer; human is usual\n"
         "  --black WHO      human or computer; if neither side is given, the computer\n"
         "  --level NAME     how well the computer plays, from 1 to 8 or by name:\n"
         "                   " +
         list_of_levels() +
         "\n"
         "  --time SECONDS   how long the computer thinks about a move\n"
         "  --depth N        how many plies it looks ahead; alone, without a limit of time\n"
         "  --load FILE      go on with a game from a file (PGN, SGF or game string)\n"
         "  --ascii          draw with / \\ | only\n"
         "  --no-colour      no colours; the variable NO_COLOR does the same\n"
         "  -h, --help       this page\n"
         "\n"
         "editions:\n" +
         list_of_editions() + "\nIn the game, type help.\n";
}

}  // namespace mandible
