#include "server/net/site_responder.h"

#include <gtest/gtest.h>

#include "support/site_folder.h"

namespace mandible::server {
namespace {

constexpr const char* kScript = "/assets/app-DiwrgTda.js";

std::string_view field(const Response& response, std::string_view name) {
  for (const auto& [key, value] : response.fields) {
    if (key == name) return value;
  }
  return "none";
}

class SiteResponder : public testing::Test {
 protected:
  SiteResponder() : site_(StaticSite::load(folder_.path())) {}

  Response get(const std::string& target, const std::string& accept_encoding = "",
               const std::string& if_none_match = "") const {
    return respond(*site_, {"GET", target, accept_encoding, if_none_match});
  }

  test::SiteFolder folder_;
  Result<StaticSite> site_;
};

TEST_F(SiteResponder, serves_the_page_to_be_revalidated_each_time) {
  const Response response = get("/?from=mail");
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.body, "<!doctype html>the page");
  EXPECT_EQ(field(response, "Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(field(response, "Cache-Control"), "no-cache");
  EXPECT_EQ(field(response, "Vary"), "none");
}

TEST_F(SiteResponder, lets_hashed_files_be_kept_for_ever) {
  EXPECT_EQ(field(get(kScript), "Cache-Control"), "public, max-age=31536000, immutable");
}

TEST_F(SiteResponder, prefers_brotli_then_gzip) {
  const Response brotli = get(kScript, "gzip, deflate, br");
  EXPECT_EQ(brotli.body, "script br");
  EXPECT_EQ(field(brotli, "Content-Encoding"), "br");
  EXPECT_EQ(field(brotli, "Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(field(brotli, "Vary"), "Accept-Encoding");
  EXPECT_EQ(get(kScript, "gzip, br;q=0").body, "script gz");
}

TEST_F(SiteResponder, sends_the_file_as_it_is_to_a_client_that_takes_no_coding) {
  for (const char* accepted : {"", "identity", "deflate", "br;q=0, gzip;q=0", "*;q=0"}) {
    const Response response = get(kScript, accepted);
    EXPECT_EQ(response.body, "the script") << accepted;
    EXPECT_EQ(field(response, "Content-Encoding"), "none") << accepted;
    EXPECT_EQ(field(response, "Vary"), "Accept-Encoding") << accepted;
  }
}

TEST_F(SiteResponder, does_not_send_again_what_the_client_has) {
  const std::string etag(field(get("/"), "ETag"));
  for (const std::string& listed : {etag, "W/" + etag, "\"x\", " + etag, std::string("*")}) {
    const Response response = get("/", "", listed);
    EXPECT_EQ(response.status, 304) << listed;
    EXPECT_EQ(response.body, "");
    EXPECT_EQ(field(response, "ETag"), etag);
    EXPECT_EQ(field(response, "Cache-Control"), "no-cache");
  }
  EXPECT_EQ(get("/", "", "\"x\"").status, 200);
}

TEST_F(SiteResponder, does_not_take_one_coding_for_another) {
  const std::string etag(field(get(kScript, "br"), "ETag"));
  EXPECT_EQ(get(kScript, "br", etag).status, 304);
  EXPECT_EQ(get(kScript, "gzip", etag).status, 200);
  EXPECT_EQ(field(get(kScript, "br", etag), "Vary"), "Accept-Encoding");
}

TEST_F(SiteResponder, answers_elsewhere_with_a_page_that_leads_back) {
  for (const char* target :
       {"/none", "/assets/", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2fetc/passwd",
        "/index.html%00", "/..\\index.html", "/assets/app-DiwrgTda.js.br", "//index.html"}) {
    const Response response = get(target);
    EXPECT_EQ(response.status, 404) << target;
    EXPECT_EQ(field(response, "Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(field(response, "Cache-Control"), "no-store");
    EXPECT_NE(response.body.find("<a href=\"/\">"), std::string::npos);
  }
}

TEST_F(SiteResponder, says_that_it_is_well) {
  const Response response = get("/healthz");
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.body, "ok");
  EXPECT_EQ(field(response, "Content-Type"), "text/plain; charset=utf-8");
  EXPECT_EQ(field(response, "Cache-Control"), "no-store");
}

TEST_F(SiteResponder, refuses_other_methods) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", "BREW"}) {
    const Response response = respond(*site_, {method, "/", "", ""});
    EXPECT_EQ(response.status, 405) << method;
    EXPECT_EQ(field(response, "Allow"), "GET, HEAD");
  }
}

TEST_F(SiteResponder, refuses_broken_and_long_addresses) {
  EXPECT_EQ(get("/%zz").status, 400);
  EXPECT_EQ(get("*").status, 400);
  EXPECT_EQ(get("/" + std::string(2047, 'a')).status, 404);
  EXPECT_EQ(get("/" + std::string(2048, 'a')).status, 414);
}

}  // namespace
}  // namespace mandible::server
