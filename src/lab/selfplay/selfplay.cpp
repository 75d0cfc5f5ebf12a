#include "lab/selfplay/selfplay.h"

#include <map>
#include <mutex>
#include <thread>

#include "base/random.h"
#include "engine/engine.h"
#include "lab/openings/random_game.h"

namespace mandible::lab {
namespace {

constexpr int kGameTableMegabytes = 4;

Game play_game(Engine& engine, const SelfplaySettings& settings, int number) {
  Random random(mix_bits(settings.seed) + static_cast<std::uint64_t>(number));
  const Edition& edition =
      settings.editions[static_cast<std::size_t>(number) % settings.editions.size()];
  const int plies = settings.opening_plies - static_cast<int>(random.below(3));
  Game game = random_game(edition, plies, random);
  SearchLimits limits;
  limits.nodes = settings.nodes;
  while (!game.over() && game.plies() < settings.most_plies) {
    Move best;
    engine.set_position(game);
    engine.go(limits, {nullptr, [&best](const SearchReport& report) { best = report.line.at(0); }});
    engine.wait();
    game.play(best);
  }
  return game;
}

}  // namespace

void play_selfplay(const SelfplaySettings& settings, const std::atomic<bool>& stop,
                   const std::function<void(const Game&)>& on_game) {
  std::atomic<int> next{settings.first_game};
  std::mutex reporting;
  std::map<int, Game> finished;  // those that wait for one before them
  int next_report = settings.first_game;
  const auto work = [&] {
    Engine engine({1, kGameTableMegabytes});
    for (;;) {
      const int number = next.fetch_add(1);
      if (number >= settings.games || stop.load()) return;
      engine.new_game();
      Game game = play_game(engine, settings, number);
      const std::lock_guard lock(reporting);
      finished.emplace(number, std::move(game));
      for (auto it = finished.begin(); it != finished.end() && it->first == next_report;) {
        on_game(it->second);
        it = finished.erase(it);
        ++next_report;
      }
    }
  };
  std::vector<std::thread> threads;
  threads.reserve(static_cast<std::size_t>(settings.threads));
  for (int i = 0; i < settings.threads; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
}

}  // namespace mandible::lab
