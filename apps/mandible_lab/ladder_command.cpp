// mandible-lab ladder: each level of the engine against the one below it.
#include <filesystem>
#include <iostream>

#include "base/argument_reader.h"
#include "base/text.h"
#include "lab/ladder/ladder.h"
#include "lab/match/archive.h"
#include "lab/match/command_words.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/match_runner.h"
#include "mandible_lab/option_values.h"

namespace mandible::lab {
namespace {

constexpr const char* kUsage = R"(usage: mandible-lab ladder [OPTIONS]

Plays a match of each level of Mandible against the level below it, and prints what each step is worth.

  --engine COMMAND     the engine and its arguments (mandible uhp, from where this program is)
  --games N            of each match, an even number (100)
  --time SECONDS       no longer for a move, such as 0.3; the levels take up to 3 seconds
  --type TYPES         game types, such as Base+MLP,Base; they take turns (Base+MLP)
  --seed N             for the random openings (1)
  --concurrency N      games at a time (1)
  --out FOLDER         save every match there; the same command goes on where it was interrupted
)";

struct Request {
  LadderSettings ladder;
  std::vector<Edition> editions;
  std::uint64_t seed = 1;
  std::string out;  // a folder, if any
  bool help = false;
};

// `mandible uhp`, of the same build as this program.
std::vector<std::string> usual_command() {
  std::error_code failure;
  const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", failure);
  return {(self.parent_path() / "mandible").string(), "uhp"};
}

std::optional<Error> read_text(Request& request, const std::string& option,
                               const std::string& text) {
  if (option == "--engine") {
    Result<std::vector<std::string>> command = split_command(text);
    if (!command) return Error{command.error()};
    request.ladder.command = std::move(*command);
  } else if (option == "--time") {
    const Result<std::int64_t> time = parse_seconds(option, text);
    if (!time) return Error{time.error()};
    request.ladder.limit = {Limit::Kind::Time, *time};
  } else if (option == "--type") {
    Result<std::vector<Edition>> editions = parse_types(text);
    if (!editions) return Error{editions.error()};
    request.editions = std::move(*editions);
  } else if (option == "--seed") {
    const Result<std::uint64_t> seed = parse_seed(text);
    if (!seed) return Error{seed.error()};
    request.seed = *seed;
  } else {
    request.out = text;
  }
  return std::nullopt;
}

bool takes_text(std::string_view option) {
  return option == "--engine" || option == "--time" || option == "--type" || option == "--seed" ||
         option == "--out";
}

Result<Request> parse(const Arguments& words) {
  Request request;
  request.ladder.command = usual_command();
  request.editions = {*parse_game_type("Base+MLP")};
  ArgumentReader arguments(words);
  while (arguments.next()) {
    const std::string option = arguments.name;
    if (arguments.is_help()) {
      request.help = true;
      return request;
    }
    if (takes_text(option)) {
      const auto text = arguments.value();
      if (!text || text->empty()) return Error{option + " needs a value"};
      if (const auto error = read_text(request, option, *text)) return *error;
    } else if (option == "--games" || option == "--concurrency") {
      const bool games = option == "--games";
      const Result<int> number = games ? arguments.number(2, 10'000'000) : arguments.number(1, 256);
      if (!number) return Error{number.error()};
      (games ? request.ladder.games : request.ladder.concurrency) = *number;
    } else {
      return arguments.unknown();
    }
  }
  if (const auto error = refuse_odd(request.ladder.games)) return *error;
  return request;
}

int complain(const std::string& what, int status) {
  std::cerr << "mandible-lab ladder: " << what << "\n";
  return status;
}

// The match of one level against the one below it, and its line of the table.
int play_rung(const Request& request, const Openings& openings, int level) {
  MatchSettings settings = rung_settings(request.ladder, level);
  std::optional<Archive> archive;
  if (!request.out.empty()) {
    Result<Archive> opened = Archive::open(std::filesystem::path(request.out) / rung_folder(level),
                                           description_of(settings, openings));
    if (!opened) return complain(opened.error(), kWrongUsage);
    archive = std::move(*opened);
    settings.error_file = archive->error_file();
  }
  const std::string label = settings.engines[0].name + " against " + settings.engines[1].name + " ";
  const MatchRun run = play_match(settings, openings, archive ? &*archive : nullptr, label);
  if (run.standing) std::cout << ladder_row(level, run.standing->tally) << std::flush;
  if (run.error) return complain(run.error->message, kFailed);
  return run.stopped ? kInterrupted : kDone;
}

}  // namespace

int run_ladder(const Arguments& arguments) {
  const Result<Request> request = parse(arguments);
  if (!request) return complain(request.error() + " (mandible-lab ladder --help)", kWrongUsage);
  if (request->help) {
    std::cout << kUsage;
    return kDone;
  }
  const Openings openings = Openings::random(request->editions, request->seed);
  std::cout << ladder_heading() << std::flush;
  for (int level = kLowestRung; level <= kHighestRung; ++level) {
    if (const int status = play_rung(*request, openings, level); status != kDone) return status;
  }
  return kDone;
}

}  // namespace mandible::lab
