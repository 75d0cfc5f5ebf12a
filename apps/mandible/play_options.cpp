#include "mandible/play_options.h"

#include <cstdlib>
#include <iomanip>
#include <istream>
#include <ostream>

#include "base/text.h"
#include "engine/levels.h"
#include "mandible/input_line.h"
#include "mandible/play_text.h"
#include "mandible/seconds.h"

namespace mandible {
namespace {

constexpr double kMostSeconds = 3600;

constexpr const char* kAbout = R"(usage: mandible play [OPTIONS]

Plays Hive in the terminal: against the computer, two people at one keyboard, or
the computer against itself. Without options it asks for the edition, the
players and the level; with options, for a level that they leave open.
)";

std::optional<Player> parse_player(std::string_view text) {
  if (equal_ignoring_case(text, "human")) return Player::Human;
  if (equal_ignoring_case(text, "computer")) return Player::Computer;
  return std::nullopt;
}

// "Egg, Larva, ..."
std::string list_of_levels() {
  std::string names;
  for (const Level& level : kLevels) names += (names.empty() ? "" : ", ") + std::string(level.name);
  return names;
}

CommandLine::Reader player_reader(const std::string& option, std::optional<Player>& target) {
  return [&target, option](const std::string& text) -> std::optional<Error> {
    target = parse_player(text);
    if (target) return std::nullopt;
    return Error{option + " takes human or computer, not " + in_quotes(text)};
  };
}

std::string needed_level() {
  return list_of_levels() + ", or 1 to " + std::to_string(kLevels.size());
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

std::optional<int> read_play_options(const Arguments& arguments, const Terminal& terminal,
                                     std::ostream& out, std::ostream& err, PlayOptions& options) {
  options.edition = *parse_edition("tournament");
  options.terminal = terminal;
  std::optional<Player> white;
  std::optional<Player> black;
  bool queen_first = false;
  bool no_colour = false;
  const auto read_edition = [&options](const std::string& text) -> std::optional<Error> {
    const Result<Edition> edition = parse_edition(text);
    if (!edition) return Error{edition.error()};
    options.edition = *edition;
    return std::nullopt;
  };
  const auto read_level = [&options](const std::string& text) -> std::optional<Error> {
    options.level = find_level(text);
    if (options.level) return std::nullopt;
    return CommandLine::refused("--level", needed_level(), text);
  };

  CommandLine line("mandible play", kAbout);
  line.value("--edition NAME", "an edition, such as tournament", read_edition,
             "one of those below, or a game type such as Base+MLP");
  line.flag("--queen-first", queen_first,
            "the first tile may be the Queen, whatever the edition says");
  line.value("--white WHO", "human or computer", player_reader("--white", white),
             "human (the default) or computer");
  line.value("--black WHO", "human or computer", player_reader("--black", black),
             "human or computer; the computer if neither side is given");
  line.value("--level NAME", needed_level(), read_level,
             "how well the computer plays, from 1 to " + std::to_string(kLevels.size()) +
                 " or by name: " + list_of_levels());
  line.value("--time SECONDS", kNeedsSeconds, seconds_reader("--time", options.time, kMostSeconds),
             "how long the computer thinks about a move");
  line.number("--depth N", options.depth, 1, 100,
              "how many plies it looks ahead; alone, without a limit of time");
  line.text("--load FILE", options.load, "go on with a game from a file (PGN, SGF or game string)");
  line.flag("--ascii", options.ascii, "draw with / \\ | only");
  line.flag("--no-colour,--no-color", no_colour, "no colours; the variable NO_COLOR does the same");
  line.ending("Editions:\n" + list_of_editions() + "\nIn the game, type help.\n");
  if (const auto status = line.read(arguments, out, err)) return status;

  const char* environment = std::getenv("NO_COLOR");
  if (no_colour || (environment != nullptr && *environment != '\0')) {
    options.terminal.colour = false;
  }
  if (white || black) {
    options.white = white.value_or(Player::Human);
    options.black = black.value_or(Player::Human);
  }
  if (queen_first) options.edition.queen_first = true;
  return std::nullopt;
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
    out << std::setw(3) << i + 1 << "  " << kLevels[i].name << "\n";
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

}  // namespace mandible
