// mandible-lab train: trains the network on games of selfplay.
#include <fmt/core.h>

#include <chrono>
#include <cstdio>
#include <filesystem>

#include "base/files.h"
#include "lab/selfplay/game_file.h"
#include "lab/training/trainer.h"
#include "mandible_lab/commands.h"
#include "mandible_lab/files.h"
#include "mandible_lab/option_values.h"
#include "program/progress_line.h"

namespace mandible::lab {
namespace {

constexpr const char* kAbout =
    R"(usage: mandible-lab train GAMES... --out FILE [OPTIONS]

Trains the network that judges positions on games of selfplay. After each pass
over the games the best network so far is in FILE, and all that is needed to go
on is in FILE.checkpoint: the same command again continues there. One game in
twenty is not learnt from; the loss on these games decides which network is best.
)";

struct Request {
  std::vector<std::string> games;
  std::string out;
  TrainerSettings trainer;
};

std::optional<int> read(CommandLine& line, const Arguments& arguments, Request& request) {
  TrainerSettings& settings = request.trainer;
  int rate = 20;
  int score = 75;
  line.text("--out FILE", request.out, "where the network goes");
  line.number("--epochs N", settings.epochs, 1, 10'000, "passes over all games (4)");
  line.number("--batch N", settings.batch, 1, 1'000'000, "positions per step (8192)");
  line.number("--rate N", rate, 1, 10'000, "size of the first steps, in ten-thousandths (20)");
  line.number("--score N", score, 0, 100,
              "per cent of the search score in what is learnt; the rest is the result (75)");
  line.number("--threads N", settings.threads, 1, 64,
              "how many threads; only with one is the result always the same (1)");
  add_seed_option(line, settings.seed, "other seeds give other networks (1)");
  line.words([&request](const std::string& word) -> std::optional<Error> {
    request.games.push_back(word);
    return std::nullopt;
  });
  if (const auto status = line.read(arguments)) return status;
  settings.rate = static_cast<float>(rate) / 10'000;
  settings.score_share = static_cast<float>(score) / 100;
  if (request.games.empty()) return line.refuse("there are no games to learn from");
  if (request.out.empty()) return line.refuse("--out FILE is missing");
  return std::nullopt;
}

// One line: what the network was made of, and how good it is.
std::string record_of(const Request& request, std::size_t games, const SampleSplit& split,
                      const EpochReport& best) {
  return fmt::format(
      "{} games, {} positions; epochs {}, batch {}, rate {}, score {}, seed {}; loss {:.4f} on "
      "unseen games, {:.4f} against their results",
      games, split.training.size(), request.trainer.epochs, request.trainer.batch,
      request.trainer.rate, request.trainer.score_share, request.trainer.seed, best.test.target,
      best.test.result);
}

std::optional<Error> train(const Request& request, std::size_t games, const SampleSplit& split) {
  const std::string checkpoint_file = request.out + ".checkpoint";
  Trainer trainer(split, request.trainer);
  if (std::filesystem::exists(checkpoint_file)) {
    const Result<std::string> bytes = read_file(checkpoint_file);
    if (!bytes) return bytes.failure();
    if (const auto error = trainer.resume(*bytes)) {
      return Error{"cannot go on from " + in_quotes(checkpoint_file) + ": " + error->message +
                   "; remove it to start anew"};
    }
  }
  if (trainer.finished() && !std::filesystem::exists(request.out)) {
    return Error{"the training is finished, but " + in_quotes(request.out) + " is gone; remove " +
                 in_quotes(checkpoint_file) + " to train again"};
  }
  const auto start = std::chrono::steady_clock::now();
  const int first = trainer.epoch();
  while (!trainer.finished()) {
    ProgressLine progress;
    const int epoch = trainer.epoch();
    const EpochReport report = trainer.run_epoch([&](double done, double loss) {
      progress.show_when_due([&] {
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        const double passes = epoch - first + done;
        return fmt::format("epoch {} of {}, {:.0f} %, loss {:.4f}, {} left", epoch + 1,
                           request.trainer.epochs, 100 * done, loss,
                           time_text(taken / passes * (request.trainer.epochs - epoch - done)));
      });
    });
    if (report.best) {
      const auto network =
          quantised(trainer.best_network(), record_of(request, games, split, report));
      if (auto error = replace_file(request.out, to_bytes(network))) return error;
    }
    if (auto error = replace_file(checkpoint_file, trainer.checkpoint())) return error;
    progress.tell(
        fmt::format("epoch {}: loss {:.4f}, on unseen games {:.4f}, against results {:.4f}",
                    report.epoch, report.training, report.test.target, report.test.result));
  }
  return std::nullopt;
}

}  // namespace

int run_train(const Arguments& arguments) {
  Request request;
  CommandLine line("mandible-lab train", kAbout);
  if (const auto status = read(line, arguments, request)) return *status;
  std::vector<ScoredGame> games;
  for (const std::string& file : request.games) {
    const auto error =
        read_games(file, [&games](ScoredGame game) { games.push_back(std::move(game)); });
    if (error) return line.complain(error->message, kWrongUsage);
  }
  const SampleSplit split = split_samples(games);
  if (split.training.size() == 0 || split.test.size() == 0) {
    return line.complain(
        "these games are too few: one in twenty is only tested on, and there must be others",
        kWrongUsage);
  }
  const Losses by_hand = losses_by_hand(split.test, request.trainer.score_share);
  fmt::print("{} games, {} positions to learn from, {} to test on\n", games.size(),
             split.training.size(), split.test.size());
  fmt::print("the hand-made evaluation: loss {:.4f} on unseen games, {:.4f} against results\n",
             by_hand.target, by_hand.result);
  std::fflush(stdout);
  if (const auto error = train(request, games.size(), split)) {
    return line.complain(error->message, kFailed);
  }
  return kDone;
}

}  // namespace mandible::lab
