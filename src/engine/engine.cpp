#include "engine/engine.h"

#include <atomic>
#include <cassert>
#include <thread>

#include "base/threads.h"
#include "engine/search.h"
#include "engine/solver.h"

namespace mandible {

class Engine::Impl {
 public:
  explicit Impl(const EngineOptions& options) : options_(options) {}

  ~Impl() {
    stop();
    wait();
  }

  void set_options(const EngineOptions& options) {
    wait();
    if (options.table_megabytes != options_.table_megabytes) memory_ = {};
    options_ = options;
  }

  void set_position(const Game& game) {
    wait();
    assert(!game.over());
    // The hash of a position does not tell what is in hand, which differs between editions.
    if (position_ != nullptr && position_->edition() != game.edition()) memory_ = {};
    position_ = std::make_unique<Position>(game.position());
    earlier_ = earlier_hashes(game);
  }

  void go(const SearchLimits& limits, SearchCallbacks callbacks) {
    wait();
    assert(position_ != nullptr);
    stop_.store(false);
    const auto start = std::chrono::steady_clock::now();
    auto work = [this, limits = with_level(limits), start, callbacks = std::move(callbacks)] {
      run(limits, start, callbacks);
    };
    if constexpr (kHasThreads) {
      thread_ = std::thread(std::move(work));
    } else {
      work();
    }
  }

  void stop() { stop_.store(true); }

  void wait() {
    if (thread_.joinable()) thread_.join();
  }

 private:
  // What is known from earlier searches. Made by the first one, so that a program starts at once.
  struct Memory {
    std::unique_ptr<Table> table;
    std::unique_ptr<History> history;

    void prepare(int table_megabytes) {
      if (table == nullptr) table = std::make_unique<Table>(table_megabytes);
      if (history == nullptr) history = std::make_unique<History>();
      table->next_search();
    }
  };

  void run(const SearchLimits& limits, std::chrono::steady_clock::time_point start,
           const SearchCallbacks& callbacks) {
    // A weaker level finds the same on every machine, whatever was searched before.
    const bool weaker = limits.level && *limits.level < static_cast<int>(kLevels.size());
    const int threads = weaker ? 1 : available_threads(options_.threads);
    Memory own_memory;
    Memory& memory = weaker ? own_memory : memory_;
    memory.prepare(weaker ? kLevelTableMegabytes : options_.table_megabytes);
    SharedSearch shared{*memory.table,
                        *memory.history,
                        threads,
                        stop_,
                        limits,
                        start,
                        Misjudgement(limits, *position_)};
    const auto search = [&shared, this](int number, const auto& on_progress) {
      return std::make_unique<Search>(shared, *position_, earlier_, number)->run(on_progress);
    };
    std::optional<Proof> proof;
    const auto prove = [&proof, this] {
      ProofLimits proof_limits;
      proof_limits.stop = &stop_;
      proof = prove_win(*position_, earlier_, proof_limits).proof;
      if (proof) stop_.store(true);
    };
    // The first helper looks for a proof before it searches; a search alone has a helper for that.
    std::vector<std::thread> helpers;
    if (may_prove(limits)) {
      helpers.emplace_back([&, searches = threads > 1] {
        prove();
        if (searches) search(1, nullptr);
      });
    }
    for (int i = 1 + static_cast<int>(helpers.size()); i < threads; ++i) {
      helpers.emplace_back([&search, i] { search(i, nullptr); });
    }
    SearchReport best = search(0, callbacks.on_progress);
    stop_.store(true);
    for (std::thread& helper : helpers) helper.join();
    if (proof) take_over(*proof, best);
    if (callbacks.on_best) callbacks.on_best(best);
  }

  // A proof found beside the search depends on how the threads run, so only a search that does so
  // too has one: not one that is limited by depth, nodes or a level.
  static bool may_prove(const SearchLimits& limits) {
    return kHasThreads && !limits.depth && !limits.nodes && !limits.level;
  }

  // The proof is right, and better than any line that the search has not found to win sooner.
  static void take_over(const Proof& proof, SearchReport& best) {
    const Score score = kWin - (2 * proof.moves - 1);
    if (best.score >= score) return;
    best.score = score;
    best.line = proof.line;
  }

  EngineOptions options_;
  Memory memory_;
  std::unique_ptr<Position> position_;
  std::vector<std::uint64_t> earlier_;
  std::atomic<bool> stop_{false};
  std::thread thread_;
};

Engine::Engine(const EngineOptions& options) : impl_(std::make_unique<Impl>(options)) {}
Engine::~Engine() = default;
void Engine::set_options(const EngineOptions& options) { impl_->set_options(options); }
void Engine::set_position(const Game& game) { impl_->set_position(game); }
void Engine::go(const SearchLimits& limits, SearchCallbacks callbacks) {
  impl_->go(limits, std::move(callbacks));
}
void Engine::stop() { impl_->stop(); }
void Engine::wait() { impl_->wait(); }

}  // namespace mandible
