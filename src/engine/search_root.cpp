// The root of a search: deepening, the window around the expected score, several lines, and what is
// reported.
#include <algorithm>

#include "engine/patience.h"
#include "engine/search.h"
#include "engine/threats.h"
#include "rules/movegen.h"

namespace mandible {
namespace {

// Before this depth the score jumps too much for a narrow window.
constexpr int kWindowFromDepth = 4;

// A move is obvious when no other comes this near to it.
constexpr Score kObviousMargin = 120;
constexpr int kObviousFromDepth = 6;

// A single thread divides its nodes between search and prover in this proportion, after a first
// instalment for the prover. Chosen by hand.
constexpr std::uint64_t kSearchNodesPerProofNode = 4;
constexpr std::uint64_t kFirstProofNodes = 1000;
constexpr std::uint64_t kMostProofNodes = 1'000'000;

// With several lines, the moves that are probably not among them are reduced by this much more than
// elsewhere; chosen by the nodes that three lines take (docs/engine.md).
constexpr int kRootReduction = 3;

// A window of scores that widens on the side where a score falls out of it.
class Window {
 public:
  Window(int depth, Score guess, Score delta) : delta_(delta) {
    if (depth < kWindowFromDepth) return;
    low = std::max(guess - delta_, -kInfinite);
    high = std::min(guess + delta_, kInfinite);
  }
  bool contains(Score score) const { return score > low && score < high; }
  void widen(Score score) {
    if (score <= low) {
      low = is_decided(score) ? -kInfinite : std::max(score - delta_, -kInfinite);
    } else {
      high = is_decided(score) ? kInfinite : std::min(score + delta_, kInfinite);
    }
    delta_ *= 2;
  }

  Score low = -kInfinite;
  Score high = kInfinite;

 private:
  Score delta_;
};

}  // namespace

SearchReport Search::run(const std::function<void(const SearchReport&)>& on_depth) {
  begin();
  const int most = std::min(shared_.limits.depth.value_or(kMostDepth), kMostDepth);
  Patience patience(shared_.limits.time.value_or(std::chrono::milliseconds::max()),
                    position_.ply());
  for (int depth = 1; depth <= most; ++depth) {
    prove();
    if (reports_.size() == 1) {
      search_one_line(depth);
    } else {
      search_several_lines(depth);
    }
    if (stopped_ && !overtaken_) break;
    depth = report_depth(depth, on_depth);
    const Score score = reports_[0].score;
    if (is_decided(score) && kWin - std::abs(score) <= depth) break;
    if (only_move_) break;
    if (shared_.limits.may_end_early && number_ == 0 &&
        patience.has_enough(reports_[0], is_obvious(depth), shared_.elapsed())) {
      break;
    }
  }
  take_over_finished(on_depth);
  reports_[0].nodes = nodes_of_all();
  reports_[0].time = shared_.elapsed();
  return reports_[0];
}

void Search::begin() {
  position_ = shared_.position;
  path_ = shared_.path;
  frames_.fill({});
  nodes_ = 0;
  reported_ = 0;
  stopped_ = overtaken_ = false;
  prover_done_ = shared_.prover == nullptr || number_ != shared_.threads - 1;

  MoveList& moves = room(0).moves.moves;
  list_moves(position_, moves);
  only_move_ = moves.size() == 1;
  const int wanted = number_ == 0 ? shared_.limits.lines : 1;
  reports_.assign(std::min(static_cast<std::size_t>(std::max(wanted, 1)), moves.size()), {});
  root_moves_.clear();
  if (reports_.size() > 1) {
    const History::View view = History::view(position_, Move::pass(), Move::pass());
    MovePicker picker(position_, *shared_.history, shared_.parameters, view, {}, room(0).moves);
    while (picker.next()) root_moves_.push_back({picker.move()});
  }
  for (std::size_t i = 0; i < reports_.size(); ++i) {
    reports_[i].rank = static_cast<int>(i) + 1;
    reports_[i].line = {root_moves_.empty() ? moves[i] : root_moves_[i].move};
  }
}

// Reports the results of the depth, and returns the depth that is finished: a deeper one if another
// thread has finished it.
int Search::report_depth(int depth, const std::function<void(const SearchReport&)>& on_depth) {
  if (shared_.limits.lines <= 1) {
    if (!overtaken_) shared_.finished.add(reports_[0]);
    overtaken_ = stopped_ = false;
    take_over_finished(on_depth);
    return reports_[0].depth;
  }
  if (on_depth) {
    for (const SearchReport& report : reports_) on_depth(report);
  }
  return depth;
}

void Search::take_over_finished(const std::function<void(const SearchReport&)>& on_depth) {
  for (const int depth = shared_.finished.depth(); reported_ < depth; ++reported_) {
    reports_[0] = shared_.finished.at(reported_ + 1);
    if (on_depth) on_depth(reports_[0]);
  }
}

SearchReport Search::report(int depth, Score score, std::vector<Move> line) const {
  return {1, depth, score, nodes_of_all(), shared_.elapsed(), std::move(line)};
}

void Search::note_root_move(Score score, bool exact) {
  const Line& line = room(0).line;
  root_best_ = {score, exact, {line.begin(), line.end()}};
}

// The score is usually near that of the previous depth, so a narrow window around it saves nodes.
void Search::search_one_line(int depth) {
  root_depth_ = depth;
  root_best_.reset();
  Window window(depth, reports_[0].score, shared_.parameters.first_window);
  for (;;) {
    const Score score = search({depth, 0, window.low, window.high, false});
    if (stopped_ || window.contains(score)) break;
    window.widen(score);
  }
  if (!root_best_) return;
  if (!stopped_ || root_best_->exact) {
    // A move that beat the previous best in an unfinished depth is better all the same.
    const int finished = stopped_ ? reports_[0].depth : depth;
    reports_[0] = report(finished, root_best_->score, std::move(root_best_->line));
  } else if (!is_decided(reports_[0].score)) {
    reports_[0].line = std::move(root_best_->line);
  }
}

// All lines in one pass: a move must beat the worst of the best ones so far.
void Search::search_several_lines(int depth) {
  root_depth_ = depth;
  const bool threatened = is_threatened(position_);
  std::vector<SearchReport> best;
  path_.push(position_, position_.hash(), depth);
  frame(1).killers = {};
  for (std::size_t i = 0; i < root_moves_.size() && !stopped_; ++i) {
    RootMove& root = root_moves_[i];
    const bool full = best.size() == reports_.size();
    const Score bar = full ? best.back().score : -kInfinite;
    if (full) {
      const int number = static_cast<int>(i) + 1;
      const int less = threatened ? 0 : shared_.reductions.of(depth, number) / 100 + kRootReduction;
      if (!beats(root.move, bar, depth, std::clamp(less, 0, depth - 1))) continue;
      root.score = bar;
    }
    root.score = measure(root, depth);
    if (stopped_ || root.score <= bar) continue;
    if (full) best.pop_back();
    std::vector<Move> line = {root.move};
    line.insert(line.end(), room(1).line.begin(), room(1).line.end());
    const auto place = std::find_if(best.begin(), best.end(), [&root](const SearchReport& other) {
      return other.score < root.score;
    });
    best.insert(place, report(depth, root.score, std::move(line)));
  }
  path_.pop();
  if (stopped_) return;
  for (std::size_t i = 0; i < best.size(); ++i) best[i].rank = static_cast<int>(i) + 1;
  reports_ = std::move(best);
  // The best moves come first at the next depth; the others keep their order.
  auto next = root_moves_.begin();
  for (const SearchReport& report : reports_) {
    const auto found = std::find_if(next, root_moves_.end(), [&report](const RootMove& root) {
      return root.move == report.line[0];
    });
    std::rotate(next, found, found + 1);
    ++next;
  }
}

// The exact score of a move.
Score Search::measure(const RootMove& root, int depth) {
  Window window(depth, root.score, shared_.parameters.first_window);
  for (;;) {
    const Score score = search_root_move(root.move, depth - 1, window.low, window.high);
    if (stopped_ || window.contains(score)) return score;
    window.widen(score);
  }
}

bool Search::beats(Move move, Score bar, int depth, int less) {
  Score score = search_root_move(move, depth - 1 - less, bar, bar + 1);
  if (score > bar && less > 0) score = search_root_move(move, depth - 1, bar, bar + 1);
  return !stopped_ && score > bar;
}

Score Search::search_root_move(Move move, int depth, Score low, Score high) {
  if (stopped_) return 0;
  frame(0).move = move;
  path_.set_move(!move.is_pass() && !position_.board().on_board(move.tile));
  const Position::Undo undo = position_.make(move);
  const Score score =
      search_child({depth, 1, low, high, high - low == 1}, shared_.misjudgement.of(move));
  position_.undo(undo);
  return score;
}

// Is every other move clearly worse, judging by a search to half the depth?
bool Search::is_obvious(int depth) {
  const SearchReport& best = reports_[0];
  if (depth < kObviousFromDepth || is_decided(best.score)) return false;
  Frame& root = frame(0);
  root.excluded = best.line[0];
  root.has_excluded = true;
  const Score border = best.score - kObviousMargin;
  const Score others = search({depth / 2, 0, border - 1, border, true});
  root.has_excluded = false;
  return !stopped_ && others < border;
}

// Between two depths, the last of the searches works on a proof of a forced win.
void Search::prove() {
  if (prover_done_) return;
  ProofLimits limits;
  limits.stop = &shared_.stop;
  if (shared_.limits.time) limits.deadline = shared_.start + *shared_.limits.time;
  const std::uint64_t done = shared_.prover->report().nodes;
  const std::uint64_t due =
      shared_.threads > 1 ? kMostProofNodes : kFirstProofNodes + nodes_ / kSearchNodesPerProofNode;
  if (due <= done) return;
  limits.nodes = due - done;
  prover_done_ = shared_.prover->work(limits) || shared_.prover->report().nodes >= kMostProofNodes;
  if (shared_.prover->report().proof) shared_.stop.store(true);
}

}  // namespace mandible
