#include "lab/selfplay/selfplay.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <thread>

#include "base/random.h"
#include "engine/engine.h"
#include "lab/match/openings.h"
#include "lab/openings/random_game.h"
#include "lab/provenance/checksums.h"
#include "rules/game_string.h"

namespace mandible::lab {
namespace {

constexpr int kGameTableMegabytes = 4;
constexpr int kLinesToDrawFrom = 4;
constexpr double kTemperature = 40;  // a line this much worse is drawn 1/e times as often

// From a book or random, as the number of the game decides.
Game opening_of(const SelfplaySettings& settings, const Edition& edition, Random& random) {
  const std::vector<std::string> book = openings_of(settings.book, {edition});
  if (!book.empty() && random.below(2) == 0) {
    const std::string& text = book[random.below(static_cast<std::uint32_t>(book.size()))];
    if (const Result<Game> game = parse_game_string(text, {true, false})) return *game;
  }
  const auto span = static_cast<std::uint32_t>(std::max(1, settings.opening_plies - 1));
  return random_game(edition, 2 + static_cast<int>(random.below(span)), random);
}

std::vector<SearchReport> search(Engine& engine, const Game& game, std::uint64_t nodes, int lines) {
  SearchLimits limits;
  limits.nodes = nodes;
  limits.lines = lines;
  std::vector<SearchReport> found;
  SearchReport best;
  engine.set_position(game);
  engine.go(limits, {[&found](const SearchReport& report) {
                       if (report.rank == 1) found.clear();
                       found.push_back(report);
                     },
                     [&best](const SearchReport& report) { best = report; }});
  engine.wait();
  // The last depth may not have been finished for all lines.
  if (found.empty() || found[0].line.at(0) != best.line.at(0)) found.clear();
  if (found.empty()) found.push_back(best);
  found[0] = best;
  return found;
}

// A good move is drawn the more often the better it is.
Move draw(const std::vector<SearchReport>& lines, Random& random) {
  std::vector<double> weights;
  double sum = 0;
  for (const SearchReport& line : lines) {
    weights.push_back(std::exp((line.score - lines[0].score) / kTemperature));
    sum += weights.back();
  }
  double rest = static_cast<double>(random.next() >> 11U) * 0x1p-53 * sum;
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    rest -= weights[i];
    if (rest < 0) return lines[i].line.at(0);
  }
  return lines.back().line.at(0);
}

ScoredGame play_game(Engine& engine, const SelfplaySettings& settings, int number) {
  Random random(mix_bits(settings.seed) + static_cast<std::uint64_t>(number));
  const Edition& edition =
      settings.editions[static_cast<std::size_t>(number) % settings.editions.size()];
  Game game = opening_of(settings, edition, random);
  ScoredGame scored;
  scored.edition = game.edition();  // a book may begin with the Queen
  scored.opening_plies = game.plies();
  for (int ply = 0; ply < game.plies(); ++ply) {
    scored.plies.push_back({game.move(ply), game.move(ply), 0});
  }
  const int varied_until = game.plies() + settings.varied_plies;
  while (!game.over() && game.plies() < settings.most_plies) {
    const bool varies =
        game.plies() < varied_until && static_cast<int>(random.below(100)) < settings.variety;
    const auto lines = search(engine, game, settings.nodes, varies ? kLinesToDrawFrom : 1);
    const Move played = draw(lines, random);
    scored.plies.push_back({played, lines[0].line.at(0), lines[0].score});
    game.play(played);
  }
  scored.outcome = game.outcome();
  return scored;
}

}  // namespace

std::string description_of(const SelfplaySettings& settings) {
  std::string types;
  for (const Edition& edition : settings.editions) {
    types += (types.empty() ? "" : ",") + game_type(edition);
  }
  return fmt::format(
      "types {}; nodes {}; opening plies {}; book {}; varied plies {}; variety {}; network {}; "
      "seed {}",
      types, settings.nodes, settings.opening_plies, checksum_of(settings.book),
      settings.varied_plies, settings.variety, checksum_of(settings.network), settings.seed);
}

void play_selfplay(const SelfplaySettings& settings, const std::atomic<bool>& stop,
                   const std::function<void(const ScoredGame&)>& on_game) {
  std::atomic<int> next{settings.first_game};
  std::mutex reporting;
  std::map<int, ScoredGame> finished;  // those that wait for one before them
  int next_report = settings.first_game;
  const auto work = [&] {
    Engine engine({1, kGameTableMegabytes, settings.network});
    for (;;) {
      const int number = next.fetch_add(1);
      if (number >= settings.games || stop.load()) return;
      engine.new_game();
      ScoredGame game = play_game(engine, settings, number);
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
