#include "engine/bench.h"

#include "rules/notation.h"

namespace mandible::bench {

SearchReport search(const NamedPosition& position, int depth) {
  constexpr int kTableMegabytes = 16;
  Engine engine({1, kTableMegabytes});
  engine.set_position(*parse_game_string(position.game));
  SearchReport best;
  SearchLimits limits;
  limits.depth = depth;
  engine.go(limits, {nullptr, [&best](const SearchReport& report) { best = report; }});
  engine.wait();
  return best;
}

}  // namespace mandible::bench
