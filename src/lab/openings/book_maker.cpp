#include "lab/openings/book_maker.h"

#include <fmt/core.h>

#include <atomic>
#include <cstdlib>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

#include "base/random.h"
#include "lab/openings/random_game.h"
#include "rules/game_string.h"

namespace mandible::lab {
namespace {

constexpr int kBookTableMegabytes = 4;

Game candidate(const Edition& edition, std::uint64_t seed, int number) {
  // Depends on the edition, so that a type has the same openings alone and with other types.
  Random random(mix_bits(seed) ^ mix_bits(edition.tiles) ^
                mix_bits(static_cast<std::uint64_t>(number) + 1));
  constexpr std::uint32_t kLengths = kMostBookPlies - kFewestBookPlies + 1;
  const int plies = kFewestBookPlies + static_cast<int>(random.below(kLengths));
  return random_game(edition, plies, random);
}

bool is_even(const Game& game, const BookSettings& settings) {
  // A new engine has an empty table, so that earlier openings do not affect the judgement.
  Engine engine({1, kBookTableMegabytes});
  SearchLimits limits;
  limits.nodes = settings.nodes;
  Score score = 0;
  engine.set_position(game);
  engine.go(limits, {nullptr, [&score](const SearchReport& report) { score = report.score; }});
  engine.wait();
  return std::abs(score) <= settings.margin;
}

// The openings of one edition. Candidates are judged by several threads, and kept or refused in the
// order of their numbers, so that the threads do not matter.
class EditionBook {
 public:
  EditionBook(const BookSettings& settings, const Edition& edition)
      : settings_(settings), edition_(edition) {}

  // Fewer openings than were asked for if even ones are too rare.
  std::vector<std::string> make(const std::function<void(int kept)>& on_kept) {
    std::vector<std::thread> threads;
    threads.reserve(static_cast<std::size_t>(settings_.threads));
    for (int i = 0; i < settings_.threads; ++i) {
      threads.emplace_back([this, &on_kept] {
        while (!done_.load()) judge(next_.fetch_add(1), on_kept);
      });
    }
    for (std::thread& thread : threads) thread.join();
    return std::move(kept_);
  }

 private:
  void judge(int number, const std::function<void(int kept)>& on_kept) {
    Game game = candidate(edition_, settings_.seed, number);
    const bool even = is_even(game, settings_);
    const std::lock_guard lock(mutex_);
    judged_.emplace(number, even ? std::optional<Game>(std::move(game)) : std::nullopt);
    for (auto it = judged_.begin(); it != judged_.end() && it->first == decided_ && !done_.load();
         it = judged_.erase(it), ++decided_) {
      if (it->second && positions_.insert(it->second->position().canonical_hash()).second) {
        kept_.push_back(game_string(*it->second));
        refused_ = 0;
        on_kept(static_cast<int>(kept_.size()));
      } else {
        ++refused_;
      }
      if (kept_.size() == static_cast<std::size_t>(settings_.each) ||
          refused_ == settings_.most_refused) {
        done_.store(true);
      }
    }
  }

  const BookSettings& settings_;
  Edition edition_;
  std::atomic<int> next_{0};
  std::atomic<bool> done_{false};
  std::mutex mutex_;                           // for all below
  std::map<int, std::optional<Game>> judged_;  // even or nothing; they wait for those before them
  int decided_ = 0;
  int refused_ = 0;  // since the last that was kept
  std::set<std::uint64_t> positions_;
  std::vector<std::string> kept_;
};

}  // namespace

Result<std::vector<std::string>> make_book(const BookSettings& settings,
                                           const std::function<void(int kept)>& on_kept) {
  std::vector<std::string> book;
  for (const Edition& edition : settings.editions) {
    const auto before = static_cast<int>(book.size());
    const std::vector<std::string> openings =
        EditionBook(settings, edition).make([&](int kept) { on_kept(before + kept); });
    if (openings.size() < static_cast<std::size_t>(settings.each)) {
      return Error{"found only " + std::to_string(openings.size()) + " of " +
                   std::to_string(settings.each) + " even openings of " + game_type(edition) +
                   "; a larger margin would find more"};
    }
    book.insert(book.end(), openings.begin(), openings.end());
  }
  return book;
}

std::string book_text(const BookSettings& settings, const std::vector<std::string>& openings) {
  std::string types;
  for (const Edition& edition : settings.editions) {
    types += (types.empty() ? "" : ",") + game_type(edition);
  }
  std::string text = fmt::format(
      "# Openings for mandible-lab match --book, one game string per line: 4 to 8 random plies\n"
      "# under the tournament's rule, kept if the engine calls them even. Made by:\n"
      "# mandible-lab openings --type {} --each {} --nodes {} --margin {} --seed {}\n",
      types, settings.each, settings.nodes, settings.margin, settings.seed);
  for (const std::string& opening : openings) text += opening + "\n";
  return text;
}

}  // namespace mandible::lab
