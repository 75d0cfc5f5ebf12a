// mandible-lab selfplay: games of the engine against itself, a game string a line.
#include <fmt/core.h>

#include <csignal>
#include <fstream>
#include <iostream>
#include <thread>

#include "base/argument_reader.h"
#include "lab/selfplay/selfplay.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/option_values.h"
#include "program/progress_line.h"
#include "rules/game_string.h"

namespace mandible::lab {
namespace {

constexpr const char* kUsage =
    R"(usage: mandible-lab selfplay --out FILE [OPTIONS]

Plays games of the engine against itself from random openings and writes them to a file, a game
string a line. If the file is there, it goes on where that ended.

  --out FILE            where the games go
  --games N             how many in all (1000)
  --nodes N             positions looked at for each move (2000)
  --type TYPES          game types, such as Base+MLP,Base; they take turns (Base+MLP)
  --opening-plies N     random moves at the start, up to this many (6)
  --seed N              other seeds give other games (1)
  --threads N           games at a time (all processors)
)";

struct Request {
  SelfplaySettings settings;
  std::string out;
  bool help = false;
};

std::atomic<bool> interrupted{false};
extern "C" void on_selfplay_interrupt(int signal) {
  interrupted.store(true);
  std::signal(signal, SIG_DFL);
}

Result<Request> parse(const Arguments& words) {
  Request request;
  request.settings.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  request.settings.editions = {*parse_game_type("Base+MLP")};
  ArgumentReader arguments(words);
  const auto read = [&](int& value, int least, int most) -> std::optional<Error> {
    const Result<int> number = arguments.number(least, most);
    if (!number) return Error{number.error()};
    value = *number;
    return std::nullopt;
  };
  while (arguments.next()) {
    std::optional<Error> error;
    SelfplaySettings& settings = request.settings;
    int number = 0;
    if (arguments.is_help()) {
      request.help = true;
    } else if (arguments.name == "--out") {
      request.out = arguments.value().value_or("");
    } else if (arguments.name == "--games") {
      error = read(settings.games, 1, 100'000'000);
    } else if (arguments.name == "--nodes") {
      error = read(number, 1, 1'000'000'000);
      settings.nodes = static_cast<std::uint64_t>(number);
    } else if (arguments.name == "--opening-plies") {
      error = read(settings.opening_plies, 2, 20);
    } else if (arguments.name == "--seed") {
      error = read(number, 0, 2'000'000'000);
      settings.seed = static_cast<std::uint64_t>(number);
    } else if (arguments.name == "--threads") {
      error = read(settings.threads, 1, 256);
    } else if (arguments.name == "--type") {
      Result<std::vector<Edition>> editions = parse_types(arguments.value().value_or(""));
      if (!editions) return Error{editions.error()};
      settings.editions = std::move(*editions);
    } else {
      return arguments.unknown();
    }
    if (error) return *error;
  }
  if (!request.help && request.out.empty()) return Error{"--out FILE is missing"};
  return request;
}

int lines_in(const std::string& file) {
  std::ifstream in(file);
  int lines = 0;
  for (std::string line; std::getline(in, line);) ++lines;
  return lines;
}

}  // namespace

int run_selfplay(const Arguments& arguments) {
  Result<Request> request = parse(arguments);
  if (!request) {
    std::cerr << "mandible-lab selfplay: " << request.error()
              << " (mandible-lab selfplay --help)\n";
    return kWrongUsage;
  }
  if (request->help) {
    std::cout << kUsage;
    return kDone;
  }
  SelfplaySettings& settings = request->settings;
  settings.first_game = lines_in(request->out);
  std::ofstream out(request->out, std::ios::app);
  if (!out) {
    std::cerr << "mandible-lab selfplay: cannot write to " << in_quotes(request->out) << "\n";
    return kFailed;
  }
  std::signal(SIGINT, on_selfplay_interrupt);
  ProgressLine line;
  int done = settings.first_game;
  play_selfplay(settings, interrupted, [&](const Game& game) {
    out << game_string(game) << '\n' << std::flush;
    line.show(fmt::format("{} of {} games", ++done, settings.games));
  });
  if (!out) {
    std::cerr << "mandible-lab selfplay: could not write all games to " << in_quotes(request->out)
              << "\n";
    return kFailed;
  }
  return interrupted.load() ? kInterrupted : kDone;
}

}  // namespace mandible::lab
