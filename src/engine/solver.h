// Proves that the side to move wins in a number of its own moves, whatever the other side does.
//
// It follows only attacks in which each move threatens to surround the enemy's Queen with the next
// one, but considers every move of the defender. A proof is therefore sound; a win that needs a
// quiet move is not found. The algorithm is depth-first proof-number search (df-pn).
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "rules/position.h"

namespace mandible {

struct ProofLimits {
  int moves = 8;                    // the attacker's own moves, the winning one included
  std::uint64_t nodes = 1'000'000;  // positions examined
  const std::atomic<bool>* stop = nullptr;
  std::optional<std::chrono::steady_clock::time_point> deadline;
};

struct Proof {
  int moves = 0;           // the attacker's own moves that are needed
  std::vector<Move> line;  // with the longest defence
  bool complete = false;   // the line leads to the end of the game; a limit may cut it short
};

struct ProofReport {
  std::optional<Proof> proof;
  bool complete = false;  // no attack that is followed wins
  std::uint64_t nodes = 0;
};

// A proof search that works in instalments.
class Prover {
 public:
  Prover();
  ~Prover();

  // Starts on a position, which must not be over. `earlier` holds the hashes of the positions of
  // the game before this one: returning to one of them is not a way to win.
  void begin(const Position& position, std::vector<std::uint64_t> earlier, int moves);
  // Continues until a limit; `nodes` limits this instalment. True when there is nothing left to do:
  // a win is proved, or none exists within the number of moves.
  bool work(const ProofLimits& limits);
  // The result so far.
  const ProofReport& report() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

// The whole search in one call.
ProofReport prove_win(const Position& position, const std::vector<std::uint64_t>& earlier,
                      const ProofLimits& limits);

}  // namespace mandible
