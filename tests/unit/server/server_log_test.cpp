#include "server/net/server_log.h"

#include <gtest/gtest.h>

#include <sstream>

namespace mandible::server {
namespace {

using std::chrono::milliseconds;

const LogTime kTime{milliseconds(1'700'000'000'007)};

TEST(LogLine, of_a_request) {
  EXPECT_EQ(request_line(kTime, {"::1", "GET", "/a", 200, 1234, milliseconds(56)}),
            R"({"time":"2023-11-14T22:13:20.007Z","kind":"request","address":"::1","method":"GET",)"
            R"("path":"/a","status":200,"bytes":1234,"ms":56})");
}

TEST(LogLine, of_an_error) {
  EXPECT_EQ(error_line(kTime, "::1", "it broke"),
            R"({"time":"2023-11-14T22:13:20.007Z","kind":"error","address":"::1",)"
            R"("reason":"it broke"})");
  EXPECT_EQ(error_line(kTime, "", "a\nb\x9B"),
            R"({"time":"2023-11-14T22:13:20.007Z","kind":"error","address":null,)"
            R"("reason":"a?b?"})");
}

TEST(LogLine, is_printable_whatever_was_asked_for) {
  std::string all;
  for (int c = 0; c < 256; ++c) all += static_cast<char>(c);
  const std::string line = request_line(kTime, {all, all, all, 400, 0, {}});
  for (const char c : line) EXPECT_TRUE(c >= ' ' && c <= '~') << static_cast<int>(c);
  EXPECT_NE(line.find("%0A"), std::string::npos);
  EXPECT_NE(line.find(R"(!\"#)"), std::string::npos);
}

TEST(LogLine, is_not_longer_for_a_longer_path) {
  const std::string line = request_line(kTime, {"::1", "GET", std::string(9000, 'a'), 414, 0, {}});
  EXPECT_LT(line.size(), 2300U);
  EXPECT_NE(line.find("aaa...\""), std::string::npos);
}

TEST(LogOfServer, has_what_was_asked_for) {
  std::ostringstream all;
  ServerLog(&all, true).request({});
  EXPECT_NE(all.str().find("\"request\""), std::string::npos);
  EXPECT_EQ(all.str().back(), '\n');
  std::ostringstream errors;
  ServerLog log(&errors, false);
  log.request({});
  EXPECT_EQ(errors.str(), "");
  log.error("", "x");
  EXPECT_NE(errors.str().find("\"error\""), std::string::npos);
  ServerLog(nullptr, false).error("", "nothing happens");
}

TEST(LogOfServer, goes_on_after_a_line_that_could_not_be_written) {
  std::ostringstream out;
  ServerLog log(&out, false);
  out.setstate(std::ios::badbit);
  log.error("", "lost");
  log.error("", "kept");
  EXPECT_EQ(out.str().find("lost"), std::string::npos);
  EXPECT_NE(out.str().find("kept"), std::string::npos);
}

}  // namespace
}  // namespace mandible::server
