#include "base/crc32.h"

#include <gtest/gtest.h>

namespace mandible {
namespace {

TEST(Crc32, is_that_of_zlib) {
  EXPECT_EQ(crc32(""), 0U);
  EXPECT_EQ(crc32("123456789"), 0xCBF43926U);
  EXPECT_EQ(crc32(std::string_view("\0\xFF", 2)), 0x6CDBFD72U);
}

}  // namespace
}  // namespace mandible
