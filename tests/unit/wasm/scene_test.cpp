// Scenes: how a move looks to a person, and where tiles lie on a table without edges.
#include "wasm/scene.h"

#include <gtest/gtest.h>

#include "rules/game_string.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace mandible::wasm {
namespace {

Game game_of(std::string_view text) {
  Result<Game> game = parse_game_string(text, {.repetition_draws = false, .queen_first = true});
  EXPECT_TRUE(game) << (game ? "" : game.error());
  return *game;
}

Manner manner_of_text(const Game& game, std::string_view text) {
  const Result<Move> move = parse_move(game.position(), text);
  EXPECT_TRUE(move) << (move ? "" : move.error());
  EXPECT_TRUE(is_legal(game.position(), *move)) << text;
  return look_of(game.position(), *move, throwable_tiles(game.position())).manner;
}

TEST(Manner, of_moves_of_the_base_game) {
  const Game game = game_of("Base;;;wQ;bQ wQ-;wB1 -wQ;bB1 bQ-;wG1 -wB1;bG1 bB1-;wA1 -wG1;bA1 bG1-");
  EXPECT_EQ(manner_of_text(game, "wS1 -wA1"), Manner::Place);
  EXPECT_EQ(manner_of_text(game, "wA1 bA1-"), Manner::Slide);
  EXPECT_EQ(manner_of_text(game, "wA1 /wB1"), Manner::Slide);
}

TEST(Manner, of_a_jump_and_a_climb) {
  const Game game = game_of("Base;;;wQ;bQ wQ-;wG1 -wQ;bB1 bQ-;wB1 \\wQ;bA1 bB1-");
  EXPECT_EQ(manner_of_text(game, "wG1 bA1-"), Manner::Jump);
  EXPECT_EQ(manner_of_text(game, "wB1 wQ"), Manner::Climb);
}

TEST(Manner, of_the_ladybug_is_a_climb_even_in_a_straight_line) {
  const Game game = game_of("Base+L;;;wQ;bQ wQ-;wL -wQ;bB1 bQ\\");
  EXPECT_EQ(manner_of_text(game, "wL bQ-"), Manner::Climb);
}

TEST(Manner, of_a_throw) {
  const Game game = game_of("Base+P;;;wQ;bQ wQ-;wP \\wQ;bA1 bQ-;wS1 \\wP;bA1 bQ/");
  EXPECT_EQ(manner_of_text(game, "wS1 wP-"), Manner::Throw);
}

TEST(Manner, of_a_pass_is_no_move_of_a_tile) {
  EXPECT_EQ(look_of(Position(base_edition()), Move::pass(), 0).manner, Manner::Pass);
}

TEST(Scene, tells_the_route_of_the_last_ply_only) {
  const Game game = game_of("Base;;;wQ;bQ wQ-;wA1 -wQ;bA1 bQ-;wA1 bA1-");
  EXPECT_FALSE(Scene(game, 0).last());
  const Scene placed(game, 4);
  EXPECT_EQ(placed.last()->manner, Manner::Place);
  EXPECT_EQ(placed.last()->route.cells.size(), 1U);
  const Scene slid(game, 5);
  EXPECT_EQ(slid.last()->manner, Manner::Slide);
  EXPECT_EQ(slid.last()->route.cells.size(), 6U);
  EXPECT_EQ(slid.place_of(make_tile(Colour::White, Bug::Ant, 1)), (Axial{3, 0}));
}

// Two Queens that keep walking up and to the right, while the grid of the rules wraps around.
TEST(Scene, a_hive_that_drifts_keeps_drifting) {
  std::string text = "Base;;;wQ;bQ wQ-";
  for (int lap = 0; lap < 80; ++lap) text += ";wQ \\bQ;bQ wQ-";
  const Game game = game_of(text);
  const Scene scene(game, game.plies());
  const Axial white = scene.place_of(make_tile(Colour::White, Bug::Queen));
  const Axial black = scene.place_of(make_tile(Colour::Black, Bug::Queen));
  EXPECT_EQ(white, (Axial{80, -80}));
  EXPECT_EQ(black - white, (Axial{1, 0}));
  EXPECT_EQ(scene.cell_of(white),
            game.position().board().where(make_tile(Colour::White, Bug::Queen)));
}

}  // namespace
}  // namespace mandible::wasm
