#include "rules/piece.h"

namespace mandible {

std::string name(Tile tile) {
  std::string text;
  text += tile.colour() == Colour::White ? 'w' : 'b';
  text += letter(tile.bug());
  if (kBugCounts[static_cast<unsigned>(tile.bug())] > 1) {
    text += static_cast<char>('0' + tile.number());
  }
  return text;
}

std::string_view english_name(Bug bug) {
  constexpr std::array<std::string_view, kBugs> kNames = {
      "Queen",    "Spider",  "Beetle",  "Grasshopper", "Ant",
      "Mosquito", "Ladybug", "Pillbug", "Dragonfly",   "Riding Ladybug"};
  return kNames[static_cast<unsigned>(bug)];
}

std::string_view english_name(Colour colour) { return colour == Colour::White ? "White" : "Black"; }

}  // namespace mandible
