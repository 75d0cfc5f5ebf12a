#include "lab/puzzles/attempt.h"

#include "rules/game_string.h"

namespace mandible::lab {
namespace {

constexpr int kPuzzleTableMegabytes = 16;

}  // namespace

Attempt attempt(const Puzzle& puzzle, const SearchLimits& limits) {
  Attempt result;
  const auto take = [&result](const SearchReport& report) {
    if (result.solved) return;
    result = {report.score > kWinInSight, report.nodes, report.time};
  };
  Engine engine({1, kPuzzleTableMegabytes});
  engine.set_position(*parse_game_string(puzzle.game, {true, false}));
  const auto on_progress = [&](const SearchReport& report) {
    take(report);
    if (result.solved) engine.stop();
  };
  engine.go(limits, {on_progress, take});
  engine.wait();
  return result;
}

}  // namespace mandible::lab
