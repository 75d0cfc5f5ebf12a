// How long the rules take in the positions of bench_positions.h: listing and counting all moves,
// making and undoing one, testing one, and perft.
#include <benchmark/benchmark.h>

#include "engine/bench_positions.h"
#include "rules/game_string.h"
#include "rules/movegen.h"
#include "rules/perft.h"

namespace mandible::bench {
namespace {

Position position_of(std::string_view game) { return parse_game_string(game)->position(); }

void list_all(benchmark::State& state, std::string_view game) {
  Position position = position_of(game);
  MoveList moves;
  for (auto _ : state) {
    list_moves(position, moves);
    benchmark::DoNotOptimize(moves.begin());
  }
  state.counters["moves"] = static_cast<double>(moves.size());
}

void count_all(benchmark::State& state, std::string_view game) {
  Position position = position_of(game);
  for (auto _ : state) benchmark::DoNotOptimize(count_moves(position));
}

// A move and its undoing, averaged over all moves of the position.
void make_and_undo(benchmark::State& state, std::string_view game) {
  Position position = position_of(game);
  MoveList moves;
  list_moves(position, moves);
  std::size_t next = 0;
  for (auto _ : state) {
    const Position::Undo undo = position.make(moves[next]);
    benchmark::ClobberMemory();
    position.undo(undo);
    next = next + 1 == moves.size() ? 0 : next + 1;
  }
}

void test_one(benchmark::State& state, std::string_view game) {
  Position position = position_of(game);
  MoveList moves;
  list_moves(position, moves);
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(is_legal(position, moves[next]));
    next = next + 1 == moves.size() ? 0 : next + 1;
  }
}

void count_leaves(benchmark::State& state, std::string_view game, int depth) {
  Position position = position_of(game);
  std::uint64_t leaves = 0;
  for (auto _ : state) leaves += perft(position, depth);
  state.counters["leaves/s"] =
      benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

void add_all() {
  for (const NamedPosition& p : kPositions) {
    const std::string name = p.name;
    const std::string_view game = p.game;
    const int depth = name == "start" ? 6 : 4;
    const auto add = [&name](const std::string& what, auto run) {
      return benchmark::RegisterBenchmark((what + "/" + name).c_str(), run);
    };
    add("list", [game](benchmark::State& state) { list_all(state, game); });
    add("count", [game](benchmark::State& state) { count_all(state, game); });
    add("make+undo", [game](benchmark::State& state) { make_and_undo(state, game); });
    add("test one", [game](benchmark::State& state) { test_one(state, game); });
    add("perft " + std::to_string(depth), [game, depth](benchmark::State& state) {
      count_leaves(state, game, depth);
    })->Unit(benchmark::kMillisecond);
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
