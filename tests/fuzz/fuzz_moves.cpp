// The rules: the first byte chooses an edition, each other one a move. At every ply the list of
// moves, the count, the test of one move, the explanation and the notation must agree, and taking a
// move back must restore everything.
#include <algorithm>
#include <array>
#include <vector>

#include "base/bits.h"
#include "base/random.h"
#include "fuzz/fuzz.h"
#include "rules/game.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace mandible::fuzz {
namespace {

constexpr std::array<std::string_view, 16> kExpansionSets = {
    "", "M", "L", "P", "ML", "MP", "LP", "MLP", "D", "R", "MD", "MR", "MDR", "MLPD", "MPDR", "PDR"};

// Longer games take time and cover nothing new. So would checking every ply closely, since the
// beginning of one game is the end of another input.
constexpr std::size_t kMostPlies = 100;
constexpr std::size_t kPliesLookedAtClosely = 6;

struct Snapshot {
  std::uint64_t hash;
  std::uint64_t repetition_key;
  std::uint64_t canonical_hash;
  std::uint64_t board_key;
  int holes;

  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

Snapshot snapshot(const Position& position) {
  return {position.hash(), position.repetition_key(), position.canonical_hash(),
          position.board().key(), position.board().on_board() == 0 ? 0 : position.board().holes()};
}

bool contains(const MoveList& moves, Move move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

void check_list(const Position& position, const MoveList& moves) {
  require(static_cast<std::size_t>(count_moves(position)) == moves.size(),
          "the count is not the size of the list");
  require(moves.empty() == position.over(), "there are no moves, or there are after the end");
  std::vector<std::uint32_t> codes;
  for (const Move& move : moves) {
    require(is_legal(position, move), "a listed move is not legal");
    require(!move.is_pass() || moves.size() == 1, "a pass beside other moves");
    codes.push_back(static_cast<std::uint32_t>(move.tile.id) << 16U | move.to.index);
  }
  std::sort(codes.begin(), codes.end());
  require(std::adjacent_find(codes.begin(), codes.end()) == codes.end(), "a move is listed twice");
}

// A cell of the hive or at most two steps away from it.
Cell some_cell(const Position& position, Random& random) {
  const Board& board = position.board();
  std::vector<Cell> cells = {kOrigin};
  for (Tile tile : Tiles(board.on_board())) cells.push_back(board.where(tile));
  Cell cell = cells[random.below(static_cast<std::uint32_t>(cells.size()))];
  for (std::uint32_t steps = random.below(3); steps > 0; --steps) {
    cell = neighbour(cell, static_cast<int>(random.below(kDirections)));
  }
  return cell;
}

void check_explanation(const Position& position, const MoveList& moves, Move move) {
  const bool legal = contains(moves, move);
  require(is_legal(position, move) == legal, "the test of one move contradicts the list",
          {move_text(position, move)});
  const auto verdict = explain(position, move);
  require(verdict.has_value() != legal, "the explanation contradicts the list",
          {move.is_pass() ? "pass" : name(move.tile)});
  if (!verdict) return;
  const std::string words = describe(position, *verdict);
  require(!words.empty() && words.find('\n') == std::string::npos, "a verdict of no or two lines",
          {words});
}

void check_text(const Position& position, Move move) {
  const std::string text = move_text(position, move);
  const Result<Move> read = parse_move(position, text);
  require(read && *read == move, "the text of a move is read as another", {text});
}

void check_position(Position& position, const MoveList& moves, Random& random) {
  check_list(position, moves);
  const std::uint64_t hash = position.hash();
  for (const Move& move : moves) {
    const Position::Undo undo = position.make(move);
    position.undo(undo);
    require(position.hash() == hash, "taking a move back changes the position");
  }
  for (int i = 0; i < 4; ++i) {
    const Tile tile{static_cast<std::uint8_t>(random.below(kTiles))};
    check_explanation(position, moves, {tile, some_cell(position, random)});
  }
  check_explanation(position, moves, Move::pass());
}

void play(std::uint8_t edition_byte, const std::uint8_t* choices, std::size_t size) {
  const bool queen_first = (edition_byte & 16U) != 0;
  const bool repetition = (edition_byte & 32U) != 0;
  const Edition edition =
      *edition_with(kExpansionSets[edition_byte % kExpansionSets.size()], queen_first);
  Game game(edition, repetition);
  Position position(edition);
  std::uint64_t seed = edition_byte;
  for (std::size_t i = 0; i < size; ++i) seed = mix_bits(seed + choices[i]);
  Random random(seed);
  const std::size_t plies = std::min(size, kMostPlies);
  std::vector<Snapshot> before;
  for (std::size_t ply = 0; ply <= plies; ++ply) {
    MoveList moves;
    list_moves(position, moves);
    const Snapshot now = snapshot(position);
    if (ply + kPliesLookedAtClosely > plies || position.over()) {
      check_position(position, moves, random);
      require(snapshot(position) == now, "asking changes the position");
    }
    if (ply == plies || game.over()) break;

    const Move move = moves[choices[ply] % moves.size()];
    check_text(position, move);
    before.push_back(now);
    position.make(move);
    require(!game.play(move), "a listed move is refused");
    require(game.position().hash() == position.hash(), "the game plays another move");
  }
  require(static_cast<std::size_t>(game.plies()) == before.size(), "the game has lost a ply");
  for (; !before.empty(); before.pop_back()) {
    game.undo();
    require(snapshot(game.position()) == before.back(), "taking the game back does not restore it");
  }
}

}  // namespace
}  // namespace mandible::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 0) mandible::fuzz::play(data[0], data + 1, size - 1);
  return 0;
}
