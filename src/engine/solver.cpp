#include "engine/solver.h"

#include <algorithm>

#include "base/random.h"
#include "engine/threats.h"
#include "rules/movegen.h"

namespace mandible {
namespace {

// The least number of leaves that must be shown to be won (or lost) to decide a node.
using ProofNumber = std::uint32_t;
constexpr ProofNumber kNever = 1U << 28U;

struct Numbers {
  ProofNumber proof = 1;
  ProofNumber disproof = 1;

  bool proved() const { return proof == 0; }
  bool decided() const { return proof == 0 || disproof == 0; }
};
constexpr Numbers kProved{0, kNever};
constexpr Numbers kDisproved{kNever, 0};

ProofNumber add(ProofNumber a, ProofNumber b) { return std::min(a + b, kNever); }

// For finding the longest defence against a proved win.
constexpr std::uint64_t kNodesForLine = 200'000;

// The numbers of nodes; a newer entry replaces an older one.
class ProofTable {
 public:
  ProofTable() : entries_(kSize) {}

  const Numbers* find(std::uint64_t key) const {
    const Entry& entry = entries_[key & (kSize - 1)];
    return entry.key == key ? &entry.numbers : nullptr;
  }
  void store(std::uint64_t key, Numbers numbers) { entries_[key & (kSize - 1)] = {key, numbers}; }

 private:
  static constexpr std::size_t kSize = std::size_t{1} << 18U;
  struct Entry {
    std::uint64_t key = 0;
    Numbers numbers;
  };
  std::vector<Entry> entries_;
};

}  // namespace

class Prover::Impl {
 public:
  void begin(const Position& position, std::vector<std::uint64_t> earlier, int moves) {
    position_ = position;
    earlier_ = std::move(earlier);
    most_moves_ = moves;
    moves_ = 1;
    report_ = {};
    // Hides the entries of other searches.
    salt_ = mix_bits(++searches_);
  }

  bool work(const ProofLimits& limits) {
    limits_ = limits;
    most_nodes_ = report_.nodes + limits.nodes;
    next_look_ = 0;
    stopped_ = false;
    for (; !report_.proof && moves_ <= most_moves_; ++moves_) {
      const Numbers numbers = search_attack(moves_, {kNever, kNever});
      if (numbers.proved()) {
        // The line costs little and is worth exceeding the instalment.
        most_nodes_ += std::max(limits.nodes, kNodesForLine);
        stopped_ = false;
        if (!out_of_limits()) keep_proof();
        return report_.proof.has_value();
      }
      if (stopped_) return false;
    }
    report_.complete = !report_.proof;
    return true;
  }

  const ProofReport& report() const { return report_; }

 private:
  struct Child {
    Move move;
    std::uint64_t key;
    Numbers numbers;
  };

  // A node is a position and the number of moves that the attacker still has.
  std::uint64_t key_of(int moves) const {
    return position_.hash() ^ salt_ ^ mix_bits(static_cast<std::uint64_t>(moves) + 1);
  }
  bool out_of_limits() {
    stopped_ |= report_.nodes >= most_nodes_ || (limits_.stop != nullptr && limits_.stop->load());
    if (limits_.deadline && report_.nodes >= next_look_) {
      constexpr std::uint64_t kNodesBetweenLooks = 200;
      next_look_ = report_.nodes + kNodesBetweenLooks;
      stopped_ |= std::chrono::steady_clock::now() >= *limits_.deadline;
    }
    return stopped_;
  }
  bool occurred_before() const {
    return std::find(earlier_.begin(), earlier_.end(), position_.hash()) != earlier_.end();
  }

  // The attacker is to move.
  Numbers judge_attack(int moves) {
    ++report_.nodes;
    if (find_win(position_)) return kProved;
    return moves == 1 ? kDisproved : Numbers{};
  }

  // The defender is to move after an attacking move.
  Numbers judge_defence(int moves) {
    ++report_.nodes;
    const Colour defender = position_.to_move();
    const Colour attacker = other(defender);
    if (position_.over()) {
      return position_.surrounded(defender) && !position_.surrounded(attacker) ? kProved
                                                                               : kDisproved;
    }
    if (moves == 0 || !is_threatened(position_) || occurred_before()) return kDisproved;
    return find_win(position_) ? kDisproved : Numbers{};
  }

  // Deepens the attacker's node until its numbers reach the limits.
  Numbers search_attack(int moves, Numbers most) {
    const std::uint64_t key = key_of(moves);
    std::vector<Child> children;
    Numbers numbers = judge_attack(moves);
    if (!numbers.decided()) {
      MoveList list;
      list_moves(position_, list);
      for (const Move& move : list) {
        const Position::Undo undo = position_.make(move);
        const std::uint64_t child_key = key_of(moves - 1);
        const Numbers* found = table_.find(child_key);
        Numbers child;
        if (found != nullptr) {
          child = *found;
        } else {
          child = judge_defence(moves - 1);
          table_.store(child_key, child);
        }
        position_.undo(undo);
        if (child.disproof != 0) children.push_back({move, child_key, child});
        if (child.proved()) break;
      }
      numbers = search_children<true>(moves, most, children);
    }
    table_.store(key, numbers);
    return numbers;
  }

  Numbers search_defence(int moves, Numbers most) {
    const std::uint64_t key = key_of(moves);
    Numbers numbers = judge_defence(moves);
    if (!numbers.decided()) {
      std::vector<Child> children;
      MoveList list;
      list_moves(position_, list);
      for (const Move& move : list) {
        const Position::Undo undo = position_.make(move);
        const std::uint64_t child_key = key_of(moves);
        const Numbers* found = table_.find(child_key);
        Numbers child = found != nullptr ? *found : Numbers{};
        // A defender who is surrounded by its own move has lost too.
        if (position_.over()) {
          child = position_.surrounded(other(position_.to_move())) &&
                          !position_.surrounded(position_.to_move())
                      ? kProved
                      : kDisproved;
        } else if (found == nullptr) {
          child = judge_attack(moves);
          table_.store(child_key, child);
        }
        position_.undo(undo);
        if (child.proof != 0) children.push_back({move, child_key, child});
        if (child.disproof == 0) break;
      }
      numbers = search_children<false>(moves, most, children);
    }
    table_.store(key, numbers);
    return numbers;
  }

  // For an attacker the least proof number counts and the disproof numbers add up, for a defender
  // the other way round.
  template <bool kAttack>
  static Numbers combine(const std::vector<Child>& children) {
    Numbers sum = kAttack ? kDisproved : kProved;
    for (const Child& child : children) {
      if constexpr (kAttack) {
        sum.proof = std::min(sum.proof, child.numbers.proof);
        sum.disproof = add(sum.disproof, child.numbers.disproof);
      } else {
        sum.proof = add(sum.proof, child.numbers.proof);
        sum.disproof = std::min(sum.disproof, child.numbers.disproof);
      }
    }
    if (sum.proof == 0) return kProved;
    if (sum.disproof == 0) return kDisproved;
    return sum;
  }

  template <bool kAttack>
  Numbers search_children(int moves, Numbers most, std::vector<Child>& children) {
    for (;;) {
      const Numbers sum = combine<kAttack>(children);
      if (sum.decided() || sum.proof >= most.proof || sum.disproof >= most.disproof) return sum;
      if (children.empty() || out_of_limits()) return sum;
      // The child that decides first, and the numbers at which another would be better.
      const auto cost = [](const Child& child) {
        return kAttack ? child.numbers.proof : child.numbers.disproof;
      };
      std::size_t best_index = 0;
      ProofNumber second = kNever;
      for (std::size_t i = 1; i < children.size(); ++i) {
        if (cost(children[i]) < cost(children[best_index])) {
          second = cost(children[best_index]);
          best_index = i;
        } else {
          second = std::min(second, cost(children[i]));
        }
      }
      Child& best = children[best_index];
      // A little more than the second best, so as not to jump to and fro.
      const ProofNumber enough = add(second, second / 4 + 1);
      Numbers limit;
      if constexpr (kAttack) {
        limit.proof = std::min(most.proof, enough);
        limit.disproof = most.disproof == kNever
                             ? kNever
                             : most.disproof - (sum.disproof - best.numbers.disproof);
      } else {
        limit.disproof = std::min(most.disproof, enough);
        limit.proof = most.proof == kNever ? kNever : most.proof - (sum.proof - best.numbers.proof);
      }
      const Position::Undo undo = position_.make(best.move);
      best.numbers = kAttack ? search_defence(moves - 1, limit) : search_attack(moves, limit);
      position_.undo(undo);
    }
  }

  // Notes the win that was found, if the limits allow at least for its first move.
  void keep_proof() {
    Proof proof{moves_, line_of(moves_), !stopped_};
    if (proof.line.empty()) return;
    // A Queen thrown to where she is surrounded was not looked for, and is sooner.
    if (proof.complete) proof.moves = (static_cast<int>(proof.line.size()) + 1) / 2;
    report_.proof = std::move(proof);
  }

  // The fewest moves that are needed here, at most this many; the position is known to be won.
  int moves_needed(int most) {
    for (int moves = 1; moves < most; ++moves) {
      if (search_attack(moves, {kNever, kNever}).proved()) return moves;
      if (stopped_) break;
    }
    return most;
  }

  // From a node that is proved: the attacker's shortest win against the longest defence.
  std::vector<Move> line_of(int moves) {
    std::vector<Move> line;
    std::vector<Position::Undo> undos;
    const auto play = [&](Move move) {
      line.push_back(move);
      undos.push_back(position_.make(move));
    };
    while (!position_.over() && !stopped_) {
      if (const auto win = find_win(position_)) {
        play(*win);
        break;
      }
      const std::optional<Move> attack = winning_move(moves);
      if (!attack) break;
      play(*attack);
      if (position_.over()) break;
      --moves;
      int longest = -1;
      Move defence = Move::pass();
      MoveList list;
      list_moves(position_, list);
      for (const Move& move : list) {
        const Position::Undo undo = position_.make(move);
        const int needed = position_.over() ? 0 : moves_needed(moves);
        position_.undo(undo);
        if (needed <= longest) continue;
        longest = needed;
        defence = move;
      }
      play(defence);
      moves = longest;
    }
    for (; !undos.empty(); undos.pop_back()) position_.undo(undos.back());
    return line;
  }

  std::optional<Move> winning_move(int moves) {
    MoveList list;
    list_moves(position_, list);
    for (const Move& move : list) {
      const Position::Undo undo = position_.make(move);
      const Numbers numbers = judge_defence(moves - 1);
      const bool wins = numbers.proved() || (!numbers.decided() &&
                                             search_defence(moves - 1, {kNever, kNever}).proved());
      position_.undo(undo);
      if (wins) return move;
    }
    return std::nullopt;
  }

  Position position_{Edition{}};
  std::vector<std::uint64_t> earlier_;
  ProofLimits limits_;
  ProofTable table_;
  ProofReport report_;
  int moves_ = 1;
  int most_moves_ = 0;
  std::uint64_t searches_ = 0;
  std::uint64_t salt_ = 0;
  std::uint64_t most_nodes_ = 0;
  std::uint64_t next_look_ = 0;  // at the clock
  bool stopped_ = false;
};

Prover::Prover() : impl_(std::make_unique<Impl>()) {}
Prover::~Prover() = default;
void Prover::begin(const Position& position, std::vector<std::uint64_t> earlier, int moves) {
  impl_->begin(position, std::move(earlier), moves);
}
bool Prover::work(const ProofLimits& limits) { return impl_->work(limits); }
const ProofReport& Prover::report() const { return impl_->report(); }

ProofReport prove_win(const Position& position, const std::vector<std::uint64_t>& earlier,
                      const ProofLimits& limits) {
  Prover prover;
  prover.begin(position, earlier, limits.moves);
  prover.work(limits);
  return prover.report();
}

}  // namespace mandible
