// mandible-lab calibrate: compares the scores of games with their results.
#include <fmt/core.h>

#include "lab/calibration/calibration.h"
#include "lab/selfplay/game_file.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/files.h"

namespace mandible::lab {
namespace {

constexpr const char* kAbout =
    R"(usage: mandible-lab calibrate GAMES... [--out FILE]

Compares the scores of games of selfplay with their results. For each phase (by
thirds of the tiles on the board) the positions are divided by score into ten
parts; for each part it prints the share of games that the scores promise and the
share that was won. Then it prints the score with which three of four games are
won, which is 200 if the scores are right.
)";

// Text that scripts/draw_charts.py reads.
std::string table(const Calibration& calibration) {
  std::string text = "phase\tpredicted\tobserved\tpositions\n";
  for (std::size_t phase = 0; phase < kCalibrationPhases.size(); ++phase) {
    for (const Calibration::Decile& decile : calibration.deciles(phase)) {
      text += fmt::format("{}\t{:.4f}\t{:.4f}\t{}\n", kCalibrationPhases[phase], decile.predicted,
                          decile.observed, decile.positions);
    }
  }
  return text;
}

}  // namespace

int run_calibrate(const Arguments& arguments) {
  std::vector<std::string> files;
  std::string out;
  CommandLine line("mandible-lab calibrate", kAbout);
  line.text("--out FILE", out, "writes the table to FILE too");
  line.words([&files](const std::string& word) -> std::optional<Error> {
    files.push_back(word);
    return std::nullopt;
  });
  if (const auto status = line.read(arguments)) return *status;
  if (files.empty()) return line.refuse("there are no games");
  Calibration calibration;
  for (const std::string& file : files) {
    const auto error = read_games(file, [&](const ScoredGame& game) { calibration.add(game); });
    if (error) return line.complain(error->message, kWrongUsage);
  }
  fmt::print("{}", table(calibration));
  for (std::size_t phase = 0; phase < kCalibrationPhases.size(); ++phase) {
    fmt::print("{}: three of four games are won with a score of {:.0f}\n",
               kCalibrationPhases[phase], calibration.score_of_three_in_four(phase));
  }
  if (out.empty()) return kDone;
  if (const auto error = replace_file(out, table(calibration))) {
    return line.complain(error->message, kFailed);
  }
  return kDone;
}

}  // namespace mandible::lab
