// mandible-lab spsa: tunes the parameters of the search by games.
#include <fmt/core.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>

#include "base/files.h"
#include "lab/match/openings.h"
#include "lab/spsa/spsa.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/files.h"
#include "mandible_lab/option_values.h"
#include "program/progress_line.h"

namespace mandible::lab {
namespace {

constexpr const char* kAbout =
    R"(usage: mandible-lab spsa --out FILE --book FILE [OPTIONS]

Tunes the parameters of the search (src/engine/parameters.h): all are moved a
little in random directions, the two opposite settings play a pair of games, and
all move towards the winner. FILE has the state after every tenth pair; the same
command goes on from there. At the end it prints the parameters.
)";

constexpr int kPairsBetweenSaves = 10;

std::atomic<bool> interrupted{false};
extern "C" void on_spsa_interrupt(int signal) {
  interrupted.store(true);
  std::signal(signal, SIG_DFL);
}

void declare(CommandLine& line, SpsaSettings& settings, std::string& file,
             std::vector<Edition>& editions) {
  line.text("--out FILE", file, "where the state goes");
  add_book_option(line, settings.openings, "the openings of the games");
  add_type_option(line, editions, "only the openings of these game types (all)");
  line.number("--pairs N", settings.pairs, 1, 10'000'000, "pairs of games in all (10000)");
  line.number("--nodes N", settings.nodes, 1, 1'000'000'000, "nodes per move (4000)");
  add_network_option(line, settings.network);
  add_seed_option(line, settings.seed, "other seeds give other games (1)");
  line.number("--threads N", settings.threads, 1, 256,
              "pairs at a time; only with one is the result always the same (1)");
}

std::string table(const SpsaState& state) {
  std::string text = fmt::format("{:30}{:>8}{:>10}\n", "parameter", "before", "now");
  for (std::size_t i = 0; i < kSearchParameters.size(); ++i) {
    const ParameterSpec& spec = kSearchParameters[i];
    text += fmt::format("{:30}{:>8}{:>10.1f}\n", spec.name, SearchParameters{}.*spec.value,
                        state.value(i));
  }
  return text;
}

std::optional<Error> tune(const SpsaSettings& settings, const std::string& file, SpsaState& state) {
  ProgressLine progress;
  std::optional<Error> error;
  const int first = state.pairs();
  const auto start = std::chrono::steady_clock::now();
  run_spsa(settings, state, interrupted, [&](const SpsaState& now) {
    if (now.pairs() % kPairsBetweenSaves == 0 && !error) error = replace_file(file, now.text());
    if (error) interrupted.store(true);
    progress.show_when_due([&] {
      const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
      return fmt::format("{} of {} pairs, {} left", now.pairs(), settings.pairs,
                         time_text(taken / (now.pairs() - first) * (settings.pairs - now.pairs())));
    });
  });
  return error ? error : replace_file(file, state.text());
}

}  // namespace

int run_spsa(const Arguments& arguments) {
  SpsaSettings settings;
  std::string file;
  std::vector<Edition> editions;
  CommandLine line("mandible-lab spsa", kAbout);
  declare(line, settings, file, editions);
  if (const auto status = line.read(arguments)) return *status;
  if (file.empty()) return line.refuse("--out FILE is missing");
  if (settings.openings.empty()) return line.refuse("--book FILE is missing, or has no openings");
  if (!editions.empty()) settings.openings = openings_of(settings.openings, editions);
  if (settings.openings.empty()) return line.refuse("the book has no opening of these types");

  SpsaState state(settings);
  if (std::filesystem::exists(file)) {
    const Result<std::string> text = read_file(file);
    if (!text) return line.complain(text.error(), kFailed);
    const Result<SpsaState> read = SpsaState::parse(*text, settings);
    if (!read) {
      return line.complain("cannot go on from " + in_quotes(file) + ": " + read.error(), kFailed);
    }
    state = *read;
  }
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, on_spsa_interrupt);
  if (const auto error = tune(settings, file, state)) return line.complain(error->message, kFailed);
  fmt::print("{}", table(state));
  return interrupted.load() ? kInterrupted : kDone;
}

}  // namespace mandible::lab
