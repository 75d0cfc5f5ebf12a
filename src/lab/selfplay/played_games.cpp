#include "lab/selfplay/played_games.h"

#include <fstream>

#include "base/text.h"
#include "lab/selfplay/game_file.h"
#include "rules/game_string.h"

namespace mandible::lab {

std::optional<Error> read_played_games(const std::string& path,
                                       const std::function<void(const Game&)>& on_game) {
  if (is_game_file(path)) {
    return read_games(path, [&on_game](const ScoredGame& game) { on_game(to_game(game)); });
  }
  std::ifstream in(path);
  if (!in) return Error{"cannot read " + in_quotes(path)};
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (trim(line).empty()) continue;
    const Result<Game> game = parse_game_string(line, {true, false});
    if (!game) return Error{path + ", line " + std::to_string(number) + ": " + game.error()};
    on_game(*game);
  }
  return std::nullopt;
}

}  // namespace mandible::lab
