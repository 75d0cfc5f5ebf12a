// The words that JavaScript sends for the end of a game and the format of a record. The names of
// rules, manners and endings, which it receives, stand with their enumerations;
// tests/unit/wasm/words_test.cpp compares them all with web/src/core/types.ts.
#pragma once

#include <array>
#include <string_view>

#include "records/formats.h"

namespace mandible::wasm {

struct EndWord {
  std::string_view word;
  Ending ending;
  Outcome outcome;
};

inline constexpr std::array<EndWord, 5> kEndWords = {{
    {"white-resigns", Ending::Resignation, Outcome::BlackWins},
    {"black-resigns", Ending::Resignation, Outcome::WhiteWins},
    {"draw-agreed", Ending::Agreement, Outcome::Draw},
    {"white-wins", Ending::Recorded, Outcome::WhiteWins},  // by the clock
    {"black-wins", Ending::Recorded, Outcome::BlackWins},
}};

struct FormatWord {
  std::string_view word;
  RecordFormat format;
};

inline constexpr std::array<FormatWord, 3> kFormatWords = {{
    {"game-string", RecordFormat::GameString},
    {"pgn", RecordFormat::Pgn},
    {"sgf", RecordFormat::Sgf},
}};

}  // namespace mandible::wasm
