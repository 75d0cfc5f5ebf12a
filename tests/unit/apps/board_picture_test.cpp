#include "mandible/board_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/bits.h"
#include "base/random.h"
#include "rules/edition.h"
#include "rules/game.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace mandible {
namespace {

struct At {
  const char* tile;
  Axial cell;
};

Board board_of(const std::vector<At>& tiles) {
  Board board;
  for (const At& at : tiles) board.put(*parse_tile(at.tile), cell_at(kOrigin, at.cell));
  return board;
}

Cell at(int q, int r) { return cell_at(kOrigin, {q, r}); }

PictureStyle style_of(PictureSize size, bool ascii = false) {
  PictureStyle style;
  style.size = size;
  style.ascii = ascii;
  return style;
}

// The picture without the margin that all its lines share, and a line break before it, so that it
// stands in the test as it stands on the screen.
std::string picture(const Board& board, const PictureMarks& marks, const PictureStyle& style) {
  const std::vector<std::string> lines = draw_hive(board, marks, style);
  std::size_t margin = std::string::npos;
  for (const std::string& line : lines) margin = std::min(margin, line.find_first_not_of(' '));
  std::string text = "\n";
  for (const std::string& line : lines) text += line.substr(margin) + "\n";
  return text;
}

std::string without_escapes(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      i = text.find('m', i);
    } else {
      plain += text[i];
    }
  }
  return plain;
}

// The columns of a line on the screen; every character used is one column wide.
int columns_of(const std::string& line) {
  const std::string plain = without_escapes(line);
  return static_cast<int>(std::count_if(plain.begin(), plain.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

std::vector<Tile> top_tiles(const Board& board) {
  std::vector<Tile> tiles;
  for (Tile tile : Tiles(board.tops())) tiles.push_back(tile);
  return tiles;
}

Game random_game(std::uint64_t seed, int plies, const char* expansions) {
  Game game(*edition_with(expansions, true));
  Random random(seed);
  MoveList moves;
  while (game.plies() < plies && !game.over()) {
    list_moves(game.position(), moves);
    game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return game;
}

std::vector<At> five_tiles() {
  return {{"wQ", {0, 0}}, {"wA1", {1, 0}}, {"bG1", {0, 1}}, {"bQ", {-1, 2}}, {"bA1", {1, 1}}};
}

TEST(BoardPicture, EmptyBoardHasNoPicture) { EXPECT_TRUE(draw_hive(Board(), {}, {}).empty()); }

TEST(BoardPicture, LargeHoneycombSharesItsBorders) {
  EXPECT_EQ(picture(board_of(five_tiles()), {}, style_of(PictureSize::Large)), R"(
  ╱ ╲   ╱ ╲
 ╱   ╲ ╱   ╲
│ wQ  │ wA1 │
 ╲   ╱ ╲   ╱ ╲
  ╲ ╱   ╲ ╱   ╲
   │ bG1 │ bA1 │
  ╱ ╲   ╱ ╲   ╱
 ╱   ╲ ╱   ╲ ╱
│ bQ  │
 ╲   ╱
  ╲ ╱
)");
}

TEST(BoardPicture, SmallHoneycomb) {
  EXPECT_EQ(picture(board_of(five_tiles()), {}, style_of(PictureSize::Small)), R"(
 ╱ ╲ ╱ ╲
│wQ │wA1│
 ╲ ╱ ╲ ╱ ╲
  │bG1│bA1│
 ╱ ╲ ╱ ╲ ╱
│bQ │
 ╲ ╱
)");
}

TEST(BoardPicture, AsciiOnly) {
  EXPECT_EQ(picture(board_of(five_tiles()), {}, style_of(PictureSize::Small, true)), R"(
 / \ / \
|wQ |wA1|
 \ / \ / \
  |bG1|bA1|
 / \ / \ /
|bQ |
 \ /
)");
}

std::vector<At> with_stacks() {
  return {{"wQ", {0, 0}},  {"wA1", {1, 0}}, {"bB1", {1, 0}},
          {"bG1", {0, 1}}, {"wB1", {0, 1}}, {"bB2", {0, 1}}};
}

PictureMarks all_marks() {
  PictureMarks marks;
  marks.last_moved = *parse_tile("bB1");
  marks.left = at(2, 0);
  marks.chosen = *parse_tile("wQ");
  marks.targets = {at(1, 0), at(0, 1), at(-1, 0), at(0, -1)};
  return marks;
}

TEST(BoardPicture, LargeMarks) {
  EXPECT_EQ(picture(board_of(with_stacks()), all_marks(), style_of(PictureSize::Large)), R"(
     ╱ ╲
    ╱   ╲
   │  4  │
  ╱ ╲   ╱ ╲   ╱ ╲
 ╱   ╲ ╱   ╲ ╱^1 ╲
│  3  │<wQ> │[bB1]│  ·
 ╲   ╱ ╲   ╱ ╲×2 ╱
  ╲ ╱   ╲ ╱^2 ╲ ╱
         │ bB2 │
          ╲×3 ╱
           ╲ ╱
)");
}

TEST(BoardPicture, SmallMarks) {
  EXPECT_EQ(picture(board_of(with_stacks()), all_marks(), style_of(PictureSize::Small)), R"(
   ╱ ╲
  │ 4 │
 ╱ ╲ ╱ ╲ ╱1╲
│ 3 <wQ >bB1] ·
 ╲ ╱ ╲ ╱2╲₂╱
      │bB2│
       ╲₃╱
)");
}

TEST(BoardPicture, StacksAreListedFromTheTop) {
  const std::vector<std::string> stacks = list_stacks(board_of(with_stacks()));
  EXPECT_EQ(stacks, (std::vector<std::string>{"bB1 on wA1", "bB2 on wB1 on bG1"}));
}

TEST(BoardPicture, MarksDoNotMoveTheHive) {
  for (PictureSize size : {PictureSize::Large, PictureSize::Small}) {
    const auto column_of_queen = [&](const PictureMarks& marks) {
      for (const std::string& line :
           draw_hive(board_of(with_stacks()), marks, style_of(size, true))) {
        if (line.find("wQ") != std::string::npos) return line.find("wQ");
      }
      return std::string::npos;
    };
    EXPECT_EQ(column_of_queen({}), column_of_queen(all_marks()));
  }
}

TEST(BoardPicture, TwelveColumnsFit) {
  std::vector<At> row;
  for (const char* tile :
       {"wQ", "wA1", "wA2", "wA3", "wG1", "wG2", "wG3", "bQ", "bA1", "bA2", "bA3", "bG1"}) {
    row.push_back({tile, {static_cast<int>(row.size()), 0}});
  }
  const std::vector<std::string> lines = draw_hive(board_of(row), {}, {});
  EXPECT_EQ(lines.size(), 3U) << "in one part";
  for (const std::string& line : lines) EXPECT_LE(columns_of(line), 80);
}

TEST(BoardPicture, LongestPossibleHiveIsCutIntoParts) {
  std::vector<At> row;
  const Game game(*edition_with("MLP", false));
  std::vector<std::string> names;
  for (Tile tile : Tiles(game.edition().tiles)) names.push_back(name(tile));
  for (const std::string& tile : names) {
    row.push_back({tile.c_str(), {static_cast<int>(row.size()), 0}});
  }
  std::string all;
  for (const std::string& line : draw_hive(board_of(row), {}, {})) {
    EXPECT_LE(columns_of(line), 80);
    all += line + "\n";
  }
  for (const std::string& tile : names) EXPECT_NE(all.find("│" + tile), std::string::npos) << tile;
}

TEST(BoardPicture, TallHivesAreDrawnSmallAndLargeOnesFit) {
  std::vector<At> column;
  for (const char* tile : {"wQ", "wA1", "wA2", "bQ", "bA1", "bA2"}) {
    const int row = static_cast<int>(column.size());
    column.push_back({tile, {-row / 2, row}});
    PictureMarks above_and_below;
    above_and_below.targets = {at(0, -1), at(-(row + 1) / 2, row + 1)};
    const std::size_t lines = draw_hive(board_of(column), above_and_below, {}).size();
    const std::size_t rows = column.size() + 2;
    EXPECT_EQ(lines, rows <= 6 ? 3 * rows + 2 : 2 * rows + 1);
    EXPECT_LE(lines, 20U);
  }
}

class RandomPictures : public testing::TestWithParam<bool> {};

TEST_P(RandomPictures, FitTheScreenAndShowEveryTile) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Game game = random_game(seed, 10 + static_cast<int>(seed) * 2, seed % 2 ? "MLP" : "MDR");
    const Board& board = game.position().board();
    PictureMarks marks;
    MoveList moves;
    list_moves(game.position(), moves);
    if (!moves.empty() && !moves[0].is_pass()) {
      marks.chosen = moves.back().tile;
      for (const Move& move : moves) {
        if (move.tile == marks.chosen) marks.targets.push_back(move.to);
      }
    }
    for (PictureSize size : {PictureSize::Fitting, PictureSize::Large, PictureSize::Small}) {
      PictureStyle style = style_of(size, GetParam());
      const std::vector<std::string> plain = draw_hive(board, marks, style);
      style.colour = true;
      const std::vector<std::string> coloured = draw_hive(board, marks, style);
      ASSERT_EQ(plain.size(), coloured.size());
      std::string all;
      for (std::size_t i = 0; i < plain.size(); ++i) {
        EXPECT_LE(columns_of(plain[i]), 80);
        EXPECT_EQ(plain[i].find('\x1b'), std::string::npos);
        const std::string shown = without_escapes(coloured[i]);
        EXPECT_EQ(shown.substr(0, shown.find_last_not_of(' ') + 1), plain[i]);
        if (GetParam()) {
          EXPECT_TRUE(std::all_of(plain[i].begin(), plain[i].end(),
                                  [](char c) { return c >= ' ' && c <= '~'; }));
        }
        all += plain[i] + "\n";
      }
      for (Tile tile : top_tiles(board)) {
        EXPECT_NE(all.find(name(tile)), std::string::npos) << name(tile) << all;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Glyphs, RandomPictures, testing::Values(false, true));

}  // namespace
}  // namespace mandible
