// newgame: game types, and everything that programs and people write for a game string.
#include <gtest/gtest.h>

#include "unit/uhp/conversation.h"

namespace mandible::test {
namespace {

std::string new_game(const std::string& argument) {
  return Conversation().ask_one("newgame " + argument);
}

TEST(UhpNewGame, is_the_base_game_without_an_argument) {
  EXPECT_EQ(new_game(""), "Base;NotStarted;White[1]");
}

TEST(UhpNewGame, starts_afresh_without_an_argument_while_a_game_runs) {
  Conversation talk;
  talk.ask("newgame Base+MLP;InProgress;White[2];wA1;bA1 wA1-");
  EXPECT_EQ(talk.ask("newgame"), "Base;NotStarted;White[1]\nok");
  EXPECT_TRUE(Conversation::is_error(talk.ask_one("undo")));
}

TEST(UhpNewGame, knows_every_official_type) {
  for (const char* type :
       {"Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP"}) {
    EXPECT_EQ(new_game(type), std::string(type) + ";NotStarted;White[1]");
  }
}

TEST(UhpNewGame, knows_the_house_types) {
  for (const char* type : {"Base+D", "Base+R", "Base+MD", "Base+MR", "Base+MDR", "Base+MLPD"}) {
    EXPECT_EQ(new_game(type), std::string(type) + ";NotStarted;White[1]");
  }
}

TEST(UhpNewGame, knows_the_house_types_whether_it_announced_them_or_not) {
  EXPECT_EQ(Conversation(true).ask("newgame Base+MDR"),
            Conversation(false).ask("newgame Base+MDR"));
}

TEST(UhpNewGame, reads_the_letters_of_a_type_in_any_order_and_form) {
  for (const char* type :
       {"Base+PLM", "Base+LMP", "Base+MLPM", "base+mlp", "BASE+MLP", "Base MLP", "MLP", "pml"}) {
    EXPECT_EQ(new_game(type), "Base+MLP;NotStarted;White[1]") << type;
  }
  EXPECT_EQ(new_game("Base+"), "Base;NotStarted;White[1]");
  EXPECT_EQ(new_game("Base+RDM"), "Base+MDR;NotStarted;White[1]");
}

TEST(UhpNewGame, refuses_types_that_do_not_exist) {
  for (const char* type : {"Base+X", "BaseMLP", "Bas", "Base-M", "Base+LR", "Base+MLPDR", "LR",
                           "Base++M", ";", ";;;"}) {
    EXPECT_EQ(new_game(type).substr(0, 4), "err ") << type;
  }
}

TEST(UhpNewGame, goes_on_with_the_game_of_a_game_string) {
  Conversation talk;
  const std::string game = R"(Base+MLP;InProgress;White[3];wP;bA1 wP-;wQ -wP;bQ bA1-)";
  EXPECT_EQ(talk.ask_one("newgame " + game), game);
  EXPECT_EQ(talk.ask_one("play wA1 -wQ"),
            R"(Base+MLP;InProgress;Black[3];wP;bA1 wP-;wQ -wP;bQ bA1-;wA1 -wQ)");
  EXPECT_EQ(talk.ask_one("undo 5"), "Base+MLP;NotStarted;White[1]");
}

TEST(UhpNewGame, computes_state_and_turn_and_believes_neither) {
  EXPECT_EQ(new_game("Base;BlackWins;White[99];wA1;bA1 wA1-"),
            "Base;InProgress;White[2];wA1;bA1 wA1-");
  EXPECT_EQ(new_game("Base;NotStarted;White[1];wA1"), "Base;InProgress;Black[1];wA1");
  EXPECT_EQ(new_game("Base;InProgress;White[1];" + std::string(kDrawn)),
            "Base;Draw;Black[8];" + std::string(kDrawn));
}

TEST(UhpNewGame, accepts_missing_and_empty_header_fields) {
  const std::string game = "Base+MLP;InProgress;White[2];wA1;bA1 wA1-";
  // The first is what hive-hydra sends.
  for (const char* header : {"Base+MLP;InProgress;;", "Base+MLP;;;", "Base+MLP;;White[2];",
                             "Base+MLP;", "Base+MLP;InProgress;", "Base+MLP;White[2];",
                             "Base+MLP;;", "Base+MLP;inprogress;WHITE[2];"}) {
    EXPECT_EQ(new_game(header + std::string("wA1;bA1 wA1-")), game) << header;
  }
  EXPECT_EQ(new_game("Base+M;NotStarted"), "Base+M;NotStarted;White[1]");
  EXPECT_EQ(new_game("Base+M;NotStarted;White[1];"), "Base+M;NotStarted;White[1]");
}

TEST(UhpNewGame, infers_the_expansions_of_a_bare_list_of_moves) {
  EXPECT_EQ(new_game("wA1;bA1 wA1-"), "Base;InProgress;White[2];wA1;bA1 wA1-");
  EXPECT_EQ(new_game("wM;bP wM-"), "Base+MP;InProgress;White[2];wM;bP wM-");
  EXPECT_EQ(new_game("wR;bD wR-"), "Base+DR;InProgress;White[2];wR;bD wR-");
  EXPECT_EQ(new_game("wL;bR wL-").substr(0, 4), "err ");
}

TEST(UhpNewGame, accepts_a_separator_at_the_end) {
  EXPECT_EQ(new_game("Base;InProgress;Black[1];wA1;"), "Base;InProgress;Black[1];wA1");
  EXPECT_EQ(new_game("Base;InProgress;Black[1];wA1; ; "), "Base;InProgress;Black[1];wA1");
}

TEST(UhpNewGame, accepts_blanks_round_every_token) {
  EXPECT_EQ(new_game(" Base+M ; InProgress ;\tWhite[2]\t; wA1 ;bA1 \t wA1-  ;\r"),
            "Base+M;InProgress;White[2];wA1;bA1 wA1-");
}

TEST(UhpNewGame, accepts_any_capitals_in_tiles) {
  EXPECT_EQ(new_game("Base+M;InProgress;White[3];WS1;BS1 ws1-;wq -WS1;BQ bs1-"),
            "Base+M;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
}

TEST(UhpNewGame, accepts_numbers_on_single_bugs) {
  EXPECT_EQ(new_game("Base+MLP;InProgress;White[2];wM1;bL1 wM1-;wP1 -wM1;bQ1 bL1-"),
            "Base+MLP;InProgress;White[3];wM;bL wM-;wP -wM;bQ bL-");
}

TEST(UhpNewGame, renumbers_tiles_that_were_placed_out_of_order) {
  EXPECT_EQ(new_game("Base;InProgress;White[3];wA3;bS2 wA3-;wA1 -wA3;bS1 bS2-"),
            "Base;InProgress;White[3];wA1;bS1 wA1-;wA2 -wA1;bS2 bS1-");
}

TEST(UhpNewGame, accepts_a_point_as_the_place_of_the_first_tile) {
  EXPECT_EQ(new_game("Base;InProgress;Black[1];wA1 ."), "Base;InProgress;Black[1];wA1");
}

TEST(UhpNewGame, accepts_tiles_that_refer_to_themselves) {
  EXPECT_EQ(new_game("Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wQ wQ/;bQ /bQ"),
            R"(Base;InProgress;White[4];wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wQ \wA1;bQ bA1\)");
}

TEST(UhpNewGame, accepts_climbs_with_a_direction_and_covered_references) {
  EXPECT_EQ(new_game("Base;;;wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1;wB2 wB1-;bB1 /wB1;"
                     "wA1 wQ-"),
            R"(Base;InProgress;Black[5];wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ bB1\;wB2 wQ;)"
            R"(bB1 bQ;wA1 wB2-)");
}

TEST(UhpNewGame, replays_a_game_that_begins_with_a_queen) {
  EXPECT_EQ(new_game("Base;InProgress;White[2];wQ;bQ wQ-"), "Base;InProgress;White[2];wQ;bQ wQ-");
  EXPECT_EQ(new_game("Base;InProgress;White[2];wA1;bQ wA1-"),
            "Base;InProgress;White[2];wA1;bQ wA1-");
}

TEST(UhpNewGame, lets_a_game_that_began_with_a_queen_be_taken_back_and_played_again) {
  Conversation talk;
  talk.ask("newgame Base;InProgress;White[2];wQ;bQ wQ-");
  EXPECT_EQ(talk.ask_one("undo 2"), "Base;NotStarted;White[1]");
  EXPECT_EQ(talk.ask_one("play wQ"), "Base;InProgress;Black[1];wQ");
}

TEST(UhpNewGame, bars_the_queen_again_in_the_game_after_one_that_began_with_her) {
  Conversation talk;
  talk.ask("newgame Base;InProgress;White[2];wQ;bQ wQ-");
  talk.ask("newgame Base");
  EXPECT_EQ(talk.ask_one("play wQ").substr(0, 12), "invalidmove ");
}

TEST(UhpNewGame, replays_a_compulsory_pass_and_no_other) {
  const std::string moves(kBlackMustPass);
  EXPECT_EQ(new_game(moves + ";pass"), "Base;InProgress;White[5];" + moves + ";pass");
  EXPECT_EQ(new_game(moves + ";PASS"), "Base;InProgress;White[5];" + moves + ";pass");
  EXPECT_EQ(new_game("Base;;;wA1;pass").substr(0, 4), "err ");
}

TEST(UhpNewGame, names_the_ply_and_the_move_that_it_cannot_replay) {
  EXPECT_EQ(new_game("Base;;;wA1;bA1 wA1-;wQ bA1-"),
            "err ply 3, \"wQ bA1-\": a new tile may not touch the enemy: bA1");
  EXPECT_EQ(new_game("Base;;;wA1;;bA1 wA1-").substr(0, 14), "err ply 2, \"\":");
}

TEST(UhpNewGame, refuses_moves_after_the_end_of_the_game) {
  EXPECT_EQ(new_game(std::string(kDrawn) + ";bA1 bQ-").substr(0, 4), "err ");
  EXPECT_EQ(new_game(std::string(kDrawn) + ";pass").substr(0, 4), "err ");
}

TEST(UhpNewGame, writes_what_it_reads_again) {
  Conversation talk;
  for (std::string_view moves : {kBlackMustPass, kWhiteCanWin, kDrawn}) {
    const std::string game = talk.ask_one("newgame " + std::string(moves));
    EXPECT_EQ(talk.ask_one("newgame " + game), game);
  }
}

}  // namespace
}  // namespace mandible::test
