#include "rules/input_error.h"

#include <array>

namespace mandible {
namespace {

// In the order of the enumeration.
constexpr std::array<ErrorWords, 18> kWords = {{
    {"MoveMissing", "the move is missing; for example wA1 bQ-"},
    {"NotATile", "{text} is not a tile; a tile is w or b, a bug and its number, such as wA1 or bQ"},
    {"TileNeedsNumber", "{text} needs a number from 1 to {most}"},
    {"NoTarget", "{text} does not say where to, such as {example}"},
    {"TwoDirections", "{text} has two directions; one is right, such as wA1-"},
    {"NotAReference", "{text} is not a tile with a direction, such as wA1- or /bQ"},
    {"TooManyWords", "{text} is more than a tile and where it goes, such as wA1 bQ-"},
    {"ReferenceNotOnBoard", "{text} refers to {tile}, which is not on the board"},
    {"UnknownExpansion", "unknown expansion {text}; the letters are M, L, P, D and R"},
    {"LadybugsExclude", "L and R exclude each other: they are two rules for the same tile"},
    {"BothLadybugs", "the moves name both L and R, which exclude each other"},
    {"GameTypeMissing", "the game type is missing; for example Base or Base+MLP"},
    {"UnknownGameType", "unknown game type {text}; for example Base or Base+MLP"},
    {"WrongGameType", "unknown game type {text}: {reason}"},
    {"GameMissing", "the game is missing; for example Base+MLP or a game string"},
    {"TooManyPlies", "the record has more than {most} plies"},
    {"AtPly", "ply {ply}, {text}: {reason}"},
    {"AgainstRules", ""},  // describe() has the sentences
}};
static_assert(kWords.size() == static_cast<std::size_t>(InputError::AgainstRules) + 1);

}  // namespace

ErrorWords words_of(InputError code) {
  const auto index = static_cast<std::size_t>(code);
  return index < kWords.size() ? kWords.at(index) : ErrorWords{};
}

Error input_error(InputError code, ErrorParameters parameters, std::optional<Error> reason) {
  return coded_error(words_of(code), std::move(parameters), std::move(reason));
}

}  // namespace mandible
