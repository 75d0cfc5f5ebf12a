// A slow reference implementation of the rules, for property tests of the fast one. It follows
// the text of the rules literally and shares no code with the library.

#pragma once

#include <compare>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reference/reference_board.h"
#include "reference/reference_moves.h"

namespace mandible::reference {

// A pass is the move without a tile, to (0,0).
struct ReferenceMove {
  std::string tile;
  Hex to;
  auto operator<=>(const ReferenceMove&) const = default;
};

enum class Outcome { InProgress, Draw, WhiteWins, BlackWins };

class Game {
 public:
  // `expansions` are letters out of "MLPDR"; L and R exclude each other (the rules, 1).
  Game(const std::string& expansions, bool queen_first);

  // A position as in a diagram: tiles bottom to top, `last` is a tile or "". No tile is in hand,
  // every double step is unused and no Mosquito is in the rider role.
  static Game set_up(const std::string& expansions, bool white_to_move, const std::string& last,
                     const std::vector<std::pair<std::string, Hex>>& tiles);

  // Sorted and without duplicates; the pass alone if it is compulsory; empty after the end.
  std::vector<ReferenceMove> legal_moves() const;

  // The move must be one of legal_moves().
  void play(const ReferenceMove& move);

  // By surrounding only (the rules, 8.1 and 8.2).
  Outcome outcome() const;

  bool white_to_move() const;

  // Equal for two positions of a game iff they are equal for repetition (the rules, 8.4).
  std::string repetition_signature() const;

  // The tiles on the table, bottom to top.
  std::map<Hex, std::vector<std::string>> stacks() const;
  std::string last_tile() const;
  bool double_used(bool white) const;
  bool mosquito_rider(bool white) const;
  // Everything that movement depends on, for the functions of reference_moves.h.
  const Position& position() const { return position_; }

 private:
  void insert_placements(std::set<ReferenceMove>& moves) const;
  void insert_movements(std::set<ReferenceMove>& moves) const;
  std::set<Hex> placement_cells() const;
  std::vector<Tile> placeable_tiles() const;
  bool is_surrounded(const Tile& queen) const;
  bool last_matters() const;
  void move_tile(const Tile& tile, Hex to);

  std::string expansions_;
  bool queen_first_ = false;
  bool has_hand_ = true;
  int plies_ = 0;
  Position position_;
};

}  // namespace mandible::reference
