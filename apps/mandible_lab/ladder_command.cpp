// mandible-lab ladder: each level of the engine against the one below it.
#include <filesystem>
#include <iostream>

#include "base/text.h"
#include "lab/ladder/ladder.h"
#include "lab/match/archive.h"
#include "lab/match/command_words.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/match_runner.h"
#include "mandible_lab/option_values.h"

namespace mandible::lab {
namespace {

constexpr const char* kAbout = R"(usage: mandible-lab ladder [OPTIONS]

Plays a match of each level of Mandible against the level below it, and prints
what each step is worth.
)";

struct Request {
  LadderSettings ladder;
  std::vector<Edition> editions;
  std::uint64_t seed = 1;
  std::string out;  // a folder, if any
};

// `mandible uhp`, of the same build as this program.
std::vector<std::string> usual_command() {
  std::error_code failure;
  const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", failure);
  return {(self.parent_path() / "mandible").string(), "uhp"};
}

std::optional<int> read(CommandLine& line, const Arguments& arguments, Request& request) {
  request.ladder.command = usual_command();
  request.editions = {*parse_game_type("Base+MLP")};
  const auto read_engine = [&request](const std::string& text) -> std::optional<Error> {
    Result<std::vector<std::string>> command = split_command(text);
    if (!command) return Error{command.error()};
    request.ladder.command = std::move(*command);
    return std::nullopt;
  };
  const auto read_time = [&request](const std::string& text) -> std::optional<Error> {
    const Result<std::int64_t> time = parse_seconds("--time", text);
    if (!time) return Error{time.error()};
    request.ladder.limit = {Limit::Kind::Time, *time};
    return std::nullopt;
  };
  line.value("--engine COMMAND", "a command", read_engine,
             "the engine and its arguments (mandible uhp, from the folder of this program)");
  line.number("--games N", request.ladder.games, 2, 10'000'000,
              "how many per match, an even number (100)");
  line.value("--time SECONDS", kNeedsSeconds, read_time,
             "no longer per move, such as 0.3; the levels take up to 3 seconds");
  add_type_option(line, request.editions,
                  "game types, such as Base+MLP,Base; they take turns (Base+MLP)");
  add_seed_option(line, request.seed, "for the random openings (1)");
  line.number("--concurrency N", request.ladder.concurrency, 1, 256, "games at a time (1)");
  line.text("--out FOLDER", request.out,
            "save every match there; the same command goes on where it was interrupted");
  if (const auto status = line.read(arguments)) return status;
  if (const auto error = refuse_odd(request.ladder.games)) return line.refuse(error->message);
  return std::nullopt;
}

// The match of one level against the one below it, and its line of the table.
int play_rung(const CommandLine& line, const Request& request, const Openings& openings,
              int level) {
  MatchSettings settings = rung_settings(request.ladder, level);
  std::optional<Archive> archive;
  if (!request.out.empty()) {
    Result<Archive> opened = Archive::open(std::filesystem::path(request.out) / rung_folder(level),
                                           description_of(settings, openings));
    if (!opened) return line.complain(opened.error(), kWrongUsage);
    archive = std::move(*opened);
    settings.error_file = archive->error_file();
  }
  const std::string label = settings.engines[0].name + " against " + settings.engines[1].name + " ";
  const MatchRun run = play_match(settings, openings, archive ? &*archive : nullptr, label);
  if (run.standing) std::cout << ladder_row(level, run.standing->tally) << std::flush;
  if (run.error) return line.complain(run.error->message, kFailed);
  return run.stopped ? kInterrupted : kDone;
}

}  // namespace

int run_ladder(const Arguments& arguments) {
  Request request;
  CommandLine line("mandible-lab ladder", kAbout);
  if (const auto status = read(line, arguments, request)) return *status;
  const Openings openings = Openings::random(request.editions, request.seed);
  std::cout << ladder_heading() << std::flush;
  for (int level = kLowestRung; level <= kHighestRung; ++level) {
    if (const int status = play_rung(line, request, openings, level); status != kDone)
      return status;
  }
  return kDone;
}

}  // namespace mandible::lab
