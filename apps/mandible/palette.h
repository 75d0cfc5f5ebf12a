// The colours of the terminal game, out of the 256 that terminals share. Every colour also has a
// sign in plain text, so nothing depends on seeing it.
#pragma once

#include <array>

#include "mandible/text_style.h"
#include "rules/piece.h"

namespace mandible {

// Ivory and ebony, with an ink for each bug that stands out by 4.5 to 1 or more from its paper. The
// hues follow custom: Queen amber, Ant blue, Grasshopper green, Beetle purple, Spider brown.
inline constexpr int kWhitePaper = 230;
inline constexpr int kBlackPaper = 237;
inline constexpr std::array<int, kBugs> kInkOnWhite = {94, 52, 91, 22, 25, 238, 124, 23, 130, 124};
inline constexpr std::array<int, kBugs> kInkOnBlack = {214, 223, 177, 155, 117,
                                                       250, 210, 87,  215, 210};

constexpr TextStyle tile_style(Tile tile) {
  const auto bug = static_cast<unsigned>(tile.bug());
  return tile.colour() == Colour::White ? TextStyle{kInkOnWhite[bug], kWhitePaper, true}
                                        : TextStyle{kInkOnBlack[bug], kBlackPaper, true};
}

inline constexpr TextStyle kOutlineStyle{244, -1, false};
inline constexpr TextStyle kLastMoveStyle{162, -1, true};
inline constexpr TextStyle kChosenStyle{33, -1, true};
inline constexpr TextStyle kTargetStyle{16, 114, true};
inline constexpr TextStyle kEmphasis{-1, -1, true};

}  // namespace mandible
