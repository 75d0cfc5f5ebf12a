// Game strings of the Universal Hive Protocol: the game type, the state, the turn and the moves,
// separated by semicolons. Move strings are in notation.h, files with tags and comments in records.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/game.h"
#include "rules/notation.h"

namespace mandible {

// "Base+MLP;InProgress;White[3];wA1;bA1 wA1-;..." with the computed state and turn.
std::string game_string(const Game& game);

// More than any game has; keeps the work on hostile input small.
inline constexpr std::size_t kMostRecordedPlies = 10'000;
Error too_many_plies();

// What a game string does not say.
struct ReplayRules {
  bool repetition_draws = false;
  bool queen_first = false;
};

// Reads a game string, a game type alone, or a bare list of moves, and replays it by the rules.
// State and turn are computed, not trusted. A game that begins with a Queen is read even under the
// tournament opening. The error names the ply, the text and the reason.
Result<Game> parse_game_string(std::string_view text, const ReplayRules& rules = {});

// What the moves of a record tell about its edition.
class EditionOfMoves {
 public:
  // A move without blanks round it, made after this many plies.
  void add(std::string_view move, int ply);
  // The edition that the record names or else the base game with the bugs of the moves. The Queen
  // may come first if she does.
  Result<Edition> edition(std::optional<Edition> told) const;

 private:
  TileSet tiles_ = 0;
  bool queen_first_ = false;
};

// Plays a move given as text, or tells the ply, the text and the reason why not.
std::optional<Error> play_text(Game& game, std::string_view text, TileNames& names);

}  // namespace mandible
