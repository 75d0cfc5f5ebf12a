#include <gtest/gtest.h>

#include "records/pgn.h"
#include "records/record_text.h"
#include "records/sgf.h"
#include "sgf_text.h"

namespace mandible {
namespace {

TEST(SgfFile, reads_capitals_times_and_trailing_blanks) {
  EXPECT_EQ(moves(read("(;GM[27]SU[hive-plm 2 0 101]\n; P0[1 Move W wP1 N 13 .]TM[563]\n"
                       "; P0[2 Done ]TM[1063]\n; P1[3 Pick B 3 bB1]TM[19243]\n"
                       "; P1[4 Dropb bB1 M 12 /wP]TM[23411]\n; P1[5 Done ]TM[35165]\n)")),
            "wP;bB1 /wP");
}

TEST(SgfFile, reads_an_accepted_draw) {
  const Record record = read(
      sgf(after(kTwoPlies, "0 offerdraw\n0 done\n1 declinedraw\n1 acceptdraw\n1 done\n1 done\n")));
  EXPECT_EQ(record.game.outcome(), Outcome::Draw);
  EXPECT_EQ(record.game.ending(), Ending::Agreement);
  EXPECT_EQ(record.game.plies(), 2);
}

TEST(SgfFile, reads_a_resignation) {
  for (std::string_view end :
       {"1 resign\n1 done\n", "1 Resign \n1 Done \n1 done\n", "1 resign\n"}) {
    const Record record = read(sgf(after(kBlackMustPass, end)));
    EXPECT_EQ(record.game.outcome(), Outcome::WhiteWins);
    EXPECT_EQ(record.game.ending(), Ending::Resignation);
    EXPECT_EQ(record.game.plies(), 7);
  }
}

TEST(SgfFile, counts_the_move_of_a_turn_that_ends_in_resignation) {
  const Record record = read(sgf(after(kTwoPlies, "0 move W wA2 N 14 .\n0 resign\n0 done\n")));
  EXPECT_EQ(record.game.plies(), 3);
  EXPECT_EQ(record.game.outcome(), Outcome::BlackWins);
}

TEST(SgfFile, finds_the_winner_by_name_in_any_language) {
  const auto outcome = [](std::string_view result) {
    return read(sgf(kTwoPlies, "hive", result)).game.outcome();
  };
  EXPECT_EQ(outcome("Game won by Ann"), Outcome::WhiteWins);
  EXPECT_EQ(outcome("Bob vann spelet"), Outcome::BlackWins);
  EXPECT_EQ(outcome("Bob\xE3\x81\xAE\xE5\x8B\x9D\xE3\x81\xA1"), Outcome::BlackWins);
  EXPECT_EQ(outcome("The game is a draw"), Outcome::Draw);
  EXPECT_EQ(outcome("W+"), Outcome::WhiteWins);
  EXPECT_EQ(outcome("B+"), Outcome::BlackWins);
  EXPECT_EQ(outcome("Ann and Bob"), Outcome::InProgress);
  EXPECT_EQ(outcome("whatever"), Outcome::InProgress);
  EXPECT_EQ(outcome(""), Outcome::InProgress);
}

TEST(SgfFile, is_not_misled_by_a_name_within_a_name) {
  const std::string players = "P0[id \"Al\"]P1[id \"Alan\"]" + nodes(kTwoPlies) + ")";
  EXPECT_EQ(read("(;SU[hive]RE[Game won by Alan]" + players).game.outcome(), Outcome::BlackWins);
  EXPECT_EQ(read("(;SU[hive]RE[Game won by Al]" + players).game.outcome(), Outcome::WhiteWins);
}

TEST(SgfFile, believes_the_board_before_the_words) {
  EXPECT_EQ(read(sgf(kWhiteWins, "hive", "Game won by Bob")).game.outcome(), Outcome::WhiteWins);
}

TEST(SgfFile, believes_the_words_before_a_resignation) {
  const Record record =
      read(sgf(after(kTwoPlies, "0 resign\n0 done\n"), "hive", "Game won by Ann"));
  EXPECT_EQ(record.game.outcome(), Outcome::WhiteWins);
  EXPECT_EQ(record.game.ending(), Ending::Recorded);
}

TEST(SgfFile, reads_the_variants) {
  const auto type = [](std::string_view name) {
    return game_type(read(sgf("", name)).game.edition());
  };
  EXPECT_EQ(type("hive"), "Base");
  EXPECT_EQ(type("Hive-M"), "Base+M");
  EXPECT_EQ(type("hive-l"), "Base+L");
  EXPECT_EQ(type("hive-p"), "Base+P");
  EXPECT_EQ(type("hive-lm"), "Base+ML");
  EXPECT_EQ(type("hive-pm"), "Base+MP");
  EXPECT_EQ(type("hive-pl"), "Base+LP");
  EXPECT_EQ(type("Hive-PLM"), "Base+MLP");
  EXPECT_EQ(type("hive-plm 2 0 101"), "Base+MLP");
  EXPECT_EQ(type("hive-pielm 2 0 101"), "Base+MLP");
}

TEST(SgfFile, refuses_what_is_not_standard_hive) {
  EXPECT_EQ(error_of(sgf("", "hive-ultimate 2 0 101")),
            "hive-ultimate cannot be read: its players choose their bugs");
  EXPECT_EQ(error_of(sgf("", "hive-x")), "unknown game \"hive-x\"; for example hive or hive-plm");
  EXPECT_EQ(error_of("(;GM[27])"),
            "SU, the name of the game, is missing; for example SU[hive-plm]");
  EXPECT_EQ(error_of("(;GM[1]SZ[19];B[aa])"), "game number \"1\" is not Hive, which is GM[27]");
}

TEST(SgfFile, keeps_the_header_as_tags) {
  const Record record = read(
      "(;\nGM[27]VV[1]\nSU[hive]\nDT[Fri Nov 02 09:01:07 EDT 2018]\nGN[HV-Ann-Bob]\nEV[Cup]\n"
      "PC[Home]\nRO[3]\nRE[Game won by Ann]\nP0[id \"Ann\"]\nP0[ranking 1500]\nP1[id \"Bob\"]\n)");
  EXPECT_EQ(record.tags, (Tags{{"Date", "2018.11.02"},
                               {"Event", "Cup"},
                               {"Site", "Home"},
                               {"Round", "3"},
                               {"White", "Ann"},
                               {"Black", "Bob"},
                               {"SgfDate", "Fri Nov 02 09:01:07 EDT 2018"},
                               {"SgfGameName", "HV-Ann-Bob"},
                               {"SgfResult", "Game won by Ann"}}));
}

TEST(SgfFile, leaves_out_empty_properties_and_dates_it_cannot_read) {
  EXPECT_EQ(read("(;SU[hive]DT[soon]GN[]RE[])").tags, (Tags{{"SgfDate", "soon"}}));
}

TEST(SgfFile, becomes_the_same_pgn_as_with_mzinga) {
  EXPECT_EQ(pgn_text(read("(;SU[hive]DT[31 October 2018]GN[HV-Ann-Bob-2018-10-31-1613]"
                          "RE[Game won by Ann]P0[id \"Ann\"]P1[id \"Bob\"]" +
                          nodes(kTwoPlies) + ")")),
            "[GameType \"Base\"]\n[Date \"2018.10.31\"]\n[Event \"\"]\n[Site \"\"]\n[Round \"\"]\n"
            "[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"WhiteWins\"]\n"
            "[SgfDate \"31 October 2018\"]\n[SgfGameName \"HV-Ann-Bob-2018-10-31-1613\"]\n"
            "[SgfResult \"Game won by Ann\"]\n\n1. wA1\n2. bA1 /wA1\n\nWhiteWins\n");
}

TEST(SgfFile, finds_the_winner_by_name_after_a_swap) {
  EXPECT_EQ(read(sgf("0 movedone W wA1 N 13 .\n1 swap\n1 done\n", "hive-pielm", "Game won by Ann"))
                .game.outcome(),
            Outcome::BlackWins);
}

TEST(SgfFile, reads_backslash_escapes) {
  const Record record = read(
      "(;SU[hive]P0[id \"A\\]n\\\\n\"]RE[Game \\[won\\] by \\\nBob]\n"
      "; P0[1 movedone W wA1 N 13 .]\n; P1[2 movedone B bA1 N 14 \\\\wA1]\n)");
  EXPECT_EQ(tag_value(record.tags, "White"), "A]n\\n");
  EXPECT_EQ(tag_value(record.tags, "SgfResult"), "Game [won] by Bob");
  EXPECT_EQ(moves(record), "wA1;bA1 \\wA1");
}

TEST(SgfFile, stops_at_the_end_of_the_first_tree) {
  EXPECT_EQ(moves(read("junk (;SU[hive]\n" + nodes(kTwoPlies) + ")\n(;SU[chess]\n" +
                       nodes("0 movedone W wA2 N 14 .\n") + ")\n")),
            "wA1;bA1 /wA1");
}

// The lines with their comments, each behind its number of plies.
std::string lines(const RecordTree& tree, NodeIndex index = RecordTree::kRoot) {
  const RecordNode& node = tree.node(index);
  std::string text = node.text;
  if (!node.remarks.comment.empty()) text += "{" + node.remarks.comment + "}";
  if (node.children.size() == 1) return text + ";" + lines(tree, node.children.front());
  for (NodeIndex child : node.children) text += "(" + lines(tree, child) + ")";
  return text;
}

TEST(SgfFile, reads_variations) {
  const Record record =
      read("(;SU[hive]C[s]" + nodes("0 movedone W wA1 N 13 .\n") + "(" +
           nodes("1 movedone B bA1 O 13 .\n") + "C[main](" + nodes("0 movedone W wQ M 13 .\n") +
           ")(" + nodes("0 movedone W wQ N 14 .\n") + "C[other]))(" +
           nodes("1 movedone B bG1 O 13 .\n0 movedone W wQ M 13 .\n") + "))");
  EXPECT_EQ(lines(record.tree),
            "{s};wA1(bA1 wA1-{main}(wQ -wA1)(wQ \\wA1{other}))(bG1 wA1-;wQ -wA1)");
  EXPECT_EQ(moves(record), "wA1;bA1 wA1-;wQ -wA1");
}

TEST(SgfFile, reads_variations_within_a_turn) {
  const Record record =
      read("(;SU[hive]" + nodes("0 move W wA1 N 13 .\n") + "(" + nodes("0 done\n") + ")(" +
           nodes("0 move W wG1 N 13 .\n0 done\n") + "))");
  EXPECT_EQ(lines(record.tree), "(wA1)(wG1)");
}

TEST(SgfFile, leaves_a_comment_at_the_start_of_a_variation_with_the_move_before) {
  const Record record = read("(;SU[hive]" + nodes("0 movedone W wA1 N 13 .\n") + "(" +
                             nodes("1 movedone B bA1 O 13 .\n") + "C[one])(;C[two]" +
                             nodes("1 movedone B bG1 O 13 .\n") + "))");
  EXPECT_EQ(lines(record.tree), ";wA1{two}(bA1 wA1-{one})(bG1 wA1-)");
}

TEST(SgfFile, takes_the_end_of_the_game_from_the_main_line) {
  const std::string start = "(;SU[hive]P0[id \"Ann\"]P1[id \"Bob\"]" + nodes(kTwoPlies) + "(";
  const std::string move = nodes("0 movedone W wA2 N 14 .\n");
  const std::string resigns = nodes("0 resign\n0 done\n");
  EXPECT_FALSE(read(start + move + ")(" + resigns + "))").game.over());
  EXPECT_EQ(read(start + resigns + ")(" + move + "))").game.ending(), Ending::Resignation);
}

TEST(SgfFile, refuses_variations_that_are_nested_too_deep) {
  std::string text = "(;SU[hive]";
  for (int i = 0; i < 33; ++i) text += "(;)(;";
  EXPECT_EQ(error_of(text), "variations are nested more than 32 deep");
  EXPECT_TRUE(parse_sgf("(;SU[hive]" + std::string(5000, '(')));
  EXPECT_FALSE(parse_sgf("(;SU[hive]" + std::string(1'000'000, '(')));
}

TEST(SgfFile, checks_the_moves_of_every_variation) {
  EXPECT_EQ(error_of("(;SU[hive]" + nodes(kTwoPlies) + "(" + nodes("0 movedone W wA2 N 14 .\n") +
                     ")(" + nodes("0 movedone W wA2 M 11 .\n") + "))"),
            "ply 3, \"1 movedone W wA2 M 11 .\": a new tile may not touch the enemy: bA1");
}

TEST(SgfFile, follows_the_first_variation) {
  EXPECT_EQ(moves(read("(;SU[hive]" + nodes(kTwoPlies) + "(" + nodes("0 movedone W wA2 N 14 .\n") +
                       ")(" + nodes("0 movedone W wG1 N 14 .\n") + "))")),
            "wA1;bA1 /wA1;wA2 \\wA1");
}

TEST(SgfFile, reads_a_file_that_was_cut_off_between_operations) {
  EXPECT_EQ(moves(read("(;SU[hive]\n" + nodes(kTwoPlies))), "wA1;bA1 /wA1");
}

TEST(SgfFile, ignores_operations_of_nobody) {
  EXPECT_EQ(moves(read("(;SU[hive]\n; P-1[Pop P0\\[0 Start P0\\]]\n" + nodes(kTwoPlies) + ")")),
            "wA1;bA1 /wA1");
}

TEST(SgfFile, keeps_comments_at_their_plies) {
  const Record record = read(
      "(;SU[hive]C[first\nline]\n;P0[1 move W wA1 N 13 .]C[on the ant];P0[2 done]C[indeed]\n"
      ";P1[3 movedone B bA1 M 12 .]C[reply])");
  EXPECT_EQ(comments(record),
            (Comments{{0, "first\nline"}, {1, "on the ant\nindeed"}, {2, "reply"}}));
}

TEST(SgfFile, names_ply_text_and_reason_of_an_illegal_move) {
  EXPECT_EQ(error_of(sgf(after(kTwoPlies, "0 move W wA2 M 11 /bA1\n0 done\n"))),
            "ply 3, \"6 move W wA2 M 11 /bA1\": a new tile may not touch the enemy: bA1");
  EXPECT_EQ(error_of(sgf("0 movedone W wM1 N 13 .\n")),
            "ply 1, \"1 movedone W wM1 N 13 .\": wM is not in this game (Base)");
  EXPECT_EQ(error_of(sgf(after(kWhiteWins, "1 movedone B bA1 O 11 .\n"))),
            "ply 10, \"10 movedone B bA1 O 11 .\": the game is over");
  EXPECT_EQ(error_of(sgf("0 movedone W wA1 N 13 .\n1 movedone B bA1 P 13 .\n")),
            "ply 2, \"2 movedone B bA1 P 13 .\": \"P 13\" is nowhere near the hive");
}

TEST(SgfFile, names_ply_text_and_reason_of_a_broken_move) {
  EXPECT_EQ(
      error_of(sgf("0 movedone W wX1 N 13 .\n")),
      "ply 1, \"1 movedone W wX1 N 13 .\": \"wwX1\" is not a tile; a tile is w or b, a bug and "
      "its number, such as wA1 or bQ");
  EXPECT_EQ(error_of(sgf("0 dropb wA1 N\n0 done\n")),
            "ply 1, \"1 dropb wA1 N\": \"N \" is not a column and a row, such as N 13");
  EXPECT_EQ(
      error_of(sgf("0 movedone W wA1 5N 13 .\n")),
      "ply 1, \"1 movedone W wA1 5N 13 .\": \"5N 13\" is not a column and a row, such as N 13");
}

TEST(SgfFile, says_what_is_wrong_with_a_broken_file) {
  EXPECT_EQ(error_of(""), "this is not an SGF file: it has no game, which begins with (;");
  EXPECT_EQ(error_of("hello (world)"),
            "this is not an SGF file: it has no game, which begins with (;");
  EXPECT_EQ(error_of("(;SU[hive]; P0[1 move W"),
            "the value of \"P0\" is not closed; a closing bracket is expected");
  EXPECT_EQ(error_of("(;SU[hive\\"),
            "the value of \"SU\" is not closed; a closing bracket is expected");
}

TEST(SgfFile, names_line_and_column_of_an_error) {
  const auto error = [](std::string_view text) { return parse_sgf(text).error(); };
  EXPECT_EQ(error("(;SU[hive]\n; P0[1 movedone W wM1 N 13 .])"),
            "line 2, column 5: ply 1, \"1 movedone W wM1 N 13 .\": wM is not in this game (Base)");
  EXPECT_EQ(error("(;SU[hive];\n P0[1 move W"),
            "line 2, column 4: the value of \"P0\" is not closed; a closing bracket is expected");
}

}  // namespace
}  // namespace mandible
