// Draws the hive as text: pointy-top hexes with shared borders, the tiles by their UHP names. Knows
// nothing of what is legal; the caller says which cells to mark.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/board.h"

namespace mandible {

enum class PictureSize : std::uint8_t { Fitting, Large, Small };

struct PictureStyle {
  // Fitting: large while the hive and the cells round it fit the columns and lines below, else
  // small.
  PictureSize size = PictureSize::Fitting;
  int columns = 80;
  int lines = 20;
  bool ascii = false;
  bool colour = false;
};

struct PictureMarks {
  // Large [wA1], small with brackets for borders; and a dot in the cell that was left, if empty.
  Tile last_moved = kNoTile;
  std::optional<Cell> left;
  // As the last move, with < and > for the brackets.
  Tile chosen = kNoTile;
  // Numbered from 1: in the middle of an empty cell, above the name of a tile (large: ^1).
  std::vector<Cell> targets;
};

// The lines of the picture, none wider than style.columns; none at all for an empty board. A hive
// that is too wide even when small is cut into parts, the left one first. The margin at the left
// depends on the hive only, not on the marks.
std::vector<std::string> draw_hive(const Board& board, const PictureMarks& marks,
                                   const PictureStyle& style);

// Each stack from the top down: "wB1 on bG1 on wQ".
std::vector<std::string> list_stacks(const Board& board);

}  // namespace mandible
