#include "mandible/board_picture.h"

#include <algorithm>

#include "base/bits.h"
#include "mandible/canvas.h"
#include "mandible/palette.h"
#include "rules/places.h"

namespace mandible {
namespace {

// A hex is 2 * slope + 1 lines high. Its upper and lower slopes are shared with the rows above and
// below, its sides with the neighbours in its row.
struct Shape {
  int pitch;  // columns from one cell to the next in its row
  int slope;  // lines of a slanted border

  int lines_per_row() const { return slope + 1; }
};
constexpr Shape kLarge{6, 2};
constexpr Shape kSmall{4, 1};

struct Glyphs {
  char32_t rise, fall, side, dot, times;
  char32_t small_zero;  // the first of ten small digits, if there are any
};
constexpr Glyphs kUnicode{U'\u2571', U'\u2572', U'\u2502', U'\u00B7', U'\u00D7', U'\u2080'};
constexpr Glyphs kAscii{U'/', U'\\', U'|', U'.', U'x', 0};

std::vector<Cell> occupied_cells(const Board& board) {
  std::vector<Cell> cells;
  for (Tile tile : Tiles(board.tops())) cells.push_back(board.where(tile));
  return cells;
}

// The hive with one ring of cells round it, in half columns and rows. A move stays within it, so
// the picture neither jumps nor changes its size when targets are marked.
struct Frame {
  Places places;
  int left = 0, right = 0, top = 0, bottom = 0;

  static int half_column(Axial at) { return 2 * at.q + at.r; }

  Frame(const Board& board, const std::vector<Cell>& hive) : places(board, hive.front(), {}) {
    for (Cell cell : hive) {
      const Axial at = places.of(cell);
      left = std::min(left, half_column(at) - 2);
      right = std::max(right, half_column(at) + 2);
      top = std::min(top, at.r - 1);
      bottom = std::max(bottom, at.r + 1);
    }
  }
  int columns(const Shape& shape) const {
    return (right - left) * shape.pitch / 2 + shape.pitch + 1;
  }
  int lines(const Shape& shape) const {
    return (bottom - top + 1) * shape.lines_per_row() + shape.slope;
  }
};

class Painter {
 public:
  Painter(const Frame& frame, const Shape& shape, const PictureStyle& style)
      : frame_(frame),
        shape_(shape),
        glyphs_(style.ascii ? kAscii : kUnicode),
        colour_(style.colour),
        canvas_(frame.columns(shape), frame.lines(shape)) {}

  const Canvas& canvas() const { return canvas_; }

  void outline(Cell cell, const TextStyle& style) {
    const auto [x, y] = corner(cell);
    const int n = shape_.slope;
    const int far = x + shape_.pitch;
    for (int i = 0; i < n; ++i) {
      canvas_.put(x + n - i, y + i, glyphs_.rise, style);
      canvas_.put(far - n + i, y + i, glyphs_.fall, style);
      canvas_.put(x + 1 + i, y + n + 1 + i, glyphs_.fall, style);
      canvas_.put(far - 1 - i, y + n + 1 + i, glyphs_.rise, style);
    }
    canvas_.put(x, y + n, glyphs_.side, style);
    canvas_.put(far, y + n, glyphs_.side, style);
  }

  void tile(Tile tile, Cell cell, int height) {
    const TextStyle style = tile_style(tile);
    const auto [x, y] = corner(cell);
    const int middle = y + shape_.slope;
    for (int column = x + 1; colour_ && column < x + shape_.pitch; ++column) {
      canvas_.put(column, middle, U' ', style);
    }
    canvas_.write(x + shape_.pitch / 2 - 1, middle, name(tile), style);
    if (height < 2) return;
    if (shape_.slope > 1) {
      canvas_.put(x + 2, middle + 1, glyphs_.times, {});
      canvas_.write(x + 3, middle + 1, std::to_string(height), {});
    } else {
      // A common digit here would look like the number of a climb onto the tile below.
      const bool has_digit = glyphs_.small_zero != 0 && height < 10;
      const auto digit = static_cast<char32_t>(height);
      canvas_.put(x + 2, middle + 1, has_digit ? glyphs_.small_zero + digit : U'+', {});
    }
  }

  // Signs left and right of a tile's name; the small hex has room for them in its borders only.
  void bracket(Tile tile, Cell cell, char before, char after, const TextStyle& style) {
    outline(cell, style);
    const auto [x, y] = corner(cell);
    const int middle = y + shape_.slope;
    const int begin = shape_.slope > 1 ? x + 1 : x;
    const int end =
        shape_.slope > 1 ? x + 2 + static_cast<int>(name(tile).size()) : x + shape_.pitch;
    canvas_.put(begin, middle, static_cast<unsigned char>(before), style);
    canvas_.put(end, middle, static_cast<unsigned char>(after), style);
  }

  void dot(Cell cell) {
    const auto [x, y] = corner(cell);
    canvas_.put(x + shape_.pitch / 2, y + shape_.slope, glyphs_.dot, kLastMoveStyle);
  }

  void target(Cell cell, int number, bool climb) {
    const auto [x, y] = corner(cell);
    const int middle = y + shape_.slope;
    const std::string text = std::to_string(number);
    if (!climb) {
      canvas_.write(x + shape_.pitch / 2 - (number > 9 ? 1 : 0), middle, text, kTargetStyle);
    } else if (shape_.slope > 1) {
      canvas_.write(x + 2, middle - 1, "^" + text, kTargetStyle);
    } else {
      // A second digit costs a stroke of the border, which is missed less than the name would be.
      canvas_.write(x + 2, middle - 1, text, kTargetStyle);
    }
  }

 private:
  std::pair<int, int> corner(Cell cell) const {
    const Axial at = frame_.places.of(cell);
    return {(Frame::half_column(at) - frame_.left) * shape_.pitch / 2,
            (at.r - frame_.top) * shape_.lines_per_row()};
  }

  const Frame& frame_;
  const Shape& shape_;
  const Glyphs& glyphs_;
  bool colour_;
  Canvas canvas_;
};

const Shape& shape_for(const Frame& frame, const PictureStyle& style) {
  const bool large_fits = frame.columns(kLarge) <= style.columns;
  if (style.size == PictureSize::Small || !large_fits) return kSmall;
  if (style.size == PictureSize::Large) return kLarge;
  return frame.lines(kLarge) <= style.lines ? kLarge : kSmall;
}

// The picture without the blank lines above and below it, in parts if it is too wide.
std::vector<std::string> lines_of(const Canvas& canvas, const PictureStyle& style) {
  int first = 0;
  int last = canvas.lines() - 1;
  while (canvas.is_blank(first)) ++first;
  while (canvas.is_blank(last)) --last;

  std::vector<std::string> lines;
  if (canvas.columns() <= style.columns) {
    // On a wide screen the picture stays near the text below it, which is 80 columns wide.
    const int room = std::max(canvas.columns(), std::min(style.columns, 80));
    const std::string margin(static_cast<std::size_t>((room - canvas.columns()) / 2), ' ');
    for (int y = first; y <= last; ++y) {
      const std::string text = canvas.text(y, 0, canvas.columns(), style.colour);
      lines.push_back(text.empty() ? text : margin + text);
    }
    return lines;
  }
  // Two parts overlap by more than a cell, so that every cell is whole in one of them.
  const int step = style.columns - kSmall.pitch - 2;
  for (int begin = 0; begin + kSmall.pitch + 2 < canvas.columns(); begin += step) {
    lines.emplace_back(begin == 0 ? "(the hive is wide; its left part:)" : "(further right:)");
    for (int y = first; y <= last; ++y) {
      lines.push_back(canvas.text(y, begin, begin + style.columns, style.colour));
    }
  }
  return lines;
}

}  // namespace

std::vector<std::string> draw_hive(const Board& board, const PictureMarks& marks,
                                   const PictureStyle& style) {
  const std::vector<Cell> hive = occupied_cells(board);
  if (hive.empty()) return {};
  const Frame frame(board, hive);
  Painter painter(frame, shape_for(frame, style), style);

  for (Cell cell : marks.targets) painter.outline(cell, kOutlineStyle);
  for (Cell cell : hive) painter.outline(cell, kOutlineStyle);
  for (Cell cell : hive) painter.tile(board.top(cell), cell, board.height(cell));
  if (marks.left && !board.occupied(*marks.left)) painter.dot(*marks.left);
  const auto bracket = [&](Tile tile, char before, char after, const TextStyle& look) {
    if (!tile.exists() || !board.on_board(tile)) return;
    const Cell cell = board.where(tile);
    painter.bracket(board.top(cell), cell, before, after, look);
  };
  bracket(marks.last_moved, '[', ']', kLastMoveStyle);
  bracket(marks.chosen, '<', '>', kChosenStyle);
  for (std::size_t i = 0; i < marks.targets.size(); ++i) {
    const Cell cell = marks.targets[i];
    painter.target(cell, static_cast<int>(i) + 1, board.occupied(cell));
  }
  return lines_of(painter.canvas(), style);
}

std::vector<std::string> list_stacks(const Board& board) {
  std::vector<std::string> stacks;
  for (Cell cell : occupied_cells(board)) {
    if (board.height(cell) < 2) continue;
    std::string text = name(board.top(cell));
    for (Tile t = board.below(board.top(cell)); t.exists(); t = board.below(t)) {
      text += " on " + name(t);
    }
    stacks.push_back(std::move(text));
  }
  return stacks;
}

}  // namespace mandible
