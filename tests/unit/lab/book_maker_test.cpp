#include "lab/openings/book_maker.h"

#include <gtest/gtest.h>

#include "rules/game_string.h"

namespace mandible::lab {
namespace {

BookSettings small_book(const std::vector<std::string>& types) {
  BookSettings settings;
  for (const std::string& type : types) settings.editions.push_back(*parse_game_type(type));
  settings.each = 3;
  settings.nodes = 100;
  return settings;
}

TEST(BookMaker, keeps_what_the_engine_calls_even) {
  const BookSettings settings = small_book({"Base+MLP"});
  const auto book = make_book(settings, [](int) {});
  ASSERT_TRUE(book) << book.error();
  for (const std::string& opening : *book) {
    Engine engine({1, 4});
    engine.set_position(*parse_game_string(opening));
    Score score = kWin;
    SearchLimits limits;
    limits.nodes = settings.nodes;
    engine.go(limits, {nullptr, [&score](const SearchReport& report) { score = report.score; }});
    engine.wait();
    EXPECT_LE(std::abs(score), settings.margin) << opening;
  }
}

TEST(BookMaker, finds_the_same_for_a_type_whatever_the_others_are) {
  int last = 0;
  const auto both = make_book(small_book({"Base", "Base+P"}), [&last](int kept) {
    EXPECT_EQ(kept, last + 1);
    last = kept;
  });
  const auto one = make_book(small_book({"Base+P"}), [](int) {});
  ASSERT_TRUE(both && one);
  EXPECT_EQ(last, 6);
  EXPECT_EQ(std::vector<std::string>(both->begin() + 3, both->end()), *one);
}

TEST(BookMaker, gives_up_when_even_openings_are_too_rare) {
  BookSettings settings = small_book({"Base"});
  settings.each = 100;
  settings.margin = 0;
  settings.most_refused = 5;
  const auto book = make_book(settings, [](int) {});
  ASSERT_FALSE(book);
  EXPECT_EQ(book.error().substr(0, 11), "found only ");
  EXPECT_NE(book.error().find(" of 100 even openings of Base; a larger margin"), std::string::npos);
}

}  // namespace
}  // namespace mandible::lab
