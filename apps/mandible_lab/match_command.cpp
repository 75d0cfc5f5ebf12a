// mandible-lab match: plays a match between two engines and sums it up.
#include <iostream>

#include "base/text.h"
#include "lab/match/archive.h"
#include "lab/match/openings.h"
#include "lab/match/report.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/match_options.h"
#include "mandible_lab/match_runner.h"

namespace mandible::lab {
namespace {

Result<Openings> openings_for(const MatchRequest& request) {
  if (request.book.empty()) {
    std::vector<Edition> editions = request.editions;
    if (editions.empty()) editions.push_back(*parse_game_type("Base+MLP"));
    return Openings::random(std::move(editions), request.seed);
  }
  const Result<std::vector<std::string>> book = read_book(request.book);
  if (!book) return book.failure();
  if (request.editions.empty()) return Openings::from_book(*book, request.seed);
  std::vector<std::string> chosen = openings_of(*book, request.editions);
  if (chosen.empty()) {
    return Error{"the book " + in_quotes(request.book) + " has no opening of these types"};
  }
  return Openings::from_book(std::move(chosen), request.seed);
}

int play(const CommandLine& line, const MatchSettings& settings, const Openings& openings,
         Archive* archive) {
  const MatchRun run = play_match(settings, openings, archive);
  if (run.standing) std::cout << summary_text(*run.standing, settings);
  if (run.error) return line.complain(run.error->message, kFailed);
  return run.stopped ? kInterrupted : kDone;
}

}  // namespace

int run_match(const Arguments& arguments) {
  MatchRequest request;
  CommandLine line("mandible-lab match", kAboutMatch);
  if (const auto status = read_match_options(line, arguments, request)) return *status;
  const Result<Openings> openings = openings_for(request);
  if (!openings) return line.complain(openings.error(), kWrongUsage);
  MatchSettings& settings = request.settings;
  if (request.out.empty()) return play(line, settings, *openings, nullptr);
  Result<Archive> archive = Archive::open(request.out, description_of(settings, *openings));
  if (!archive) return line.complain(archive.error(), kWrongUsage);
  settings.error_file = archive->error_file();
  if (!archive->finished().empty()) {
    std::cerr << "going on with the match in " << in_quotes(request.out) << ": "
              << archive->finished().size() << " games are finished\n";
  }
  return play(line, settings, *openings, &*archive);
}

}  // namespace mandible::lab
