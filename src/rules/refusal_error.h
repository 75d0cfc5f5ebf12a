// A verdict as an error: the code AgainstRules, with the rule and the tiles that prove it.
#pragma once

#include "base/error.h"
#include "rules/verdict.h"

namespace mandible {

// Why the rules refuse a move in the position; `asked` is the tile that was to move, none for a
// pass.
Error refusal_error(const Position& position, const Verdict& verdict, Tile asked);

}  // namespace mandible
