#include "lab/spsa/duel.h"

namespace mandible::lab {
namespace {

Move best_move(Engine& engine, const Game& game, std::uint64_t nodes) {
  SearchLimits limits;
  limits.nodes = nodes;
  Move best;
  engine.set_position(game);
  engine.go(limits, {nullptr, [&best](const SearchReport& report) { best = report.line.at(0); }});
  engine.wait();
  return best;
}

// Half points of White.
int play(Engine& white, Engine& black, Game game, std::uint64_t nodes) {
  white.new_game();
  black.new_game();
  while (!game.over() && game.plies() < kMostDuelPlies) {
    game.play(best_move(game.position().to_move() == Colour::White ? white : black, game, nodes));
  }
  if (game.outcome() == Outcome::WhiteWins) return 2;
  return game.outcome() == Outcome::BlackWins ? 0 : 1;
}

}  // namespace

int play_duel(Engine& first, Engine& second, const Game& opening, std::uint64_t nodes) {
  return play(first, second, opening, nodes) + 2 - play(second, first, opening, nodes);
}

}  // namespace mandible::lab
