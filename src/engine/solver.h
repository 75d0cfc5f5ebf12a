// Proves that the side to move wins in a number of its own moves, whatever the other side does.
//
// Only attacks are followed in which each move threatens to surround the enemy's Queen with the
// next one; of the defender's moves none is left out. So a proof holds, while a win that begins
// with a quiet move is not seen. The search is a depth-first proof-number search (df-pn).
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/game.h"

namespace mandible {

struct ProofLimits {
  int moves = 8;                    // the attacker's own moves, the winning one included
  std::uint64_t nodes = 1'000'000;  // positions looked at
  const std::atomic<bool>* stop = nullptr;
  std::optional<std::chrono::steady_clock::time_point> deadline;
};

struct Proof {
  int moves = 0;           // the attacker's own moves that are needed
  std::vector<Move> line;  // with the longest defence
};

struct ProofReport {
  std::optional<Proof> proof;
  bool complete = false;  // without a proof: there is none among the attacks that are followed
  std::uint64_t nodes = 0;
};

// The hashes of the positions of a game before its last one.
std::vector<std::uint64_t> earlier_hashes(const Game& game);

// The game must not be over. `earlier` holds the hashes of the positions of the game before this
// one: to come back to one of them is no way to win.
ProofReport prove_win(const Position& position, const std::vector<std::uint64_t>& earlier,
                      const ProofLimits& limits);

}  // namespace mandible
