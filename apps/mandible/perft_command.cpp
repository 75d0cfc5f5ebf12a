// mandible perft: counts positions, and shows how fast.
#include <fmt/core.h>

#include <chrono>
#include <cstdio>
#include <optional>

#include "base/text.h"
#include "mandible/commands.h"
#include "mandible/game_argument.h"
#include "program/progress_line.h"
#include "rules/game_string.h"
#include "rules/notation.h"
#include "rules/perft.h"

namespace mandible {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kAbout =
    R"(usage: mandible perft [GAME] --depth N [OPTIONS]

Counts the positions after 1 to N plies. GAME is a game type such as Base+MLP
(the default), or a game string in quotation marks.
)";

struct Request {
  std::string game = "Base+MLP";
  std::optional<int> depth;
  int threads = 1;
  bool divide = false;
  bool queen_first = false;
};

// Leaves per second; a dash for a time too short to tell.
std::string rate(std::uint64_t leaves, double seconds) {
  if (seconds < 1e-6) return "-";
  return with_commas(static_cast<std::uint64_t>(static_cast<double>(leaves) / seconds));
}

std::string progress_text(int depth, std::uint64_t leaves, double part, double seconds) {
  return fmt::format("depth {}  {:3.0f}%  {} leaves  {}/s  {:.0f} s", depth, part * 100,
                     with_commas(leaves), rate(leaves, seconds), seconds);
}

void print_row(int depth, std::uint64_t leaves, double seconds) {
  fmt::print("{:5}  {:>22}  {:10.3f}  {:>18}\n", depth, with_commas(leaves), seconds,
             rate(leaves, seconds));
  std::fflush(stdout);
}

}  // namespace

int run_perft(const Arguments& arguments) {
  Request request;
  CommandLine line("mandible perft", kAbout);
  line.number("--depth N", request.depth, 0, 99, "how many plies, from 0 to 99");
  line.flag("--divide", request.divide, "also the last count for each first move");
  line.number("--threads N", request.threads, 1, 256, "how many threads count (1)");
  line.flag("--queen-first", request.queen_first, "the first tile may be the Queen");
  line.words(one_game(request.game));
  if (const auto status = line.read(arguments)) return *status;
  if (!request.depth) return line.refuse("--depth N is missing");
  const Result<Game> game = parse_game_string(request.game, {false, request.queen_first});
  if (!game) return line.complain(game.error(), kWrongUsage);

  fmt::print("{}\n{:>5}  {:>22}  {:>10}  {:>18}\n", game_string(*game), "depth", "leaves",
             "seconds", "leaves/s");
  if (*request.depth == 0) print_row(0, 1, 0);
  for (int depth = 1; depth <= *request.depth; ++depth) {
    const auto start = Clock::now();
    const auto seconds = [start] {
      return std::chrono::duration<double>(Clock::now() - start).count();
    };
    std::uint64_t leaves = 0;
    std::optional<std::vector<PerftShare>> shares;
    {
      ProgressLine progress;
      const auto on_progress = [&](std::uint64_t so_far, double part) {
        progress.show_when_due([&] { return progress_text(depth, so_far, part, seconds()); });
      };
      shares = divided_perft(game->position(), depth, {request.threads, nullptr, on_progress});
    }
    for (const PerftShare& share : *shares) leaves += share.leaves;
    print_row(depth, leaves, seconds());
    if (request.divide && depth == *request.depth) {
      for (const PerftShare& share : *shares) {
        fmt::print("{:<12} {}\n", move_text(game->position(), share.move),
                   with_commas(share.leaves));
      }
    }
  }
  return kDone;
}

}  // namespace mandible
