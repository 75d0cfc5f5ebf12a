#include "base/files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace mandible {
namespace {

TEST(Files, are_read_to_the_last_byte) {
  const std::string path = testing::TempDir() + "mandible_files_test";
  for (const std::string& bytes :
       {std::string(), std::string("a\0b\n", 4), std::string(200'000, 'x')}) {
    std::ofstream(path, std::ios::binary) << bytes;
    const Result<std::string> read = read_file(path);
    ASSERT_TRUE(read) << read.error();
    EXPECT_TRUE(*read == bytes) << bytes.size();
  }
  std::filesystem::remove(path);
}

TEST(Files, that_cannot_be_read_are_named_with_the_reason) {
  EXPECT_EQ(read_file("no/such/file").error(),
            "cannot read \"no/such/file\": No such file or directory");
  EXPECT_EQ(read_file("/").error(), "cannot read \"/\": Is a directory");
}

}  // namespace
}  // namespace mandible
