// What can be wrong with a tile, a move, a game type or a game string, as codes with parameters.
// The web app has a text for each code in each language; tests/unit/wasm/words_test.cpp compares.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/error.h"

namespace mandible {

enum class InputError : std::uint8_t {
  MoveMissing,
  NotATile,
  TileNeedsNumber,
  NoTarget,
  TwoDirections,
  NotAReference,
  TooManyWords,
  ReferenceNotOnBoard,
  UnknownExpansion,
  LadybugsExclude,
  BothLadybugs,
  GameTypeMissing,
  UnknownGameType,
  WrongGameType,
  GameMissing,
  TooManyPlies,
  AtPly,
  AgainstRules,
};

// The code as its enumerator is written and its English sentence; empty beyond the last code.
ErrorWords words_of(InputError code);

Error input_error(InputError code, ErrorParameters parameters = {},
                  std::optional<Error> reason = std::nullopt);

}  // namespace mandible
