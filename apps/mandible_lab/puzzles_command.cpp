// mandible-lab puzzles: mines games for positions that are won in a few moves, and lets the engine
// solve them.
#include <fmt/core.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>

#include "base/text.h"
#include "lab/puzzles/attempt.h"
#include "lab/puzzles/puzzles.h"
#include "lab/selfplay/played_games.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/option_values.h"
#include "program/progress_line.h"
#include "rules/game_string.h"

namespace mandible::lab {
namespace {

constexpr const char* kAbout =
    R"(usage: mandible-lab puzzles GAMES... --out FILE [OPTIONS]
       mandible-lab puzzles --solve FILE [--time SECONDS]

Looks through games (files with one game string per line, as selfplay writes
them) for positions where the side to move wins in a few moves, whatever the
other side does, and no other first move is found to win as soon. Writes one
line per position: the number of own moves, the game string, the winning line.
)";

struct Request {
  std::vector<std::string> games;
  std::string out;
  int moves = 4;
  int each = 10;
  std::string solve;
  std::chrono::milliseconds time{2000};
};

std::optional<Error> check(const Request& request) {
  if (!request.solve.empty()) {
    if (request.games.empty() && request.out.empty()) return std::nullopt;
    return Error{"--solve takes neither games nor --out"};
  }
  if (request.games.empty()) return Error{"there are no games to look through"};
  if (request.out.empty()) return Error{"--out FILE is missing"};
  return std::nullopt;
}

void declare(CommandLine& line, Request& request) {
  line.text("--out FILE", request.out, "where the puzzles go");
  line.number("--moves N", request.moves, 1, kMostPuzzleMoves,
              "the longest win, in own moves, from 1 to 8 (4)");
  line.number("--each N", request.each, 1, 100'000,
              "puzzles of each length and each game type (10)");
  line.heading("To let the engine solve such puzzles, and count the solved ones:");
  line.value(
      "--solve FILE", "a file of puzzles",
      [&request](const std::string& text) -> std::optional<Error> {
        if (text.empty()) return Error{"--solve needs a file of puzzles"};
        request.solve = text;
        return std::nullopt;
      },
      "puzzles as written above; the search uses one thread");
  line.value(
      "--time SECONDS", kNeedsSeconds,
      [&request](const std::string& text) -> std::optional<Error> {
        const auto time = parse_seconds("--time", text);
        if (!time) return Error{time.error()};
        request.time = std::chrono::milliseconds(*time);
        return std::nullopt;
      },
      "for each puzzle (2)");
  line.words([&request](const std::string& word) -> std::optional<Error> {
    request.games.push_back(word);
    return std::nullopt;
  });
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

int mine(const CommandLine& line, const Request& request) {
  std::ofstream out(request.out);
  if (!out) return line.complain("cannot write to " + in_quotes(request.out), kFailed);
  out << heading(request);
  // By game type and length.
  std::map<std::string, std::array<int, kMostPuzzleMoves + 1>> found;
  int puzzles = 0;
  int games = 0;
  ProgressLine progress;
  for (const std::string& file : request.games) {
    const auto error = read_played_games(file, [&](const Game& game) {
      auto& of_type = found[game_type(game.edition())];
      for (int moves = request.moves; moves >= 1; --moves) {
        int& count = of_type[static_cast<std::size_t>(moves)];
        if (count >= request.each) continue;
        const std::optional<Puzzle> puzzle = find_puzzle(game, moves);
        if (!puzzle) continue;
        out << puzzle_line(*puzzle) << '\n';
        ++count;
        ++puzzles;
        break;  // one per game, so that they differ
      }
      progress.show(fmt::format("{} games, {} puzzles", ++games, puzzles));
    });
    if (error) return line.complain(error->message, kWrongUsage);
  }
  out.flush();
  return out ? kDone : line.complain("could not write all to " + in_quotes(request.out), kFailed);
}

int solve(const CommandLine& line, const Request& request) {
  std::ifstream in(request.solve, std::ios::binary);
  if (!in) return line.complain("cannot read " + in_quotes(request.solve), kWrongUsage);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  const Result<std::vector<Puzzle>> puzzles = parse_puzzles(text);
  if (!puzzles)
    return line.complain(in_quotes(request.solve) + ", " + puzzles.error(), kWrongUsage);
  SearchLimits limits;
  limits.time = request.time;
  int solved = 0;
  std::uint64_t nodes = 0;
  std::chrono::milliseconds time{0};
  std::chrono::milliseconds slowest{0};
  const Puzzle* slowest_puzzle = nullptr;
  {
    ProgressLine progress;
    for (const Puzzle& puzzle : *puzzles) {
      const Attempt result = attempt(puzzle, limits);
      nodes += result.nodes;
      time += result.time;
      if (!result.solved) {
        progress.tell(fmt::format("not solved, a win in {}: {}", puzzle.moves, puzzle.game));
        continue;
      }
      progress.show(fmt::format("{} solved", ++solved));
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
  Request request;
  CommandLine line("mandible-lab puzzles", kAbout);
  declare(line, request);
  if (const auto status = line.read(arguments)) return *status;
  if (const auto error = check(request)) return line.refuse(error->message);
  return request.solve.empty() ? mine(line, request) : solve(line, request);
}

}  // namespace mandible::lab
