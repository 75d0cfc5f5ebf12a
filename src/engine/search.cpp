#include "engine/search.h"

#include <algorithm>

#include "engine/evaluate.h"
#include "engine/network/judge.h"
#include "engine/threats.h"
#include "rules/movegen.h"

namespace mandible {
namespace {

// The clock is read after about ten microseconds of work, and more often at the beginning: touching
// a page of a new table for the first time can take milliseconds in a virtual machine.
constexpr std::uint64_t kNodesBetweenChecks = 64;
constexpr std::uint64_t kNodesOfColdStart = 2000;

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

// From this depth on threads divide the moves of a node.
constexpr int kSharingDepth = 3;

// Late move pruning: this many moves are searched near the horizon.
int moves_before_pruning(const SearchParameters& parameters, int depth, bool improving) {
  return improving ? parameters.late_moves_improving +
                         parameters.late_move_quarters_improving * depth * depth / 4
                   : parameters.late_moves + parameters.late_move_quarters * depth * depth / 4;
}

int history_bonus(const SearchParameters& parameters, int depth) {
  return std::min(
      parameters.history_per_square * depth * depth + parameters.history_per_ply * depth,
      parameters.history_most);
}

}  // namespace

bool Search::out_of_limits() {
  const bool counts = ++nodes_ % kNodesBetweenChecks == 0;
  if (!counts && nodes_ > kNodesOfColdStart) return stopped_;
  bool out = number_ == 0 && shared_.limits.time && shared_.elapsed() >= *shared_.limits.time;
  if (counts) {
    shared_.nodes.fetch_add(kNodesBetweenChecks, std::memory_order_relaxed);
    out |= number_ == 0 && shared_.limits.nodes && nodes_of_all() >= *shared_.limits.nodes;
  }
  if (out) shared_.stop.store(true, std::memory_order_relaxed);
  stopped_ = shared_.stop.load(std::memory_order_relaxed);
  overtaken_ = !stopped_ && shared_.finished.depth() >= root_depth_;
  stopped_ |= overtaken_;
  return stopped_;
}

// Without those that other threads have searched since they last read the clock.
std::uint64_t Search::nodes_of_all() const {
  return shared_.nodes.load(std::memory_order_relaxed) + nodes_ % kNodesBetweenChecks;
}

Score Search::end_score(int ply) const {
  if (position_.outcome() == Outcome::Draw) return 0;
  return position_.surrounded(position_.to_move()) ? -kWin + ply : kWin - ply;
}

Score Search::evaluate() const {
  if (shared_.network == nullptr) return mandible::evaluate(position_);
  return network::judge(*shared_.network, network::view_of(position_));
}

// At the horizon the search looks only for a win in one move, and only where it would change the
// result.
Score Search::judge(int ply, Score beta) {
  const Score eval = evaluate();
  if (eval >= beta && !is_decided(beta)) return eval;
  const std::optional<Move> win = find_win(position_);
  if (!win) return eval;
  end_line(ply, *win);
  return kWin - ply - 1;
}

void Search::end_line(int ply, Move last) {
  room(ply).line.clear();
  room(ply).line.push_back(last);
}

void Search::extend_line(int ply, Move first) {
  end_line(ply, first);
  for (const Move& move : room(ply + 1).line) room(ply).line.push_back(move);
}

// No level misjudges a forced win or loss.
Score Search::search_child(const Node& child, Score error) {
  const auto real = [error](Score bound) { return is_decided(bound) ? bound : bound - error; };
  const Score score = -search(
      {child.depth, child.ply, -real(child.beta), -real(child.alpha), child.cut, child.reduction});
  return is_decided(score) ? score : score + error;
}

Score Search::search(Node node) {
  const int ply = node.ply;
  const bool pv = node.beta - node.alpha > 1;
  Frame& here = frame(ply);
  const bool excludes_move = here.has_excluded;
  if (pv) room(ply).line.clear();
  if (out_of_limits()) return 0;
  if (position_.over()) return end_score(ply);
  if (node.depth <= 0 || ply >= kMostPly) return judge(ply, node.beta);
  const std::uint64_t key = position_.hash();
  shared_.table->prefetch(key);
  if (ply > 0) {
    // Worth 0 whether or not the rules call it a draw: the side that is ahead should make progress.
    // docs/engine.md has the results of other values.
    if (path_.repeated(position_, key)) return 0;
    // Mate distance pruning: no line from here is better than the quickest win, or worse than the
    // quickest loss.
    node.alpha = std::max(node.alpha, -kWin + ply);
    node.beta = std::min(node.beta, kWin - ply - 1);
    if (node.alpha >= node.beta) return node.alpha;
  }
  if (ply > 0 && !excludes_move) {
    if (const std::optional<Move> win = find_win(position_)) {
      end_line(ply, *win);
      return kWin - ply - 1;
    }
  }

  // A move that threatens to win is not reduced after all; only here is it known to be a threat.
  const bool may_restore = node.reduction > 0;
  bool threatened = may_restore && is_threatened(position_);
  if (threatened) node.depth += node.reduction;

  std::optional<TableEntry> known;
  if (!excludes_move) known = shared_.table->find(key);
  const Score known_score = known ? from_table(known->score, ply) : 0;
  if (known && !pv && known->depth >= node.depth &&
      (known->bound == Bound::Exact ||
       (known->bound == Bound::AtLeast && known_score >= node.beta) ||
       (known->bound == Bound::AtMost && known_score <= node.alpha))) {
    return known_score;
  }
  const SearchParameters& parameters = shared_.parameters;
  if (!may_restore) threatened = is_threatened(position_);
  const int wanted_depth = node.depth;

  Score eval = known ? known->eval : evaluate();
  here.eval = eval;
  if (known && !is_decided(known_score)) {
    const bool better = known->bound == Bound::Exact ||
                        (known->bound == Bound::AtLeast && known_score > eval) ||
                        (known->bound == Bound::AtMost && known_score < eval);
    if (better) eval = known_score;
  }
  const bool improving = ply < 2 || here.eval > frame(ply - 2).eval;

  if (!pv && !threatened && !excludes_move && !is_decided(node.beta) &&
      node.depth <= parameters.reverse_futility_depth &&
      eval - parameters.reverse_futility_margin * (node.depth - (improving ? 1 : 0)) >= node.beta) {
    return eval;
  }

  const Move first = known && !known->move.is_pass() && is_legal(position_, known->move)
                         ? known->move
                         : Move::pass();
  int first_extension = 0;
  if (ply > 0 && node.depth >= parameters.singular_depth && !first.is_pass() && !excludes_move &&
      known->depth >= node.depth - 3 && known->bound != Bound::AtMost && !is_decided(known_score) &&
      ply < 2 * root_depth_) {
    const Score border = known_score - parameters.singular_margin * node.depth / 8;
    here.excluded = first;
    here.has_excluded = true;
    const Score others = search({(node.depth - 1) / 2, ply, border - 1, border, node.cut});
    here.has_excluded = false;
    if (stopped_) return 0;
    if (others < border) {
      first_extension = 1;
    } else if (border >= node.beta) {
      return border;
    }
  }

  const History::View view = History::view(position_, frame(ply - 1).move, frame(ply - 2).move);
  const Board& board = position_.board();
  const Tile enemy_queen = make_tile(other(position_.to_move()), Bug::Queen);
  frame(ply + 1).killers = {};
  MovePicker picker(position_, *shared_.history, parameters, view, {first, here.killers},
                    room(ply).moves);
  MoveList& tried = room(ply).tried;
  tried.clear();
  path_.push(position_, key, node.depth);
  Score alpha = node.alpha;
  Score best = -kInfinite;
  Move best_move = Move::pass();
  const bool shares = shared_.threads > 1 && node.depth >= kSharingDepth;
  while (picker.next()) {
    const Move move = picker.move();
    if (excludes_move && move == here.excluded) {
      picker.skip();
      continue;
    }
    const int count = picker.number();
    const bool joins_siege =
        board.on_board(enemy_queen) && !move.is_pass() && beside(board.where(enemy_queen), move.to);
    if (ply > 0 && !pv && !threatened && best > -kWinInSight && !joins_siege &&
        node.depth <= parameters.pruning_depth) {
      if (count > moves_before_pruning(parameters, node.depth, improving) ||
          (count > 1 && here.eval + parameters.futility_margin * (node.depth + 1) <= alpha)) {
        picker.sort_no_more();
        continue;
      }
    }

    std::optional<BusyMoves::Mark> mark;
    if (shares && count > 1) {
      const std::uint64_t id = BusyMoves::id(key, move);
      if (shared_.busy.contains(id) && picker.defer()) continue;
      mark.emplace(shared_.busy, id);
    }

    const Score error = ply == 0 ? shared_.misjudgement.of(move) : 0;
    here.move = move;
    path_.set_move(!move.is_pass() && !board.on_board(move.tile));
    const Position::Undo undo = position_.make(move);
    const int depth = node.depth - 1 + (count == 1 ? first_extension : 0);
    const auto look = [&](int plies, Score low, Score high, bool cut, int reduction = 0) {
      return search_child({plies, ply + 1, low, high, cut, reduction}, error);
    };
    Score score = 0;
    if (count == 1) {
      score = look(depth, alpha, node.beta, !pv && !node.cut);
    } else {
      int less = 0;
      if (node.depth >= 2 && count > (pv ? 4 : 2) && !threatened) {
        less = shared_.reductions.of(node.depth, count);
        if (node.cut) less += parameters.reduction_at_cut_node;
        if (pv) less += parameters.reduction_in_pv;
        if (joins_siege) less += parameters.reduction_of_siege;
        if (!improving) less += parameters.reduction_not_improving;
        less -= std::clamp(100 * picker.rank() / parameters.history_of_one_ply, -200, 200);
        less = std::clamp(less / 100, 0, depth);
      }
      score = look(depth - less, alpha, alpha + 1, true, less);
      if (score > alpha && less > 0) score = look(depth, alpha, alpha + 1, !node.cut);
      if (score > alpha && score < node.beta) score = look(depth, alpha, node.beta, false);
    }
    position_.undo(undo);
    if (stopped_) break;
    tried.push_back(move);
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    best_move = move;
    if (pv) {
      // A score beyond the window is a bound; the moves that follow are unknown.
      if (score < node.beta) {
        extend_line(ply, move);
      } else {
        end_line(ply, move);
      }
      if (ply == 0 && !excludes_move) note_root_move(score, score < node.beta);
    }
    if (alpha >= node.beta) break;
  }
  path_.pop();
  if (stopped_) return best == -kInfinite ? 0 : best;
  if (best == -kInfinite) return alpha;  // the only move was excluded
  if (best >= node.beta) learn(node, view, best_move);
  if (!excludes_move) {
    const Bound bound = best >= node.beta   ? Bound::AtLeast
                        : best > node.alpha ? Bound::Exact
                                            : Bound::AtMost;
    // A misjudged score only serves to order moves.
    const bool misjudged = ply == 0 && shared_.misjudgement.is_possible();
    shared_.table->store(
        key, {best_move, to_table(best, ply), here.eval, misjudged ? 0 : wanted_depth, bound});
  }
  return best;
}

void Search::learn(const Node& node, const History::View& view, Move best) {
  if (best.is_pass()) return;
  Frame& here = frame(node.ply);
  if (best != here.killers[0]) here.killers = {best, here.killers[0]};
  const Board& board = position_.board();
  const int gain = history_bonus(shared_.parameters, node.depth);
  const int loss = gain * shared_.parameters.history_loss / 100;
  shared_.history->learn(view, board, best, gain);
  for (const Move& move : room(node.ply).tried) {
    if (move != best && !move.is_pass()) shared_.history->learn(view, board, move, -loss);
  }
}

}  // namespace mandible
