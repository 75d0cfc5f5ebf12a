#include "engine/engine.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "base/threads.h"
#include "engine/search.h"
#include "engine/worker.h"

namespace mandible {

class Engine::Impl {
 public:
  explicit Impl(const EngineOptions& options) { set_options(options); }

  ~Impl() {
    stop();
    wait();
  }

  void set_options(const EngineOptions& options) {
    wait();
    if (options.table_megabytes != options_.table_megabytes) memory_ = {};
    // The table and the levels' table hold what the other network said.
    if (options.network != options_.network) {
      memory_.clear();
      level_memory_.clear();
    }
    if (options.parameters != options_.parameters) {
      shared_.parameters = options.parameters;
      shared_.reductions = Reductions(options.parameters);
    }
    options_ = options;
  }

  void new_game() {
    wait();
    memory_.clear();
  }

  void set_position(const Game& game) {
    wait();
    assert(!game.over());
    // The hash of a position does not cover the hands, which differ between editions.
    if (shared_.position.edition() != game.edition()) memory_.clear();
    shared_.position = game.position();
    shared_.path = Path(game);
  }

  void go(const SearchLimits& limits, SearchCallbacks callbacks) {
    wait();
    prepare(with_level(limits));
    auto work = [this, callbacks = std::move(callbacks)] { run(callbacks); };
    if constexpr (kHasThreads) {
      workers_.front()->start(std::move(work));
    } else {
      work();
    }
  }

  void stop() { shared_.stop.store(true); }

  void wait() {
    if (!workers_.empty()) workers_.front()->wait();
  }

 private:
  // What earlier searches have found. Allocated by the first one, so that a program starts quickly.
  struct Memory {
    std::unique_ptr<Table> table;
    std::unique_ptr<History> history;
    bool used = false;

    void prepare(int table_megabytes) {
      if (table == nullptr) table = std::make_unique<Table>(table_megabytes);
      if (history == nullptr) history = std::make_unique<History>();
      table->next_search();
      used = true;
    }
    void clear() {
      if (!used) return;
      table->clear();
      history->clear();
      used = false;
    }
  };

  void prepare(const SearchLimits& limits) {
    shared_.start = std::chrono::steady_clock::now();
    // A weaker level plays the same on every machine, whatever was searched before.
    const bool weaker = is_weaker_level(limits.level);
    Memory& memory = weaker ? level_memory_ : memory_;
    if (weaker) memory.clear();
    memory.prepare(weaker ? kLevelTableMegabytes : options_.table_megabytes);
    shared_.table = memory.table.get();
    shared_.history = memory.history.get();
    shared_.network = options_.network;
    shared_.threads = weaker ? 1 : available_threads(options_.threads);
    shared_.limits = limits;
    shared_.misjudgement = Misjudgement(limits, shared_.position);
    shared_.nodes.store(0);
    shared_.finished.clear();
    shared_.stop.store(false);
    for (int i = static_cast<int>(searches_.size()); i < shared_.threads; ++i) {
      searches_.push_back(std::make_unique<Search>(shared_, i));
      if (kHasThreads) workers_.push_back(std::make_unique<Worker>());
    }
    shared_.prover = nullptr;
    if (may_prove(limits)) {
      if (prover_ == nullptr) prover_ = std::make_unique<Prover>();
      prover_->begin(shared_.position, shared_.path.game_hashes(), kMostMovesToProve);
      shared_.prover = prover_.get();
    }
  }

  // How far the prover gets depends on the clock, so searches that must not depend on it do
  // without.
  static bool may_prove(const SearchLimits& limits) {
    return !limits.depth && !limits.nodes && !is_weaker_level(limits.level);
  }

  void run(const SearchCallbacks& callbacks) {
    const auto helpers = static_cast<std::size_t>(shared_.threads) - 1;
    for (std::size_t i = 1; i <= helpers; ++i) {
      workers_[i]->start([this, i] { searches_[i]->run(nullptr); });
    }
    SearchReport best = searches_.front()->run(callbacks.on_progress);
    shared_.stop.store(true);
    for (std::size_t i = 1; i <= helpers; ++i) workers_[i]->wait();
    if (shared_.prover != nullptr && shared_.prover->report().proof) {
      take_over(*shared_.prover->report().proof, best);
    }
    if (callbacks.on_best) callbacks.on_best(best);
  }

  // A proved win is better than anything but a quicker win found by the search.
  static void take_over(const Proof& proof, SearchReport& best) {
    const Score score = kWin - (2 * proof.moves - 1);
    if (best.score >= score) return;
    // A line that was cut short by the clock claims no number of moves.
    best.score = proof.complete ? score : kWinInSight;
    best.line = proof.line;
  }

  static constexpr int kMostMovesToProve = 8;

  EngineOptions options_;
  Memory memory_;
  Memory level_memory_;
  std::unique_ptr<Prover> prover_;
  SharedSearch shared_;
  std::vector<std::unique_ptr<Search>> searches_;
  std::vector<std::unique_ptr<Worker>> workers_;  // one for each search; the first leads
};

Engine::Engine(const EngineOptions& options) : impl_(std::make_unique<Impl>(options)) {}
Engine::~Engine() = default;
void Engine::set_options(const EngineOptions& options) { impl_->set_options(options); }
void Engine::new_game() { impl_->new_game(); }
void Engine::set_position(const Game& game) { impl_->set_position(game); }
void Engine::go(const SearchLimits& limits, SearchCallbacks callbacks) {
  impl_->go(limits, std::move(callbacks));
}
void Engine::stop() { impl_->stop(); }
void Engine::wait() { impl_->wait(); }

}  // namespace mandible
