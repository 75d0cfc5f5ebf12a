// mandible-lab tune: fits the weights of the evaluation to games.
#include <fmt/core.h>

#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>

#include "base/argument_reader.h"
#include "base/text.h"
#include "lab/tune/fit.h"
#include "mandible_lab/commands.h"
#include "program/progress_line.h"
#include "rules/game_string.h"

namespace mandible::lab {
namespace {

constexpr const char* kUsage =
    R"(usage: mandible-lab tune GAMES... --out FILE [OPTIONS]

Fits the weights of the evaluation to the results of games (files with a game string a line, as
selfplay writes them) and writes them as a header for src/engine/weights.h.

  --out FILE       where the weights go
  --first-ply N    positions before this ply are not learnt from (8)
  --rounds N       steps of the fit (400)
)";

struct Request {
  std::vector<std::string> games;
  std::string out;
  int first_ply = 8;
  FitSettings fit;
  bool help = false;
};

Result<Request> parse(const Arguments& words) {
  Request request;
  ArgumentReader arguments(words);
  while (arguments.next()) {
    if (arguments.is_help()) {
      request.help = true;
    } else if (arguments.name == "--out") {
      request.out = arguments.value().value_or("");
    } else if (arguments.name == "--first-ply" || arguments.name == "--rounds") {
      int& value = arguments.name == "--rounds" ? request.fit.rounds : request.first_ply;
      const Result<int> number = arguments.number(0, 100'000);
      if (!number) return Error{number.error()};
      value = *number;
    } else if (arguments.is_option()) {
      return arguments.unknown();
    } else {
      request.games.emplace_back(arguments.name);
    }
  }
  if (request.help) return request;
  if (request.games.empty()) return Error{"there are no games to learn from"};
  if (request.out.empty()) return Error{"--out FILE is missing"};
  return request;
}

// Reads one file; the error names the line.
std::optional<Error> read_samples(const std::string& file, int first_ply, int& games,
                                  std::vector<Sample>& samples) {
  std::ifstream in(file);
  if (!in) return Error{"cannot read " + in_quotes(file)};
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (trim(line).empty()) continue;
    const Result<Game> game = parse_game_string(line, {true, false});
    if (!game) return Error{file + ", line " + std::to_string(number) + ": " + game.error()};
    add_samples(*game, games++, first_ply, samples);
  }
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
  const Result<Request> request = parse(arguments);
  const auto complain = [](const std::string& what, int status) {
    std::cerr << "mandible-lab tune: " << what << "\n";
    return status;
  };
  if (!request) return complain(request.error() + " (mandible-lab tune --help)", kWrongUsage);
  if (request->help) {
    std::cout << kUsage;
    return kDone;
  }
  std::vector<Sample> samples;
  int games = 0;
  for (const std::string& file : request->games) {
    if (const auto error = read_samples(file, request->first_ply, games, samples)) {
      return complain(error->message, kWrongUsage);
    }
  }
  if (samples.empty()) return complain("the games have no position to learn from", kWrongUsage);
  if (games < 2)
    return complain("one game is not enough: every tenth is only tested on", kWrongUsage);
  fmt::print("{} positions of {} games\n", samples.size(), games);
  FitProgress last{};
  FittedWeights weights{};
  {
    ProgressLine line;
    weights = fit(samples, request->fit, [&](const FitProgress& progress) {
      const std::string text =
          fmt::format("round {}, loss {:.5f}, on unseen games {:.5f}", progress.round,
                      progress.training_loss, progress.test_loss);
      line.show(text);
      if (progress.round == 1) line.tell(text);
      last = progress;
    });
  }
  fmt::print("loss {:.5f}, on unseen games {:.5f}\n", last.training_loss, last.test_loss);
  std::ofstream out(request->out);
  out << header(weights);
  out.flush();
  return out ? kDone : complain("cannot write to " + in_quotes(request->out), kFailed);
}

}  // namespace mandible::lab
