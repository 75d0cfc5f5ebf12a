// mandible perft: counts positions, and tells how fast.
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <iostream>
#include <optional>
#include <thread>

#include "base/argument_reader.h"
#include "base/text.h"
#include "mandible/commands.h"
#include "rules/game_string.h"
#include "rules/notation.h"
#include "rules/perft.h"

namespace mandible {
namespace {

using Clock = std::chrono::steady_clock;

constexpr const char* kUsage =
    R"(usage: mandible perft [GAME] --depth N [--divide] [--threads N] [--queen-first]

Counts the positions after 1 to N plies. GAME is a game type such as Base+MLP (the default), or a game
string in quotation marks.

  --depth N       how many plies, from 0 to 99
  --divide        the last count for each first move
  --threads N     how many threads count (1)
  --queen-first   the first tile may be the Queen
)";

struct Request {
  std::string game = "Base+MLP";
  std::optional<int> depth;
  int threads = 1;
  bool divide = false;
  bool queen_first = false;
  bool help = false;
};

Result<Request> parse(const Arguments& words) {
  Request request;
  bool has_game = false;
  ArgumentReader arguments(words);
  while (arguments.next()) {
    if (arguments.is_help()) {
      request.help = true;
    } else if (arguments.name == "--divide") {
      request.divide = true;
    } else if (arguments.name == "--queen-first") {
      request.queen_first = true;
    } else if (arguments.name == "--depth") {
      const Result<int> depth = arguments.number(0, 99);
      if (!depth) return Error{depth.error()};
      request.depth = *depth;
    } else if (arguments.name == "--threads") {
      const Result<int> threads = arguments.number(1, 256);
      if (!threads) return Error{threads.error()};
      request.threads = *threads;
    } else if (arguments.is_option()) {
      return arguments.unknown();
    } else if (has_game) {
      return Error{"there is more than one game: " + in_quotes(arguments.name) +
                   "; put a game string in quotation marks"};
    } else {
      request.game = arguments.name;
      has_game = true;
    }
  }
  if (!request.help && !request.depth) return Error{"--depth N is missing"};
  return request;
}

// Leaves a second; nothing for a time too short to tell.
std::string rate(std::uint64_t leaves, double seconds) {
  if (seconds < 1e-6) return "-";
  return with_commas(static_cast<std::uint64_t>(static_cast<double>(leaves) / seconds));
}

// A line on a terminal's standard error that is written over, from the second second on.
class ProgressLine {
 public:
  explicit ProgressLine(int depth) : depth_(depth), shown_(isatty(STDERR_FILENO) != 0) {}
  ~ProgressLine() {
    if (written_) std::fputs("\r\033[K", stderr);
  }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  void update(std::uint64_t leaves, double part) {
    const auto now = Clock::now();
    if (!shown_ || now - last_ < std::chrono::milliseconds(500)) return;
    last_ = now;
    written_ = true;
    const double seconds = std::chrono::duration<double>(now - start_).count();
    std::fprintf(stderr, "\rdepth %d  %3.0f%%  %s leaves  %s/s  %.0f s\033[K", depth_, part * 100,
                 with_commas(leaves).c_str(), rate(leaves, seconds).c_str(), seconds);
    std::fflush(stderr);
  }

 private:
  int depth_;
  bool shown_;
  bool written_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = Clock::now();
};

void print_row(int depth, std::uint64_t leaves, double seconds) {
  std::printf("%5d  %22s  %10.3f  %18s\n", depth, with_commas(leaves).c_str(), seconds,
              rate(leaves, seconds).c_str());
  std::fflush(stdout);
}

}  // namespace

int run_perft(const Arguments& arguments) {
  const Result<Request> request = parse(arguments);
  if (!request) {
    std::cerr << "mandible perft: " << request.error() << "\n" << kUsage;
    return kWrongUse;
  }
  if (request->help) {
    std::cout << kUsage;
    return kDone;
  }
  const Result<Game> game = parse_game_string(request->game, {false, request->queen_first});
  if (!game) {
    std::cerr << "mandible perft: " << game.error() << "\n";
    return kWrongUse;
  }

  std::printf("%s\n%5s  %22s  %10s  %18s\n", game_string(*game).c_str(), "depth", "leaves",
              "seconds", "leaves/s");
  if (*request->depth == 0) print_row(0, 1, 0);
  for (int depth = 1; depth <= *request->depth; ++depth) {
    const auto start = Clock::now();
    std::uint64_t leaves = 0;
    std::optional<std::vector<PerftShare>> shares;
    {
      ProgressLine progress(depth);
      shares = divided_perft(
          game->position(), depth,
          {request->threads, nullptr,
           [&progress](std::uint64_t so_far, double part) { progress.update(so_far, part); }});
    }
    for (const PerftShare& share : *shares) leaves += share.leaves;
    print_row(depth, leaves, std::chrono::duration<double>(Clock::now() - start).count());
    if (request->divide && depth == *request->depth) {
      for (const PerftShare& share : *shares) {
        std::printf("%-12s %s\n", move_text(game->position(), share.move).c_str(),
                    with_commas(share.leaves).c_str());
      }
    }
  }
  return kDone;
}

}  // namespace mandible
