#include "lab/puzzles/puzzles.h"

#include "engine/solver.h"
#include "engine/threats.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace mandible::lab {
namespace {

constexpr std::uint64_t kMostNodes = 300'000;

// Does another first move win in as few moves?
bool has_other_win(const Game& game, const Proof& proof) {
  MoveList moves;
  list_moves(game.position(), moves);
  const Colour us = game.position().to_move();
  for (const Move& move : moves) {
    if (move == proof.line[0]) continue;
    Game other_game = game;
    if (other_game.play(move)) continue;
    if (other_game.outcome() == win_for(us)) return true;
    if (other_game.over() || proof.moves == 1) continue;
    Position position = other_game.position();
    if (!is_threatened(position)) continue;
    // It wins if after every answer the solver still finds a win.
    MoveList answers;
    list_moves(position, answers);
    bool wins = true;
    for (const Move& answer : answers) {
      const Position::Undo undo = position.make(answer);
      ProofLimits limits;
      limits.moves = proof.moves - 1;
      limits.nodes = kMostNodes;
      wins = !position.over() && prove_win(position, {}, limits).proof.has_value();
      position.undo(undo);
      if (!wins) break;
    }
    if (wins) return true;
  }
  return false;
}

std::string line_text(const Game& game, const Proof& proof) {
  std::string text;
  Game line = game;
  for (const Move& move : proof.line) {
    if (!text.empty()) text += ',';
    text += move_text(line.position(), move);
    line.play(move);
  }
  return text;
}

}  // namespace

std::optional<Puzzle> find_puzzle(const Game& game, int moves) {
  const int plies_before_end = 2 * moves - 1;
  if (game.ending() != Ending::Surround || game.plies() <= plies_before_end) return std::nullopt;
  Game position = game;
  position.undo(plies_before_end);
  if (game.outcome() != win_for(position.position().to_move())) return std::nullopt;
  ProofLimits limits;
  limits.moves = moves;
  limits.nodes = kMostNodes;
  const auto report = prove_win(position.position(), earlier_hashes(position), limits);
  if (!report.proof || report.proof->moves != moves) return std::nullopt;
  if (static_cast<int>(report.proof->line.size()) != plies_before_end) return std::nullopt;
  if (has_other_win(position, *report.proof)) return std::nullopt;
  return Puzzle{moves, game_string(position), line_text(position, *report.proof)};
}

std::string puzzle_line(const Puzzle& puzzle) {
  return std::to_string(puzzle.moves) + '\t' + puzzle.game + '\t' + puzzle.line;
}

}  // namespace mandible::lab
