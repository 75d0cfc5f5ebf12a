// What can be wrong with a record, as codes with parameters, beside what input_error.h has. The web
// app has a text for each code in each language; tests/unit/wasm/words_test.cpp compares.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/error.h"

namespace mandible {

enum class RecordError : std::uint8_t {
  AtPlace,
  NotOneLine,
  TagNotClosed,
  TagWithoutName,
  TooManyTags,
  SecondGame,
  CommentNotClosed,
  CommentNotOpened,
  VariationNotClosed,
  VariationNotOpened,
  VariationWithoutMove,
  TooDeeplyNested,
  TooManyMoves,
  WrongAnnotation,
  NotSgf,
  ValueNotClosed,
  NotHive,
  VariantMissing,
  VariantUnknown,
  VariantUltimate,
  NotAPlace,
  FarFromHive,
  SgfLacksBugs,
};

// The code as its enumerator is written and its English sentence; empty beyond the last code.
ErrorWords words_of(RecordError code);

Error record_error(RecordError code, ErrorParameters parameters = {},
                   std::optional<Error> reason = std::nullopt);

// The reason with the line and the column of the text where it was found, both from 1 on.
Error error_at(std::string_view text, std::size_t at, const Error& reason);

}  // namespace mandible
