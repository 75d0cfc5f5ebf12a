#include "rules/refusal_error.h"

#include "rules/input_error.h"

namespace mandible {
namespace {

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
