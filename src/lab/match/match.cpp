#include "lab/match/match.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include "base/text.h"
#include "lab/match/referee.h"

namespace mandible::lab {

struct Match::Worker {
  Worker(const MatchSettings& settings, const std::atomic<bool>& stop)
      : first(settings.engines[0], settings, stop), second(settings.engines[1], settings, stop) {}

  std::optional<Error> start_engines() {
    if (auto error = first.start()) return error;
    return second.start();
  }

  UhpEngine first;
  UhpEngine second;
};

Match::Match(const MatchSettings& settings, const Openings& openings, Archive* archive)
    : settings_(settings), openings_(openings), archive_(archive) {
  std::vector<bool> done(static_cast<std::size_t>(settings.games));
  if (archive_ != nullptr) {
    for (const FinishedGame& game : archive_->finished()) {
      const auto number = static_cast<std::size_t>(game.number);
      if (number >= done.size() || done[number]) continue;
      done[number] = true;
      standing_.tally.add(game);
    }
  }
  for (int number = settings.games - 1; number >= 0; --number) {
    if (!done[static_cast<std::size_t>(number)]) waiting_.push_back(number);
  }
}

Match::~Match() = default;

std::optional<Error> Match::start() {
  if (decided()) return std::nullopt;
  const std::size_t wanted =
      std::min(waiting_.size(), static_cast<std::size_t>(settings_.concurrency));
  while (workers_.size() < wanted) {
    workers_.push_back(std::make_unique<Worker>(settings_, stop_));
    if (auto error = workers_.back()->start_engines()) return error;
  }
  return std::nullopt;
}

Result<MatchEnd> Match::run(const std::function<void(const Standing&)>& report) {
  constexpr std::chrono::milliseconds kReportEvery{500};
  start_ = std::chrono::steady_clock::now();
  working_ = workers_.size();
  std::vector<std::thread> threads;
  threads.reserve(workers_.size());
  for (const auto& worker : workers_) {
    threads.emplace_back([this, &worker] { work(*worker); });
  }
  bool working = true;
  while (working) {
    {
      std::unique_lock lock(mutex_);
      worker_ended_.wait_for(lock, kReportEvery, [this] { return working_ == 0; });
      working = working_ != 0;
    }
    report(standing());
  }
  for (std::thread& thread : threads) thread.join();
  if (failure_) return *failure_;
  if (decided()) return MatchEnd::Decided;
  return waiting_.empty() && standing_.tally.games() == settings_.games ? MatchEnd::Finished
                                                                        : MatchEnd::Stopped;
}

void Match::work(Worker& worker) {
  while (const std::optional<int> number = take_game()) {
    if (const auto error = worker.start_engines()) {
      // After a stop, an engine that did not start has not failed.
      if (!stop_.load()) fail(*error);
      break;
    }
    const auto played = play_game({&worker.first, &worker.second}, openings_.of_pair(*number / 2),
                                  *number, settings_.max_plies);
    if (!played) break;
    finish(*played);
  }
  const std::lock_guard lock(mutex_);
  --working_;
  worker_ended_.notify_all();
}

std::optional<int> Match::take_game() {
  const std::lock_guard lock(mutex_);
  if (stop_.load() || waiting_.empty()) return std::nullopt;
  const int number = waiting_.back();
  waiting_.pop_back();
  return number;
}

void Match::finish(const PlayedGame& played) {
  const std::array<std::string, 2> names = {settings_.engines[0].name, settings_.engines[1].name};
  std::optional<Error> error;
  {
    const std::lock_guard lock(mutex_);
    standing_.tally.add(played.summary);
    ++standing_.played;
    if (!played.fault.empty()) {
      const int loser = played.summary.half_points() == 2 ? 1 : 0;
      standing_.news.push_back("game " + std::to_string(played.summary.number + 1) + ": " +
                               names.at(static_cast<std::size_t>(loser)) + " lost (" +
                               std::string(name(played.summary.end)) + "): " + played.fault);
    }
    if (archive_ != nullptr) error = archive_->add(played, names);
    if (decided()) stop();
  }
  if (error) fail(*error);
}

void Match::fail(const Error& error) {
  const std::lock_guard lock(mutex_);
  if (!failure_) failure_ = error;
  stop();
}

bool Match::decided() const {
  return settings_.sprt &&
         std::abs(log_likelihood_ratio(standing_.tally.pairs(), *settings_.sprt)) >= kSprtBound;
}

Standing Match::standing() {
  const std::lock_guard lock(mutex_);
  standing_.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  Standing copy = standing_;
  standing_.news.clear();
  return copy;
}

}  // namespace mandible::lab
