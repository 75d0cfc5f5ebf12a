// What the browser is told about a move or a tile that the rules refuse.
#include "unit/wasm/drawn_scene.h"

namespace mandible::wasm {
namespace {

std::string verdict_on(const Game& game, const std::string& tile, Axial place) {
  return verdict_json(Scene(game, game.plies()), test::tile_of(tile), place);
}

std::string use_of(const Game& game, const std::string& tile) {
  return use_json(Scene(game, game.plies()), test::tile_of(tile));
}

Game row() {
  return drawn_game("Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-", R"(
    wA1   wQ    wS1   bS1   bQ    bA1
  )");
}

TEST(VerdictJson, of_a_legal_move_is_null) {
  EXPECT_EQ(verdict_on(row(), "wA1", {4, 0}), R"({"verdict":null})");
  EXPECT_EQ(verdict_on(row(), "wG1", {-3, 0}), R"({"verdict":null})");
}

TEST(VerdictJson, names_the_rule_the_tile_and_the_cells_that_prove_it) {
  EXPECT_EQ(
      verdict_on(row(), "wG1", {3, -1}),
      R"({"verdict":{"rule":"TouchesEnemy","tile":"wG1","cells":[[3,0],[2,0]],"others":[]}})");
  EXPECT_EQ(verdict_on(row(), "wG1", {0, 0}),
            R"({"verdict":{"rule":"CellOccupied","tile":"wG1","cells":[[0,0]],"others":[]}})");
  EXPECT_EQ(verdict_on(row(), "wA2", {9, 9}),
            R"({"verdict":{"rule":"NoContact","tile":"wA2","cells":[[9,9]],"others":[]}})");
}

TEST(VerdictJson, tells_both_parts_of_a_hive_that_would_split) {
  EXPECT_EQ(verdict_on(row(), "wQ", {0, -1}),
            R"({"verdict":{"rule":"SplitsHive","tile":"wQ",)"
            R"("cells":[[0,0],[1,0],[2,0],[3,0]],"others":[[-2,0]]}})");
}

TEST(VerdictJson, names_the_tile_on_top_of_a_covered_one) {
  const Game game = drawn_game("Base;;;wQ;bQ wQ-;wA1 -wQ;bB1 bQ-;wA2 -wA1;bB1 bQ;wG1 -wA2;bB1 wQ",
                               R"(
    wG1   wA2   wA1   Z     bQ
    Z = wQ bB1
  )");
  EXPECT_EQ(verdict_on(game, "wQ", {0, -1}),
            R"({"verdict":{"rule":"Covered","tile":"bB1","cells":[[0,0]],"others":[]}})");
  EXPECT_EQ(
      use_of(game, "wQ"),
      R"({"verdict":{"rule":"Covered","tile":"bB1","cells":[[0,0]],"others":[]},"throws":[]})");
}

TEST(VerdictJson, of_a_place_too_far_away_for_the_grid_is_that_it_has_no_contact) {
  EXPECT_EQ(verdict_on(row(), "wA1", {2'000'000, 0}),
            R"({"verdict":{"rule":"NoContact","tile":"wA1","cells":[],"others":[]}})");
  EXPECT_EQ(verdict_on(row(), "wA1", {0, -40}),
            R"({"verdict":{"rule":"NoContact","tile":"wA1","cells":[],"others":[]}})");
}

// The grid of the rules wraps; the places in a verdict do not.
TEST(VerdictJson, tells_places_on_the_table_where_the_hive_has_drifted) {
  std::string text = "Base;;;wQ;bQ wQ-";
  for (int lap = 0; lap < 40; ++lap) text += ";wQ \\bQ;bQ wQ-";
  Result<Game> game = parse_game_string(text, {.repetition_draws = false, .queen_first = true});
  EXPECT_EQ(verdict_on(*game, "wA1", {41, -41}),
            R"({"verdict":{"rule":"TouchesEnemy","tile":"wA1","cells":[[41,-40]],"others":[]}})");
  EXPECT_EQ(verdict_on(*game, "wA1", {39, -40}), R"({"verdict":null})");
}

TEST(VerdictJson, of_a_refused_move_has_the_error_too) {
  const Game game = row();
  const auto verdict = explain(game.position(), test::tile_of("wA3"), kOrigin);
  EXPECT_EQ(refusal_json(Scene(game, game.plies()), *verdict, test::tile_of("wA3")),
            R"({"error":{"code":"AgainstRules","rule":"OutOfOrder","colour":"w","turn":)" +
                std::to_string(game.position().turn()) + R"(,"ply":)" +
                std::to_string(game.plies()) +
                R"(,"cells":"","others":"","tile":"wA2","asked":"wA3","from":"hand"},)"
                R"("verdict":{"rule":"OutOfOrder","tile":"wA2","cells":[],"others":[]}})");
}

TEST(UseJson, of_a_tile_with_a_legal_move_is_not_refused) {
  EXPECT_EQ(use_of(row(), "wA1"), R"({"verdict":null,"throws":[]})");
  EXPECT_EQ(use_of(row(), "wS2"), R"({"verdict":null,"throws":[]})");
}

TEST(UseJson, of_the_enemys_tile_says_whose_it_is) {
  EXPECT_EQ(
      use_of(row(), "bA1"),
      R"({"verdict":{"rule":"NotYourTile","tile":"bA1","cells":[],"others":[]},"throws":[]})");
}

TEST(UseJson, of_a_pinned_pillbug_tells_what_it_can_throw) {
  const Game game = drawn_game("Base+P;;;wP;bQ wP-;wQ -wP;bA1 bQ-", R"(
    wQ    wP    bQ    bA1
  )");
  EXPECT_EQ(use_of(game, "wP"),
            R"({"verdict":{"rule":"SplitsHive","tile":"wP","cells":[[1,0],[2,0]],)"
            R"("others":[[-1,0]]},"throws":["wQ"]})");
  EXPECT_EQ(use_of(game, "wQ"), R"({"verdict":null,"throws":[]})");
}

}  // namespace
}  // namespace mandible::wasm
