// mandible-lab selfplay: games of the engine against itself, with the scores of the search.
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>

#include "lab/selfplay/game_file.h"
#include "lab/selfplay/selfplay.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/option_values.h"
#include "program/progress_line.h"

namespace mandible::lab {
namespace {

constexpr const char* kAbout =
    R"(usage: mandible-lab selfplay --out FILE [OPTIONS]

Plays games of the engine against itself and writes them to a file, with the
score and the best move of every position. If the file exists, the missing games
are added. Ctrl-C loses nothing that is finished; killing the program loses the
games in progress and those that wait for an earlier one.
)";

std::atomic<bool> interrupted{false};
extern "C" void on_selfplay_interrupt(int signal) {
  interrupted.store(true);
  std::signal(signal, SIG_DFL);
}

void declare(CommandLine& line, SelfplaySettings& settings, std::string& file) {
  line.text("--out FILE", file, "where the games go");
  line.number("--games N", settings.games, 1, 100'000'000, "how many in all (1000)");
  line.number("--nodes N", settings.nodes, 1, 1'000'000'000,
              "positions looked at for each move (2000)");
  add_type_option(line, settings.editions,
                  "game types in turn; one named twice is played twice as often (Base+MLP)");
  line.number("--opening-plies N", settings.opening_plies, 2, 20,
              "random moves at the start, from 2 up to this many (8)");
  add_book_option(line, settings.book, "half of the games start with an opening of this book");
  line.number("--varied-plies N", settings.varied_plies, 0, 1000,
              "after the opening, moves vary for this many plies (12)");
  line.number("--variety N", settings.variety, 0, 100,
              "per cent of these plies at which one of the four best moves is drawn (25)");
  add_network_option(line, settings.network);
  add_seed_option(line, settings.seed, "other seeds give other games (1)");
  line.number("--threads N", settings.threads, 1, 256, "games at a time (all processors)");
}

std::string commas(int number) { return with_commas(static_cast<unsigned long long>(number)); }

// "1,234 of 5,000 games, 45,678 positions, 0:12:34 left".
std::string progress_text(int games, const SelfplaySettings& settings, std::uint64_t positions,
                          std::chrono::duration<double> taken) {
  const int played = games - settings.first_game;
  return fmt::format("{} of {} games, {} positions, {} left", commas(games), commas(settings.games),
                     with_commas(positions), time_text(taken / played * (settings.games - games)));
}

}  // namespace

int run_selfplay(const Arguments& arguments) {
  SelfplaySettings settings;
  settings.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  settings.editions = {*parse_game_type("Base+MLP")};
  std::string file;
  CommandLine line("mandible-lab selfplay", kAbout);
  declare(line, settings, file);
  if (const auto status = line.read(arguments)) return *status;
  if (file.empty()) return line.refuse("--out FILE is missing");
  auto out = GameFileWriter::open(file, description_of(settings));
  if (!out) return line.complain(out.error(), kFailed);
  settings.first_game = out->games();
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, on_selfplay_interrupt);
  ProgressLine progress;
  std::optional<Error> error;
  std::uint64_t positions = 0;
  const auto start = std::chrono::steady_clock::now();
  play_selfplay(settings, interrupted, [&](const ScoredGame& game) {
    if (error) return;
    error = out->add(game);
    if (error) interrupted.store(true);
    positions += game.plies.size() - static_cast<std::size_t>(game.opening_plies);
    progress.show_when_due([&] {
      return progress_text(out->games(), settings, positions,
                           std::chrono::steady_clock::now() - start);
    });
  });
  if (error) return line.complain(error->message, kFailed);
  return interrupted.load() ? kInterrupted : kDone;
}

}  // namespace mandible::lab
