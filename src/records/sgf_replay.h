// The turns of a BoardSpace game on the board, by the rules.
#pragma once

#include <optional>
#include <string_view>

#include "base/result.h"
#include "records/record_tree.h"
#include "records/sgf_turns.h"

namespace mandible {

struct SgfVariant {
  Edition edition;
  bool wraps = false;  // the board is a torus
};

// "hive-plm 2 0 101": the bugs, the number of players, a key and the revision.
Result<SgfVariant> parse_variant(std::string_view text);

struct SgfLines {
  Game game;  // the main line
  RecordTree tree;
};

// Replays all lines. The error tells where in the text of the file the turn is that is not legal.
Result<SgfLines> replay_turns(const SgfVariant& variant, const std::vector<SgfTurn>& turns,
                              std::string_view text);

}  // namespace mandible
