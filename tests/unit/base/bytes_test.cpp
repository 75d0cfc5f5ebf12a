#include "base/bytes.h"

#include <gtest/gtest.h>

#include <limits>

namespace mandible {
namespace {

TEST(Bytes, have_the_lowest_first) {
  std::string bytes;
  append_number(bytes, std::uint32_t{0x01020304});
  append_number(bytes, std::int16_t{-2});
  EXPECT_EQ(bytes, "\x04\x03\x02\x01\xFE\xFF");
}

TEST(Bytes, are_read_as_they_were_written) {
  std::string bytes;
  append_number(bytes, std::numeric_limits<std::int16_t>::min());
  append_number(bytes, std::uint8_t{200});
  append_number(bytes, std::numeric_limits<std::uint64_t>::max());
  append_number(bytes, std::int32_t{-123456});
  ByteReader reader(bytes);
  EXPECT_EQ(reader.take<std::int16_t>(), std::numeric_limits<std::int16_t>::min());
  EXPECT_EQ(reader.take<std::uint8_t>(), 200);
  EXPECT_EQ(reader.take<std::uint64_t>(), std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(reader.left(), 4U);
  EXPECT_EQ(reader.take<std::int32_t>(), -123456);
  EXPECT_FALSE(reader.failed());
}

TEST(Bytes, that_are_missing_are_noticed) {
  ByteReader reader("\1\2\3");
  EXPECT_EQ(reader.take<std::uint16_t>(), 0x0201);
  EXPECT_EQ(reader.take<std::uint16_t>(), 0);
  EXPECT_TRUE(reader.failed());
  EXPECT_EQ(reader.take<std::uint8_t>(), 0) << "nothing is read after a failure";
}

}  // namespace
}  // namespace mandible
