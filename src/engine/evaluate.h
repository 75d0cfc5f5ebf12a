// A judgement of a position without looking ahead, and the terms it is made of.
#pragma once

#include <array>

#include "engine/score.h"
#include "engine/terms.h"
#include "rules/position.h"

namespace mandible {

// From the view of the side to move; the game must not be over.
Score evaluate(const Position& position);

// How the judgement comes about, for those who fit the weights.
struct Trace {
  std::array<std::int8_t, kTerms> counts{};  // those of the side to move less the other's
  float early = 0;  // the share of the early weights; the late ones have the rest
};
Trace trace_evaluation(const Position& position);

}  // namespace mandible
