// The result of a BoardSpace game in words, as its files tell it, and what such words mean.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/position.h"

namespace mandible {

// The names of the players.
struct SgfPlayers {
  std::string white;
  std::string black;
};

// What the words say; nothing if they cannot be understood. BoardSpace says in the language of the
// player who won; all that can be understood is a name.
std::optional<Outcome> outcome_told(std::string_view words, const SgfPlayers& players);

// Words that outcome_told understands: BoardSpace's in English or, where the names of the players
// do not tell them apart, "W+" and "B+", as SGF has it for other games. Empty for a game that goes
// on.
std::string result_words(Outcome outcome, const SgfPlayers& players);

}  // namespace mandible
