// The static evaluation of a position, and the terms it consists of.
#pragma once

#include <array>

#include "engine/score.h"
#include "engine/terms.h"
#include "rules/position.h"

namespace mandible {

// For the side to move; the game must not be over.
Score evaluate(const Position& position);

// How the evaluation comes about, for fitting the weights.
struct Trace {
  std::array<std::int8_t, kTerms> counts{};  // those of the side to move less the other's
  float early = 0;  // the share of the early weights; the late ones have the rest
};
Trace trace_evaluation(const Position& position);

}  // namespace mandible
