#include "engine/evaluate.h"

#include <array>

#include "base/bits.h"

namespace mandible {
namespace {

// By occupied neighbours of a Queen. Chosen by hand so that the last liberties weigh most; to be
// fitted to self-play results.
constexpr std::array<Score, 7> kQueenDanger = {0, 20, 60, 120, 220, 380, 600};

// What a bug that can move, or waits in hand, is worth; in the order of Bug. Chosen by hand by how
// far each bug reaches.
constexpr std::array<Score, kBugs> kFreeTile = {20, 25, 45, 30, 55, 45, 40, 45, 45, 45};

// An enemy tile on the Queen; chosen by hand, as about one liberty.
constexpr Score kQueenCovered = 60;

// What one move is worth while both sides hurry.
constexpr Score kTempo = 15;

Score strength(const Position& position, Colour colour) {
  const Board& board = position.board();
  Score score = 0;
  const Tile queen = make_tile(colour, Bug::Queen);
  if (board.on_board(queen)) {
    const Cell cell = board.where(queen);
    score -= kQueenDanger[board.ring_facts(cell).occupied];
    const Tile top = board.top(cell);
    if (top != queen && top.colour() != colour) score -= kQueenCovered;
  }
  const TileSet own = tiles_of(colour);
  for (Tile tile : Tiles(position.hand(colour))) {
    score += kFreeTile[static_cast<unsigned>(tile.bug())] / 2;
  }
  for (Tile tile : Tiles(board.tops() & own)) {
    const Cell cell = board.where(tile);
    // Two gaps nearly always mean a cut cell; the exact test is not worth its time here.
    const bool free = board.height(cell) > 1 || board.ring_facts(cell).arcs < 2;
    if (free) score += kFreeTile[static_cast<unsigned>(tile.bug())];
  }
  return score;
}

}  // namespace

Score evaluate(const Position& position) {
  const Colour us = position.to_move();
  return strength(position, us) - strength(position, other(us)) + kTempo;
}

}  // namespace mandible
