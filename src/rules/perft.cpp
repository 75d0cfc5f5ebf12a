#include "rules/perft.h"

#include <mutex>
#include <thread>

#include "base/threads.h"
#include "rules/movegen.h"

namespace mandible {
namespace {

// A piece of work for a thread: the subtree after one move, or after two.
struct Subtree {
  std::size_t root;
  Move first;
  Move second;
  bool has_second;
};

std::vector<Subtree> subtrees_of(const Position& position, int depth) {
  // Shallower counts finish before a finer division of the work pays off.
  constexpr int kSharedByTwoMoves = 5;
  MoveList moves;
  list_moves(position, moves);
  Position copy = position;
  std::vector<Subtree> subtrees;
  for (std::size_t root = 0; root < moves.size(); ++root) {
    if (depth < kSharedByTwoMoves) {
      subtrees.push_back({root, moves[root], {}, false});
      continue;
    }
    const Position::Undo undo = copy.make(moves[root]);
    MoveList replies;
    list_moves(copy, replies);
    for (const Move& reply : replies) subtrees.push_back({root, moves[root], reply, true});
    copy.undo(undo);
  }
  return subtrees;
}

// Gives up with a wrong count soon after it is told to stop.
std::uint64_t count_leaves(Position& position, int depth, const std::atomic<bool>& stop) {
  constexpr int kQuickDepth = 3;
  if (depth == 1) return static_cast<std::uint64_t>(count_moves(position));
  if (depth == 0 || (depth > kQuickDepth && stop.load(std::memory_order_relaxed))) return 1;
  MoveList moves;
  list_moves(position, moves);
  std::uint64_t leaves = 0;
  for (const Move& move : moves) {
    const Position::Undo undo = position.make(move);
    leaves += count_leaves(position, depth - 1, stop);
    position.undo(undo);
  }
  return leaves;
}

const std::atomic<bool> kNeverStop{false};

}  // namespace

std::uint64_t perft(Position& position, int depth) {
  return count_leaves(position, depth, kNeverStop);
}

std::optional<std::vector<PerftShare>> divided_perft(const Position& position, int depth,
                                                     const PerftWork& work) {
  MoveList moves;
  list_moves(position, moves);
  std::vector<PerftShare> shares;
  for (const Move& move : moves) shares.push_back({move, 0});

  const std::vector<Subtree> subtrees = subtrees_of(position, depth);
  std::mutex mutex;
  std::size_t next = 0;
  std::size_t done = 0;
  std::uint64_t total = 0;
  const std::atomic<bool>& stop = work.stop != nullptr ? *work.stop : kNeverStop;
  const auto count = [&] {
    Position own = position;
    for (;;) {
      std::size_t index = 0;
      {
        const std::lock_guard<std::mutex> lock(mutex);
        if (next == subtrees.size() || stop.load(std::memory_order_relaxed)) return;
        index = next++;
      }
      const Subtree& subtree = subtrees[index];
      const Position::Undo first = own.make(subtree.first);
      std::uint64_t leaves = 0;
      if (subtree.has_second) {
        const Position::Undo second = own.make(subtree.second);
        leaves = count_leaves(own, depth - 2, stop);
        own.undo(second);
      } else {
        leaves = count_leaves(own, depth - 1, stop);
      }
      own.undo(first);
      const std::lock_guard<std::mutex> lock(mutex);
      shares[subtree.root].leaves += leaves;
      total += leaves;
      ++done;
      if (work.on_progress) {
        work.on_progress(total, static_cast<double>(done) / static_cast<double>(subtrees.size()));
      }
    }
  };
  std::vector<std::thread> helpers;
  for (int i = 1; i < available_threads(work.threads); ++i) helpers.emplace_back(count);
  count();
  for (std::thread& helper : helpers) helper.join();
  if (stop.load(std::memory_order_relaxed)) return std::nullopt;
  return shares;
}

}  // namespace mandible
