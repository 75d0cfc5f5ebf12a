// mandible bench: how fast the search is, and whether it still searches the same.
#include <cstdio>
#include <iostream>

#include "base/argument_reader.h"
#include "base/text.h"
#include "engine/bench.h"
#include "mandible/commands.h"
#include "rules/notation.h"

namespace mandible {
namespace {

constexpr const char* kUsage =
    R"(usage: mandible bench [--depth N]

Searches fixed positions with one thread and tells how many positions it looked at and how fast. The
last line is the signature, the sum of those numbers: two builds that search alike have the same one.

  --depth N       how many plies to look ahead, from 1 to 100 (5)
)";

struct Request {
  int depth = bench::kUsualDepth;
  bool help = false;
};

Result<Request> parse(const Arguments& words) {
  Request request;
  ArgumentReader arguments(words);
  while (arguments.next()) {
    if (arguments.is_help()) {
      request.help = true;
    } else if (arguments.name == "--depth") {
      const Result<int> depth = arguments.number(1, kMostDepth);
      if (!depth) return Error{depth.error()};
      request.depth = *depth;
    } else {
      return arguments.unknown();
    }
  }
  return request;
}

void print_row(const char* name, std::uint64_t nodes, double seconds, const std::string& move) {
  const auto rate =
      static_cast<std::uint64_t>(static_cast<double>(nodes) / std::max(seconds, 1e-3));
  std::printf("%-8s  %14s  %10.3f  %14s  %s\n", name, with_commas(nodes).c_str(), seconds,
              with_commas(rate).c_str(), move.c_str());
  std::fflush(stdout);
}

}  // namespace

int run_bench(const Arguments& arguments) {
  const Result<Request> request = parse(arguments);
  if (!request) {
    std::cerr << "mandible bench: " << request.error() << "\n" << kUsage;
    return kWrongUse;
  }
  if (request->help) {
    std::cout << kUsage;
    return kDone;
  }
  std::printf("%-8s  %14s  %10s  %14s  %s\n", "position", "nodes", "seconds", "nodes/s", "move");
  std::uint64_t nodes = 0;
  double seconds = 0;
  for (const bench::NamedPosition& position : bench::kPositions) {
    const SearchReport report = bench::search(position, request->depth);
    const double time = std::chrono::duration<double>(report.time).count();
    const Game game = *parse_game_string(position.game);
    print_row(position.name, report.nodes, time, move_text(game.position(), report.line.at(0)));
    nodes += report.nodes;
    seconds += time;
  }
  print_row("all", nodes, seconds, "");
  std::printf("signature: %llu\n", static_cast<unsigned long long>(nodes));
  return kDone;
}

}  // namespace mandible
