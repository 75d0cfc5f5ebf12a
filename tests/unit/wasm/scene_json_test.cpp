// Every fact that the browser is told about a position, stated by hand for small hives.
#include "unit/wasm/drawn_scene.h"

namespace mandible::wasm {
namespace {

using test::same_list;

const std::string kRowMoves = "Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-";
const std::string kRow = R"(
    wA1   wQ    wS1   bS1   bQ    bA1
)";

TEST(SceneJson, tells_whose_turn_it_is) {
  const JsonValue white = scene_of(kRowMoves, kRow);
  EXPECT_EQ(white["ply"].text(), "6");
  EXPECT_EQ(white["toMove"].text(), R"("w")");
  EXPECT_EQ(white["turn"].text(), "4");
  const JsonValue black = scene_of("Base;;;wS1;bS1 wS1-;wQ -wS1", R"(
    wQ    wS1   bS1
  )");
  EXPECT_EQ(black["ply"].text(), "3");
  EXPECT_EQ(black["toMove"].text(), R"("b")");
  EXPECT_EQ(black["turn"].text(), "2");
}

TEST(SceneJson, tells_where_each_tile_lies) {
  EXPECT_EQ(scene_of(kRowMoves, kRow)["tiles"].text(),
            R"([{"tile":"wQ","q":-1,"r":0,"level":0},{"tile":"wS1","q":0,"r":0,"level":0},)"
            R"({"tile":"wA1","q":-2,"r":0,"level":0},{"tile":"bQ","q":2,"r":0,"level":0},)"
            R"({"tile":"bS1","q":1,"r":0,"level":0},{"tile":"bA1","q":3,"r":0,"level":0}])");
}

TEST(SceneJson, tells_the_tiles_in_hand) {
  const JsonValue sides = scene_of("Base+MP;;;wS1;bP wS1-;wQ -wS1", R"(
    wQ    wS1   bP
  )")["sides"];
  EXPECT_EQ(sides["w"]["hand"].text(),
            R"(["wS2","wB1","wB2","wG1","wG2","wG3","wA1","wA2","wA3","wM","wP"])");
  EXPECT_EQ(sides["b"]["hand"].text(),
            R"(["bQ","bS1","bS2","bB1","bB2","bG1","bG2","bG3","bA1","bA2","bA3","bM"])");
}

TEST(SceneJson, counts_the_occupied_cells_round_each_queen) {
  const JsonValue none = scene_of("Base;;;wS1;bQ wS1-", R"(
    wS1   bQ
  )");
  EXPECT_EQ(none["sides"]["w"]["queen"].text(), "null");
  EXPECT_EQ(none["sides"]["b"]["queen"].text(), "1");
  const JsonValue covered = scene_of("Base;;;wQ;bQ wQ-;wB1 -wQ;bB1 bQ-;wB1 wQ;bA1 bB1-", R"(
    Z     bQ    bB1   bA1
    Z = wQ wB1
  )");
  EXPECT_EQ(covered["sides"]["w"]["queen"].text(), "1");
  EXPECT_EQ(covered["sides"]["b"]["queen"].text(), "2");
}

TEST(SceneJson, tells_which_tiles_of_both_sides_hold_the_hive_together) {
  const JsonValue scene = scene_of(kRowMoves, kRow);
  EXPECT_EQ(scene["pinned"].text(), R"(["wQ","wS1","bQ","bS1"])");
  EXPECT_EQ(scene["covered"].text(), "[]");
}

TEST(SceneJson, tells_which_tiles_are_covered_and_that_a_stack_is_not_pinned) {
  const JsonValue scene =
      scene_of("Base;;;wQ;bQ wQ-;wB1 -wQ;bB1 bQ-;wB1 wQ;bB1 bQ;wA1 -wB1;bA1 bB1-", R"(
    wA1   Z     Y     bA1
    Z = wQ wB1
    Y = bQ bB1
  )");
  EXPECT_EQ(scene["covered"].text(), R"(["wQ","bQ"])");
  EXPECT_EQ(scene["pinned"].text(), "[]");
  EXPECT_EQ(place_in(scene, "wQ"), "0,0 level 0");
  EXPECT_EQ(place_in(scene, "wB1"), "0,0 level 1");
  EXPECT_EQ(place_in(scene, "wB2"), "in hand");
}

TEST(SceneJson, tells_that_a_tile_under_a_rider_is_not_covered) {
  const JsonValue scene = scene_of("Base+DR;;;wQ;bQ wQ-;wR \\wQ;bA1 bQ-;wR wQ;bA2 bA1-", R"(
    Z     bQ    bA1   bA2
    Z = wQ wR
  )");
  EXPECT_EQ(scene["covered"].text(), "[]");
  EXPECT_TRUE(same_list(moves_in(scene, "wQ"), {"1,-1 carry", "0,1 carry"}));
}

TEST(SceneJson, tells_that_a_tile_under_a_rider_is_pinned) {
  const JsonValue scene = scene_of("Base+DR;;;wQ;bQ wQ-;wR \\wQ;bA1 bQ-;wA1 -wQ;bA2 bA1-;wR wQ", R"(
    wA1   Z     bQ    bA1   bA2
    Z = wQ wR
  )");
  EXPECT_EQ(scene["pinned"].text(), R"(["wQ","bQ","bA1"])");
  EXPECT_EQ(scene["covered"].text(), "[]");
}

TEST(SceneJson, tells_the_tile_that_has_just_moved_and_none_after_a_pass) {
  const std::string moves = "Base;;;wB1;bS1 -wB1;wQ wB1/;bQ \\bS1;wB2 \\wQ;bQ /wB2;wB1 bS1";
  const std::string hive = R"(
          wB2
       bQ    wQ
    Z
    Z = bS1 wB1
  )";
  const JsonValue moved = scene_of(moves, hive);
  EXPECT_EQ(moved["resting"].text(), R"("wB1")");
  EXPECT_EQ(moved["mustPass"].text(), "true");
  EXPECT_EQ(moved["moves"].text(), "[]");
  const JsonValue passed = scene_of(moves + ";pass", hive);
  EXPECT_EQ(passed["resting"].text(), "null");
  EXPECT_EQ(passed["mustPass"].text(), "false");
  EXPECT_EQ(passed["last"].text(), R"({"text":"pass","manner":"pass","route":[]})");
  EXPECT_EQ(scene_of("Base", "")["resting"].text(), "null");
}

TEST(SceneJson, tells_that_one_legal_move_is_not_a_pass) {
  const JsonValue scene = scene_of(
      "Base;;;wA1;bB1 wA1\\;wA2 -wA1;bB2 bB1-;wS1 \\wA1;bG1 bB2\\;wQ \\wS1;bQ bB2/;wG1 /wA2;"
      "bS1 \\bQ;wG2 /wG1;bA1 bG1\\;wA3 wS1/;bS2 /bG1;wS2 wA3/;bA2 bA1\\;wB1 -wG2;bA2 \\wQ;"
      "wB2 /wB1;bA1 -wB2;wG3 \\wS2;bG2 bQ/",
      R"(
                               wG3
                      bA2         wS2
                         wQ    wA3
                            wS1         bS1   bG2
                         wA2   wA1         bQ
                      wG1         bB1   bB2
             wB1   wG2                     bG1
    bA1   wB2                           bS2
  )");
  EXPECT_EQ(scene["moves"].items().size(), 1U);
  EXPECT_TRUE(same_list(moves_in(scene, "wG3"), {"2,-2 jump"}));
  EXPECT_EQ(scene["mustPass"].text(), "false");
}

TEST(SceneJson, tells_that_a_tile_thrown_by_the_enemy_rests) {
  const JsonValue scene = scene_of("Base+P;;;wP;bQ wP-;wQ -wP;bA1 bQ-;wA1 -wQ;bA1 \\wP;bQ /wP", R"(
             bA1
    wA1   wQ    wP
             bQ
  )");
  EXPECT_EQ(scene["resting"].text(), R"("bQ")");
  EXPECT_TRUE(moves_in(scene, "bQ").empty());
}

TEST(SceneJson, tells_when_the_queen_is_due) {
  const std::string moves = "Base;;;wA1;bA1 wA1-;wG1 -wA1;bG1 bA1-;wG2 -wG1";
  EXPECT_EQ(scene_of(moves, R"(
    wG2   wG1   wA1   bA1   bG1
  )")["queenDue"]
                .text(),
            "false");
  const Game game = drawn_game(moves + ";bG2 bG1-", R"(
    wG2   wG1   wA1   bA1   bG1   bG2
  )");
  const JsonValue due = scene_of(game);
  EXPECT_EQ(due["queenDue"].text(), "true");
  EXPECT_TRUE(moves_in(due, "wS1").empty());
  EXPECT_EQ(moves_in(due, "wQ").size(), 7U);
  Game ended = game;
  ended.resign(Colour::White);
  EXPECT_EQ(scene_of(ended)["queenDue"].text(), "false");
}

TEST(SceneJson, tells_where_new_tiles_can_be_placed) {
  const JsonValue scene = scene_of("Base;;;wS1;bQ wS1-;wQ -wS1;bA1 bQ-", R"(
    wQ    wS1   bQ    bA1
  )");
  const std::vector<std::string> places = {"-1,-1 place", "-1,1 place", "-2,1 place", "-2,0 place",
                                           "0,-1 place"};
  EXPECT_TRUE(same_list(moves_in(scene, "wG1"), places));
  EXPECT_TRUE(same_list(moves_in(scene, "wS2"), places));
  EXPECT_TRUE(moves_in(scene, "wG2").empty());
}

TEST(SceneJson, tells_that_a_beetle_climbs_onto_the_hive_along_it_and_down) {
  const JsonValue scene =
      scene_of("Base;;;wB1;bS1 -wB1;wQ wB1/;bQ \\bS1;wB2 \\wQ;bQ /wB2;wB1 bS1;pass", R"(
          wB2
       bQ    wQ
    Z
    Z = bS1 wB1
  )");
  EXPECT_TRUE(same_list(moves_in(scene, "wB1"), {"-1,-1 climb", "0,-1 climb onto", "0,0 climb",
                                                 "-1,1 climb", "-2,1 climb", "-2,0 climb"}));
  EXPECT_TRUE(same_list(moves_in(scene, "wB2"),
                        {"2,-2 slide", "1,-1 climb onto", "0,-1 climb onto", "0,-2 slide"}));
  EXPECT_TRUE(same_list(moves_in(scene, "wQ"), {"2,-2 slide", "0,0 slide"}));
}

TEST(SceneJson, tells_that_a_grasshopper_jumps_and_a_mosquito_does_as_its_neighbours) {
  const JsonValue scene = scene_of("Base+M;;;wQ;bQ wQ-;wG1 -wQ;bG1 bQ-;wM -wG1;bM bG1-", R"(
    wM    wG1   wQ    bQ    bG1   bM
  )");
  EXPECT_TRUE(moves_in(scene, "wG1").empty());
  EXPECT_TRUE(same_list(moves_in(scene, "wM"), {"4,0 jump"}));
  const JsonValue with_ant = scene_of("Base+M;;;wQ;bA1 wQ-;wM \\wQ;bQ bA1-;wA1 -wQ;bA2 bQ-", R"(
       wM
    wA1   wQ    bA1   bQ    bA2
  )");
  EXPECT_TRUE(same_list(moves_in(with_ant, "wM"),
                        {"-1,-1 slide", "-2,0 slide", "-2,1 slide", "-1,1 slide", "0,1 slide",
                         "1,1 slide", "2,1 slide", "3,1 slide", "4,0 slide", "4,-1 slide",
                         "3,-1 slide", "2,-1 slide", "1,-1 slide"}));
}

TEST(SceneJson, tells_that_a_ladybug_climbs) {
  const JsonValue scene = scene_of("Base+L;;;wQ;bQ wQ-;wL -wQ;bB1 bQ-", R"(
    wL    wQ    bQ    bB1
  )");
  EXPECT_TRUE(
      same_list(moves_in(scene, "wL"), {"0,1 climb", "1,-1 climb", "1,1 climb", "2,-1 climb"}));
}

TEST(SceneJson, tells_that_riders_ride_and_dragonflies_carry) {
  const JsonValue riding = scene_of("Base+DR;;;wQ;bQ wQ-;wD -wQ;bA1 bQ-;wR \\wQ;bD bA1-", R"(
       wR
    wD    wQ    bQ    bA1   bD
  )");
  EXPECT_TRUE(same_list(moves_in(riding, "wR"),
                        {"-1,-1 slide", "1,-1 slide", "2,-1 slide", "-2,0 climb", "-1,0 ride onto",
                         "0,0 ride onto", "1,0 ride onto", "-2,1 jump", "-1,1 climb", "0,1 jump"}));
  const JsonValue carrying = scene_of(
      "Base+MDR;;;wD;bR wD-;wQ -wD;bQ bR-;wQ \\wD;bQ bR/;wQ -bQ;bA1 bR\\;wD bQ;bS1 bA1-", R"(
    wQ    Z
       bR
          bA1   bS1
    Z = bQ wD
  )");
  EXPECT_EQ(carrying["covered"].text(), R"(["bQ"])");
  EXPECT_TRUE(same_list(moves_in(carrying, "wD"),
                        {"0,0 carry", "1,-2 carry", "3,0 carry", "1,1 climb onto"}));
}

// White's Pillbug is pinned between the Queens, and throws all the same.
const std::string kPinnedPillbugMoves = "Base+P;;;wP;bQ wP-;wQ -wP;bA1 bQ-";
const std::string kPinnedPillbug = R"(
    wQ    wP    bQ    bA1
)";

TEST(SceneJson, tells_what_can_be_thrown_and_by_which_tile) {
  const JsonValue scene = scene_of(kPinnedPillbugMoves, kPinnedPillbug);
  EXPECT_EQ(scene["throwable"].text(), R"(["wQ"])");
  EXPECT_EQ(scene["pinned"].text(), R"(["wP","bQ"])");
  EXPECT_TRUE(same_list(moves_in(scene, "wQ"),
                        {"0,-1 slide", "-1,1 slide", "1,-1 throw by wP", "0,1 throw by wP"}));
  EXPECT_TRUE(moves_in(scene, "wP").empty());
}

TEST(SceneJson, tells_that_a_mosquito_beside_a_pillbug_throws) {
  const JsonValue scene = scene_of("Base+MP;;;wP;bQ wP-;wM \\wP;bA1 bQ-;wQ -wM;bA1 bQ/", R"(
    wQ    wM          bA1
             wP    bQ
  )");
  EXPECT_EQ(scene["throwable"].text(), R"(["wQ"])");
  EXPECT_TRUE(same_list(moves_in(scene, "wQ"),
                        {"0,-2 slide", "1,-2 throw by wM", "1,-1 throw by wM", "-1,0 slide"}));
}

TEST(SceneJson, tells_that_what_has_just_moved_is_not_thrown) {
  const JsonValue scene = scene_of("Base+P;;;wP;bA1 wP-;wQ -wP;bQ bA1-;wG1 -wQ;bQ bA1/", R"(
                         bQ
    wG1   wQ    wP    bA1
  )");
  EXPECT_EQ(scene["throwable"].text(), "[]");
}

TEST(SceneJson, tells_the_route_of_a_throw_and_who_threw) {
  const JsonValue scene = scene_of(kPinnedPillbugMoves + ";wQ wP\\", R"(
    wP    bQ    bA1
       wQ
  )");
  EXPECT_EQ(scene["last"].text(), R"({"text":"wQ wP\\","manner":"throw","tile":"wQ","by":"wP",)"
                                  R"("route":[[-1,0],[0,0],[0,1]]})");
  EXPECT_EQ(scene["resting"].text(), R"("wQ")");
}

TEST(SceneJson, tells_the_route_of_a_slide_and_of_a_placement) {
  const Game game = drawn_game("Base;;;wQ;bQ wQ-;wA1 -wQ;bA1 bQ-;wA1 \\bA1", R"(
             wA1
    wQ    bQ    bA1
  )");
  EXPECT_EQ(scene_after(game, 0)["last"].text(), "null");
  EXPECT_EQ(scene_after(game, 4)["last"].text(),
            R"({"text":"bA1 bQ-","manner":"place","tile":"bA1","route":[[2,0]]})");
  EXPECT_EQ(scene_after(game, 5)["last"].text(),
            R"({"text":"wA1 \\bA1","manner":"slide","tile":"wA1",)"
            R"("route":[[-1,0],[0,-1],[1,-1],[2,-1]]})");
}

TEST(SceneJson, tells_the_route_of_what_a_dragonfly_carries) {
  const JsonValue scene = scene_of(
      "Base+MDR;;;wD;bR wD-;wQ -wD;bQ bR-;wQ \\wD;bQ bR/;wQ -bQ;bA1 bR\\;wD bQ;bS1 bA1-;wD bS1/",
      R"(
    wQ
       bR          Z
          bA1   bS1
    Z = bQ wD
  )");
  EXPECT_EQ(scene["last"].text(),
            R"({"text":"wD bS1/","manner":"carry","tile":"wD","route":[[2,-1],[2,0],[3,0]]})");
  EXPECT_EQ(place_in(scene, "bQ"), "3,0 level 0");
  EXPECT_EQ(place_in(scene, "wD"), "3,0 level 1");
}

// Both Queens are surrounded by the last jump.
const std::string kDrawMoves =
    "Base;;;wA1;bG1 wA1-;wQ \\wA1;bA1 bG1\\;wS1 /wQ;bQ bG1/;wB1 wQ/;bA2 bQ/;wA2 -wB1;bA3 bQ\\;"
    "wG1 \\wB1;bA1 -bA2;wA3 /wA2;bS1 bA2\\;wG1 wB1\\";
const std::string kDraw = R"(
       wA2   wB1   bA1   bA2
    wA3   wQ    wG1   bQ    bS1
       wS1   wA1   bG1   bA3
)";

TEST(SceneJson, of_the_end_tells_the_outcome_and_offers_nothing) {
  const JsonValue scene = scene_of(kDrawMoves, kDraw);
  EXPECT_EQ(scene["outcome"].text(), R"("Draw")");
  EXPECT_EQ(scene["ending"].text(), R"("surround")");
  EXPECT_EQ(scene["moves"].text(), "[]");
  EXPECT_EQ(scene["mustPass"].text(), "false");
  EXPECT_EQ(scene["sides"]["w"]["queen"].text(), "6");
  EXPECT_EQ(scene["sides"]["b"]["queen"].text(), "6");
  EXPECT_EQ(scene["last"].text(),
            R"({"text":"wG1 wB1\\","manner":"jump","tile":"wG1","route":[[1,-3],[1,-2],[1,-1]]})");
}

TEST(SceneJson, of_the_past_tells_what_was_so_then) {
  const Game game = drawn_game(kDrawMoves, kDraw);
  const JsonValue scene = scene_after(game, 14);
  EXPECT_EQ(scene["ply"].text(), "14");
  EXPECT_EQ(scene["outcome"].text(), R"("InProgress")");
  EXPECT_EQ(scene["ending"].text(), R"("none")");
  EXPECT_EQ(scene["moves"].text(), "[]");
  EXPECT_EQ(scene["resting"].text(), R"("bS1")");
  EXPECT_EQ(scene["sides"]["w"]["queen"].text(), "5");
  EXPECT_EQ(scene["sides"]["b"]["queen"].text(), "5");
  EXPECT_EQ(scene["last"].text(),
            R"({"text":"bS1 bA2\\","manner":"place","tile":"bS1","route":[[3,-1]]})");
}

TEST(SceneJson, of_the_past_tells_passes_due_queens_and_throws_of_then) {
  const Game pass =
      drawn_game("Base;;;wB1;bS1 -wB1;wQ wB1/;bQ \\bS1;wB2 \\wQ;bQ /wB2;wB1 bS1;pass", R"(
          wB2
       bQ    wQ
    Z
    Z = bS1 wB1
  )");
  EXPECT_EQ(scene_after(pass, 7)["mustPass"].text(), "true");
  const Game due = drawn_game("Base;;;wA1;bA1 wA1-;wG1 -wA1;bG1 bA1-;wG2 -wG1;bG2 bG1-;wQ -wG2",
                              R"(
    wQ    wG2   wG1   wA1   bA1   bG1   bG2
  )");
  EXPECT_EQ(scene_after(due, 6)["queenDue"].text(), "true");
  const Game thrown = drawn_game(kPinnedPillbugMoves + ";wQ wP\\", R"(
    wP    bQ    bA1
       wQ
  )");
  EXPECT_EQ(scene_after(thrown, 4)["throwable"].text(), R"(["wQ"])");
}

TEST(SceneJson, of_the_past_of_a_game_given_up_is_of_a_running_game) {
  Game game = drawn_game(kPinnedPillbugMoves, kPinnedPillbug);
  game.resign(Colour::White);
  const JsonValue end = scene_of(game);
  EXPECT_EQ(end["outcome"].text(), R"("BlackWins")");
  EXPECT_EQ(end["ending"].text(), R"("resignation")");
  EXPECT_EQ(end["throwable"].text(), "[]");
  EXPECT_EQ(end["moves"].text(), "[]");
  EXPECT_EQ(end["pinned"].text(), R"(["wP","bQ"])");
  const JsonValue before = scene_after(game, 3);
  EXPECT_EQ(before["outcome"].text(), R"("InProgress")");
  EXPECT_EQ(before["ending"].text(), R"("none")");
}

TEST(SceneJson, tells_a_draw_by_repetition) {
  const JsonValue scene = scene_of(
      "Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wQ \\wA1;bQ bA1\\;wQ -wA1;bQ bA1-;wQ \\wA1;bQ bA1\\;"
      "wQ -wA1;bQ bA1-",
      R"(
    wQ    wA1   bA1   bQ
  )");
  EXPECT_EQ(scene["outcome"].text(), R"("Draw")");
  EXPECT_EQ(scene["ending"].text(), R"("repetition")");
}

}  // namespace
}  // namespace mandible::wasm
