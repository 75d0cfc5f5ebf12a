#include "engine/path.h"

#include "base/bits.h"

namespace mandible {
namespace {

// For a hive to lie elsewhere, each kind of tile must have moved at least once, and a ply moves one
// tile. With house pieces it moves up to four: a Dragonfly, the tile it carries, and two riders.
int plies_to_drift(const Position& position) {
  constexpr int kLargestUnit = 4;
  std::uint32_t kinds = 0;
  for (Tile tile : Tiles(position.board().on_board())) {
    kinds |= 1U << (2 * static_cast<unsigned>(tile.bug()) +
                    static_cast<unsigned>(index_of(tile.colour())));
  }
  const int count = count_bits16(kinds & 0xFFFFU) + count_bits16(kinds >> 16U);
  return position.edition().has_house_bugs() ? count / kLargestUnit : count;
}

}  // namespace

Path::Path(const Game& game) : plies_to_drift_(plies_to_drift(game.position())) {
  Position position(game.edition());
  entries_.reserve(static_cast<std::size_t>(game.plies()) + 64);
  for (int ply = 0; ply < game.plies(); ++ply) {
    const Move move = game.move(ply);
    const bool places_tile = !move.is_pass() && !position.board().on_board(move.tile);
    entries_.push_back(
        {position.hash(), position.repetition_key(), reversible_before_next(), places_tile});
    position.make(move);
  }
  root_ = entries_.size();
}

bool Path::repeated(const Position& position, std::uint64_t hash) const {
  const int reversible = reversible_before_next();
  const std::uint64_t key = reversible >= plies_to_drift_ ? position.repetition_key() : 0;
  int in_game = 0;
  for (int back = 2; back <= reversible; back += 2) {
    const std::size_t index = entries_.size() - static_cast<std::size_t>(back);
    const Entry& entry = entries_[index];
    if (entry.hash != hash && (key == 0 || entry.repetition_key != key)) continue;
    if (index > root_ || ++in_game == 2) return true;
  }
  return false;
}

void Path::push(const Position& position, std::uint64_t hash, int depth) {
  const int reversible = reversible_before_next();
  // Extensions at most double the length of a line.
  const bool can_drift = reversible >= plies_to_drift_ || 2 * depth >= plies_to_drift_;
  entries_.push_back({hash, can_drift ? position.repetition_key() : 0, reversible, false});
}

std::vector<std::uint64_t> Path::game_hashes() const {
  std::vector<std::uint64_t> hashes;
  for (std::size_t i = root_; i-- > 0 && !entries_[i].places_tile;) {
    hashes.push_back(entries_[i].hash);
  }
  return hashes;
}

}  // namespace mandible
