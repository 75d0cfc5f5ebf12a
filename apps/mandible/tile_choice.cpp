#include "mandible/tile_choice.h"

#include <algorithm>

#include "base/text.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "rules/places.h"
#include "rules/verdict.h"

namespace mandible {
namespace {

Result<Tile> only_letter(const Position& position, Bug bug) {
  const Colour us = position.to_move();
  const TileSet in_hand = position.next_in_hand(us) & tiles_of(bug);
  if (in_hand != 0) return lowest_tile(in_hand);
  std::string choices;
  const int count = kBugCounts[static_cast<unsigned>(bug)];
  for (int number = 1; number <= count; ++number) {
    if (number > 1) choices += number == count ? " or " : ", ";
    choices += to_lower(letter(bug)) + std::to_string(number);
  }
  return Error{"which " + std::string(english_name(bug)) + ": " + choices + "?"};
}

}  // namespace

Result<Tile> parse_short_tile(const Position& position, std::string_view word) {
  Result<Tile> full = parse_tile(word);
  if (full) return full;
  const std::string side = position.to_move() == Colour::White ? "w" : "b";
  Result<Tile> own = parse_tile(side + std::string(word));
  if (own) return own;
  for (int b = 0; word.size() == 1 && b < kBugs; ++b) {
    const Bug bug = static_cast<Bug>(b);
    if (to_upper(word[0]) == letter(bug)) return only_letter(position, bug);
  }
  return full;
}

std::vector<Cell> targets_of(const Position& position, Tile tile) {
  MoveList moves;
  list_moves(position, moves);
  std::vector<Cell> targets;
  for (const Move& move : moves) {
    if (!move.is_pass() && move.tile == tile) targets.push_back(move.to);
  }
  const Board& board = position.board();
  if (board.on_board() == 0) return targets;
  const Places places(board, board.where(lowest_tile(board.tops())), {});
  std::sort(targets.begin(), targets.end(), [&](Cell a, Cell b) {
    if (board.occupied(a) != board.occupied(b)) return board.occupied(a);
    return places.of(a) < places.of(b);
  });
  return targets;
}

std::string why_stuck(const Position& position, Tile tile) {
  const TileUse use = use_of(position, tile);
  std::string text = describe(position, *use.refusal);
  if (use.throws == 0) return text;
  std::string victims;
  for (Tile victim : Tiles(use.throws)) {
    const bool last = use.throws >> victim.id == 1;
    victims += (victims.empty() ? "" : last ? " or " : ", ") + name(victim);
  }
  return text + ". It can still throw " + victims + ": type the tile to be thrown";
}

}  // namespace mandible
