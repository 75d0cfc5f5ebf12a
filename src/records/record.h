// A game as it is kept in a file: the moves, and what people wrote beside them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/game.h"

namespace mandible {

struct Record {
  Game game;
  // In the order of the file, without GameType and Result, which the game itself knows.
  std::vector<std::pair<std::string, std::string>> tags;
  // After which ply (0: before the first), and the text without braces.
  std::vector<std::pair<int, std::string>> comments;
};

}  // namespace mandible
