// mandible-lab puzzles: mines games for positions that are won in a few moves, and lets the engine
// solve them.
#include <fmt/core.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>

#include "base/argument_reader.h"
#include "base/text.h"
#include "lab/puzzles/attempt.h"
#include "lab/puzzles/puzzles.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/option_values.h"
#include "program/progress_line.h"
#include "rules/game_string.h"

namespace mandible::lab {
namespace {

constexpr const char* kUsage =
    R"(usage: mandible-lab puzzles GAMES... --out FILE [OPTIONS]
       mandible-lab puzzles --solve FILE [--time SECONDS]

Looks through games (files with a game string a line, as selfplay writes them) for positions where
the side to move wins in a few moves, whatever the other side does, and no other first move is found
to win as soon. Writes a line for each: the number of own moves, the game string, the winning line.

  --out FILE       where the puzzles go
  --moves N        the longest win, in own moves, from 1 to 8 (4)
  --each N         puzzles of each length and each game type (10)

Or lets the engine, with one thread for the search, solve such puzzles, and tells how many it solved.

  --solve FILE     puzzles as written above
  --time SECONDS   for each puzzle (2)
)";

struct Request {
  std::vector<std::string> games;
  std::string out;
  int moves = 4;
  int each = 10;
  std::string solve;
  std::chrono::milliseconds time{2000};
  bool help = false;
};

int complain(const std::string& what, int status) {
  std::cerr << "mandible-lab puzzles: " << what << "\n";
  return status;
}

std::optional<Error> check(const Request& request) {
  if (!request.solve.empty()) {
    if (request.games.empty() && request.out.empty()) return std::nullopt;
    return Error{"--solve takes puzzles; it has no use for games and --out"};
  }
  if (request.games.empty()) return Error{"there are no games to look through"};
  if (request.out.empty()) return Error{"--out FILE is missing"};
  return std::nullopt;
}

Result<Request> parse(const Arguments& words) {
  Request request;
  ArgumentReader arguments(words);
  while (arguments.next()) {
    if (arguments.is_help()) {
      request.help = true;
    } else if (arguments.name == "--out") {
      request.out = arguments.value().value_or("");
    } else if (arguments.name == "--solve") {
      request.solve = arguments.value().value_or("");
      if (request.solve.empty()) return Error{"--solve needs a file of puzzles"};
    } else if (arguments.name == "--time") {
      const auto time = parse_seconds("--time", arguments.value().value_or(""));
      if (!time) return Error{time.error()};
      request.time = std::chrono::milliseconds(*time);
    } else if (arguments.name == "--moves" || arguments.name == "--each") {
      const bool moves = arguments.name == "--moves";
      const Result<int> number = arguments.number(1, moves ? kMostPuzzleMoves : 100'000);
      if (!number) return Error{number.error()};
      (moves ? request.moves : request.each) = *number;
    } else if (arguments.is_option()) {
      return arguments.unknown();
    } else {
      request.games.push_back(arguments.name);
    }
  }
  if (request.help) return request;
  if (const auto error = check(request)) return *error;
  return request;
}

std::string heading(const Request& request) {
  std::string text =
      "# Positions where the side to move wins in a few moves, whatever the other side does, and "
      "no\n"
      "# other first move was found to win as soon. The columns, with tabs between them: the "
      "number of\n"
      "# own moves; the game string of the position; the win against the longest defence. Made "
      "by:\n"
      "# mandible-lab puzzles";
  for (const std::string& file : request.games) text += " " + file;
  return text + fmt::format(" --moves {} --each {}\n", request.moves, request.each);
}

int mine(const Request& request) {
  std::ofstream out(request.out);
  if (!out) return complain("cannot write to " + in_quotes(request.out), kFailed);
  out << heading(request);
  // By game type and length.
  std::map<std::string, std::array<int, kMostPuzzleMoves + 1>> found;
  int puzzles = 0;
  int games = 0;
  ProgressLine line;
  for (const std::string& file : request.games) {
    std::ifstream in(file);
    if (!in) return complain("cannot read " + in_quotes(file), kWrongUsage);
    for (std::string text; std::getline(in, text);) {
      const Result<Game> game = parse_game_string(text, {true, false});
      if (!game) return complain(file + ": " + game.error(), kWrongUsage);
      auto& of_type = found[text.substr(0, text.find(';'))];
      for (int moves = request.moves; moves >= 1; --moves) {
        int& count = of_type[static_cast<std::size_t>(moves)];
        if (count >= request.each) continue;
        const std::optional<Puzzle> puzzle = find_puzzle(*game, moves);
        if (!puzzle) continue;
        out << puzzle_line(*puzzle) << '\n';
        ++count;
        ++puzzles;
        break;  // one of each game, so that they differ
      }
      line.show(fmt::format("{} games, {} puzzles", ++games, puzzles));
    }
  }
  out.flush();
  return out ? kDone : complain("could not write all to " + in_quotes(request.out), kFailed);
}

int solve(const Request& request) {
  std::ifstream in(request.solve, std::ios::binary);
  if (!in) return complain("cannot read " + in_quotes(request.solve), kWrongUsage);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  const Result<std::vector<Puzzle>> puzzles = parse_puzzles(text);
  if (!puzzles) return complain(in_quotes(request.solve) + ", " + puzzles.error(), kWrongUsage);
  SearchLimits limits;
  limits.time = request.time;
  int solved = 0;
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
  std::chrono::milliseconds slowest{0};
  const Puzzle* slowest_puzzle = nullptr;
  {
    ProgressLine line;
    for (const Puzzle& puzzle : *puzzles) {
      const Attempt result = attempt(puzzle, limits);
      nodes += result.nodes;
      time += result.time;
      if (!result.solved) {
        line.tell(fmt::format("not solved, a win in {}: {}", puzzle.moves, puzzle.game));
        continue;
      }
      line.show(fmt::format("{} solved", ++solved));
      if (slowest_puzzle != nullptr && result.time <= slowest) continue;
      slowest = result.time;
      slowest_puzzle = &puzzle;
    }
  }
  const auto seconds = [](std::chrono::milliseconds t) {
    return std::chrono::duration<double>(t).count();
  };
  fmt::print("solved {} of {}, {:.3f} s and {} nodes in all\n", solved, puzzles->size(),
             seconds(time), with_commas(nodes));
  if (slowest_puzzle != nullptr) {
    fmt::print("the slowest, a win in {}, took {:.3f} s: {}\n", slowest_puzzle->moves,
               seconds(slowest), slowest_puzzle->game);
  }
  return kDone;
}

}  // namespace

int run_puzzles(const Arguments& arguments) {
  const Result<Request> request = parse(arguments);
  if (!request) return complain(request.error() + " (mandible-lab puzzles --help)", kWrongUsage);
  if (request->help) {
    std::cout << kUsage;
    return kDone;
  }
  return request->solve.empty() ? mine(*request) : solve(*request);
}

}  // namespace mandible::lab
