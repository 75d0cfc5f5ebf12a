#include "server/net/request_text.h"

#include <gtest/gtest.h>

namespace mandible::server {
namespace {

TEST(PathOfTarget, leaves_out_the_query) {
  EXPECT_EQ(path_of_target("/"), "/");
  EXPECT_EQ(path_of_target("/a/b.js"), "/a/b.js");
  EXPECT_EQ(path_of_target("/a?b=/c"), "/a");
  EXPECT_EQ(path_of_target("/?"), "/");
  EXPECT_EQ(path_of_target("/a#b"), "/a");
}

TEST(PathOfTarget, decodes_once) {
  EXPECT_EQ(path_of_target("/a%20b%2Fc%2f"), "/a b/c/");
  EXPECT_EQ(path_of_target("/%C3%A9"), "/\xC3\xA9");
  EXPECT_EQ(path_of_target("/%252e"), "/%2e");
  EXPECT_EQ(path_of_target("/a%3Fb?c"), "/a?b");
  EXPECT_EQ(path_of_target("/%00"), std::string("/\0", 2));
  EXPECT_EQ(path_of_target("/a+b"), "/a+b");
}

TEST(PathOfTarget, refuses_broken_escapes) {
  for (const char* target : {"/%", "/%4", "/%zz", "/%4g", "/%%41", "/a%-1"}) {
    EXPECT_FALSE(path_of_target(target)) << target;
  }
}

TEST(PathOfTarget, takes_a_target_that_names_the_host) {
  EXPECT_EQ(path_of_target("http://localhost:4280/a?b"), "/a");
  EXPECT_EQ(path_of_target("HTTPS://example.org/a"), "/a");
  EXPECT_EQ(path_of_target("http://example.org"), "/");
}

TEST(PathOfTarget, refuses_what_is_not_a_path) {
  for (const char* target : {"", "*", "a", "?", "ftp://a/b", "localhost:80", "\\a"}) {
    EXPECT_FALSE(path_of_target(target)) << target;
  }
}

TEST(AcceptsCoding, when_it_is_listed) {
  EXPECT_TRUE(accepts_coding("br", "br"));
  EXPECT_TRUE(accepts_coding("gzip, deflate, br, zstd", "br"));
  EXPECT_TRUE(accepts_coding("GZIP", "gzip"));
  EXPECT_TRUE(accepts_coding(" gzip ; q=0.001 ", "gzip"));
  EXPECT_TRUE(accepts_coding("*", "br"));
  EXPECT_TRUE(accepts_coding("gzip;q=0, *;q=0.5", "br"));
}

TEST(AcceptsCoding, not_when_it_is_missing_or_weighs_nothing) {
  EXPECT_FALSE(accepts_coding("", "br"));
  EXPECT_FALSE(accepts_coding("gzip, deflate", "br"));
  EXPECT_FALSE(accepts_coding("brotli", "br"));
  for (const char* fields : {"br;q=0", "br; q=0.0", "br;Q=0.000", "*;q=0", "*, br;q=0", "br;q="}) {
    EXPECT_FALSE(accepts_coding(fields, "br")) << fields;
  }
}

TEST(ListsEtag, strong_weak_and_star) {
  EXPECT_TRUE(lists_etag("\"a\"", "\"a\""));
  EXPECT_TRUE(lists_etag("W/\"a\"", "\"a\""));
  EXPECT_TRUE(lists_etag("\"b\" , W/\"c\",\"a\"", "\"a\""));
  EXPECT_TRUE(lists_etag(" * ", "\"a\""));
}

TEST(ListsEtag, not_what_only_looks_like_it) {
  for (const char* fields : {"", "\"b\"", "a", "\"a", "\"b,a\"", "w/\"a\"", "\"a\" \"b\"", ","}) {
    EXPECT_FALSE(lists_etag(fields, "\"a\"")) << fields;
  }
}

}  // namespace
}  // namespace mandible::server
