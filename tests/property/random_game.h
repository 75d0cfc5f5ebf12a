// Random games for property tests: an edition and a list of choices, one per ply, that RapidCheck
// generates and shrinks.
#pragma once

#include <gtest/gtest.h>
// RapidCheck's header needs GoogleTest's to come first.
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "base/bits.h"
#include "rules/cell_set.h"
#include "rules/game.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace mandible::test {

struct RandomGame {
  std::string expansions;
  bool queen_first;
  std::vector<std::uint16_t> choices;
};

inline std::ostream& operator<<(std::ostream& out, const RandomGame& random) {
  Position position(*edition_with(random.expansions, random.queen_first));
  out << "Base+" << random.expansions << (random.queen_first ? ", queen first:" : ":");
  for (std::uint16_t choice : random.choices) {
    MoveList moves;
    list_moves(position, moves);
    if (moves.empty()) break;
    const Move move = moves[choice % moves.size()];
    out << ';' << move_text(position, move);
    position.make(move);
  }
  return out;
}

// Calls `visit` with each position of the game but the last, and the move made in it.
template <class Visit>
void for_each_position(const RandomGame& random, Visit&& visit) {
  Position position(*edition_with(random.expansions, random.queen_first));
  for (std::uint16_t choice : random.choices) {
    MoveList moves;
    list_moves(position, moves);
    if (moves.empty()) break;
    const Move move = moves[choice % moves.size()];
    visit(position, move);
    position.make(move);
  }
}

// The cells of the hive and all cells at most two steps away from it.
inline std::vector<Cell> cells_within_reach(const Board& board) {
  std::vector<Cell> cells;
  CellSet seen;
  const auto add = [&](Cell cell) {
    if (seen.add(cell)) cells.push_back(cell);
  };
  for (Tile tile : Tiles(board.on_board())) add(board.where(tile));
  if (cells.empty()) add(kOrigin);
  for (int ring = 0; ring < 2; ++ring) {
    const std::size_t size = cells.size();
    for (std::size_t i = 0; i < size; ++i) {
      for (Direction d : kAllDirections) add(neighbour(cells[i], d));
    }
  }
  return cells;
}

}  // namespace mandible::test

namespace rc {

template <>
struct Arbitrary<mandible::test::RandomGame> {
  static Gen<mandible::test::RandomGame> arbitrary() {
    return gen::build<mandible::test::RandomGame>(
        gen::set(&mandible::test::RandomGame::expansions,
                 gen::elementOf(std::vector<std::string>{"", "M", "L", "P", "ML", "MP", "LP", "MLP",
                                                         "D", "R", "MD", "MR", "MDR", "MLPD",
                                                         "MPDR", "PDR"})),
        gen::set(&mandible::test::RandomGame::queen_first),
        // Up to 160 plies, 80 on average, from the first case on, with choices of the full range.
        gen::set(&mandible::test::RandomGame::choices,
                 gen::resize(160, gen::container<std::vector<std::uint16_t>>(gen::resize(
                                      kNominalSize, gen::arbitrary<std::uint16_t>())))));
  }
};

}  // namespace rc
