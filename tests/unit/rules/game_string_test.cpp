// Game strings: written strictly, read as programs and people write them.
#include "support/drawing.h"

namespace mandible::test {
namespace {

std::string error_of(const std::string& text) {
  const Result<Game> game = parse_game_string(text);
  return game ? "" : game.error();
}

// A game string read and written again.
std::string rewritten(const std::string& text) {
  const Result<Game> game = parse_game_string(text);
  return game ? game_string(*game) : game.error();
}

constexpr const char* kGame = "Base+MLP;InProgress;White[3];wA1;bM wA1-;wQ -wA1;bQ bM-";

TEST(GameString, of_a_new_game_has_no_moves) {
  EXPECT_EQ(game_string(Game(*parse_game_type("Base+MLP"))), "Base+MLP;NotStarted;White[1]");
}

TEST(GameString, shows_the_computed_state_and_turn) {
  EXPECT_EQ(rewritten("Base;NotStarted;White[9];wA1;bA1 wA1-;wQ -wA1"),
            "Base;InProgress;Black[2];wA1;bA1 wA1-;wQ -wA1");
}

TEST(GameString, is_the_same_when_read_and_written_again) { EXPECT_EQ(rewritten(kGame), kGame); }

TEST(GameString, is_read_with_blanks_tabs_and_line_ends_between_the_fields) {
  EXPECT_EQ(rewritten(" Base+MLP ;\tInProgress; White[3] ;wA1 ;bM\t wA1- ; wQ -wA1;bQ  bM- \r\n"),
            kGame);
  EXPECT_EQ(rewritten("Base+MLP;InProgress;White[3];\r\nwA1;\r\nbM wA1-;\nwQ -wA1;\nbQ bM-\r\n"),
            kGame);
}

TEST(GameString, is_read_with_semicolons_at_the_end) {
  EXPECT_EQ(rewritten(std::string(kGame) + ";"), kGame);
  EXPECT_EQ(rewritten(std::string(kGame) + " ; ;\r\n"), kGame);
  EXPECT_EQ(rewritten("Base;"), "Base;NotStarted;White[1]");
}

TEST(GameString, is_read_without_state_or_turn) {
  const std::string moves = "wA1;bM wA1-;wQ -wA1;bQ bM-";
  EXPECT_EQ(rewritten("Base+MLP;" + moves), kGame);
  EXPECT_EQ(rewritten("Base+MLP;InProgress;" + moves), kGame);
  EXPECT_EQ(rewritten("Base+MLP;White[3];" + moves), kGame);
  EXPECT_EQ(rewritten("Base+MLP;;;" + moves), kGame);
  EXPECT_EQ(rewritten("Base+MLP;InProgress;;" + moves), kGame);
  EXPECT_EQ(rewritten("Base+MLP;;White[3];" + moves), kGame);
}

TEST(GameString, is_read_in_any_capitals_and_order_of_expansions) {
  EXPECT_EQ(rewritten("base+plm;inprogress;white[3];WA1;Bm wa1-;WQ -WA1;bq bm1-"), kGame);
}

TEST(GameString, may_be_a_game_type_alone) {
  EXPECT_EQ(rewritten("Base+MLP"), "Base+MLP;NotStarted;White[1]");
  EXPECT_EQ(rewritten("Base MLP;NotStarted;White[1]"), "Base+MLP;NotStarted;White[1]");
}

TEST(GameString, may_be_a_bare_list_of_moves_whose_bugs_tell_the_game_type) {
  EXPECT_EQ(rewritten("wA1;bM wA1-;wP -wA1"), "Base+MP;InProgress;Black[2];wA1;bM wA1-;wP -wA1");
  EXPECT_EQ(rewritten("wA1;bA1 wA1-"), "Base;InProgress;White[2];wA1;bA1 wA1-");
  EXPECT_EQ(rewritten("wD;bR wD-"), "Base+DR;InProgress;White[2];wD;bR wD-");
  EXPECT_EQ(error_of("wL;bR wL-"), "the moves name both L and R, which exclude each other");
}

TEST(GameString, is_read_with_a_point_for_the_first_reference) {
  EXPECT_EQ(rewritten("Base;InProgress;Black[1];wA1 ."), "Base;InProgress;Black[1];wA1");
}

TEST(GameString, is_written_with_canonical_references) {
  // Two tiles that refer to themselves, and a climb with a direction.
  EXPECT_EQ(rewritten(R"(Base;;;wB1;bS1 wB1-;wQ \wB1;bQ bS1-;wQ wQ-;bQ \bQ;wB1 wB1-)"),
            R"(Base;InProgress;Black[4];wB1;bS1 wB1-;wQ \wB1;bQ bS1-;wQ \bS1;bQ bS1/;wB1 bS1)");
}

TEST(GameString, is_read_with_tiles_numbered_freely) {
  EXPECT_EQ(rewritten("Base;;;wA3;bG2 wA3-;wA1 -wA3;bG1 bG2-"),
            "Base;InProgress;White[3];wA1;bG1 wA1-;wA2 -wA1;bG2 bG1-");
}

TEST(GameString, that_begins_with_a_queen_is_read_whatever_the_opening) {
  const Result<Game> white = parse_game_string("Base;;;wQ;bA1 wQ-");
  ASSERT_TRUE(white);
  EXPECT_TRUE(white->edition().queen_first);
  const Result<Game> black = parse_game_string("Base;;;wA1;bQ wA1-");
  ASSERT_TRUE(black);
  EXPECT_TRUE(black->edition().queen_first);
  EXPECT_FALSE(parse_game_string("Base;;;wA1;bA1 wA1-;wQ -wA1")->edition().queen_first);
}

TEST(GameString, is_replayed_by_the_rules_that_are_given) {
  ReplayRules rules;
  rules.queen_first = true;
  rules.repetition_draws = true;
  const Result<Game> game = parse_game_string("Base", rules);
  ASSERT_TRUE(game);
  EXPECT_TRUE(game->edition().queen_first);
  EXPECT_TRUE(game->repetition_draws());
  EXPECT_FALSE(parse_game_string("Base")->repetition_draws());
}

TEST(GameString, that_is_wrong_is_refused_with_ply_text_and_reason) {
  EXPECT_EQ(error_of("Base;;;wA1;bA1 wA1"), "ply 2, \"bA1 wA1\": that cell is taken by wA1");
  EXPECT_EQ(error_of("Base;;;wA1;bA1 wA1-;wA2 bA1-"),
            "ply 3, \"wA2 bA1-\": a new tile may not touch the enemy: bA1");
  EXPECT_EQ(
      error_of("Base;;;wA1; bX wA1- "),
      "ply 2, \"bX wA1-\": \"bX\" is not a tile; a tile is w or b, a bug and its number, such "
      "as wA1 or bQ");
  EXPECT_EQ(error_of("Base;;;wA1;;bA1 wA1-"),
            "ply 2, \"\": the move is missing; for example wA1 bQ-");
  EXPECT_EQ(error_of("Base;;;wM"), "ply 1, \"wM\": wM is not in this game (Base)");
  EXPECT_EQ(error_of("Base;;;wA1;pass"),
            "ply 2, \"pass\": Black may pass only when no tile can be placed or moved");
}

TEST(GameString, that_is_no_game_at_all_is_refused) {
  EXPECT_EQ(error_of(""), "the game is missing; for example Base+MLP or a game string");
  EXPECT_EQ(error_of(" ; \n"), "the game is missing; for example Base+MLP or a game string");
  EXPECT_EQ(
      error_of("hello"),
      "unknown game type \"hello\": unknown expansion \"h\"; the letters are M, L, P, D and R");
  EXPECT_EQ(error_of(";InProgress;White[1];wA1"),
            "the game type is missing; for example Base or Base+MLP");
}

TEST(GameString, of_a_game_that_is_over_takes_no_more_moves) {
  const std::string drawn =
      R"(Base;Draw;Black[8];wA1;bG1 wA1-;wQ \wA1;bA1 bG1\;wS1 /wQ;bQ bG1/;wB1 wQ/;bA2 bQ/;)"
      R"(wA2 -wB1;bA3 bQ\;wG1 \wB1;bA1 -bA2;wA3 /wA2;bS1 bA2\;wG1 wB1\)";
  EXPECT_EQ(rewritten(drawn), drawn);
  EXPECT_EQ(error_of(drawn + ";bB1 bS1-"), "ply 16, \"bB1 bS1-\": the game is over");
}

TEST(GameString, takes_blanks_between_all_parts_of_its_header) {
  for (const char* text : {"Base + MLP ; InProgress ; Black [ 1 ] ; wA1", "Base+M L P;;;wA1"}) {
    const Result<Game> game = parse_game_string(text);
    ASSERT_TRUE(game) << game.error();
    EXPECT_EQ(game_string(*game), "Base+MLP;InProgress;Black[1];wA1");
  }
}

}  // namespace
}  // namespace mandible::test
