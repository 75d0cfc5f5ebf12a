// A game as it is kept in a file: the moves that were played, the other lines that somebody looked
// at, and what people wrote beside them.
#pragma once

#include "records/record_tree.h"
#include "records/tags.h"
#include "rules/game.h"

namespace mandible {

struct Record {
  // What was played, and how it ended. If it is played on or undone, the tree need not follow:
  // writers take tree.along(game).
  Game game;
  // Without GameType and Result, which the game itself knows.
  Tags tags = {};
  RecordTree tree = {};
};

}  // namespace mandible
