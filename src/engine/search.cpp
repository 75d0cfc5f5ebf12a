#include "engine/search.h"

#include <algorithm>

#include "engine/evaluate.h"
#include "rules/movegen.h"

namespace mandible {
namespace {

// Some ten microseconds of work between two looks at the clock.
constexpr std::uint64_t kNodesBetweenChecks = 256;

// Orders of magnitude that keep the three kinds of moves apart: the move of the table first, then
// what has been best elsewhere, with a head start for moves beside the enemy's Queen. Chosen by
// hand.
constexpr int kFirstRank = 1 << 30;
constexpr int kQueenRingRank = 1000;

// A win is stored as seen from the node, not from the root.
Score to_table(Score score, int ply) {
  if (score > kWinInSight) return score + ply;
  if (score < -kWinInSight) return score - ply;
  return score;
}
Score from_table(Score score, int ply) {
  if (score > kWinInSight) return score - ply;
  if (score < -kWinInSight) return score + ply;
  return score;
}

}  // namespace

Search::Search(SharedSearch& shared, const Position& position, std::vector<std::uint64_t> earlier)
    : shared_(shared), position_(position), path_(std::move(earlier)) {}

SearchReport Search::run(bool leader, const std::function<void(const SearchReport&)>& on_depth) {
  leader_ = leader;
  MoveList moves;
  list_moves(position_, moves);
  SearchReport report;
  report.line = {moves[0]};
  const int most = std::min(shared_.limits.depth.value_or(kMostDepth), kMostDepth);
  for (int depth = 1; depth <= most; ++depth) {
    root_best_ = Move::pass();
    const Score score = search(depth, 0, -kWin, kWin);
    if (stopped_) {
      // A move that beat the one before in an unfinished depth is still the better one.
      if (!root_best_.is_pass()) report.line = {root_best_};
      break;
    }
    report.depth = depth;
    report.score = score;
    report.line = line_from_table(root_best_.is_pass() ? moves[0] : root_best_);
    report.nodes = nodes_of_all();
    report.time = shared_.elapsed();
    if (on_depth) on_depth(report);
    if (std::abs(score) > kWinInSight || moves.size() == 1) break;
    // The next depth takes several times as long as all before it.
    if (leader_ && shared_.limits.time && report.time * 2 > *shared_.limits.time) break;
  }
  report.nodes = nodes_of_all();
  report.time = shared_.elapsed();
  return report;
}

bool Search::out_of_limits() {
  if (++nodes_ % kNodesBetweenChecks == 0) {
    const std::uint64_t total =
        shared_.nodes.fetch_add(kNodesBetweenChecks, std::memory_order_relaxed) +
        kNodesBetweenChecks;
    const bool out =
        leader_ && ((shared_.limits.time && shared_.elapsed() >= *shared_.limits.time) ||
                    (shared_.limits.nodes && total >= *shared_.limits.nodes));
    if (out) shared_.stop.store(true, std::memory_order_relaxed);
    stopped_ |= shared_.stop.load(std::memory_order_relaxed);
  }
  return stopped_;
}

// Those of other threads since their last look at the clock are missing.
std::uint64_t Search::nodes_of_all() const {
  return shared_.nodes.load(std::memory_order_relaxed) + nodes_ % kNodesBetweenChecks;
}

bool Search::repeated(std::uint64_t key) const {
  return std::find(path_.begin(), path_.end(), key) != path_.end();
}

Score Search::search(int depth, int ply, Score alpha, Score beta) {
  if (out_of_limits()) return 0;
  switch (position_.outcome()) {
    case Outcome::InProgress:
      break;
    case Outcome::Draw:
      return 0;
    default:
      return position_.surrounded(position_.to_move()) ? -kWin + ply : kWin - ply;
  }
  const std::uint64_t key = position_.hash();
  if (ply > 0 && repeated(key)) return 0;
  if (depth == 0 || ply == kMostDepth) return evaluate(position_);

  Move first = Move::pass();
  if (const auto known = shared_.table.find(key)) {
    first = known->move;
    const Score score = from_table(known->score, ply);
    const bool decides = known->bound == Bound::Exact ||
                         (known->bound == Bound::AtLeast && score >= beta) ||
                         (known->bound == Bound::AtMost && score <= alpha);
    if (ply > 0 && known->depth >= depth && decides) return score;
  }

  MoveList moves;
  list_moves(position_, moves);
  sort_moves(moves, first);
  path_.push_back(key);
  Score best = -kWin;
  Move best_move = moves[0];
  Bound bound = Bound::AtMost;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    Score score = 0;
    if (i == 0) {
      score = search_move(moves[i], depth, ply, alpha, beta);
    } else {
      score = search_move(moves[i], depth, ply, alpha, alpha + 1);
      if (score > alpha && score < beta) score = search_move(moves[i], depth, ply, alpha, beta);
    }
    if (stopped_) break;
    if (score <= best && i > 0) continue;
    best = score;
    best_move = moves[i];
    if (score <= alpha) continue;
    alpha = score;
    bound = Bound::Exact;
    if (ply == 0) root_best_ = best_move;
    if (alpha < beta) continue;
    bound = Bound::AtLeast;
    reward(best_move, depth);
    break;
  }
  path_.pop_back();
  if (!stopped_) {
    // What was misjudged serves to order moves, and for nothing else.
    const int worth = ply == 0 && shared_.limits.level ? 0 : depth;
    shared_.table.store(key, {best_move, to_table(best, ply), worth, bound});
  }
  return best;
}

void Search::reward(Move move, int depth) {
  if (move.is_pass()) return;
  int& value = history_[move.tile.id][move.to.index];
  value += depth * depth;
  if (value < kFirstRank / 2) return;
  for (auto& row : history_) {
    for (int& entry : row) entry /= 2;
  }
}

Score Search::search_move(Move move, int depth, int ply, Score alpha, Score beta) {
  const Score error = ply == 0 ? shared_.misjudgement.of(move) : 0;
  const Position::Undo undo = position_.make(move);
  const Score score = -search(depth - 1, ply + 1, error - beta, error - alpha);
  position_.undo(undo);
  // Nobody mistakes a win in sight.
  return std::abs(score) > kWinInSight ? score : score + error;
}

void Search::sort_moves(MoveList& moves, Move first) const {
  const Board& board = position_.board();
  const Tile queen = make_tile(other(position_.to_move()), Bug::Queen);
  struct Ranked {
    int rank;
    Move move;
  };
  StaticVector<Ranked, MoveList::capacity()> ranked;
  for (const Move& move : moves) {
    int rank = 0;
    if (!move.is_pass()) {
      rank = history_[move.tile.id][move.to.index];
      if (board.on_board(queen) && adjacent(board.where(queen), move.to)) rank += kQueenRingRank;
      if (move == first) rank = kFirstRank;
    }
    ranked.push_back({rank, move});
  }
  // Equal ranks keep the order of the generator, so that one thread always plays the same.
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const Ranked& a, const Ranked& b) { return a.rank > b.rank; });
  for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = ranked[i].move;
}

std::vector<Move> Search::line_from_table(Move first) {
  std::vector<Move> line;
  std::vector<Position::Undo> undos;
  std::vector<std::uint64_t> seen;
  Move move = first;
  while (line.size() < 32 && is_legal(position_, move)) {
    seen.push_back(position_.hash());
    line.push_back(move);
    undos.push_back(position_.make(move));
    const std::uint64_t key = position_.hash();
    const auto known = shared_.table.find(key);
    if (!known || std::find(seen.begin(), seen.end(), key) != seen.end()) break;
    move = known->move;
  }
  for (; !undos.empty(); undos.pop_back()) position_.undo(undos.back());
  return line;
}

}  // namespace mandible
