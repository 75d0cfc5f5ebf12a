#include <gtest/gtest.h>

#include "records/pgn.h"

namespace mandible::pgn_variations_test {
namespace {

Record read(std::string_view text) {
  Result<Record> record = parse_pgn(text);
  EXPECT_TRUE(record) << text << (record ? "" : record.error());
  return record ? *record : Record{Game(base_edition()), {}, {}};
}

std::string error_of(std::string_view text) {
  const Result<Record> record = parse_pgn(text);
  EXPECT_FALSE(record) << text;
  return record ? std::string() : record.error();
}

// All lines: moves with their remarks, variations in parentheses behind the move they replace.
void show(const RecordTree& tree, NodeIndex index, std::string& text) {
  const RecordNode& node = tree.node(index);
  if (!node.remarks.before.empty()) text += "<" + node.remarks.before + ">";
  text += node.text;
  for (std::uint8_t nag : node.remarks.nags) text += "$" + std::to_string(nag);
  if (!node.remarks.comment.empty()) text += "{" + node.remarks.comment + "}";
  const std::vector<NodeIndex>& siblings = tree.node(node.parent).children;
  if (index != RecordTree::kRoot && siblings.front() == index) {
    for (std::size_t i = 1; i < siblings.size(); ++i) {
      text += "(";
      show(tree, siblings[i], text);
      text += ")";
    }
  }
  text += ";";
  if (!node.children.empty()) show(tree, node.children.front(), text);
}

std::string lines(std::string_view pgn) {
  const Record record = read(pgn);
  std::string text;
  show(record.tree, RecordTree::kRoot, text);
  std::string again;
  show(read(pgn_text(record)).tree, RecordTree::kRoot, again);
  EXPECT_EQ(again, text) << pgn_text(record);
  return text;
}

TEST(PgnVariations, replace_the_move_before_them) {
  EXPECT_EQ(lines("1. wA1 2. bA1 wA1- (2. bG1 wA1- 3. wQ -wA1) 3. wQ /wA1"),
            ";wA1;bA1 wA1-(bG1 wA1-;wQ -wA1;);wQ /wA1;");
}

TEST(PgnVariations, leave_the_game_to_the_main_line) {
  const Record record = read("1. wA1 2. bA1 wA1- (2. bG1 wA1- 3. wQ -wA1 4. bQ bG1-)");
  EXPECT_EQ(record.game.plies(), 2);
  EXPECT_EQ(record.game.move_text(1), "bA1 wA1-");
}

TEST(PgnVariations, may_replace_the_first_move_and_stand_in_variations) {
  EXPECT_EQ(lines("1. wA1 (1. wG1 2. bG1 wG1- (2. bS1 wG1- (2. bB1 wG1-))) (1. wS1) 2. bA1 wA1-"),
            ";wA1(wG1;bG1 wG1-(bS1 wG1-;)(bB1 wG1-;);)(wS1;);bA1 wA1-;");
}

TEST(PgnVariations, of_the_first_move_may_have_a_reply_without_a_number) {
  EXPECT_EQ(lines("1. wA1 (1. wG1 bG1 wG1- 2. wQ -wG1) bA1 wA1-"),
            ";wA1(wG1;bG1 wG1-;wQ -wG1;);bA1 wA1-;");
}

TEST(PgnVariations, that_repeat_a_move_are_joined_to_its_line) {
  EXPECT_EQ(lines("1. wA1 {a} (1. wA1 {b} 2. bG1 wA1-) 2. bA1 wA1-"),
            ";wA1{a\nb};bA1 wA1-(bG1 wA1-;);");
  EXPECT_EQ(lines("1. wA1 (1. wA1 2. bG1 wA1- 3. wQ -wA1) 2. bG1 wA1- 3. wQ /wA1"),
            ";wA1;bG1 wA1-;wQ /wA1(wQ -wA1;);");
}

TEST(PgnVariations, number_tiles_as_freely_as_the_main_line_each_for_itself) {
  EXPECT_EQ(lines("1. wA3 2. bG2 wA3- (2. bG3 wA3- 3. wA2 -wA3) 3. wA1 -wA3"),
            ";wA1;bG1 wA1-;wA2 -wA1;");
}

TEST(PgnVariations, show_their_bugs_and_their_opening_where_no_game_type_does) {
  EXPECT_EQ(game_type(read("1. wA1 (1. wM)").game.edition()), "Base+M");
  EXPECT_TRUE(read("[GameType \"Base\"]\n1. wA1 (1. wQ)").game.edition().queen_first);
  EXPECT_FALSE(
      read("[GameType \"Base\"]\n1. wA1 2. bA1 wA1- 3. wQ -wA1").game.edition().queen_first);
}

TEST(PgnVariations, have_results_that_do_not_count) {
  EXPECT_FALSE(read("1. wA1 (1. wG1 1-0)").game.over());
  EXPECT_EQ(read("1. wA1 (1. wG1 1-0) 0-1").game.outcome(), Outcome::BlackWins);
}

TEST(PgnComments, before_and_after_a_move_are_told_apart) {
  EXPECT_EQ(lines("{start} 1. {b} wA1 {a} 2. {c} bA1 wA1- {d}"),
            "{start};<b>wA1{a};<c>bA1 wA1-{d};");
  EXPECT_EQ(lines("1. wA1 2. bA1 wA1- ({b} 2. bG1 wA1- {a}) {next} 3. wQ -wA1"),
            ";wA1;bA1 wA1-(<b>bG1 wA1-{a};);<next>wQ -wA1;");
  EXPECT_EQ(lines("1. wA1 2. bA1 wA1- (2. bG1 wA1-) {no move follows}"),
            ";wA1;bA1 wA1-{no move follows}(bG1 wA1-;);");
  EXPECT_EQ(lines("1. wA1 (1. wG1) {x} (1. wS1) 2. bA1 wA1-"), ";wA1{x}(wG1;)(wS1;);bA1 wA1-;");
  EXPECT_EQ(lines("1. wA1 ({nothing})"), ";wA1{nothing};");
}

TEST(PgnComments, may_run_to_the_end_of_the_line) {
  EXPECT_EQ(lines("1. wA1 ; a } and (\n2. bA1 wA1- ;b\n"), ";wA1{a } and (};bA1 wA1-{b};");
}

TEST(PgnComments, of_others_stand_in_lines_that_begin_with_a_percent_sign) {
  EXPECT_EQ(lines("%x (\n1. wA1\n%} 2. nonsense\r\n%\n2. bA1 wA1-\n"), ";wA1;bA1 wA1-;");
  EXPECT_EQ(
      error_of("1. wA1\n2. bA1 wA1-\n %x"),
      "line 3, column 2: ply 3, \"%x\": \"%x\" is not a tile; a tile is w or b, a bug and its "
      "number, such as wA1 or bQ");
}

TEST(PgnAnnotations, are_numbers_or_signs_behind_the_move) {
  EXPECT_EQ(lines("1. wA1 $1 $14 $1\n2. bA1 wA1-!? 3. wQ -wA1 ??"),
            ";wA1$1$14;bA1 wA1-$5;wQ -wA1$4;");
  EXPECT_EQ(lines("1. wA1! 2. bA1 wA1-$255$0"), ";wA1$1;bA1 wA1-$255$0;");
  EXPECT_EQ(lines("1. wA1? 2. bA1 wA1-!! 3. wQ -wA1?!"), ";wA1$2;bA1 wA1-$3;wQ -wA1$6;");
}

TEST(PgnAnnotations, behind_a_variation_belong_to_the_move_that_it_replaces) {
  EXPECT_EQ(lines("1. wA1 (1. wG1 $2) $1 2. bA1 wA1-"), ";wA1$1(wG1$2;);bA1 wA1-;");
}

TEST(PgnAnnotations, before_any_move_belong_to_what_follows) {
  EXPECT_EQ(lines("$7 1. wA1 ($8 1. wG1)"), "$7;wA1(wG1$8;);");
}

TEST(PgnAnnotations, do_not_include_a_question_mark_on_a_line_of_its_own) {
  EXPECT_EQ(lines("1. wA1\n?\n"), ";wA1;");
  EXPECT_EQ(lines("1. wA1 ?\n"), ";wA1$2;");
}

TEST(PgnAnnotations, that_do_not_exist_are_refused) {
  EXPECT_EQ(error_of("1. wA1 $256"),
            "line 1, column 8: \"$256\" is not an annotation; $0 to $255, !, ?, !!, ??, !? and ?! "
            "are");
  EXPECT_EQ(error_of("1. wA1!!!").substr(0, 48),
            "line 1, column 4: \"!!!\" is not an annotation; $0");
}

TEST(PgnVariations, must_be_legal_to_the_last_move) {
  EXPECT_EQ(error_of("1. wA1\n2. bA1 wA1- (2. bG1 wA1-\n3. wQ bG1-)\n"),
            "line 3, column 4: ply 3, \"wQ bG1-\": a new tile may not touch the enemy: bG1");
}

TEST(PgnVariations, must_be_opened_and_closed_behind_a_move) {
  EXPECT_EQ(error_of("1. wA1 (1. wG1"),
            "line 1, column 8: this variation never ends; a closing parenthesis is expected");
  EXPECT_EQ(error_of("1. wA1 )"), "line 1, column 8: a closing parenthesis without an opening one");
  EXPECT_EQ(error_of("(1. wA1)"),
            "line 1, column 1: a variation begins here without a move before it that it could "
            "replace");
  EXPECT_EQ(error_of("1. wA1 ((1. wG1))").substr(0, 47),
            "line 1, column 9: a variation begins here witho");
}

// Each is a variation of the first move in the one before.
std::string nested(std::size_t depth) {
  std::string text = "1. wA1 2. bA1 wA1-";
  for (std::size_t i = 0; i < depth; ++i) text += i % 2 == 0 ? " (2. bA1 -wA1" : " (2. bA1 wA1/";
  return text + std::string(depth, ')');
}

TEST(PgnVariations, may_be_nested_only_so_deep) {
  EXPECT_EQ(read(nested(RecordTree::kMostNesting)).tree.moves(), 4U);
  EXPECT_EQ(error_of(nested(RecordTree::kMostNesting + 1)),
            "line 1, column 436: variations are nested more than 32 deep");
  EXPECT_FALSE(parse_pgn(nested(1'000'000)));
}

TEST(PgnVariations, may_have_only_so_many_moves) {
  std::string text = "1. wA1 2. bA1 wA1-";
  for (std::size_t i = 2; i < RecordTree::kMostMoves; ++i) text += "(bA1 -wA1)";
  EXPECT_TRUE(parse_pgn(text));
  EXPECT_EQ(error_of(text + "(bA1 -wA1)"),
            "the record has more than 20,000 moves in all its lines");
}

}  // namespace
}  // namespace mandible::pgn_variations_test
