#include "records/pgn.h"

#include <gtest/gtest.h>

namespace mandible::pgn_test {
namespace {

// White wins with the ninth ply.
constexpr std::string_view kWonMoves =
    "1. wS1\n2. bG1 wS1\\\n3. wQ wS1/\n4. bQ bG1-\n5. wB1 wQ-\n6. bQ wQ\\\n7. wG1 \\wB1\n"
    "8. bG2 bQ\\\n9. wG1 wB1\\\n";

Record read(std::string_view text) {
  Result<Record> record = parse_pgn(text);
  EXPECT_TRUE(record) << record.error();
  return record ? *record : Record{Game(base_edition()), {}, {}};
}

std::string error_of(std::string_view text) {
  const Result<Record> record = parse_pgn(text);
  EXPECT_FALSE(record) << "no error";
  return record ? std::string() : record.error();
}

std::string moves(const Record& record) {
  std::string all;
  for (int ply = 0; ply < record.game.plies(); ++ply) {
    if (ply > 0) all += ';';
    all += record.game.move_text(ply);
  }
  return all;
}

using Comments = std::vector<std::pair<int, std::string>>;

// The comments behind the moves of the main line, by ply.
Comments comments(const Record& record) {
  Comments found;
  for (NodeIndex index : record.tree.main_line()) {
    const RecordNode& node = record.tree.node(index);
    if (!node.remarks.comment.empty()) found.emplace_back(node.ply, node.remarks.comment);
  }
  return found;
}

void set_comment(Record& record, std::size_t ply, std::string_view comment) {
  record.tree.remarks(record.tree.main_line().at(ply)).comment = comment;
}

TEST(Pgn, reads_mzingas_form) {
  const Record record = read(
      "[GameType \"Base+ML\"]\n[Date \"2018.10.31\"]\n[Event \"Cup\"]\n[Site \"\"]\n"
      "[Round \"2\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"InProgress\"]\n"
      "[SgfGameName \"x\"]\n\n{opening}\n1. wA1\n2. bA1 /wA1\n{a reply}\n3. wA2 \\wA1\n");
  EXPECT_EQ(game_type(record.game.edition()), "Base+ML");
  EXPECT_EQ(moves(record), "wA1;bA1 /wA1;wA2 \\wA1");
  EXPECT_EQ(tag_value(record.tags, "Date"), "2018.10.31");
  EXPECT_EQ(tag_value(record.tags, "Event"), "Cup");
  EXPECT_EQ(tag_value(record.tags, "Round"), "2");
  EXPECT_EQ(tag_value(record.tags, "SgfGameName"), "x");
  EXPECT_EQ(comments(record), (Comments{{0, "opening"}, {2, "a reply"}}));
  EXPECT_FALSE(record.game.over());
}

TEST(Pgn, leaves_game_type_and_result_to_the_game) {
  const Record record = read("[GameType \"Base\"]\n[Result \"Draw\"]\n[White \"a\"]\n1. wA1\n");
  EXPECT_EQ(record.tags, (Tags{{"White", "a"}}));
  EXPECT_EQ(record.game.outcome(), Outcome::Draw);
}

TEST(Pgn, reads_hivegame_coms_form) {
  const Record record = read(
      "[GameType \"Base+MLP\"]\n[Date \"15-Mar-2024_18:22:05\"]\n[Site \"hivegame.com\"]\n"
      "[White \"alice\"]\n[Black \"bob\"]\n[Result \"BlackWins\"]\n\n1. wL \n2. bL wL/\n"
      "\nBlackWins");
  EXPECT_EQ(moves(record), "wL;bL wL/");
  EXPECT_EQ(tag_value(record.tags, "Date"), "2024.03.15");
  EXPECT_EQ(tag_value(record.tags, "Time"), "18:22:05");
  EXPECT_EQ(record.game.outcome(), Outcome::BlackWins);
  EXPECT_EQ(record.game.ending(), Ending::Recorded);
}

TEST(Pgn, writes_mzingas_form) {
  Record record = read(kWonMoves);
  record.tags = {{"Black", "Bob"}, {"Note", "n"}, {"White", "Ann"}, {"Date", "2020.01.02"}};
  set_comment(record, 9, "won");
  set_comment(record, 0, "begin");
  EXPECT_EQ(pgn_text(record),
            "[GameType \"Base\"]\n[Date \"2020.01.02\"]\n[Event \"\"]\n[Site \"\"]\n"
            "[Round \"\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"WhiteWins\"]\n"
            "[Note \"n\"]\n\n{begin}\n" +
                std::string(kWonMoves) + "{won}\n\nWhiteWins\n");
}

TEST(Pgn, writes_no_result_line_for_a_game_in_progress) {
  EXPECT_EQ(pgn_text(read("1. wA1")),
            "[GameType \"Base\"]\n[Date \"\"]\n[Event \"\"]\n[Site \"\"]\n[Round \"\"]\n"
            "[White \"\"]\n[Black \"\"]\n[Result \"InProgress\"]\n\n1. wA1\n");
}

TEST(Pgn, writes_and_reads_a_game_without_moves) {
  const Record record = read("[GameType \"Base+P\"]\n");
  const std::string text = pgn_text(record);
  EXPECT_NE(text.find("[Result \"NotStarted\"]\n"), std::string::npos);
  EXPECT_EQ(text.back(), '\n');
  EXPECT_EQ(text.find("\n\n"), std::string::npos);
  EXPECT_EQ(pgn_text(read(text)), text);
}

TEST(Pgn, keeps_unknown_tags) {
  const std::string text = pgn_text(
      read("[Zebra \"1\"]\n[Annotator \"Carl\"]\n[White \"a\"]\n[PlyCount \"2\"]\n1. wA1"));
  const Record again = read(text);
  EXPECT_EQ(tag_value(again.tags, "Zebra"), "1");
  EXPECT_EQ(tag_value(again.tags, "Annotator"), "Carl");
  EXPECT_EQ(tag_value(again.tags, "PlyCount"), "2");
  EXPECT_LT(text.find("[Result"), text.find("[Zebra"));
  EXPECT_LT(text.find("[Zebra"), text.find("[Annotator"));
  EXPECT_EQ(pgn_text(again), text);
}

TEST(Pgn, keeps_comments_at_their_plies) {
  const Comments wanted = {{0, "a"}, {1, "c\nd\n\ne"}, {3, "f"}};
  Record record = read("wA1 bA1 /wA1 wA2 \\wA1");
  for (const auto& [ply, text] : wanted) set_comment(record, static_cast<std::size_t>(ply), text);
  EXPECT_EQ(comments(read(pgn_text(record))), wanted);
}

TEST(Pgn, keeps_names_in_any_script) {
  const std::string name = "\xC3\x85sa \xE8\x9C\x82";
  Record record = read("1. wA1");
  record.tags = {{"White", name}};
  EXPECT_EQ(read(pgn_text(record)).tags[4].second, name);
}

TEST(Pgn, reads_comments_over_several_lines) {
  const Record record = read("1. wA1\r\n{ first \r\n  second\r\n}\r\n2. bA1 /wA1\r\n");
  EXPECT_EQ(comments(record), (Comments{{1, "first\nsecond"}}));
  EXPECT_EQ(record.game.plies(), 2);
}

TEST(Pgn, keeps_braces_inside_comments) {
  EXPECT_EQ(comments(read("{a {b} c}\n1. wA1")), (Comments{{0, "a {b} c"}}));
  EXPECT_EQ(comments(read("{a } b}\n1. wA1")), (Comments{{0, "a } b"}}));
  EXPECT_EQ(comments(read("{a { b}\n1. wA1")), (Comments{{0, "a { b"}}));
  Record record = read("1. wA1");
  set_comment(record, 1, "x } y {");
  EXPECT_NE(pgn_text(record).find("{x [%rb] y {}\n"), std::string::npos);
  EXPECT_EQ(comments(read(pgn_text(record))), (Comments{{1, "x } y {"}}));
}

TEST(Pgn, drops_empty_comments) { EXPECT_TRUE(comments(read("{}\n{ \n }\n1. wA1")).empty()); }

TEST(Pgn, joins_comments_at_the_same_place) {
  EXPECT_EQ(comments(read("1. wA1 {a} {b}\n; c\n")), (Comments{{1, "a\nb\nc"}}));
}

TEST(Pgn, reads_comments_within_a_line) {
  const Record record = read("{x} 1. wA1 {good} 2. bA1 /wA1 {bad}");
  EXPECT_EQ(moves(record), "wA1;bA1 /wA1");
  EXPECT_EQ(comments(record), (Comments{{0, "x"}, {1, "good"}, {2, "bad"}}));
}

TEST(Pgn, reads_several_moves_a_line) {
  const std::string_view wanted = "wA1;bA1 /wA1;wQ \\wA1;bQ bA1\\";
  for (std::string_view text : {
           "1. wA1 2. bA1 /wA1 3. wQ \\wA1 4. bQ bA1\\",
           "1. wA1 bA1 /wA1 2. wQ \\wA1 bQ bA1\\",
           "1.wA1 2.bA1 /wA1\n3.wQ \\wA1 4.bQ bA1\\",
           "1 wA1 1... bA1 /wA1 2 wQ \\wA1 2... bQ bA1\\",
           "wA1 . bA1 /wA1 wQ \\wA1 bQ bA1\\",
           "wA1\nbA1 /wA1\nwQ \\wA1\nbQ bA1\\\n",
       }) {
    EXPECT_EQ(moves(read(text)), wanted) << text;
  }
}

TEST(Pgn, reads_a_dot_as_the_first_reference) {
  EXPECT_EQ(moves(read("1. wA1 .\n2. bA1 /wA1\n")), "wA1;bA1 /wA1");
}

TEST(Pgn, reads_climbs_and_passes) {
  const std::string_view text =
      "1. wB1\n2. bS1 -wB1\n3. wQ wB1\\\n4. bQ /bS1\n5. wA1 /wQ\n6. bQ bS1\\\n7. wB1 bS1\n"
      "8. pass \n9. wA1 /bQ\n";
  const Record record = read(text);
  EXPECT_EQ(record.game.move_text(6), "wB1 bS1");
  EXPECT_EQ(record.game.move_text(7), "pass");
  EXPECT_EQ(read(pgn_text(record)).game.plies(), 9);
}

TEST(Pgn, reads_free_numbering) {
  EXPECT_EQ(moves(read("1. wA3\n2. bG2 /wA3\n3. wA1 \\wA3\n")), "wA1;bG1 /wA1;wA2 \\wA1");
}

TEST(Pgn, reads_byte_order_mark_and_crlf) {
  const Record record =
      read("\xEF\xBB\xBF[White \"a\"]\r\n\r\n1. wA1\r\n2. bA1 /wA1\r\n\r\nDraw\r\n");
  EXPECT_EQ(moves(record), "wA1;bA1 /wA1");
  EXPECT_EQ(tag_value(record.tags, "White"), "a");
  EXPECT_EQ(record.game.outcome(), Outcome::Draw);
}

TEST(Pgn, finds_the_bugs_in_the_moves_without_a_game_type) {
  EXPECT_EQ(game_type(read("1. wM\n2. bL /wM\n").game.edition()), "Base+ML");
  EXPECT_EQ(game_type(read("").game.edition()), "Base");
}

TEST(Pgn, reads_tags_in_loose_form) {
  const Record record = read(
      "  [ White  \"a b\" ]  [black \"c]d\"] [Event]\n[Round 3]\n[Site \"say \"hi\" there\"]\n1. "
      "wA1");
  EXPECT_EQ(record.tags, (Tags{{"White", "a b"},
                               {"Black", "c]d"},
                               {"Event", ""},
                               {"Round", "3"},
                               {"Site", "say \"hi\" there"}}));
}

TEST(Pgn, ends_a_tag_behind_a_backslash_that_is_itself_protected) {
  EXPECT_EQ(read(R"([Site "C:\\"] [Event "say \"hi\""])").tags,
            (Tags{{"Site", "C:\\"}, {"Event", "say \"hi\""}}));
}

TEST(Pgn, takes_the_last_of_equal_tags) {
  EXPECT_EQ(read("[White \"a\"]\n[White \"b\"]\n1. wA1").tags, (Tags{{"White", "b"}}));
}

TEST(Pgn, writes_tags_that_can_be_read_again) {
  Record record = read("1. wA1");
  record.tags = {{"A b]", "x\"y\nz"}, {"", "nothing"}, {"Result", "Draw"}, {"C", "p\"] [D \"q"}};
  const Record again = read(pgn_text(record));
  EXPECT_EQ(tag_value(again.tags, "Ab"), "x\"y z");
  EXPECT_EQ(tag_value(again.tags, "C"), "p\"] [D \"q");
  EXPECT_EQ(again.tags.size(), 8U);
  EXPECT_FALSE(again.game.over());
}

TEST(Pgn, keeps_backslashes_in_tags) {
  for (std::string_view site : {R"(\\host\games)", R"(C:\)", R"(a\"b)"}) {
    Record record = read("1. wA1");
    record.tags = {{"Site", std::string(site)}};
    EXPECT_EQ(tag_value(read(pgn_text(record)).tags, "Site"), site);
  }
}

TEST(Pgn, understands_the_result_words) {
  const auto outcome = [](std::string_view word) {
    return read("[Result \"" + std::string(word) + "\"]\n1. wA1\n").game.outcome();
  };
  EXPECT_EQ(outcome("WhiteWins"), Outcome::WhiteWins);
  EXPECT_EQ(outcome("BlackWins"), Outcome::BlackWins);
  EXPECT_EQ(outcome("Draw"), Outcome::Draw);
  EXPECT_EQ(outcome("1-0"), Outcome::WhiteWins);
  EXPECT_EQ(outcome("0-1"), Outcome::BlackWins);
  EXPECT_EQ(outcome("1/2-1/2"), Outcome::Draw);
  for (std::string_view word :
       {"Unkown", "InProgress", "NotStarted", "Adjudicated", "*", "", "error parsing result"}) {
    EXPECT_EQ(outcome(word), Outcome::InProgress) << word;
  }
}

TEST(Pgn, reads_the_result_at_the_end) {
  EXPECT_EQ(read("1. wA1\n\n1-0\n").game.outcome(), Outcome::WhiteWins);
  EXPECT_EQ(read("1. wA1 2. bA1 /wA1 1/2-1/2").game.outcome(), Outcome::Draw);
  EXPECT_EQ(read("[Result \"WhiteWins\"]\n1. wA1\n\nBlackWins\n").game.outcome(),
            Outcome::BlackWins);
  EXPECT_EQ(read("[Result \"WhiteWins\"]\n1. wA1\n\n*\n").game.outcome(), Outcome::WhiteWins);
}

TEST(Pgn, reads_over_a_result_that_it_does_not_understand) {
  for (std::string_view word : {"Unkown", "Adjudicated", "error parsing result"}) {
    const std::string text(word);
    EXPECT_EQ(read("[Result \"" + text + "\"]\n\n1. wA1 \n\n" + text + "\n").game.plies(), 1);
  }
}

TEST(Pgn, believes_the_board_before_the_record) {
  const Record record = read("[Result \"BlackWins\"]\n" + std::string(kWonMoves));
  EXPECT_EQ(record.game.outcome(), Outcome::WhiteWins);
  EXPECT_EQ(record.game.ending(), Ending::Surround);
}

TEST(Pgn, reads_games_that_begin_with_a_queen) {
  const Record record = read("[GameType \"Base\"]\n1. wQ\n2. bA1 /wQ\n");
  EXPECT_TRUE(record.game.edition().queen_first);
  EXPECT_NE(pgn_text(record).find("[MandibleOpening \"queen-first\"]\n"), std::string::npos);
  EXPECT_TRUE(read("[GameType \"Base\"]\n1. wA1\n2. bQ /wA1\n").game.edition().queen_first);
}

TEST(Pgn, keeps_the_opening_rule_of_a_game_without_moves) {
  const Edition edition = *edition_with("ML", true);
  const Record record{Game(edition), {}, {}};
  const Record again = read(pgn_text(record));
  EXPECT_EQ(again.game.edition(), edition);
  EXPECT_TRUE(again.tags.size() == 6U);
  EXPECT_FALSE(
      read("[GameType \"Base\"]\n[MandibleOpening \"tournament\"]").game.edition().queen_first);
}

TEST(Pgn, keeps_the_opening_rule_without_a_game_type) {
  const Record record = read("[MandibleOpening \"queen-first\"]\n1. wM\n");
  EXPECT_EQ(record.game.edition(), *edition_with("M", true));
}

TEST(Pgn, keeps_draws_by_repetition) {
  std::string text =
      "[GameType \"Base\"]\n[MandibleRepetition \"draw\"]\n1. wA1\n2. bA1 wA1-\n3. wQ -wA1\n"
      "4. bQ bA1-\n";
  for (int i = 0; i < 2; ++i) text += "wQ \\wA1\nbQ bA1/\nwQ -wA1\nbQ bA1-\n";
  const Record record = read(text);
  EXPECT_EQ(record.game.ending(), Ending::Repetition);
  const Record again = read(pgn_text(record));
  EXPECT_EQ(again.game.ending(), Ending::Repetition);
  EXPECT_TRUE(again.game.repetition_draws());
}

TEST(Pgn, names_ply_text_and_reason_of_an_illegal_move) {
  EXPECT_EQ(error_of("[GameType \"Base\"]\n1. wA1\n2. bA1 /wA1\n3. wA2 bA1-\n"),
            "line 4, column 4: ply 3, \"wA2 bA1-\": a new tile may not touch the enemy: bA1");
  EXPECT_EQ(error_of("[GameType \"Base\"]\n1. wM\n"),
            "line 2, column 4: ply 1, \"wM\": wM is not in this game (Base)");
  EXPECT_EQ(error_of(std::string(kWonMoves) + "10. bA1 bG2-\n"),
            "line 10, column 5: ply 10, \"bA1 bG2-\": the game is over");
  EXPECT_EQ(
      error_of("1. wA1\n2. pass\n"),
      "line 2, column 4: ply 2, \"pass\": Black may pass only when no tile can be placed or moved");
}

TEST(Pgn, names_ply_text_and_reason_of_a_broken_move) {
  EXPECT_EQ(error_of("1. wA1\n2. hello\n"),
            "line 2, column 4: ply 2, \"hello\": \"hello\" is not a tile; a tile is w or b, a bug "
            "and its number, such "
            "as wA1 or bQ");
  EXPECT_EQ(error_of("1. wA1\n2. bA1 /wA2\n"),
            "line 2, column 4: ply 2, \"bA1 /wA2\": \"bA1 /wA2\" refers to wA2, which is not on "
            "the board");
  EXPECT_EQ(error_of("1. wA1\n2. bA1\n"),
            "line 2, column 4: ply 2, \"bA1\": \"bA1\" does not say where to, such as bA1 wA1-");
}

TEST(Pgn, names_the_line_of_broken_syntax) {
  EXPECT_EQ(error_of("[White \"a\"]\n[Black \"b\n1. wA1"),
            "line 2, column 1: the tag \"[Black \"b\" is not closed; a tag looks like [White "
            "\"Ann\"]");
  EXPECT_EQ(error_of("\n [\"a\"]"),
            "line 2, column 2: the tag \"[\"a\"]\" has no name; a tag looks like [White \"Ann\"]");
  EXPECT_EQ(error_of("1. wA1\n\n{never"),
            "line 3, column 1: this comment never ends; a closing brace is expected");
  EXPECT_EQ(error_of("1. wA1\n} \n"), "line 2, column 1: a closing brace without an opening one");
  EXPECT_EQ(error_of("[GameType \"Chess\"]\n"),
            "line 1, column 1: unknown game type \"Chess\": unknown expansion \"C\"; the letters "
            "are M, L, P, D and R");
}

TEST(Pgn, counts_columns_in_characters) {
  EXPECT_EQ(error_of("{\xC3\x85sa} )"),
            "line 1, column 7: a closing parenthesis without an opening one");
}

TEST(Pgn, refuses_a_second_game) {
  EXPECT_EQ(error_of("[GameType \"Base\"]\n1. wA1\n\n[GameType \"Base\"]\n1. wA1\n"),
            "line 4, column 1: a second game begins here; a file may hold only one");
}

TEST(Pgn, refuses_endless_tags) {
  std::string tags;
  for (int i = 0; i <= 1000; ++i) tags += "[T" + std::to_string(i) + " \"\"]\n";
  EXPECT_EQ(error_of(tags), "line 1,001, column 1: more than 1,000 tags");
}

}  // namespace
}  // namespace mandible::pgn_test
