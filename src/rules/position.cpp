#include "rules/position.h"

#include <algorithm>

#include "rules/bugs/dragonfly.h"
#include "rules/bugs/mosquito.h"
#include "rules/bugs/riding_ladybug.h"

namespace mandible {

static_assert(sizeof(Position) <= 8192, "ten thousand games should fit into memory");

namespace {

constexpr std::uint8_t double_step_bit(Colour colour) {
  return static_cast<std::uint8_t>(1U << index_of(colour));
}
constexpr std::uint8_t mosquito_bit(Colour colour) {
  return static_cast<std::uint8_t>(4U << index_of(colour));
}

}  // namespace

Position::Position(const Edition& edition)
    : edition_(edition), has_house_bugs_(edition.has_house_bugs()) {}

Position Position::set_up(const Edition& edition, const std::vector<PlacedTile>& tiles,
                          Colour to_move, Tile last_moved) {
  Position position(edition);
  for (const PlacedTile& placed : tiles) {
    position.board_.put(placed.tile, cell_at(kOrigin, placed.at));
  }
  position.to_move_ = to_move;
  position.last_moved_ = last_moved;
  position.ply_ = 2 * kTilesPerSide + index_of(to_move);
  return position;
}

Outcome Position::outcome() const {
  const bool white = surrounded(Colour::White);
  const bool black = surrounded(Colour::Black);
  if (white && black) return Outcome::Draw;
  if (white) return Outcome::BlackWins;
  if (black) return Outcome::WhiteWins;
  return Outcome::InProgress;
}

bool Position::free_to_move(Tile tile) const {
  if (!board_.covered(tile)) return true;
  if (!has_house_bugs_) return false;
  Tile above = board_.top(board_.where(tile));
  while (above != tile && rides(above)) above = board_.below(above);
  return above == tile;
}

void Position::move_unit_back(const Undo& undo) {
  StaticVector<Tile, kTiles> unit;
  const Cell cell = board_.where(undo.tile);
  for (int i = 0; i < undo.unit; ++i) {
    unit.push_back(board_.top(cell));
    board_.take(unit.back());
  }
  for (; !unit.empty(); unit.pop_back()) board_.put(unit.back(), undo.from);
}

std::uint8_t Position::move_unit(Tile tile, Cell to) {
  if (!has_house_bugs_) {
    board_.take(tile);
    board_.put(tile, to);
    return 1;
  }
  return move_house_unit(tile, to);
}

std::uint8_t Position::move_house_unit(Tile tile, Cell to) {
  remember_for_house_bugs(tile, to);
  const Cell from = board_.where(tile);
  Tile lowest = tile;
  if (tile.bug() == Bug::Dragonfly && dragonfly_carries(board_, board_.below(tile), to)) {
    lowest = board_.below(tile);
  }
  StaticVector<Tile, kTiles> unit;
  do {
    unit.push_back(board_.top(from));
    board_.take(unit.back());
  } while (unit.back() != lowest);
  const auto size = static_cast<std::uint8_t>(unit.size());
  for (; !unit.empty(); unit.pop_back()) board_.put(unit.back(), to);

  for (Colour colour : {Colour::White, Colour::Black}) {
    const Tile mosquito = make_tile(colour, Bug::Mosquito);
    if (board_.on_board(mosquito) && !board_.below(mosquito).exists()) {
      house_ = static_cast<std::uint8_t>(house_ & ~mosquito_bit(colour));
    }
  }
  return size;
}

void Position::remember_for_house_bugs(Tile tile, Cell to) {
  // The enemy's is moved only by a throw, which never needs the double step.
  if (tile.bug() == Bug::RidingLadybug &&
      needs_double_step(board_, to_move_, last_moved_, tile, to)) {
    house_ |= double_step_bit(to_move_);
  }
  const bool climbs = !board_.below(tile).exists() && board_.occupied(to);
  if (tile.bug() == Bug::Mosquito && climbs) {
    const BugSet touched = copied_bugs(board_, board_.where(tile));
    const bool as_beetle = (touched & bug_bit(Bug::Beetle)) != 0;
    if ((touched & bug_bit(Bug::RidingLadybug)) != 0 && !as_beetle) {
      house_ |= mosquito_bit(tile.colour());
    }
  }
}

}  // namespace mandible
