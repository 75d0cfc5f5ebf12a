#include "records/record_tree.h"

#include <gtest/gtest.h>

#include "rules/game_string.h"

namespace mandible::record_tree_test {
namespace {

Game game_of(std::string_view text) {
  const Result<Game> game = parse_game_string(text);
  EXPECT_TRUE(game) << (game ? "" : game.error());
  return game ? *game : Game(base_edition());
}

// Adds the last move of a game whose other moves the tree has.
NodeIndex add_last(RecordTree& tree, const Game& game) {
  NodeIndex node = RecordTree::kRoot;
  for (int ply = 0; ply < game.plies(); ++ply) {
    node = tree.add(node, game.move(ply), game.move_text(ply));
  }
  return node;
}

std::string main_line(const RecordTree& tree) {
  std::string moves;
  for (NodeIndex node : tree.main_line()) {
    if (node != RecordTree::kRoot) moves += tree.node(node).text + ";";
  }
  return moves;
}

TEST(RecordTree, has_the_moves_of_a_game_as_its_line) {
  const RecordTree tree(game_of("wA1;bA1 wA1-;wQ -wA1"));
  EXPECT_EQ(tree.moves(), 3U);
  EXPECT_EQ(main_line(tree), "wA1;bA1 wA1-;wQ -wA1;");
  EXPECT_EQ(tree.node(tree.main_line().back()).ply, 3);
}

TEST(RecordTree, has_each_move_once_behind_a_node) {
  RecordTree tree(game_of("wA1;bA1 wA1-"));
  const NodeIndex other = add_last(tree, game_of("wA1;bA1 -wA1"));
  EXPECT_EQ(add_last(tree, game_of("wA1;bA1 -wA1")), other);
  EXPECT_EQ(tree.moves(), 3U);
  EXPECT_EQ(main_line(tree), "wA1;bA1 wA1-;");
}

TEST(RecordTree, promotes_a_variation_and_keeps_the_order_of_the_others) {
  RecordTree tree(game_of("wA1;bA1 wA1-"));
  const NodeIndex second = add_last(tree, game_of("wA1;bA1 -wA1"));
  const NodeIndex third = add_last(tree, game_of("wA1;bA1 /wA1"));
  tree.promote(third);
  EXPECT_EQ(main_line(tree), "wA1;bA1 /wA1;");
  const std::vector<NodeIndex>& replies = tree.node(tree.node(third).parent).children;
  EXPECT_EQ(replies, (std::vector<NodeIndex>{third, 2, second}));
}

TEST(RecordTree, along_a_game_that_was_played_on_has_its_moves_and_the_old_remarks) {
  RecordTree tree(game_of("wA1;bA1 wA1-"));
  tree.remarks(2).comment = "here";
  const RecordTree longer = tree.along(game_of("wA1;bA1 wA1-;wQ -wA1"));
  EXPECT_EQ(main_line(longer), "wA1;bA1 wA1-;wQ -wA1;");
  EXPECT_EQ(longer.node(2).remarks.comment, "here");
}

TEST(RecordTree, along_a_game_that_was_undone_ends_with_it) {
  RecordTree tree(game_of("wA1;bA1 wA1-;wQ -wA1"));
  add_last(tree, game_of("wA1;bA1 wA1-;wQ \\wA1"));
  add_last(tree, game_of("wA1;bA1 -wA1"));
  const RecordTree shorter = tree.along(game_of("wA1;bA1 wA1-"));
  EXPECT_EQ(main_line(shorter), "wA1;bA1 wA1-;");
  EXPECT_EQ(shorter.moves(), 3U);
}

TEST(RecordTree, along_another_line_keeps_the_old_one_as_a_variation) {
  RecordTree tree(game_of("wA1;bA1 wA1-;wQ -wA1"));
  const RecordTree other = tree.along(game_of("wA1;bA1 -wA1"));
  EXPECT_EQ(main_line(other), "wA1;bA1 -wA1;");
  EXPECT_EQ(other.moves(), 4U);
}

TEST(RecordTree, along_a_game_leaves_out_what_would_be_nested_too_deep) {
  // Every variation is in the one before it.
  RecordTree tree;
  NodeIndex node = RecordTree::kRoot;
  Move move{make_tile(Colour::White, Bug::Ant, 1), kOrigin};
  for (std::size_t depth = 0; depth <= RecordTree::kMostNesting + 2; ++depth) {
    move.to = neighbour(move.to, 0);
    tree.add(node, Move::pass(), "pass");
    node = tree.add(node, move, "x");
  }
  const RecordTree copy = tree.along(Game(base_edition()));
  EXPECT_EQ(copy.moves(), 0U);
  Game game(base_edition());
  game.play({make_tile(Colour::White, Bug::Ant, 1), kOrigin});
  EXPECT_EQ(tree.along(game).moves(), 2 * (RecordTree::kMostNesting + 1));
}

TEST(RecordTree, differs_by_any_move_order_or_remark) {
  const RecordTree tree(game_of("wA1;bA1 wA1-"));
  EXPECT_EQ(tree, RecordTree(game_of("wA1;bA1 wA1-")));
  EXPECT_FALSE(tree == RecordTree(game_of("wA1")));
  EXPECT_FALSE(RecordTree(game_of("wA1")) == tree);
  EXPECT_FALSE(tree == RecordTree(game_of("wA1;bA1 -wA1")));
  RecordTree remarked = tree;
  remarked.remarks(1).nags = {1};
  EXPECT_FALSE(tree == remarked);
  RecordTree one = tree;
  RecordTree other = tree;
  other.promote(add_last(other, game_of("wA1;bA1 /wA1")));
  add_last(one, game_of("wA1;bA1 /wA1"));
  EXPECT_FALSE(one == other);
}

}  // namespace
}  // namespace mandible::record_tree_test
