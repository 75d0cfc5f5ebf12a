// What varies between editions of the game, and only that: which tiles are in play, and whether a
// player's first tile may be the Queen.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/piece.h"

namespace mandible {

struct Edition {
  TileSet tiles = 0;         // of both sides
  bool queen_first = false;  // may a player's first tile be the Queen?

  bool has(Bug bug) const { return (tiles & tiles_of(bug)) != 0; }
  // Dragonfly or riding Ladybug: moves may carry other tiles along.
  bool has_house_bugs() const {
    return (tiles & (tiles_of(Bug::Dragonfly) | tiles_of(Bug::RidingLadybug))) != 0;
  }

  friend bool operator==(const Edition& a, const Edition& b) {
    return a.tiles == b.tiles && a.queen_first == b.queen_first;
  }
  friend bool operator!=(const Edition& a, const Edition& b) { return !(a == b); }
};

// The bugs that may be added to the base game, in the order in which a game type lists them.
inline constexpr std::array<Bug, 5> kExpansions = {Bug::Mosquito, Bug::Ladybug, Bug::Pillbug,
                                                   Bug::Dragonfly, Bug::RidingLadybug};

// The base game of 11 tiles per side under the tournament opening.
Edition base_edition();

// The base game with the bugs of these letters, in any order ("MLP", "pm", "").
Result<Edition> edition_with(std::string_view expansion_letters, bool queen_first);

// "Base", "Base+MLP", "Base+MD": the tiles in the notation of the Universal Hive Protocol.
std::string game_type(const Edition& edition);

// Reads a game type: any order of letters, "Base MLP" and "MLP" too; the tournament
// opening applies.
Result<Edition> parse_game_type(std::string_view text);

struct NamedEdition {
  std::string_view name;
  std::string_view expansions;
  bool queen_first;
  std::string_view description;
};

// The editions that can be bought or are played in tournaments.
inline constexpr std::array<NamedEdition, 5> kEditions = {{
    {"classic", "", true, "the base game, 11 tiles per side"},
    {"ladybug-mosquito", "ML", true, "the 2012 box, 13 tiles a side"},
    {"carbon", "ML", true, "Hive Carbon, 13 tiles a side"},
    {"house", "MDR", true, "base with Mosquito, Dragonfly and riding Ladybug, 14 tiles a side"},
    {"tournament", "MLP", false, "all official bugs, 14 tiles a side, no Queen on the first turn"},
}};

}  // namespace mandible
