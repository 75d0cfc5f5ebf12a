// Games from files, for the commands that learn from them: scored games as selfplay writes them, or
// one game string per line.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/error.h"
#include "rules/game.h"

namespace mandible::lab {

// An error names the file and the line, or the game, that is wrong.
std::optional<Error> read_played_games(const std::string& path,
                                       const std::function<void(const Game&)>& on_game);

}  // namespace mandible::lab
