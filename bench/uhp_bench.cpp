// How long the engine takes to answer the commands that a viewer sends after every click.
#include <benchmark/benchmark.h>

#include <string>

#include "engine/bench_positions.h"
#include "uhp/session.h"

namespace mandible::bench {
namespace {

void answer(benchmark::State& state, std::string_view game, const std::string& first,
            const std::string& second) {
  std::size_t bytes = 0;
  uhp::Session session({"bench", false}, [&bytes](std::string_view line) { bytes += line.size(); });
  session.handle("newgame " + std::string(game));
  for (auto _ : state) {
    session.handle(first);
    if (!second.empty()) session.handle(second);
  }
  benchmark::DoNotOptimize(bytes);
}

void add_all() {
  for (const NamedPosition& p : kPositions) {
    const std::string_view game = p.game;
    const std::string name = p.name;
    const auto add = [&](const std::string& what, const std::string& first,
                         const std::string& second) {
      benchmark::RegisterBenchmark((what + "/" + name).c_str(), [=](benchmark::State& state) {
        answer(state, game, first, second);
      })->Unit(benchmark::kMicrosecond);
    };
    add("validmoves", "validmoves", "");
    add("newgame", "newgame " + std::string(game), "");
    add("play and undo", "play " + std::string(p.legal_move), "undo");
  }
}

}  // namespace
}  // namespace mandible::bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  mandible::bench::add_all();
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
