// mandible-lab puzzles: mines games for positions that are won in a few moves.
#include <array>
#include <fstream>
#include <iostream>
#include <map>

#include "base/argument_reader.h"
#include "base/text.h"
#include "lab/puzzles/puzzles.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/progress_line.h"
#include "rules/notation.h"

namespace mandible::lab {
namespace {

constexpr int kMostMoves = 8;

constexpr const char* kUsage =
    R"(usage: mandible-lab puzzles GAMES... --out FILE [OPTIONS]

Looks through games (files with a game string a line, as selfplay writes them) for positions where
the side to move wins in a few moves, whatever the other side does, and only one move does it as
soon. Writes a line for each: the number of own moves, the game string, the winning line.

  --out FILE       where the puzzles go
  --moves N        the longest win, in own moves, from 1 to 8 (4)
  --each N         puzzles of each length and each game type (10)
)";

struct Request {
  std::vector<std::string> games;
  std::string out;
  int moves = 4;
  int each = 10;
  bool help = false;
};

Result<Request> parse(const Arguments& words) {
  Request request;
  ArgumentReader arguments(words);
  while (arguments.next()) {
    if (arguments.is_help()) {
      request.help = true;
    } else if (arguments.name == "--out") {
      request.out = arguments.value().value_or("");
    } else if (arguments.name == "--moves" || arguments.name == "--each") {
      const bool moves = arguments.name == "--moves";
      const Result<int> number = arguments.number(1, moves ? kMostMoves : 100'000);
      if (!number) return Error{number.error()};
      (moves ? request.moves : request.each) = *number;
    } else if (arguments.is_option()) {
      return arguments.unknown();
    } else {
      request.games.push_back(arguments.name);
    }
  }
  if (request.help) return request;
  if (request.games.empty()) return Error{"there are no games to look through"};
  if (request.out.empty()) return Error{"--out FILE is missing"};
  return request;
}

}  // namespace

int run_puzzles(const Arguments& arguments) {
  const auto complain = [](const std::string& what, int status) {
    std::cerr << "mandible-lab puzzles: " << what << "\n";
    return status;
  };
  const Result<Request> request = parse(arguments);
  if (!request) return complain(request.error() + " (mandible-lab puzzles --help)", kWrongUse);
  if (request->help) {
    std::cout << kUsage;
    return kDone;
  }
  std::ofstream out(request->out);
  if (!out) return complain("cannot write to " + in_quotes(request->out), kFailed);
  std::map<std::string, std::array<int, kMostMoves + 1>> found;  // by game type and length
  int puzzles = 0;
  int games = 0;
  ProgressLine line;
  for (const std::string& file : request->games) {
    std::ifstream in(file);
    if (!in) return complain("cannot read " + in_quotes(file), kWrongUse);
    for (std::string text; std::getline(in, text);) {
      const Result<Game> game = parse_game_string(text, {true, false});
      if (!game) return complain(file + ": " + game.error(), kWrongUse);
      auto& of_type = found[text.substr(0, text.find(';'))];
      for (int moves = request->moves; moves >= 1; --moves) {
        int& count = of_type[static_cast<std::size_t>(moves)];
        if (count >= request->each) continue;
        const std::optional<Puzzle> puzzle = find_puzzle(*game, moves);
        if (!puzzle) continue;
        out << puzzle_line(*puzzle) << '\n';
        ++count;
        ++puzzles;
        break;  // one of each game, so that they differ
      }
      line.show(std::to_string(++games) + " games, " + std::to_string(puzzles) + " puzzles");
    }
  }
  out.flush();
  return out ? kDone : complain("could not write all to " + in_quotes(request->out), kFailed);
}

}  // namespace mandible::lab
