#include "base/result.h"

#include <gtest/gtest.h>

#include <memory>

namespace mandible {
namespace {

TEST(Result, holds_a_value) {
  Result<std::string> result = std::string("wQ");
  ASSERT_TRUE(result);
  EXPECT_EQ(*result, "wQ");
  EXPECT_EQ(result->size(), 2U);
  *result += '1';
  EXPECT_EQ(*result, "wQ1");
}

TEST(Result, holds_an_error_that_says_what_was_wrong) {
  const Result<std::string> result = Error{"no such tile"};
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error(), "no such tile");
}

TEST(Result, tells_a_value_that_is_itself_false_from_an_error) {
  const Result<int> zero = 0;
  EXPECT_TRUE(zero);
  const Result<bool> no = false;
  EXPECT_TRUE(no);
}

TEST(Result, gives_up_a_value_that_can_only_be_moved) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(6);
  const std::unique_ptr<int> taken = std::move(*result);
  EXPECT_EQ(*taken, 6);
}

}  // namespace
}  // namespace mandible
