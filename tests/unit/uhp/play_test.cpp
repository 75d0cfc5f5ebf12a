// Playing by the protocol: play, pass, validmoves and undo.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"
#include "unit/uhp/conversation.h"

namespace mandible::test {
namespace {

std::vector<std::string> sorted_moves(Conversation& talk) {
  const std::string line = talk.ask_one("validmoves");
  std::vector<std::string> moves;
  for (std::string_view move : split(line, ';')) moves.emplace_back(move);
  std::sort(moves.begin(), moves.end());
  return moves;
}

TEST(UhpPlay, prints_the_game_after_each_move) {
  Conversation talk;
  talk.ask("newgame Base+MLP");
  EXPECT_EQ(talk.ask("play wS1"), "Base+MLP;InProgress;Black[1];wS1\nok");
  EXPECT_EQ(talk.ask("play bM wS1-"), "Base+MLP;InProgress;White[2];wS1;bM wS1-\nok");
  EXPECT_EQ(talk.ask("play wQ -wS1"), "Base+MLP;InProgress;Black[2];wS1;bM wS1-;wQ -wS1\nok");
}

TEST(UhpPlay, accepts_the_liberties_that_newgame_accepts) {
  Conversation talk;
  talk.ask("newgame Base+MLP");
  EXPECT_EQ(talk.ask_one("play wm1 ."), "Base+MLP;InProgress;Black[1];wM");
  EXPECT_EQ(talk.ask_one("play BL1  wm-"), "Base+MLP;InProgress;White[2];wM;bL wM-");
  talk.ask("newgame Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-");
  EXPECT_EQ(talk.ask_one("play wQ wQ/"),
            R"(Base;InProgress;Black[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wQ \wA1)");
  talk.ask("newgame Base;;;wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1");
  const std::string climbed = R"(wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ bB1\;wB2 wQ;bB1 bQ)";
  talk.ask("play wB2 wB1-");
  EXPECT_EQ(talk.ask_one("play bB1 /wB1"), "Base;InProgress;White[5];" + climbed);
  EXPECT_EQ(talk.ask_one("play wA1 wQ-"), "Base;InProgress;Black[5];" + climbed + ";wA1 wB2-");
}

TEST(UhpPlay, refuses_text_that_is_no_move) {
  Conversation talk;
  talk.ask("newgame");
  talk.ask("play wA1");
  for (std::string_view line :
       {"play foo", "play wA4 wA1-", "play bA1", "play bA1 wA2-", "play bA1 /wA1-",
        "play bA1 wA1- x", "play bA wA1-", "play bA1 -"}) {
    EXPECT_EQ(talk.ask_one(line).substr(0, 12), "invalidmove ") << line;
  }
  EXPECT_EQ(talk.ask("play"), "err 'play' needs a move, such as play wA1 bQ-\nok");
}

TEST(UhpPlay, refuses_what_the_rules_forbid) {
  Conversation talk;
  talk.ask("newgame");
  EXPECT_EQ(talk.ask("play wQ"), "invalidmove wQ: the Queen may not be the first tile\nok");
  EXPECT_EQ(talk.ask("play wA2"), "invalidmove wA2: wA1 must be placed first\nok");
  EXPECT_EQ(talk.ask("play bA1"), "invalidmove bA1: bA1 is not White's to move\nok");
  EXPECT_EQ(talk.ask("play wM"), "invalidmove wM: wM is not in this game (Base)\nok");
}

TEST(UhpPlay, keeps_the_game_when_a_move_is_illegal) {
  Conversation talk;
  talk.ask("newgame");
  const std::string game = talk.ask_one("play wA1");
  EXPECT_EQ(talk.ask_one("play bQ wA1-").substr(0, 12), "invalidmove ");
  EXPECT_EQ(talk.game(), game);
}

TEST(UhpPlay, demands_the_queen_on_the_fourth_turn) {
  Conversation talk;
  talk.ask(R"(newgame Base;;;wA1;bA1 wA1-;wA2 -wA1;bA2 bA1-;wA3 -wA2;bA3 bA2-)");
  EXPECT_EQ(talk.ask_one("play wS1 -wA3").substr(0, 17), "invalidmove wS1: ");
  for (const std::string& move : sorted_moves(talk)) EXPECT_EQ(move.substr(0, 2), "wQ") << move;
}

TEST(UhpPlay, lets_a_pillbug_throw_an_enemy) {
  Conversation talk;
  talk.ask(R"(newgame Base+P;;;wS1;bP \wS1;wQ /wS1;bQ \bP;wQ /bP)");
  // Not the Queen, who has just moved.
  EXPECT_EQ(talk.ask_one("play wQ bP/").substr(0, 16), "invalidmove wQ: ");
  EXPECT_EQ(talk.ask_one("play wS1 bP/"),
            R"(Base+P;InProgress;White[4];wS1;bP \wS1;wQ /wS1;bQ \bP;wQ /bP;wS1 bP/)");
}

TEST(UhpPass, is_refused_while_there_are_moves) {
  Conversation talk;
  talk.ask("newgame");
  EXPECT_EQ(talk.ask("pass"),
            "invalidmove White may pass only when no tile can be placed or moved\nok");
  EXPECT_EQ(talk.ask("play pass"), talk.ask("pass"));
}

TEST(UhpPass, is_the_only_move_when_nothing_else_is_possible) {
  Conversation talk;
  const std::string moves(kBlackMustPass);
  EXPECT_EQ(talk.ask("newgame " + moves), "Base;InProgress;Black[4];" + moves + "\nok");
  EXPECT_EQ(talk.ask("validmoves"), "pass\nok");
  EXPECT_EQ(talk.ask_one("play bA1 bQ-").substr(0, 12), "invalidmove ");
  EXPECT_EQ(talk.ask("bestmove depth 2"), "pass\nok");
  EXPECT_EQ(talk.ask("pass"), "Base;InProgress;White[5];" + moves + ";pass\nok");
  talk.ask("undo");
  EXPECT_EQ(talk.ask("play pass"), "Base;InProgress;White[5];" + moves + ";pass\nok");
}

TEST(UhpValidMoves, are_the_four_bugs_at_the_start_of_the_base_game) {
  Conversation talk;
  talk.ask("newgame");
  EXPECT_EQ(sorted_moves(talk), (std::vector<std::string>{"wA1", "wB1", "wG1", "wS1"}));
}

TEST(UhpValidMoves, are_as_many_as_other_programs_count) {
  Conversation talk;
  // docs of Mzinga and nokamute: perft 1 of the beetle gate, and of a position with a win.
  talk.ask("newgame Base+MLP;;;wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1;wB2 wQ;bB1 bQ");
  EXPECT_EQ(sorted_moves(talk).size(), 36U);
  talk.ask("newgame " + std::string(kWhiteCanWin));
  EXPECT_EQ(sorted_moves(talk).size(), 48U);
}

TEST(UhpValidMoves, can_all_be_played) {
  Conversation talk;
  talk.ask("newgame Base+MLP;;;wP;bA1 wP-;wQ -wP;bQ bA1-;wB1 /wQ;bM bQ-");
  const std::vector<std::string> moves = sorted_moves(talk);
  EXPECT_EQ(std::adjacent_find(moves.begin(), moves.end()), moves.end());
  for (const std::string& move : moves) {
    const std::string game = talk.ask_one("play " + move);
    // What was written as canonical stays as it is.
    EXPECT_EQ(game.substr(game.rfind(';') + 1), move);
    talk.ask("undo");
  }
}

TEST(UhpUndo, takes_back_one_move_unless_told_how_many) {
  Conversation talk;
  talk.ask("newgame Base;;;wA1;bA1 wA1-;wQ -wA1;bQ bA1-");
  EXPECT_EQ(talk.ask("undo"), "Base;InProgress;Black[2];wA1;bA1 wA1-;wQ -wA1\nok");
  EXPECT_EQ(talk.ask("undo 1"), "Base;InProgress;White[2];wA1;bA1 wA1-\nok");
  EXPECT_EQ(talk.ask("undo 2"), "Base;NotStarted;White[1]\nok");
}

TEST(UhpUndo, refuses_more_moves_than_were_made) {
  Conversation talk;
  talk.ask("newgame");
  EXPECT_EQ(talk.ask_one("undo").substr(0, 16), "err Unable to un");
  talk.ask("play wA1");
  EXPECT_EQ(talk.ask("undo 5"), "err Unable to undo 5 moves; the game has 1.\nok");
  EXPECT_EQ(talk.ask("undo 1"), "Base;NotStarted;White[1]\nok");
}

TEST(UhpUndo, refuses_what_is_no_number_of_moves) {
  Conversation talk;
  talk.ask("newgame");
  talk.ask("play wA1");
  for (std::string_view number :
       {"0", "-1", "x", "1.5", "+1", "1 1", "1000001", "18446744073709551617"}) {
    EXPECT_EQ(talk.ask("undo " + std::string(number)),
              "err 'undo' takes the number of moves to take back, not \"" + std::string(number) +
                  "\"\nok");
  }
}

TEST(UhpUndo, takes_back_the_end_of_the_game) {
  Conversation talk;
  talk.ask("newgame " + std::string(kDrawn));
  EXPECT_EQ(talk.ask_one("undo 15"), "Base;NotStarted;White[1]");
}

}  // namespace
}  // namespace mandible::test
