// Plays one game between two engines. The rules of this project judge it, whatever the engines say.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "lab/match/finished_game.h"
#include "lab/match/uhp_engine.h"
#include "rules/game.h"

namespace mandible::lab {

struct PlayedGame {
  Game game;  // with the result, also if it did not come about on the board
  FinishedGame summary;
  std::string fault;  // what the loser did wrong, if it did not lose on the board
};

// Plays from the opening to the end. Both engines must have been started; one that crashes has to
// be started again. Nothing if the match was stopped meanwhile.
std::optional<PlayedGame> play_game(const std::array<UhpEngine*, 2>& engines,
                                    const std::string& opening, int number, int max_plies);

}  // namespace mandible::lab
