// What the network sees of a position: for each side a list of features, each a row of weights.
// They say where tiles lie by their distances to both Queens, so that they are the same wherever
// the hive lies and however it is turned or mirrored.
#pragma once

#include <array>
#include <cstdint>

#include "base/static_vector.h"
#include "engine/terms.h"
#include "rules/position.h"

namespace mandible::network {

// A tile on the board: whose it is, its bug, its state, and its distances to the own and to the
// other Queen.
inline constexpr int kStates = 4;     // can move, is stuck, is covered, lies on others
inline constexpr int kDistances = 7;  // 0 to 4, 5 or more, and no Queen on the board
inline constexpr int kNoQueen = kDistances - 1;
inline constexpr int kTileKinds = 2 * kBugs * kStates;
inline constexpr int kTileFeatures = kTileKinds * kDistances * kDistances;

constexpr int tile_feature(int kind, int to_own, int to_other) {
  return (kind * kDistances + to_own) * kDistances + to_other;
}

// For each bug in the own hand, the tile that must be placed next; its number says how many are
// left.
inline constexpr int kHandFeatures = kTilesPerSide;
inline constexpr int kFirstHandFeature = kTileFeatures;

// The terms of the hand-made evaluation that the tiles do not already tell.
inline constexpr std::array kTermGroups = {
    terms::kMosquitoAs, terms::kSiege,     terms::kSiegeToMove, terms::kBesiegedToMove,
    terms::kReserves,   terms::kQueenGaps, terms::kQueenState,  terms::kFillable,
    terms::kMobile,     terms::kThrower,   terms::kRoom};
inline constexpr int kFirstTermFeature = kFirstHandFeature + kHandFeatures;
// The feature of the first term of a group, or -1 for a group that the network does not see.
constexpr int first_feature_of(const TermGroup& group) {
  int next = kFirstTermFeature;
  for (const TermGroup& seen : kTermGroups) {
    if (seen.first == group.first) return next;
    next += seen.size;
  }
  return -1;
}
inline constexpr int kTermFeatures = [] {
  int count = 0;
  for (const TermGroup& group : kTermGroups) count += group.size;
  return count;
}();

inline constexpr int kFeatures = kFirstTermFeature + kTermFeatures;

// More than any side can have at once.
using Features = StaticVector<std::uint16_t, 96>;

// Of the side to move, and of the other side.
struct View {
  std::array<Features, 2> sides;
  int phase = 0;
};
View view_of(const Position& position);

// The last layer has different weights early and late: by how many tiles are in hand.
inline constexpr int kPhases = 8;

}  // namespace mandible::network
