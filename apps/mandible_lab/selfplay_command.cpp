// mandible-lab selfplay: games of the engine against itself, one game string per line.
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <fstream>
#include <thread>

#include "lab/selfplay/selfplay.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/option_values.h"
#include "program/progress_line.h"
#include "rules/game_string.h"

namespace mandible::lab {
namespace {

constexpr const char* kAbout =
    R"(usage: mandible-lab selfplay --out FILE [OPTIONS]

Plays games of the engine against itself from random openings and writes them to
a file, one game string per line. If the file exists, it goes on where that
ended.
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
                  "game types, such as Base+MLP,Base; they take turns (Base+MLP)");
  line.number("--opening-plies N", settings.opening_plies, 2, 20,
              "random moves at the start, up to this many (6)");
  add_seed_option(line, settings.seed, "other seeds give other games (1)");
  line.number("--threads N", settings.threads, 1, 256, "games at a time (all processors)");
}

int lines_in(const std::string& file) {
  std::ifstream in(file);
  int lines = 0;
  for (std::string line; std::getline(in, line);) ++lines;
  return lines;
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
  settings.first_game = lines_in(file);
  std::ofstream out(file, std::ios::app);
  if (!out) return line.complain("cannot write to " + in_quotes(file), kFailed);
  std::signal(SIGINT, on_selfplay_interrupt);
  ProgressLine progress;
  int done = settings.first_game;
  play_selfplay(settings, interrupted, [&](const Game& game) {
    out << game_string(game) << '\n' << std::flush;
    progress.show(fmt::format("{} of {} games", ++done, settings.games));
  });
  if (!out) {
    return line.complain("could not write all games to " + in_quotes(file), kFailed);
  }
  return interrupted.load() ? kInterrupted : kDone;
}

}  // namespace mandible::lab
