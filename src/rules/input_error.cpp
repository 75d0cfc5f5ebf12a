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

// The tiles on top of these cells, separated by blanks.
std::string tiles_at(const Board& board, const std::vector<Cell>& cells) {
  std::string names;
  for (const Cell& cell : cells) {
    if (!board.occupied(cell)) continue;
    if (!names.empty()) names += ' ';
    names += name(board.top(cell));
  }
  return names;
}

}  // namespace

ErrorWords words_of(InputError code) {
  const auto index = static_cast<std::size_t>(code);
  return index < kWords.size() ? kWords.at(index) : ErrorWords{};
}

Error input_error(InputError code, ErrorParameters parameters, std::optional<Error> reason) {
  return coded_error(words_of(code), std::move(parameters), std::move(reason));
}

Error refusal_error(const Position& position, const Verdict& verdict, Tile asked) {
  using Parameter = ErrorParameter;
  const Board& board = position.board();
  Error error =
      input_error(InputError::AgainstRules,
                  {Parameter::word("rule", name(verdict.rule)),
                   Parameter::word("colour", position.to_move() == Colour::White ? "w" : "b"),
                   Parameter::number("turn", static_cast<unsigned long long>(position.turn())),
                   Parameter::number("ply", static_cast<unsigned long long>(position.ply())),
                   Parameter::word("cells", tiles_at(board, verdict.cells)),
                   Parameter::word("others", tiles_at(board, verdict.other_cells))});
  if (verdict.tile.exists())
    error.parameters.push_back(Parameter::word("tile", name(verdict.tile)));
  if (asked.exists()) {
    error.parameters.push_back(Parameter::word("asked", name(asked)));
    error.parameters.push_back(Parameter::word("from", board.on_board(asked) ? "board" : "hand"));
  }
  error.message = describe(position, verdict);
  return error;
}

}  // namespace mandible
