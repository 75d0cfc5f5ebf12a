// The tags of PGN as text, which of them belong to the game itself, and the words for a result.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/position.h"

namespace mandible::pgn {

// These are not kept among the tags of a record.
inline constexpr std::string_view kGameType = "GameType";
inline constexpr std::string_view kResult = "Result";
inline constexpr std::string_view kOpening = "MandibleOpening";
inline constexpr std::string_view kQueenFirst = "queen-first";
inline constexpr std::string_view kRepetition = "MandibleRepetition";
inline constexpr std::string_view kRepetitionDraws = "draw";

bool belongs_to_game(std::string_view name);

// Written in this order between GameType and Result, empty if need be.
inline constexpr std::array<std::string_view, 6> kMandatory = {"Date",  "Event", "Site",
                                                               "Round", "White", "Black"};

bool is_mandatory(std::string_view name);
// A mandatory tag's name in its own capitals; any other name as it is.
std::string_view canonical_name(std::string_view name);

// What a word for a result says; nothing if it is no such word.
std::optional<Outcome> outcome_named(std::string_view word);

struct Tag {
  std::string_view name;
  std::string value;
  std::size_t size = 0;  // of the text from bracket to bracket
};

// The tag at the beginning of a line, which begins with a bracket. Lenient: the quotation marks may
// be missing, and marks within the value need not be protected by a backslash.
Result<Tag> parse_tag(std::string_view line);

// A name without the characters that cannot stand in one.
std::string bare_name(std::string_view name);

// The tag as a line.
std::string tag_line(std::string_view name, std::string_view value);

}  // namespace mandible::pgn
