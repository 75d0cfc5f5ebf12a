// mandible bench: how fast the search is, and whether it still searches the same.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "base/text.h"
#include "engine/bench.h"
#include "mandible/commands.h"
#include "rules/game_string.h"
#include "rules/notation.h"

namespace mandible {
namespace {

constexpr const char* kAbout =
    R"(usage: mandible bench [OPTIONS]

Searches fixed positions, each with an empty table, and shows how many nodes it
took to reach each depth, how fast they were searched, and by what factor each
ply beyond the sixth cost more than the one before. The last line is the
signature, the sum of all nodes: two builds that search alike have the same
signature, with one thread.
)";

struct Request {
  int depth = bench::kUsualDepth;
  int threads = 1;
};

double seconds_of(const SearchReport& report) {
  return std::chrono::duration<double>(report.time).count();
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

std::string rounded(double value) { return with_commas(static_cast<std::uint64_t>(value)); }

// What one ply costs, as a factor, from the sixth ply on; nothing for a search that ends before.
std::optional<double> growth(const std::vector<SearchReport>& reports) {
  constexpr std::size_t kFirst = 6;
  if (reports.size() <= kFirst) return std::nullopt;
  const double ratio =
      static_cast<double>(reports.back().nodes) / static_cast<double>(reports[kFirst - 1].nodes);
  return std::pow(ratio, 1.0 / static_cast<double>(reports.size() - kFirst));
}

void print_row(const char* name, const std::string& nodes, double seconds, double rate,
               const std::string& factor, const std::string& move) {
  fmt::print("{:<13}  {:>13}  {:9.3f}  {:>11}  {:>6}  {}\n", name, nodes, seconds, rounded(rate),
             factor, move);
  std::fflush(stdout);
}

std::string factor_text(std::optional<double> factor) {
  return factor ? fmt::format("{:.2f}", *factor) : "";
}

// By depth, the medians of what all positions needed to get there.
void print_depths(const std::vector<std::vector<SearchReport>>& searches, int depth) {
  fmt::print("\n{:<13}  {:>13}  {:>9}  (medians)\n", "to depth", "nodes", "seconds");
  for (std::size_t i = 0; i < static_cast<std::size_t>(depth); ++i) {
    std::vector<double> nodes;
    std::vector<double> seconds;
    for (const auto& reports : searches) {
      if (reports.size() <= i) continue;
      nodes.push_back(static_cast<double>(reports[i].nodes));
      seconds.push_back(seconds_of(reports[i]));
    }
    if (nodes.empty()) break;
    fmt::print("{:<13}  {:>13}  {:9.3f}\n", i + 1, rounded(median(nodes)), median(seconds));
  }
}

void measure(const Request& request) {
  fmt::print("{:<13}  {:>13}  {:>9}  {:>11}  {:>6}  {}\n", "position", "nodes", "seconds",
             "nodes/s", "factor", "move");
  std::vector<std::vector<SearchReport>> searches;
  std::vector<double> rates;
  std::vector<double> factors;
  std::uint64_t nodes = 0;
  double seconds = 0;
  for (const bench::SearchPosition& position : bench::kSearchPositions) {
    searches.push_back(bench::search(position, request.depth, request.threads));
    const SearchReport& last = searches.back().back();
    const std::optional<double> factor = growth(searches.back());
    const double time = std::max(seconds_of(last), 1e-3);
    const Game game = *parse_game_string(position.game);
    rates.push_back(static_cast<double>(last.nodes) / time);
    if (factor) factors.push_back(*factor);
    print_row(position.name, with_commas(last.nodes), time, rates.back(), factor_text(factor),
              move_text(game.position(), last.line.at(0)));
    nodes += last.nodes;
    seconds += time;
  }
  print_row("all", with_commas(nodes), seconds, static_cast<double>(nodes) / seconds, "", "");
  print_row("median", "", seconds / static_cast<double>(searches.size()), median(rates),
            factors.empty() ? "" : factor_text(median(factors)), "");
  print_depths(searches, request.depth);
  fmt::print("\nsignature: {}\n", nodes);
}

}  // namespace

int run_bench(const Arguments& arguments) {
  Request request;
  CommandLine line("mandible bench", kAbout);
  line.number("--depth N", request.depth, 1, kMostDepth,
              "how many plies to look ahead, from 1 to 100 (9)");
  line.number("--threads N", request.threads, 1, 256,
              "how many threads search together, from 1 to 256 (1)");
  if (const auto status = line.read(arguments)) return *status;
  measure(request);
  return kDone;
}

}  // namespace mandible
