// mandible-lab tune: fits the weights of the evaluation to games.
#include <fmt/core.h>

#include <cmath>
#include <cstdio>
#include <fstream>

#include "lab/selfplay/played_games.h"
#include "lab/tune/fit.h"
#include "mandible_lab/commands.h"
#include "program/progress_line.h"

namespace mandible::lab {
namespace {

constexpr const char* kAbout =
    R"(usage: mandible-lab tune GAMES... --out FILE [OPTIONS]

Fits the weights of the evaluation to the results of games (files as selfplay
writes them, or with one game string per line) and writes them as a header for
src/engine/weights.h.
)";

struct Request {
  std::vector<std::string> games;
  std::string out;
  int first_ply = 8;
  FitSettings fit;
};

std::optional<int> read(CommandLine& line, const Arguments& arguments, Request& request) {
  line.text("--out FILE", request.out, "where the weights go");
  line.number("--first-ply N", request.first_ply, 0, 100'000,
              "positions before this ply are not learnt from (8)");
  line.number("--rounds N", request.fit.rounds, 0, 100'000, "steps of the fit (400)");
  line.words([&request](const std::string& word) -> std::optional<Error> {
    request.games.push_back(word);
    return std::nullopt;
  });
  if (const auto status = line.read(arguments)) return status;
  if (request.games.empty()) return line.refuse("there are no games to learn from");
  if (request.out.empty()) return line.refuse("--out FILE is missing");
  return std::nullopt;
}

std::string header(const FittedWeights& weights) {
  std::string text =
      "// The weights of the evaluation's terms, in the order of terms.h: early, late. Fitted by\n"
      "// mandible-lab tune; docs/engine.md tells how.\n"
      "#pragma once\n\n#include \"engine/terms.h\"\n\nnamespace mandible {\n\n// clang-format off\n"
      "inline constexpr std::array<Weight, kTerms> kWeights = {{\n";
  constexpr int kPerLine = 5;
  for (const TermGroup& group : terms::kAll) {
    text += std::string("    // ") + group.name;
    for (int i = 0; i < group.size; ++i) {
      const auto& [early, late] =
          weights.at(static_cast<std::size_t>(group.first) + static_cast<std::size_t>(i));
      text += i % kPerLine == 0 ? "\n    " : " ";
      text += fmt::format("{{{}, {}}},", std::lround(early), std::lround(late));
    }
    text += '\n';
  }
  return text + "}};\n// clang-format on\n\n}  // namespace mandible\n";
}

}  // namespace

int run_tune(const Arguments& arguments) {
  Request request;
  CommandLine line("mandible-lab tune", kAbout);
  if (const auto status = read(line, arguments, request)) return *status;
  std::vector<FitSample> samples;
  int games = 0;
  for (const std::string& file : request.games) {
    const auto error = read_played_games(
        file, [&](const Game& game) { add_samples(game, games++, request.first_ply, samples); });
    if (error) {
      return line.complain(error->message, kWrongUsage);
    }
  }
  if (samples.empty())
    return line.complain("the games have no position to learn from", kWrongUsage);
  if (games < 2)
    return line.complain("one game is not enough: every tenth is only tested on", kWrongUsage);
  fmt::print("{} positions of {} games\n", samples.size(), games);
  FitProgress last{};
  FittedWeights weights{};
  {
    ProgressLine progress_line;
    weights = fit(samples, request.fit, [&](const FitProgress& progress) {
      const std::string text =
          fmt::format("round {}, loss {:.5f}, on unseen games {:.5f}", progress.round,
                      progress.training_loss, progress.test_loss);
      progress_line.show(text);
      if (progress.round == 1) progress_line.tell(text);
      last = progress;
    });
  }
  fmt::print("loss {:.5f}, on unseen games {:.5f}\n", last.training_loss, last.test_loss);
  std::ofstream out(request.out);
  out << header(weights);
  out.flush();
  return out ? kDone : line.complain("cannot write to " + in_quotes(request.out), kFailed);
}

}  // namespace mandible::lab
