#include "records/sgf.h"

#include <gtest/gtest.h>

#include "records/record_text.h"
#include "sgf_text.h"

namespace mandible {
namespace {

TEST(Sgf, reads_robots_and_peoples_moves) { EXPECT_EQ(moves(kTwoPlies), "wA1;bA1 /wA1"); }

TEST(Sgf, reads_all_six_directions) {
  const std::string start = "0 movedone W wA1 N 13 .\n1 movedone B bA1 ";
  EXPECT_EQ(moves(start + "O 13 .\n"), "wA1;bA1 wA1-");
  EXPECT_EQ(moves(start + "O 14 .\n"), "wA1;bA1 wA1/");
  EXPECT_EQ(moves(start + "N 14 .\n"), "wA1;bA1 \\wA1");
  EXPECT_EQ(moves(start + "M 13 .\n"), "wA1;bA1 -wA1");
  EXPECT_EQ(moves(start + "M 12 .\n"), "wA1;bA1 /wA1");
  EXPECT_EQ(moves(start + "N 12 .\n"), "wA1;bA1 wA1\\");
}

TEST(Sgf, believes_coordinates_and_not_attachments) {
  EXPECT_EQ(moves("0 movedone W wA1 C 5 bQ-\n1 movedone B bA1 D 5 wG3\\\\\n"), "wA1;bA1 wA1-");
  EXPECT_EQ(moves("0 movedone W wA1 C 5\n1 movedone B bA1 D 5\n"), "wA1;bA1 wA1-");
}

TEST(Sgf, reads_climbs) { EXPECT_EQ(read(sgf(kBlackMustPass)).game.move_text(6), "wB1 bS1"); }

TEST(Sgf, reads_throws) {
  const Record record =
      read(sgf("0 movedone W wP1 N 13 .\n1 movedone B bP1 O 13 .\n0 movedone W wQ M 12 .\n"
               "1 movedone B bS1 P 14 .\n0 movedone W wQ O 14 .\n1 movedone B bG1 Q 14 .\n"
               "0 movedone W wG1 N 14 .\n1 movedone B bQ Q 15 .\n0 pickb O 13 bP1\n"
               "0 pdropb bP1 M 13 /wG1\n0 done\n",
               "hive-p"));
  EXPECT_EQ(record.game.move_text(8), "bP /wG1");
}

TEST(Sgf, reads_pmove_and_pmovedone) {
  const std::string start =
      "0 movedone W wP1 N 13 .\n1 movedone B bP1 O 13 .\n0 movedone W wQ M 12 .\n"
      "1 movedone B bS1 P 14 .\n0 movedone W wQ O 14 .\n1 movedone B bG1 Q 14 .\n"
      "0 movedone W wG1 N 14 .\n1 movedone B bQ Q 15 .\n";
  EXPECT_EQ(read(sgf(start + "0 pmove B bP1 M 13 .\n0 done\n", "hive-p")).game.move_text(8),
            "bP /wG1");
  EXPECT_EQ(read(sgf(start + "0 pmovedone B P M 13 .\n", "hive-p")).game.move_text(8), "bP /wG1");
}

TEST(Sgf, counts_the_last_drop_of_a_turn) {
  EXPECT_EQ(moves("0 pick W 1 wA1\n0 dropb wA1 N 13 .\n0 pickb N 13 wA1\n0 drop W 1 wA1 .\n"
                  "0 pick W 2 wG1\n0 dropb wG1 N 13 .\n0 done\n"
                  "1 pick B 1 bA1\n1 dropb bA1 M 12 .\n1 pickb M 12 bA1\n1 dropb bA1 O 13 .\n"
                  "1 done\n"),
            "wG1;bA1 wG1-");
  EXPECT_EQ(
      moves("0 pick W 1 wA1\n0 dropb wA1 N 13 .\n0 pick W 2 wG1\n0 dropb wG1 N 13 .\n0 done\n"),
      "wG1");
  EXPECT_EQ(moves("0 move W wA1 N 13 .\n0 move W wS1 N 13 .\n0 done\n"), "wS1");
}

TEST(Sgf, takes_a_drop_back_with_pickb) {
  // The turn then ends without a move, which is no pass where there are moves.
  EXPECT_EQ(
      moves(after(kTwoPlies, "0 pick W 2 wG1\n0 dropb wG1 N 14 .\n0 pickb N 14 wG1\n0 done\n")),
      "wA1;bA1 /wA1");
  EXPECT_EQ(moves(after(kTwoPlies, "0 dropb wG1 N 14 .\n0 drop W 2 wG1 .\n0 done\n")),
            "wA1;bA1 /wA1");
}

TEST(Sgf, takes_a_drop_on_its_own_place_for_none) {
  const std::string start =
      after(kTwoPlies, "0 movedone W wQ O 13 .\n1 movedone B bQ L 12 .\n0 pickb O 13 wQ\n");
  EXPECT_EQ(moves(start + "0 dropb wQ O 13 .\n0 pick W 2 wG1\n0 dropb wG1 P 13 .\n0 done\n"),
            "wA1;bA1 /wA1;wQ wA1-;bQ -bA1;wG1 wQ-");
  EXPECT_EQ(
      moves(start + "0 dropb wQ O 14 .\n0 pickb O 14 wQ\n0 dropb wQ O 13 .\n0 offerdraw\n0 done\n"),
      "wA1;bA1 /wA1;wQ wA1-;bQ -bA1");
}

TEST(Sgf, reads_passes_with_and_without_a_word) {
  for (std::string_view pass :
       {"1 pass\n1 done\n", "1 Pass \n1 Done \n", "1 passdone\n", "1 done\n"}) {
    const Record record = read(sgf(after(kBlackMustPass, pass)));
    ASSERT_EQ(record.game.plies(), 8) << pass;
    EXPECT_EQ(record.game.move_text(7), "pass") << pass;
  }
}

TEST(Sgf, takes_a_bare_done_for_a_pass_only_where_the_rules_demand_one) {
  EXPECT_EQ(moves(after(kTwoPlies, "0 done\n0 move W wA2 N 14 .\n0 done\n")),
            "wA1;bA1 /wA1;wA2 \\wA1");
}

TEST(Sgf, refuses_a_pass_where_there_are_moves) {
  EXPECT_EQ(error_of(sgf(after(kTwoPlies, "0 pass\n0 done\n"))),
            "ply 3, \"6 pass\": White may pass only when no tile can be placed or moved");
}

TEST(Sgf, ignores_what_follows_the_end) {
  const Record record = read(sgf(after(kWhiteWins, "1 done\n1 pass\n1 done\n")));
  EXPECT_EQ(record.game.plies(), 9);
  EXPECT_EQ(record.game.outcome(), Outcome::WhiteWins);
  EXPECT_EQ(record.game.ending(), Ending::Surround);
}

TEST(Sgf, ignores_a_turn_that_was_not_ended) {
  EXPECT_EQ(moves(after(kTwoPlies, "0 pick W 1 wA2\n0 dropb wA2 N 14 .\n")), "wA1;bA1 /wA1");
}

TEST(Sgf, ignores_unknown_operations) {
  EXPECT_EQ(moves(after("0 edit\n0 reset\n0 Pop x\n0 vcr:@-1 doScrollTo 9\n", kTwoPlies)),
            "wA1;bA1 /wA1");
}

TEST(Sgf, uses_up_the_done_of_an_offered_and_a_declined_draw) {
  // Black would have to pass: without the offer this were two passes.
  const Record record = read(
      sgf(after(kBlackMustPass, "1 offerdraw\n1 done\n0 declinedraw\n0 done\n1 pass\n1 done\n")));
  EXPECT_EQ(record.game.plies(), 8);
  EXPECT_FALSE(record.game.over());
}

TEST(Sgf, takes_an_offer_back_when_repeated) {
  EXPECT_EQ(read(sgf(after(kBlackMustPass, "1 offerdraw\n1 offerdraw\n1 done\n"))).game.plies(), 8);
}

TEST(Sgf, reads_tiles_without_colours) {
  // b1 is the player's first Beetle, bb1 would be a black one.
  EXPECT_EQ(moves("0 pick w 3 B1\n0 dropb b1 N 13 .\n0 done\n1 move B S1 M 13 .\n1 done\n"
                  "0 pick w 0 Q\n0 dropb q N 12 .\n0 done\n1 pick b 0 Q\n1 dropb q L 12 .\n1 done\n"
                  "0 pick w 1 A1\n0 dropb a1 M 11 .\n0 done\n1 pickb L 12 q\n1 dropb q M 12 .\n"
                  "1 done\n0 pickb N 13 b1\n0 dropb b1 M 13 bS1\n0 done\n"),
            "wB1;bS1 -wB1;wQ wB1\\;bQ /bS1;wA1 /wQ;bQ bS1\\;wB1 bS1");
  EXPECT_EQ(moves("0 dropb bg1 N 13 .\n0 drop B 2 bg1 .\n0 dropb G1 N 13 .\n0 done\n"), "wG1");
}

TEST(Sgf, gives_a_tile_without_colour_that_of_its_rack) {
  EXPECT_EQ(error_of(sgf("0 pick B 1 A1\n0 dropb a1 N 13 .\n0 done\n")),
            "ply 1, \"2 dropb a1 N 13 .\": bA1 is not White's to move");
}

TEST(Sgf, swaps_colours) {
  const Record record =
      read(sgf("0 movedone W wA1 N 13 .\n1 swap\n1 done\n0 pick B 1 A1\n0 dropb a1 M 12 .\n0 done\n"
               "1 dropb A2 N 14 .\n1 done\n0 dropb a2 L 12 .\n0 done\n0 resign\n0 done\n",
               "hive-pielm 2 0 101"));
  EXPECT_EQ(moves(record), "wA1;bA1 /wA1;wA2 \\wA1;bA2 -bA1");
  EXPECT_EQ(tag_value(record.tags, "White"), "Bob");
  EXPECT_EQ(tag_value(record.tags, "Black"), "Ann");
  EXPECT_EQ(record.game.outcome(), Outcome::WhiteWins);
}

TEST(Sgf, takes_a_swap_back_when_repeated) {
  const Record record =
      read(sgf("0 movedone W wA1 N 13 .\n1 swap\n1 swap\n1 movedone B bA1 M 12 .\n", "hive-pielm"));
  EXPECT_EQ(moves(record), "wA1;bA1 /wA1");
  EXPECT_EQ(tag_value(record.tags, "White"), "Ann");
}

TEST(Sgf, lets_a_player_choose_a_colour) {
  const auto white = [](std::string_view choice) {
    return std::string(tag_value(read(sgf(choice, "hive-pielm")).tags, "White"));
  };
  EXPECT_EQ(white("1 playwhite\n1 done\n"), "Bob");
  EXPECT_EQ(white("1 playblack\n1 done\n"), "Ann");
  EXPECT_EQ(white("1 playwhite\n1 playblack\n1 done\n"), "Ann");
}

TEST(Sgf, reads_columns_and_rows_beyond_the_alphabet) {
  EXPECT_EQ(moves("0 movedone W wA1 Z 26 .\n1 movedone B bA1 1Z 26 .\n0 movedone W wG1 Z 27 .\n"
                  "1 movedone B bG1 2z 26 .\n",
                  kUnbounded),
            "wA1;bA1 wA1-;wG1 \\wA1;bG1 bA1-");
  EXPECT_EQ(moves("0 movedone W wA1 A 1 .\n1 movedone B bA1 1A 1 .\n0 movedone W wG1 A 0 .\n"
                  "1 movedone B bG1 2A 0 .\n0 movedone W wG2 A -1 .\n",
                  kUnbounded),
            "wA1;bA1 -wA1;wG1 wA1\\;bG1 /bA1;wG2 wG1\\");
}

TEST(Sgf, wraps_the_board_of_old_files) {
  const std::string over_the_edge =
      "0 movedone W wA1 Z 26 .\n1 movedone B bA1 A 26 .\n0 movedone W wG1 Z 1 .\n"
      "1 movedone B bG1 B 26 .\n0 movedone W wQ Z 2 .\n1 movedone B bQ C 26 .\n";
  const std::string_view wanted = "wA1;bA1 wA1-;wG1 \\wA1;bG1 bA1-;wQ \\wG1;bQ bG1-";
  EXPECT_EQ(moves(over_the_edge), wanted);
  EXPECT_EQ(moves(over_the_edge, "hive 2 0 100"), wanted);
  EXPECT_EQ(error_of(sgf(over_the_edge, kUnbounded)),
            "ply 2, \"2 movedone B bA1 A 26 .\": \"A 26\" is nowhere near the hive");
}

TEST(Sgf, refuses_places_far_from_the_hive) {
  EXPECT_EQ(error_of(sgf("0 movedone W wA1 N 13 .\n1 movedone B bA1 51Z 14 .\n", kUnbounded)),
            "ply 2, \"2 movedone B bA1 51Z 14 .\": \"51Z 14\" is nowhere near the hive");
  EXPECT_EQ(error_of(sgf("0 movedone W wA1 N 13 .\n1 movedone B bA1 A 1 .\n")),
            "ply 2, \"2 movedone B bA1 A 1 .\": \"A 1\" is nowhere near the hive");
}

TEST(Sgf, reads_free_numbering) {
  EXPECT_EQ(moves("0 movedone W wG3 N 13 .\n1 movedone B bG2 M 12 .\n0 movedone W wG1 N 14 .\n"
                  "1 movedone B bQ L 12 .\n0 movedone W wQ O 14 .\n1 movedone B bG1 K 12 .\n"
                  "0 movedone W wQ O 13 .\n"),
            "wG1;bG1 /wG1;wG2 \\wG1;bQ -bG1;wQ wG1/;bG2 -bQ;wQ wG1-");
}

TEST(Sgf, reads_games_that_begin_with_a_queen) {
  const Record record = read(sgf("0 movedone W wQ N 13 .\n1 movedone B bA1 M 12 .\n"));
  EXPECT_EQ(moves(record), "wQ;bA1 /wQ");
  EXPECT_TRUE(record.game.edition().queen_first);
  EXPECT_TRUE(
      read(sgf("0 movedone W wA1 N 13 .\n1 movedone B bq M 12 .\n")).game.edition().queen_first);
  EXPECT_FALSE(read(sgf(kTwoPlies)).game.edition().queen_first);
}

}  // namespace
}  // namespace mandible
