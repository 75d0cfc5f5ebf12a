#include "lab/match/command_words.h"

#include <gtest/gtest.h>

namespace mandible::lab {
namespace {

using Words = std::vector<std::string>;

TEST(CommandWords, blanks_separate) {
  EXPECT_EQ(*split_command("mandible uhp"), (Words{"mandible", "uhp"}));
  EXPECT_EQ(*split_command("  a\t b  "), (Words{"a", "b"}));
}

TEST(CommandWords, quotation_marks_keep_together) {
  EXPECT_EQ(*split_command("'my engine' --net \"a b\""), (Words{"my engine", "--net", "a b"}));
  EXPECT_EQ(*split_command("a'b c'd ''"), (Words{"ab cd", ""}));
  EXPECT_EQ(*split_command(R"('"' "'")"), (Words{"\"", "'"}));
}

TEST(CommandWords, backslash_takes_the_meaning_away) {
  EXPECT_EQ(*split_command(R"(my\ engine \"x "a\"b" 'a\b')"),
            (Words{"my engine", "\"x", "a\"b", R"(a\b)"}));
}

TEST(CommandWords, says_what_is_missing) {
  EXPECT_NE(split_command("a 'b").error().find("without a closing one"), std::string::npos);
  EXPECT_NE(split_command("a \\").error().find("ends with a backslash"), std::string::npos);
  EXPECT_NE(split_command("  ").error().find("needs a command"), std::string::npos);
  EXPECT_NE(split_command("''").error().find("needs a command"), std::string::npos);
}

}  // namespace
}  // namespace mandible::lab
