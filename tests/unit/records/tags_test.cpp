#include "records/tags.h"

#include <gtest/gtest.h>

namespace mandible::tags_test {
namespace {

TEST(Tags, are_set_once_whatever_their_capitals) {
  Tags tags;
  set_tag(tags, "White", "a");
  set_tag(tags, "Black", "b");
  set_tag(tags, "WHITE", "c");
  ASSERT_EQ(tags.size(), 2U);
  EXPECT_EQ(tag_value(tags, "white"), "c");
  EXPECT_EQ(tag_value(tags, "Event"), "");
}

TEST(Tags, make_a_title_of_players_event_and_date) {
  EXPECT_EQ(
      title_of({{"Date", "2018.10.31"}, {"Event", "Cup"}, {"White", "Ann"}, {"Black", "Bob"}}),
      "Ann vs Bob, Cup, 2018.10.31");
  EXPECT_EQ(title_of({{"White", "Ann"}}), "Ann vs Black");
  EXPECT_EQ(title_of({{"Black", "Bob"}, {"Date", "2018"}}), "White vs Bob, 2018");
  EXPECT_EQ(title_of({{"Event", "Cup"}}), "Cup");
}

TEST(Tags, make_a_title_that_a_terminal_only_shows) {
  EXPECT_EQ(title_of({{"White", "\x1B[2JA\xC2\x9BnZ\xC3\x85\x7F"}}), "?[2JA??nZ\xC3\x85? vs Black");
}

TEST(Tags, make_no_title_of_what_is_unknown) {
  EXPECT_EQ(title_of({}), "");
  EXPECT_EQ(title_of({{"White", "?"}, {"Black", ""}, {"Event", " "}, {"Date", "????.??.??"}}), "");
}

}  // namespace
}  // namespace mandible::tags_test
