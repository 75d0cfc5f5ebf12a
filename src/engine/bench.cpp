#include "engine/bench.h"

#include "rules/game_string.h"

namespace mandible::bench {

std::vector<SearchReport> search(const SearchPosition& position, int depth, int threads) {
  constexpr int kTableMegabytes = 16;
  Engine engine({threads, kTableMegabytes});
  engine.set_position(*parse_game_string(position.game));
  std::vector<SearchReport> reports;
  SearchLimits limits;
  limits.depth = depth;
  engine.go(limits,
            {[&reports](const SearchReport& report) { reports.push_back(report); }, nullptr});
  engine.wait();
  return reports;
}

std::uint64_t signature(int depth) {
  std::uint64_t nodes = 0;
  for (const SearchPosition& position : kSearchPositions) {
    nodes += search(position, depth).back().nodes;
  }
  return nodes;
}

}  // namespace mandible::bench
