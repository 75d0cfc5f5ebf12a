// A first judgement of a position without looking ahead.
#pragma once

#include "engine/engine.h"
#include "rules/position.h"

namespace mandible {

// From the view of the side to move; the game must not be over.
Score evaluate(const Position& position);

}  // namespace mandible
