// The positions that led to a node of the search, from the game and from the tree, to tell whether
// one of them has come back.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/game.h"

namespace mandible {

class Path {
 public:
  // The positions of the game before its present one, which is the root of the search.
  explicit Path(const Game& game);
  Path() = default;

  // Is the node's position a repetition? It is when it has occurred once before within the tree,
  // or twice in the game, the root included. A hive that has drifted is still the same position. A
  // placement is never undone, so nothing before the last one is compared.
  bool repeated(const Position& position, std::uint64_t hash) const;

  // The node is entered: its moves follow, which are searched to `depth`.
  void push(const Position& position, std::uint64_t hash, int depth);
  void pop() { entries_.pop_back(); }
  // The move that is about to be made from the node that was entered last.
  void set_move(bool places_tile) { entries_.back().places_tile = places_tile; }

  // The hashes of the game's positions since the last placement, the root not included.
  std::vector<std::uint64_t> game_hashes() const;

 private:
  struct Entry {
    std::uint64_t hash;
    std::uint64_t repetition_key;  // 0 where no drifted hive could be compared with it
    int reversible;                // how many entries before this one may hold the same position
    bool places_tile;              // the move made from here
  };

  int reversible_before_next() const {
    return entries_.empty() || entries_.back().places_tile ? 0 : entries_.back().reversible + 1;
  }

  std::vector<Entry> entries_;
  std::size_t root_ = 0;  // the index of the root's entry
  // A hive needs at least this many plies to come to lie elsewhere.
  int plies_to_drift_ = 0;
};

}  // namespace mandible
