// What the evaluation looks at: a list of terms, each counted for both sides and weighed. Early and
// late weights are mixed by how many tiles are still in hand.
#pragma once

#include <array>
#include <cstdint>

#include "rules/piece.h"

namespace mandible {

// A group of terms that belong together; `first` is the place of its first term among all.
struct TermGroup {
  const char* name;
  int first;
  int size;
};

// Each group begins where the one before it ends.
namespace terms {

// By bug: tiles on the table that can move, that lie on top of a stack and can move, that are held
// fast by the hive or their neighbours, that are covered, and that wait in hand.
inline constexpr TermGroup kFree{"free", 0, kBugs};
inline constexpr TermGroup kOnTop{"on top", kFree.first + kFree.size, kBugs};
inline constexpr TermGroup kStuck{"stuck", kOnTop.first + kOnTop.size, kBugs};
inline constexpr TermGroup kCovered{"covered", kStuck.first + kStuck.size, kBugs};
inline constexpr TermGroup kInHand{"in hand", kCovered.first + kCovered.size, kBugs};
// A free Mosquito on the table, by the best bug it touches.
inline constexpr TermGroup kMosquitoAs{"mosquito as", kInHand.first + kInHand.size, kBugs};
// By the number of tiles round the enemy's Queen.
inline constexpr TermGroup kSiege{"siege", kMosquitoAs.first + kMosquitoAs.size, 7};
// The same for the side to move, which is a move ahead: as the besieger, and as the besieged.
inline constexpr TermGroup kSiegeToMove{"siege, to move", kSiege.first + kSiege.size, 7};
inline constexpr TermGroup kBesiegedToMove{"besieged, to move",
                                           kSiegeToMove.first + kSiegeToMove.size, 7};
// By that number, from 0 to 5, and the number of free tiles that could still join, from 0 to 4.
inline constexpr TermGroup kReserves{"reserves", kBesiegedToMove.first + kBesiegedToMove.size, 30};
// Who lies beside the enemy's Queen, by bug: own free, own stuck, enemy's free, enemy's stuck
// tiles.
inline constexpr TermGroup kBesideQueen{"beside queen", kReserves.first + kReserves.size,
                                        4 * kBugs};
// Empty cells beside the enemy's Queen: a new tile may be laid there; tiles can slide in; neither.
inline constexpr TermGroup kQueenGaps{"queen gaps", kBesideQueen.first + kBesideQueen.size, 3};
// The enemy's Queen: can walk, is covered by a tile of ours, of hers, is in hand.
inline constexpr TermGroup kQueenState{"queen state", kQueenGaps.first + kQueenGaps.size, 4};
// Free tiles by bug and distance to the enemy's Queen: on her, 1, 2, 3, further.
inline constexpr int kDistances = 5;
inline constexpr TermGroup kNear{"near queen", kQueenState.first + kQueenState.size,
                                 kDistances* kBugs};
// By the number of free cells beside the enemy's Queen and how many of them can be filled by a new
// tile, an Ant or a climber at once, 3 or more counting as 3.
inline constexpr TermGroup kFillable{"fillable", kNear.first + kNear.size, 7 * 4};
// By the number of free tiles other than the Queen, 9 or more counting as 9.
inline constexpr TermGroup kMobile{"mobile", kFillable.first + kFillable.size, 10};
// A Pillbug, or a Mosquito that throws like one, beside the own Queen, and beside the enemy's.
inline constexpr TermGroup kThrower{"thrower", kMobile.first + kMobile.size, 4};
// By the number of cells where a new tile may be laid, 8 or more counting as 8.
inline constexpr TermGroup kRoom{"room", kThrower.first + kThrower.size, 9};
inline constexpr TermGroup kTempo{"tempo", kRoom.first + kRoom.size, 1};

inline constexpr std::array kAll = {
    kFree,        kOnTop,          kStuck,    kCovered,     kInHand,    kMosquitoAs, kSiege,
    kSiegeToMove, kBesiegedToMove, kReserves, kBesideQueen, kQueenGaps, kQueenState, kNear,
    kFillable,    kMobile,         kThrower,  kRoom,        kTempo};

}  // namespace terms

inline constexpr int kTerms = terms::kTempo.first + terms::kTempo.size;

struct Weight {
  std::int16_t early;
  std::int16_t late;
};

}  // namespace mandible
