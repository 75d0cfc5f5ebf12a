#include "lab/match/openings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "rules/game_string.h"

namespace mandible::lab {
namespace {

constexpr const char* kBase = "Base;InProgress;White[2];wA1;bA1 wA1-";
constexpr const char* kFull = "Base+MLP;InProgress;White[2];wM;bM wM-";

TEST(Book, has_one_opening_per_line) {
  const auto book = parse_book(std::string("# from a test\n\n") + kBase + "\r\n  " + kFull +
                               "   # the mosquitoes\n");
  ASSERT_TRUE(book);
  EXPECT_EQ(*book, (std::vector<std::string>{kBase, kFull}));
}

TEST(Book, is_written_as_engines_read_it) {
  const auto book = parse_book("Base+PLM;;;wM1;bM1 wM1-;");
  ASSERT_TRUE(book) << book.error();
  EXPECT_EQ(book->at(0), kFull);
}

TEST(Book, names_the_line_that_is_wrong) {
  const auto book = parse_book(std::string(kBase) + "\n\nBase;InProgress;White[2];wA1;bA1\n");
  ASSERT_FALSE(book);
  EXPECT_EQ(book.error().substr(0, 15), "line 3: ply 2, ");
  EXPECT_NE(parse_book("# nothing\n").error().find("no opening"), std::string::npos);
}

TEST(Book, can_be_limited_to_game_types) {
  const std::vector<std::string> book = {kBase, kFull};
  EXPECT_EQ(openings_of(book, {*parse_game_type("Base+MLP")}), std::vector<std::string>{kFull});
  EXPECT_TRUE(openings_of(book, {*parse_game_type("Base+M")}).empty());
}

TEST(Openings, of_a_book_are_shuffled_by_the_seed_and_come_again) {
  std::vector<std::string> book;
  for (const char* bug : {"A1", "G1", "S1", "B1"}) book.push_back(std::string("Base;;;w") + bug);
  const Openings openings = Openings::from_book(book, 1);
  std::vector<std::string> order;
  for (int pair = 0; pair < 4; ++pair) order.push_back(openings.of_pair(pair));
  EXPECT_EQ(openings.of_pair(5), order[1]);
  EXPECT_EQ(Openings::from_book(book, 1).of_pair(2), order[2]);
  std::sort(order.begin(), order.end());
  std::sort(book.begin(), book.end());
  EXPECT_EQ(order, book);
}

TEST(Openings, at_random_are_legal_and_of_the_types_in_turn) {
  const Openings openings =
      Openings::random({*parse_game_type("Base+MLP"), *parse_game_type("Base")}, 7);
  std::set<std::string> different;
  for (int pair = 0; pair < 50; ++pair) {
    const std::string opening = openings.of_pair(pair);
    const Result<Game> game = parse_game_string(opening);
    ASSERT_TRUE(game) << opening << ": " << game.error();
    EXPECT_EQ(game->plies(), 4);
    EXPECT_EQ(game_type(game->edition()), pair % 2 == 0 ? "Base+MLP" : "Base");
    different.insert(opening);
  }
  EXPECT_GT(different.size(), 45U);
}

TEST(Openings, follow_from_the_seed) {
  const std::vector<Edition> editions = {*parse_game_type("Base+MLP")};
  const Openings openings = Openings::random(editions, 7);
  EXPECT_EQ(openings.of_pair(3), Openings::random(editions, 7).of_pair(3));
  EXPECT_NE(openings.of_pair(3), Openings::random(editions, 8).of_pair(3));
  EXPECT_EQ(openings.description(), "random, seed 7, Base+MLP");
  EXPECT_NE(Openings::from_book({kBase}, 1).description(),
            Openings::from_book({kFull}, 1).description());
}

}  // namespace
}  // namespace mandible::lab
