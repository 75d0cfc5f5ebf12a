#include "lab/ladder/ladder.h"

#include <fmt/core.h>

#include "base/text.h"

namespace mandible::lab {
namespace {

std::string level_name(int level) {
  return std::string(kLevels.at(static_cast<std::size_t>(level - 1)).name);
}

EngineSetup engine_of(const LadderSettings& ladder, int level) {
  return {level_name(level), ladder.command, {{"Level", std::to_string(level)}}, ladder.limit};
}

}  // namespace

MatchSettings rung_settings(const LadderSettings& ladder, int level) {
  MatchSettings settings;
  settings.engines = {engine_of(ladder, level), engine_of(ladder, level - 1)};
  settings.games = ladder.games;
  settings.concurrency = ladder.concurrency;
  return settings;
}

std::string rung_folder(int level) {
  return std::to_string(level) + "-" + lower_case(level_name(level)) + "-" +
         lower_case(level_name(level - 1));
}

std::string ladder_heading() { return "level     against   games   score      Elo  95%\n"; }

std::string ladder_row(int level, const Tally& tally) {
  std::string row =
      fmt::format("{:<8}  {:<8}  {:5}", level_name(level), level_name(level - 1), tally.games());
  if (tally.games() == 0) return row + "\n";
  row += fmt::format("  {:5.1f}%", 100 * tally.score());
  if (const auto found = estimate(tally.pairs())) {
    return row +
           fmt::format("  {:+7.1f}  {:+.1f} to {:+.1f}\n", found->elo, found->low, found->high);
  }
  return row + "  unknown\n";
}

}  // namespace mandible::lab
