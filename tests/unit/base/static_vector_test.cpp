#include "base/static_vector.h"

#include <gtest/gtest.h>

#include <vector>

namespace mandible {
namespace {

using Three = StaticVector<int, 3>;

std::vector<int> elements(const Three& three) { return {three.begin(), three.end()}; }

TEST(StaticVector, begins_empty) {
  const Three three;
  EXPECT_TRUE(three.empty());
  EXPECT_EQ(three.size(), 0U);
  EXPECT_EQ(three.begin(), three.end());
  EXPECT_EQ(Three::capacity(), 3U);
}

TEST(StaticVector, holds_as_many_as_its_capacity) {
  Three three;
  for (int i : {7, 8, 9}) three.push_back(i);
  EXPECT_EQ(elements(three), (std::vector<int>{7, 8, 9}));
  EXPECT_EQ(three[1], 8);
  EXPECT_EQ(three.back(), 9);
}

TEST(StaticVector, drops_the_last_or_all) {
  Three three;
  for (int i : {7, 8, 9}) three.push_back(i);
  three.pop_back();
  EXPECT_EQ(elements(three), (std::vector<int>{7, 8}));
  three.clear();
  EXPECT_TRUE(three.empty());
  three.push_back(1);
  EXPECT_EQ(elements(three), (std::vector<int>{1}));
}

TEST(StaticVector, copies_its_elements) {
  Three three;
  three.push_back(7);
  Three copy = three;
  copy[0] = 8;
  copy.push_back(9);
  EXPECT_EQ(elements(three), (std::vector<int>{7}));
  EXPECT_EQ(elements(copy), (std::vector<int>{8, 9}));
}

}  // namespace
}  // namespace mandible
