// Move strings of the Universal Hive Protocol. Writes the one canonical form; reads whatever
// programs and people write instead, as long as it has only one meaning. Game strings are in
// game_string.h.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/position.h"

namespace mandible {

// The canonical text of a move that is legal in the position: "wA1", "bS1 wA1-", "wB1 bQ", "pass".
// The reference is the first occupied neighbour of the target, clockwise from the upper left, with
// what moves taken off the board; or the tile that is climbed onto.
std::string move_text(const Position& position, Move move);

// The moves of a line from the position on, each in its canonical text.
std::vector<std::string> line_texts(Position position, const std::vector<Move>& line);

// "wA1", "bQ", also "WS1", "bm" and "wM1"; nothing if the text is not a tile.
std::optional<Tile> tile_named(std::string_view text);
// The same, or what is wrong with the text.
Result<Tile> parse_tile(std::string_view text);

// The tiles of records whose writers number them freely: a tile named in a record is the next tile
// of its bug when it is placed, whatever number the record gives it.
class TileNames {
 public:
  // What the record's name stands for in the position, given that this tile moves or is placed now.
  Tile moved(const Position& position, Tile named);
  // What the record's name stands for as a reference; itself if it has not appeared.
  Tile referred(Tile named) const;

 private:
  std::array<Tile, kTiles> meaning_{};
};

// Reads a move: the tile and the cell that are meant. The move need not be legal. References are
// resolved with the moving tile still on the board, so it may refer to itself; a climb may be
// written with a direction; a covered tile may be the reference. With `names`, tiles may be
// numbered freely.
Result<Move> parse_move(const Position& position, std::string_view text,
                        TileNames* names = nullptr);

// "White[3]"
std::string turn_text(const Position& position);

}  // namespace mandible
