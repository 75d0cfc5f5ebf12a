// When a position is a repetition: within the tree, together with the game before it, after a
// placement, and where the hive has drifted.
#include "engine/path.h"

#include <gtest/gtest.h>

#include "support/positions.h"

namespace mandible::test {
namespace {

// Walks down one line of a search tree that begins at the end of a game.
class Walk {
 public:
  explicit Walk(const std::string& game)
      : position_(game_of(game).position()), path_(game_of(game)) {}

  void play(std::initializer_list<const char*> moves) {
    for (const char* text : moves) {
      const Move move = *parse_move(position_, text);
      EXPECT_TRUE(is_legal(position_, move)) << text;
      path_.push(position_, position_.hash(), 10);
      path_.set_move(!position_.board().on_board(move.tile));
      position_.make(move);
    }
  }
  bool repeated() const { return path_.repeated(position_, position_.hash()); }

 private:
  Position position_;
  Path path_;
};

//  wQ wS1 bS1 bQ: both Queens can step back and forth.
const std::string kLine = "Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-";
const std::initializer_list<const char*> kToAndFro = {"wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"};
const std::string kToAndFroText = ";wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-";

TEST(Path, once_within_the_tree_is_a_repetition) {
  Walk walk(kLine);
  walk.play({"wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-", "wQ \\wS1"});
  EXPECT_TRUE(walk.repeated());
}

TEST(Path, once_in_the_game_is_not) {
  Walk walk(kLine);
  walk.play(kToAndFro);
  EXPECT_FALSE(walk.repeated());
}

TEST(Path, twice_in_the_game_is) {
  Walk walk(kLine + kToAndFroText);
  walk.play({"wQ \\wS1", "bQ bS1/", "wQ -wS1"});
  EXPECT_FALSE(walk.repeated());
  walk.play({"bQ bS1-"});
  EXPECT_TRUE(walk.repeated());
}

// The position after the first step has occurred once in the game, and once in the tree.
TEST(Path, once_in_the_game_and_once_in_the_tree_is) {
  Walk walk(kLine + kToAndFroText);
  walk.play({"wQ \\wS1"});
  EXPECT_FALSE(walk.repeated());
  walk.play({"bQ bS1/", "wQ -wS1", "bQ bS1-", "wQ \\wS1"});
  EXPECT_TRUE(walk.repeated());
}

TEST(Path, a_position_with_the_other_side_to_move_is_another_one) {
  Walk walk(kLine);
  walk.play({"wQ \\wS1", "bQ bS1/", "wQ -wS1"});
  EXPECT_FALSE(walk.repeated());
}

TEST(Path, a_placement_in_the_game_ends_the_comparison) {
  Walk walk(kLine + kToAndFroText + ";wA1 -wQ;bA1 bQ-");
  walk.play({"wA1 \\wQ", "bA1 bQ/", "wA1 -wQ", "bA1 bQ-"});
  EXPECT_FALSE(walk.repeated());
  walk.play({"wA1 \\wQ"});
  EXPECT_TRUE(walk.repeated());
}

TEST(Path, a_placement_in_the_tree_ends_the_comparison) {
  Walk walk(kLine);
  walk.play({"wQ \\wS1", "bA1 bQ-", "wQ -wS1", "bA1 bQ/", "wQ \\wS1"});
  EXPECT_FALSE(walk.repeated());
}

// Two Queens walk over the table side by side, so that the hive lies a cell further each time.
TEST(Path, a_hive_that_has_drifted_is_the_same_position) {
  Walk walk("Base;;;wQ;bQ wQ-");
  walk.play({"wQ \\bQ", "bQ wQ-"});
  EXPECT_FALSE(walk.repeated()) << "once in the game";
  walk.play({"wQ \\bQ", "bQ wQ-"});
  EXPECT_TRUE(walk.repeated());
}

TEST(Path, a_hive_that_drifts_in_the_game_counts_too) {
  Walk walk("Base;;;wQ;bQ wQ-;wQ \\bQ;bQ wQ-");
  walk.play({"wQ \\bQ"});
  EXPECT_FALSE(walk.repeated());
  walk.play({"bQ wQ-"});
  EXPECT_TRUE(walk.repeated());
}

TEST(Path, gives_the_positions_of_the_game_since_the_last_placement) {
  EXPECT_TRUE(Path(game_of(kLine)).game_hashes().empty());
  Game game = game_of(kLine + ";wQ \\wS1;bQ bS1/");
  std::vector<std::uint64_t> expected;
  for (int plies : {1, 1}) {
    game.undo(plies);
    expected.push_back(game.position().hash());
  }
  EXPECT_EQ(Path(game_of(kLine + ";wQ \\wS1;bQ bS1/")).game_hashes(), expected);
}

}  // namespace
}  // namespace mandible::test
