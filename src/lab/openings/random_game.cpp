#include "lab/openings/random_game.h"

#include "rules/movegen.h"

namespace mandible::lab {

Game random_game(const Edition& edition, int plies, Random& random) {
  for (;;) {
    Game game(edition, true);
    while (game.plies() < plies && !game.over()) {
      MoveList moves;
      list_moves(game.position(), moves);
      game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (!game.over()) return game;
  }
}

}  // namespace mandible::lab
