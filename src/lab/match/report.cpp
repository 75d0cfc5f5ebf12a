#include "lab/match/report.h"

#include <fmt/format.h>

#include <cmath>

#include "base/text.h"

namespace mandible::lab {
namespace {

std::string bar(int done, int total) {
  constexpr int kWidth = 20;
  const int filled = std::min(kWidth, kWidth * done / total);
  return "[" + std::string(static_cast<std::size_t>(filled), '#') +
         std::string(static_cast<std::size_t>(kWidth - filled), '.') + "]";
}

std::string elo_text(const PairCounts& pairs) {
  const auto found = estimate(pairs);
  if (!found) return "Elo unknown";
  return fmt::format("Elo {:+.1f} ± {:.1f}", found->elo, found->error());
}

std::string sprt_text(const PairCounts& pairs, const Sprt& test) {
  return fmt::format("LLR {:.2f} ({:.2f}, {:.2f}) [{:g}, {:g}]", log_likelihood_ratio(pairs, test),
                     -kSprtBound, kSprtBound, test.elo0, test.elo1);
}

std::string verdict_text(const PairCounts& pairs, const Sprt& test) {
  const double ratio = log_likelihood_ratio(pairs, test);
  if (ratio >= kSprtBound)
    return fmt::format("accepted: better by {:g} rather than {:g}", test.elo1, test.elo0);
  if (ratio <= -kSprtBound)
    return fmt::format("rejected: better by {:g} rather than {:g}", test.elo0, test.elo1);
  return "undecided";
}

// "0.41 ms", "1.203 s"
std::string time_text(std::chrono::duration<double> time) {
  if (time.count() < 1) return fmt::format("{:.2f} ms", time.count() * 1000);
  return fmt::format("{:.3f} s", time.count());
}

// One engine: what it lost without being beaten, and how long it thought.
std::string engine_text(const Tally& tally, int engine, const EngineSetup& setup) {
  std::string text = "  " + setup.name + " (" + limit_text(setup.limit) + ")\n    lost by";
  for (const GameEnd fault : kFaults) {
    text += fmt::format("{} {} {}", fault == kFaults[0] ? "" : ",", name(fault),
                        tally.faults(engine, fault));
  }
  const Thinking& thinking = tally.thinking(engine);
  if (thinking.moves > 0) {
    text += "\n    a move took " + time_text(thinking.time / static_cast<double>(thinking.moves)) +
            " on average, " + time_text(thinking.longest) + " at most";
    if (thinking.late > 0) {
      text += fmt::format("; {} of {} were more than 0.5 s late", thinking.late, thinking.moves);
    }
  }
  return text + "\n";
}

}  // namespace

std::string progress_text(const Standing& standing, const MatchSettings& settings) {
  const Tally& tally = standing.tally;
  std::string text =
      bar(tally.games(), settings.games) + fmt::format(" {}/{}", tally.games(), settings.games);
  if (tally.games() == 0) return text;
  text += fmt::format("  +{} ={} -{}  {:.1f}%  ", tally.wins(), tally.draws(), tally.losses(),
                      100 * tally.score()) +
          elo_text(tally.pairs());
  if (settings.sprt) text += "  " + sprt_text(tally.pairs(), *settings.sprt);
  if (standing.played > 0)
    text += fmt::format("  {:.2f} games/s", standing.played / standing.seconds);
  return text;
}

std::string summary_text(const Standing& standing, const MatchSettings& settings) {
  const Tally& tally = standing.tally;
  std::string text = settings.engines[0].name + " against " + settings.engines[1].name;
  if (tally.games() == 0) return text + ": no game was finished\n";
  const PairCounts& pairs = tally.pairs();
  text += fmt::format(", {} of {} games\n", tally.games(), settings.games);
  text += fmt::format("  won {}, drawn {}, lost {}: {:.1f}%\n", tally.wins(), tally.draws(),
                      tally.losses(), 100 * tally.score());
  text += fmt::format("  pairs with 0, 1/2, 1, 1 1/2, 2 points: {}\n", fmt::join(pairs, ", "));
  text += "  " + elo_text(pairs);
  if (const auto found = estimate(pairs)) {
    text += fmt::format(" (95%: {:.1f} to {:.1f}), likely better: {:.1f}%", found->low, found->high,
                        100 * found->superiority);
  }
  text += "\n";
  if (settings.sprt) {
    text +=
        "  " + sprt_text(pairs, *settings.sprt) + ": " + verdict_text(pairs, *settings.sprt) + "\n";
  }
  text += fmt::format("  {:.1f} plies per game, White scored {:.1f}%\n", tally.average_plies(),
                      100 * tally.white_score());
  text += fmt::format("  ended by surrounding {}, repetition {}, length {}\n",
                      tally.ends(GameEnd::Surround), tally.ends(GameEnd::Repetition),
                      tally.ends(GameEnd::Length));
  for (const int engine : {0, 1}) {
    text += engine_text(tally, engine, settings.engines.at(static_cast<std::size_t>(engine)));
  }
  return text;
}

}  // namespace mandible::lab
