// A match: the games of all pairs, several at a time, each worker with one process of each engine.
// It ends after the last game, when its test is decided, or when it is told to stop.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "lab/match/archive.h"
#include "lab/match/openings.h"
#include "lab/match/settings.h"
#include "lab/match/tally.h"

namespace mandible::lab {

struct Standing {
  Tally tally;
  int played = 0;      // games of this run, without those of an earlier one
  double seconds = 0;  // of this run
  // What has gone wrong since the last report, one sentence each.
  std::vector<std::string> news;
};

enum class MatchEnd : std::uint8_t { Finished, Decided, Stopped };

class Match {
 public:
  // The archive may be missing. What is given must outlive the match.
  Match(const MatchSettings& settings, const Openings& openings, Archive* archive);
  ~Match();

  // Starts the engines; an error if one does not start or refuses an option.
  std::optional<Error> start();

  // Plays; must have been started. Reports about twice a second, and at the end. An error if an
  // engine cannot be started again or a game cannot be saved.
  Result<MatchEnd> run(const std::function<void(const Standing&)>& report);

  // Games that are being played are given up. May be called by a signal handler.
  void stop() { stop_.store(true); }
  bool stopped() const { return stop_.load(); }

 private:
  struct Worker;

  void work(Worker& worker);
  // The number of a game that no worker has taken.
  std::optional<int> take_game();
  void finish(const PlayedGame& played);
  void fail(const Error& error);
  bool decided() const;
  Standing standing();

  const MatchSettings& settings_;
  const Openings& openings_;
  Archive* archive_;
  std::vector<std::unique_ptr<Worker>> workers_;
  std::atomic<bool> stop_{false};

  std::mutex mutex_;  // for all that follows
  std::condition_variable worker_ended_;
  std::size_t working_ = 0;
  std::vector<int> waiting_;  // numbers of games, the next one last
  Standing standing_;
  std::chrono::steady_clock::time_point start_;
  std::optional<Error> failure_;
};

}  // namespace mandible::lab
