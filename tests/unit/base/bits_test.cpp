#include "base/bits.h"

#include <gtest/gtest.h>

#include <vector>

namespace mandible {
namespace {

std::vector<int> visited(std::uint32_t mask) {
  std::vector<int> bits;
  for (int bit : Bits(mask)) bits.push_back(bit);
  return bits;
}

TEST(Bits, visits_the_set_bits_from_the_lowest) {
  EXPECT_EQ(visited(0b1011), (std::vector<int>{0, 1, 3}));
  EXPECT_EQ(visited(0x8000'0001U), (std::vector<int>{0, 31}));
  EXPECT_EQ(visited(0), std::vector<int>{});
}

TEST(Bits, counts_the_bits_of_sixteen) {
  EXPECT_EQ(count_bits16(0), 0);
  EXPECT_EQ(count_bits16(0x00FF), 8);
  EXPECT_EQ(count_bits16(0x8001), 2);
  EXPECT_EQ(count_bits16(0xFFFF), 16);
}

TEST(Bits, finds_the_lowest) {
  EXPECT_EQ(lowest_bit(1), 0);
  EXPECT_EQ(lowest_bit(0b101000), 3);
  EXPECT_EQ(lowest_bit(0x8000'0000U), 31);
}

}  // namespace
}  // namespace mandible
