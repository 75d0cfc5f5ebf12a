// Counting the leaves of the game tree: the exactness and speed test of a move generator.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "rules/position.h"

namespace mandible {

// Positions after exactly `depth` plies; a game that ends earlier counts only at its last ply.
std::uint64_t perft(Position& position, int depth);

struct PerftShare {
  Move move;
  std::uint64_t leaves;
};

struct PerftWork {
  int threads = 1;
  const std::atomic<bool>* stop = nullptr;
  // Called now and then, from one thread at a time, with the leaves so far and the part done (0 to
  // 1).
  std::function<void(std::uint64_t leaves, double part)> on_progress;
};

// The leaves after each move of the position, in the order of the generator; depth at least 1.
// Nothing if it was stopped.
std::optional<std::vector<PerftShare>> divided_perft(const Position& position, int depth,
                                                     const PerftWork& work);

}  // namespace mandible
