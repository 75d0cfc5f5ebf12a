// The Spider: slides exactly three cells and enters none twice. T4 is the leaflets' diagram; E10
// and E11 are the positions that other programs once got wrong.
#include "support/drawing.h"

namespace mandible::test {
namespace {

// The cells of moves written with their references, as "q,r".
std::vector<std::string> cells_of(const Position& position, const std::vector<std::string>& moves) {
  std::vector<std::string> cells;
  for (const std::string& move : moves) {
    const Result<Move> parsed = parse_move(position, move);
    EXPECT_TRUE(parsed) << move;
    if (parsed) cells.push_back(cell_text(parsed->to));
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

TEST(Spider, goes_to_four_cells_in_the_leaflets_diagram) {  // T4
  const Drawing hive = black_to_move(R"(
       *     .     bS1
          wB1         wS1
       bA1               wQ    *
    bQ    *     *     bB1
       wG1   bG1   wA1
  )");
  EXPECT_EQ(hive.moves_of("bS1"), hive.drawn());
}

TEST(Spider, slides_exactly_three_cells) {
  const Drawing hive = white_to_move(R"(
       .     .     *
    wS1   wQ    bQ    .
       .     .     *
  )");
  EXPECT_EQ(hive.moves_of("wS1"), hive.drawn());
}

TEST(Spider, may_change_walls_in_a_door) {  // E10
  const Game game = game_of(
      R"(Base;InProgress;White[5];wA1;bG1 -wA1;wB1 wA1/;bA1 -bG1;wQ \wB1;bQ \bA1;wS1 \wQ;bS1 bQ/)");
  EXPECT_EQ(destinations(game.position(), "wS1"),
            cells_of(game.position(), {"wS1 wB1-", "wS1 \\bS1", "wS1 bS1\\", "wS1 /wQ"}));
}

TEST(Spider, may_change_walls_in_the_middle_of_its_way) {  // E11
  const Game game =
      game_of(R"(Base;InProgress;White[6];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 /wQ;bB1 bS1\;wB1 wG1\;)"
              R"(bG1 /bB1;wS2 wQ\;bQ bB1/)");
  EXPECT_EQ(destinations(game.position(), "wS2"),
            cells_of(game.position(), {"wS2 /bG1", "wS2 wB1\\", "wS2 /wB1", "wS2 bG1\\"}));
}

TEST(Spider, does_not_walk_in_a_circle_back_to_its_start) {
  const Drawing hive = white_to_move(R"(
       bQ    bA1   bG2
    bG1   wS1   .     bS1
       bA2   .     wQ
          wG2   wG1
  )");
  EXPECT_EQ(hive.moves_of("wS1"), hive.drawn());
}

TEST(Spider, passes_no_gate_on_its_way) {
  const Drawing hive = white_to_move(R"(
       bQ    bA1
    bA2   wS1   .
       bG1   wQ
  )");
  EXPECT_EQ(hive.moves_of("wS1"), hive.drawn());
}

}  // namespace
}  // namespace mandible::test
