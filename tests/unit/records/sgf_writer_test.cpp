#include <gtest/gtest.h>

#include "records/record_text.h"
#include "records/sgf.h"
#include "rules/game_string.h"
#include "sgf_text.h"

namespace mandible {
namespace {

// The game of a game string; a first Queen is allowed only where the text begins with one.
Record record_of(std::string_view game, Tags tags = {}) {
  Result<Game> parsed = parse_game_string(game);
  EXPECT_TRUE(parsed) << (parsed ? "" : parsed.error());
  const Game played = parsed ? *parsed : Game(base_edition());
  return {played, std::move(tags), RecordTree(played)};
}

std::string written(const Record& record) {
  const Result<std::string> text = sgf_text(record);
  EXPECT_TRUE(text) << (text ? "" : text.error());
  return text ? *text : std::string();
}

// The value of the first property of this name, with its backslashes; empty if there is none.
std::string property(const std::string& text, const std::string& id) {
  const std::size_t at = text.find("\n" + id + "[");
  if (at == std::string::npos) return {};
  const std::size_t from = at + id.size() + 2;
  return text.substr(from, text.find("]\n", from) - from);
}

// The operations without their numbers and without "Done".
std::string operations(const std::string& text) {
  std::string all;
  for (std::size_t at = text.find("; P"); at != std::string::npos; at = text.find("; P", at + 1)) {
    const std::size_t from = text.find(' ', at + 2) + 1;
    const std::string operation = text.substr(from, text.find(']', from) - from);
    if (operation != "Done ") all += (all.empty() ? "" : ",") + operation;
  }
  return all;
}

std::string last_operation(const Record& record) {
  const std::string all = operations(written(record));
  return all.substr(all.rfind(',') + 1);
}

const Tags kAnnAndBob = {{"White", "Ann"}, {"Black", "Bob"}};

TEST(SgfWriter, writes_what_boardspace_would_write) {
  const Tags tags = {{"Date", "2018.10.31"},
                     {"Event", "Cup"},
                     {"White", "Ann"},
                     {"Black", "Bob"},
                     {"SgfGameName", "HV-Ann-Bob"}};
  Record record = record_of("Base+MLP;;;wP;bB1 \\wP;wM wP-", tags);
  record.game.resign(Colour::Black);
  EXPECT_EQ(written(record),
            "(;\n"
            "GM[27]VV[1]\n"
            "CM[0,1]\n"
            "SU[hive-plm 2 0 101]\n"
            "DT[2018-10-31]\n"
            "GN[HV-Ann-Bob]\n"
            "EV[Cup]\n"
            "RE[Game won by Ann]\n"
            "P0[id \"Ann\"]\n"
            "P1[id \"Bob\"]\n"
            "; P0[0 Start P0]\n"
            "; P0[1 Move W wP1 N 13 .]\n"
            "; P0[2 Done ]\n"
            "; P1[3 Move B bB1 N 14 \\\\wP]\n"
            "; P1[4 Done ]\n"
            "; P0[5 Move W wM1 O 13 wP-]\n"
            "; P0[6 Done ]\n"
            "; P1[7 Resign ]\n"
            "; P1[8 Done ]\n"
            ")\n");
}

TEST(SgfWriter, writes_a_game_without_moves) {
  EXPECT_EQ(written(record_of("Base")),
            "(;\nGM[27]VV[1]\nCM[0,1]\nSU[hive 2 0 101]\nP0[id \"White\"]\nP1[id \"Black\"]\n"
            "; P0[0 Start P0]\n)\n");
}

TEST(SgfWriter, names_the_variants_as_boardspace_does) {
  const auto name = [](std::string_view game) { return property(written(record_of(game)), "SU"); };
  EXPECT_EQ(name("Base"), "hive 2 0 101");
  EXPECT_EQ(name("Base+M"), "hive-m 2 0 101");
  EXPECT_EQ(name("Base+L"), "hive-l 2 0 101");
  EXPECT_EQ(name("Base+P"), "hive-p 2 0 101");
  EXPECT_EQ(name("Base+ML"), "hive-lm 2 0 101");
  EXPECT_EQ(name("Base+MP"), "hive-pm 2 0 101");
  EXPECT_EQ(name("Base+LP"), "hive-pl 2 0 101");
  EXPECT_EQ(name("Base+MLP"), "hive-plm 2 0 101");
}

TEST(SgfWriter, writes_all_six_directions) {
  const auto second = [](const std::string& reference) {
    return last_operation(record_of("Base;;;wA1;bA1 " + reference));
  };
  EXPECT_EQ(second("wA1-"), "Move B bA1 O 13 wA1-");
  EXPECT_EQ(second("wA1/"), "Move B bA1 O 14 wA1/");
  EXPECT_EQ(second("\\wA1"), "Move B bA1 N 14 \\\\wA1");
  EXPECT_EQ(second("-wA1"), "Move B bA1 M 13 -wA1");
  EXPECT_EQ(second("/wA1"), "Move B bA1 M 12 /wA1");
  EXPECT_EQ(second("wA1\\"), "Move B bA1 N 12 wA1\\\\");
}

TEST(SgfWriter, writes_a_climb) {
  EXPECT_EQ(last_operation(record_of("Base;;;wA1;bA1 wA1-;wB1 -wA1;bQ bA1-;wQ \\wA1;bA2 bQ-;"
                                     "wB1 wA1")),
            "Move W wB1 N 13 wA1.");
}

TEST(SgfWriter, writes_a_throw_of_an_enemy) {
  EXPECT_EQ(last_operation(record_of("Base+P;;;wP;bP wP-;wQ /wP;bS1 bP/;wQ wP/;bG1 bS1-;"
                                     "wG1 \\wP;bQ bG1/;bP -wP")),
            "PMove B bP1 M 13 /wG1");
}

TEST(SgfWriter, writes_a_pass) {
  const Record record =
      record_of("Base;;;wB1;bS1 -wB1;wQ wB1\\;bQ /bS1;wA1 /wQ;bQ bS1\\;wB1 bS1;pass;wA2 wQ-");
  const std::string text = written(record);
  EXPECT_NE(text.find("; P1[15 Pass ]\n; P1[16 Done ]\n; P0[17 Move W wA2"), std::string::npos)
      << text;
}

// Two Queens that walk on and on.
Record drifting(const std::string& start, const std::string& lap) {
  std::string game = "Base;;;" + start;
  for (int i = 0; i < 80; ++i) game += lap;
  return record_of(game);
}

TEST(SgfWriter, follows_a_hive_to_the_left_of_a_and_below_1) {
  const Record record = drifting("wQ;bQ -wQ", ";wQ bQ\\;bQ -wQ");
  const std::string text = written(record);
  EXPECT_EQ(last_operation(record), "Move B bQ 68A -67 -wQ");
  EXPECT_NE(text.find("Move W wQ A 0 "), std::string::npos);
  EXPECT_NE(text.find("Move B bQ 1A 0 "), std::string::npos);
  EXPECT_EQ(moves(read(text)), moves(record));
}

TEST(SgfWriter, follows_a_hive_to_the_right_of_z) {
  const Record record = drifting("wQ;bQ wQ-", ";wQ \\bQ;bQ wQ-");
  const std::string text = written(record);
  EXPECT_EQ(last_operation(record), "Move B bQ 69Z 93 wQ-");
  EXPECT_NE(text.find("Move W wQ Z 25 "), std::string::npos);
  EXPECT_NE(text.find("Move B bQ 1Z 25 "), std::string::npos);
  EXPECT_EQ(moves(read(text)), moves(record));
}

TEST(SgfWriter, goes_back_for_a_variation_to_where_the_hive_was) {
  Record record = drifting("wQ;bQ -wQ", ";wQ bQ\\;bQ -wQ");
  const Game other = *parse_game_string("Base;;;wQ;bQ -wQ;wA1 wQ-");
  record.tree.add(2, other.move(2), other.move_text(2));
  EXPECT_EQ(last_operation(record), "Move W wA1 O 13 wQ-");
  EXPECT_EQ(read(written(record)).tree, record.tree);
}

TEST(SgfWriter, writes_a_resignation_of_the_side_to_move) {
  Record record = record_of("Base;;;wA1;bA1 wA1-", kAnnAndBob);
  record.game.resign(Colour::White);
  EXPECT_EQ(last_operation(record), "Resign ");
  const Record again = read(written(record));
  EXPECT_EQ(again.game.outcome(), Outcome::BlackWins);
  EXPECT_EQ(again.game.ending(), Ending::Resignation);
}

// BoardSpace would take it for White's.
TEST(SgfWriter, leaves_a_resignation_out_of_turn_to_the_result) {
  Record record = record_of("Base;;;wA1;bA1 wA1-", kAnnAndBob);
  record.game.resign(Colour::Black);
  EXPECT_EQ(last_operation(record), "Move B bA1 O 13 wA1-");
  EXPECT_EQ(property(written(record), "RE"), "Game won by Ann");
  EXPECT_EQ(read(written(record)).game.outcome(), Outcome::WhiteWins);
}

TEST(SgfWriter, writes_an_agreed_draw) {
  Record record = record_of("Base;;;wA1;bA1 wA1-");
  record.game.agree_draw();
  const std::string text = written(record);
  EXPECT_NE(text.find("; P0[5 OfferDraw ]\n; P0[6 Done ]\n; P1[7 AcceptDraw ]\n; P1[8 Done ]\n)"),
            std::string::npos)
      << text;
  EXPECT_EQ(read(text).game.ending(), Ending::Agreement);
}

TEST(SgfWriter, writes_results_that_no_operation_tells) {
  for (Outcome outcome : {Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw}) {
    Record record = record_of("Base;;;wA1;bA1 wA1-", kAnnAndBob);
    record.game.record_result(outcome);
    EXPECT_EQ(read(written(record)).game.outcome(), outcome);
  }
}

TEST(SgfWriter, writes_a_draw_by_repetition) {
  const Result<Game> game =
      parse_game_string("Base;;;wQ;bQ wQ-;wQ \\bQ;bQ wQ-;wQ \\bQ;bQ wQ-", {true, true});
  ASSERT_TRUE(game);
  ASSERT_EQ(game->ending(), Ending::Repetition);
  const Record again = read(written({*game, {}, {}}));
  EXPECT_EQ(again.game.outcome(), Outcome::Draw);
  EXPECT_EQ(again.game.plies(), game->plies());
}

TEST(SgfWriter, tells_the_winner_where_names_do_not) {
  const auto result = [](std::string_view white, std::string_view black) {
    Record record = record_of("Base;;;wA1;bA1 wA1-",
                              {{"White", std::string(white)}, {"Black", std::string(black)}});
    record.game.record_result(Outcome::BlackWins);
    EXPECT_EQ(read(written(record)).game.outcome(), Outcome::BlackWins) << white << black;
    return property(written(record), "RE");
  };
  EXPECT_EQ(result("", ""), "Game won by Black");
  EXPECT_EQ(result("Al", "Alan"), "Game won by Alan");
  EXPECT_EQ(result("Ann", "Ann"), "B+");
  EXPECT_EQ(result("Ann", "Ann Lee"), "B+");
  EXPECT_EQ(result("Game", "Bob"), "B+");
  EXPECT_EQ(result("Black", "Black"), "B+");
}

TEST(SgfWriter, keeps_boardspaces_words_while_they_are_true) {
  const auto result = [](Outcome outcome, std::string_view words) {
    Tags tags = kAnnAndBob;
    tags.emplace_back("SgfResult", words);
    Record record = record_of("Base;;;wA1;bA1 wA1-", tags);
    record.game.record_result(outcome);
    return property(written(record), "RE");
  };
  EXPECT_EQ(result(Outcome::WhiteWins, "Ann vann spelet"), "Ann vann spelet");
  EXPECT_EQ(result(Outcome::BlackWins, "Ann vann spelet"), "Game won by Bob");
  EXPECT_EQ(result(Outcome::Draw, "Unentschieden"), "The game is a draw");
  EXPECT_EQ(result(Outcome::InProgress, "Ann vann spelet"), "");
  EXPECT_EQ(result(Outcome::InProgress, "adjourned"), "adjourned");
}

TEST(SgfWriter, keeps_boardspaces_date_while_it_is_true) {
  const auto date = [](Tags tags) {
    return property(written(record_of("Base", std::move(tags))), "DT");
  };
  EXPECT_EQ(date({{"Date", "2018.10.31"}, {"SgfDate", "31 October 2018"}}), "31 October 2018");
  EXPECT_EQ(date({{"Date", "2024.01.02"}, {"SgfDate", "31 October 2018"}}), "2024-01-02");
  EXPECT_EQ(date({{"Date", "2024.01.??"}}), "2024.01.??");
  EXPECT_EQ(date({{"SgfDate", "soon"}}), "soon");
  EXPECT_EQ(date({}), "");
}

TEST(SgfWriter, protects_brackets_and_backslashes) {
  Record record = record_of("Base", {{"White", "A]n\\n"}, {"Black", "[Bob] \"B\""}});
  record.tree.remarks(RecordTree::kRoot).comment = "C:\\]";
  const std::string text = written(record);
  EXPECT_EQ(property(text, "P0"), "id \"A\\]n\\\\n\"");
  const Record again = read(text);
  EXPECT_EQ(tag_value(again.tags, "White"), "A]n\\n");
  EXPECT_EQ(tag_value(again.tags, "Black"), "[Bob] \"B\"");
  EXPECT_EQ(again.tree, record.tree);
}

TEST(SgfWriter, keeps_comments_at_their_plies) {
  Record record = record_of("Base;;;wA1;bA1 wA1-");
  const std::vector<NodeIndex> line = record.tree.main_line();
  record.tree.remarks(line[0]).comment = " before ";
  record.tree.remarks(line[1]).comment = "good\nvery\ngood";
  record.tree.remarks(line[2]).comment = "  ";
  const std::string text = written(record);
  EXPECT_EQ(comments(read(text)), (Comments{{0, "before"}, {1, "good\nvery\ngood"}}));
  EXPECT_NE(text.find("; P0[2 Done ]C[good\nvery\ngood]\n"), std::string::npos) << text;
}

TEST(SgfWriter, writes_variations_in_parentheses) {
  Record record = record_of("Base;;;wA1;bA1 wA1-");
  const Game other = *parse_game_string("Base;;;wA1;bG1 wA1-;wG1 -wA1");
  const NodeIndex reply = record.tree.add(1, other.move(1), other.move_text(1));
  record.tree.add(reply, other.move(2), other.move_text(2));
  record.tree.remarks(reply).before = "or";
  record.tree.remarks(reply).comment = "this";
  record.tree.remarks(reply).nags = {1};
  record.game.resign(Colour::White);
  const std::string text = written(record);
  EXPECT_NE(text.find("; P0[2 Done ]\n(\n; P1[3 Move B bA1 O 13 wA1-]\n; P1[4 Done ]\n"
                      "; P0[5 Resign ]\n; P0[6 Done ]\n)\n"
                      "(\n; P1[3 Move B bG1 O 13 wA1-]\n; P1[4 Done ]C[or\nthis]\n"
                      "; P0[5 Move W wG1 M 13 -wA1]\n; P0[6 Done ]\n)\n)\n"),
            std::string::npos)
      << text;
}

TEST(SgfWriter, tells_that_the_queen_may_come_first) {
  const Result<Edition> edition = edition_with("ML", true);
  const Record record{Game(*edition), {}, {}};
  EXPECT_EQ(property(written(record), "RU"), "queen-first");
  EXPECT_EQ(read(written(record)).game.edition(), *edition);
  const Record begun = record_of("Base;;;wQ;bA1 wQ-");
  EXPECT_TRUE(read(written(begun)).game.edition().queen_first);
  EXPECT_EQ(property(written(record_of("Base;;;wA1")), "RU"), "");
}

TEST(SgfWriter, keeps_the_tags_that_the_reader_gives) {
  const Tags tags = {{"Date", "2018.10.31"},
                     {"Event", "Cup"},
                     {"Site", "Home"},
                     {"Round", "3"},
                     {"White", "Ann"},
                     {"Black", "Bob"},
                     {"SgfDate", "Oct 31, 2018"},
                     {"SgfGameName", "G"},
                     {"SgfResult", "B+"}};
  Record record = record_of("Base;;;wA1", tags);
  record.game.resign(Colour::Black);
  set_tag(record.tags, "SgfResult", "Game won by Ann");
  EXPECT_EQ(read(written(record)).tags, record.tags);
}

TEST(SgfWriter, refuses_bugs_that_boardspace_does_not_have) {
  const Result<std::string> text = sgf_text(record_of("Base+MDR"));
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error(),
            "Base+MDR cannot be written as SGF: BoardSpace has no Dragonfly and no riding Ladybug; "
            "PGN keeps such games");
}

}  // namespace
}  // namespace mandible
