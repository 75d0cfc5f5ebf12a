// Threads that judge openings for one book.
#include <gtest/gtest.h>

#include "lab/openings/book_maker.h"

namespace mandible::test {
namespace {

TEST(BookThreads, make_the_book_of_one) {
  lab::BookSettings settings;
  settings.editions = {*parse_game_type("Base"), *parse_game_type("Base+MLP")};
  settings.each = 3;
  settings.nodes = 50;
  const auto one = lab::make_book(settings, [](int) {});
  settings.threads = 4;
  int kept = 0;
  const auto four = lab::make_book(settings, [&kept](int number) { kept = number; });
  ASSERT_TRUE(one && four);
  EXPECT_EQ(*one, *four);
  EXPECT_EQ(kept, 6);
}

}  // namespace
}  // namespace mandible::test
