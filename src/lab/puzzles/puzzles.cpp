#include "lab/puzzles/puzzles.h"

#include <algorithm>

#include "base/text.h"
#include "engine/path.h"
#include "engine/solver.h"
#include "rules/game_string.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace mandible::lab {
namespace {

constexpr std::uint64_t kMostNodes = 300'000;

// The other side is to move: does `attacker` win in this many own moves, whatever is answered? If
// the solver cannot tell, it might.
bool may_win(Position position, Colour attacker, int moves) {
  MoveList answers;
  list_moves(position, answers);
  return std::all_of(answers.begin(), answers.end(), [&](const Move& answer) {
    const Position::Undo undo = position.make(answer);
    bool wins = false;
    if (position.over()) {
      wins = position.outcome() == win_for(attacker);
    } else {
      ProofLimits limits;
      limits.moves = moves;
      limits.nodes = kMostNodes;
      const ProofReport report = prove_win(position, {}, limits);
      wins = report.proof || !report.complete;
    }
    position.undo(undo);
    return wins;
  });
}

// Does another first move win in as few moves? Quiet ones, which the solver does not begin with,
// are looked at too.
bool has_other_win(const Game& game, const Proof& proof) {
  MoveList moves;
  list_moves(game.position(), moves);
  const Colour us = game.position().to_move();
  return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
    if (move == proof.line[0]) return false;
    Position position = game.position();
    position.make(move);
    if (position.over()) return position.outcome() == win_for(us);
    return proof.moves > 1 && may_win(position, us, proof.moves - 1);
  });
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
  const auto report = prove_win(position.position(), Path(position).game_hashes(), limits);
  if (!report.proof || report.proof->moves != moves) return std::nullopt;
  if (static_cast<int>(report.proof->line.size()) != plies_before_end) return std::nullopt;
  if (has_other_win(position, *report.proof)) return std::nullopt;
  return Puzzle{moves, game_string(position), line_text(position, *report.proof)};
}

std::string puzzle_line(const Puzzle& puzzle) {
  return std::to_string(puzzle.moves) + '\t' + puzzle.game + '\t' + puzzle.line;
}

Result<std::vector<Puzzle>> parse_puzzles(std::string_view text) {
  std::vector<Puzzle> puzzles;
  int number = 0;
  for (std::string_view line : split(text, '\n')) {
    ++number;
    line = trim(line.substr(0, line.find('#')));
    if (line.empty()) continue;
    const std::string where = "line " + std::to_string(number) + ": ";
    const std::vector<std::string_view> columns = split(line, '\t');
    const auto moves = parse_number(columns[0], kMostPuzzleMoves);
    if (columns.size() != 3 || !moves || *moves < 1) {
      return Error{where + "a puzzle is a number of moves from 1 to " +
                   std::to_string(kMostPuzzleMoves) +
                   ", a game string and the winning line, with tabs between them"};
    }
    const Result<Game> game = parse_game_string(columns[1], {true, false});
    if (!game) return Error{where + game.error()};
    if (game->over()) return Error{where + "the game is over, so this is not a puzzle"};
    puzzles.push_back({static_cast<int>(*moves), std::string(columns[1]), std::string(columns[2])});
  }
  if (puzzles.empty()) return Error{"it contains no puzzle"};
  return puzzles;
}

}  // namespace mandible::lab
