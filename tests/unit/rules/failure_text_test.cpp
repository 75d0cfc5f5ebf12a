// What a failing test shows: support/printing.h, support/picture.h and same_list().
#include "rules/verdict.h"
#include "support/drawing.h"

namespace mandible::test {
namespace {

TEST(FailureText, names_enumerators_tiles_cells_and_moves) {
  EXPECT_EQ(testing::PrintToString(Rule::GameOver), "GameOver");
  EXPECT_EQ(testing::PrintToString(Rule::NotThisBugsMove), "NotThisBugsMove");
  EXPECT_EQ(testing::PrintToString(Outcome::WhiteWins), "WhiteWins");
  EXPECT_EQ(testing::PrintToString(Ending::Agreement), "Agreement");
  EXPECT_EQ(testing::PrintToString(static_cast<Rule>(60)), "60");
  EXPECT_EQ(testing::PrintToString(tile_of("bG2")), "bG2");
  EXPECT_EQ(testing::PrintToString(kNoTile), "no tile");
  EXPECT_EQ(testing::PrintToString(cell_at(kOrigin, {2, -1})), "2,-1");
  EXPECT_EQ(testing::PrintToString(Move{tile_of("wA1"), cell_at(kOrigin, {0, 3})}), "wA1:0,3");
  EXPECT_EQ(testing::PrintToString(Move::pass()), "pass");
}

TEST(FailureText, draws_the_hive) {
  const Drawing hive = black_to_move(R"(
       wA1   X
    wQ    bQ
       .
     X = wB1 bB1)");
  EXPECT_EQ(testing::PrintToString(picture_of(hive.position)),
            "\n"
            "   wA1   Z\n"
            "wQ    bQ\n"
            "Z = wB1 bB1\n"
            "Black to move\n");
}

TEST(FailureText, names_only_what_two_lists_do_not_share) {
  EXPECT_TRUE(same_list({"a", "b"}, {"b", "a"}));
  EXPECT_STREQ(same_list({"a", "c"}, {"b", "a"}).message(),
               "\nmissing: b\nunexpected: c\n2 instead of 2");
  EXPECT_STREQ(same_list({"a", "a"}, {"a"}).message(), "\nunexpected: a\n2 instead of 1");
}

}  // namespace
}  // namespace mandible::test
