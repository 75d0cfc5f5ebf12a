#include "mandible_lab/match_runner.h"

#include <atomic>
#include <csignal>

#include "lab/match/report.h"
#include "program/progress_line.h"

namespace mandible::lab {
namespace {

std::atomic<Match*> running_match{nullptr};
std::atomic<bool> interrupted{false};

extern "C" void on_interrupt(int signal) {
  interrupted.store(true);
  if (Match* match = running_match.load()) match->stop();
  // A second one ends the program as usual.
  std::signal(signal, SIG_DFL);
}

// For the signal handler, as long as there is a match.
class RunningMatch {
 public:
  explicit RunningMatch(Match& match) { running_match.store(&match); }
  ~RunningMatch() { running_match.store(nullptr); }
  RunningMatch(const RunningMatch&) = delete;
  RunningMatch& operator=(const RunningMatch&) = delete;
};

}  // namespace

MatchRun play_match(const MatchSettings& settings, const Openings& openings, Archive* archive,
                    const std::string& label) {
  MatchRun run;
  Match match(settings, openings, archive);
  const RunningMatch running(match);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, on_interrupt);
  // The signal may have come between two matches.
  if (interrupted.load()) match.stop();
  if (const auto error = match.start()) {
    run.stopped = match.stopped();
    if (!run.stopped) run.error = error;
    return run;
  }
  ProgressLine line;
  const Result<MatchEnd> end = match.run([&](const Standing& standing) {
    for (const std::string& sentence : standing.news) line.tell(sentence);
    line.show(label + progress_text(standing, settings));
    run.standing = standing;
  });
  if (!end) {
    run.error = Error{end.error()};
  } else {
    run.stopped = *end == MatchEnd::Stopped;
  }
  return run;
}

}  // namespace mandible::lab
