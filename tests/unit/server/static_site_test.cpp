#include "server/net/static_site.h"

#include <gtest/gtest.h>

#include "support/site_folder.h"

namespace mandible::server {
namespace {

class StaticSiteTest : public testing::Test {
 protected:
  StaticSite load() const {
    const auto site = StaticSite::load(folder_.path());
    EXPECT_TRUE(site) << site.error();
    return site ? *site : StaticSite();
  }

  test::SiteFolder folder_;
};

std::string bytes_of(const StaticFile* file) {
  return file == nullptr ? "no file" : file->representations.back().bytes;
}

TEST_F(StaticSiteTest, finds_files_by_their_paths) {
  folder_.write("deep/er/a b.txt", "deep");
  folder_.write("empty.txt", "");
  const StaticSite site = load();
  EXPECT_EQ(bytes_of(site.find("/")), "<!doctype html>the page");
  EXPECT_EQ(bytes_of(site.find("/index.html")), "<!doctype html>the page");
  EXPECT_EQ(bytes_of(site.find("/deep/er/a b.txt")), "deep");
  EXPECT_EQ(bytes_of(site.find("/empty.txt")), "");
}

TEST_F(StaticSiteTest, has_nothing_at_other_paths) {
  const StaticSite site = load();
  for (const char* path : {"", "index.html", "/assets", "/assets/", "/none", "//index.html",
                           "/./index.html", "/assets/../index.html", "/../etc/passwd",
                           "/assets\\app-DiwrgTda.js", "/INDEX.HTML", "/index.html/"}) {
    EXPECT_EQ(site.find(path), nullptr) << path;
  }
  EXPECT_EQ(site.find(std::string("/index.html\0", 12)), nullptr);
}

TEST_F(StaticSiteTest, leaves_out_names_with_a_dot_before_them) {
  folder_.write(".env", "secret");
  folder_.write(".git/config", "secret");
  const StaticSite site = load();
  EXPECT_EQ(site.find("/.env"), nullptr);
  EXPECT_EQ(site.find("/.git/config"), nullptr);
}

TEST_F(StaticSiteTest, follows_no_links) {
  create_symlink("/etc/passwd", folder_.path() / "file.txt");
  create_directory_symlink("/etc", folder_.path() / "folder");
  const StaticSite site = load();
  EXPECT_EQ(site.find("/file.txt"), nullptr);
  EXPECT_EQ(site.find("/folder/passwd"), nullptr);
}

TEST_F(StaticSiteTest, keeps_compressed_files_with_the_file_they_stand_for) {
  folder_.write("alone.txt.gz", "zipped");
  const StaticSite site = load();
  const StaticFile* file = site.find("/assets/app-DiwrgTda.js");
  ASSERT_NE(file, nullptr);
  ASSERT_EQ(file->representations.size(), 3U);
  EXPECT_EQ(file->representations[0].coding, "br");
  EXPECT_EQ(file->representations[0].bytes, "script br");
  EXPECT_EQ(file->representations[1].coding, "gzip");
  EXPECT_EQ(file->representations[1].bytes, "script gz");
  EXPECT_EQ(file->representations[2].coding, "");
  EXPECT_EQ(file->representations[2].bytes, "the script");
  EXPECT_EQ(site.find("/assets/app-DiwrgTda.js.br"), nullptr);
  EXPECT_EQ(site.find("/alone.txt.gz"), nullptr);
}

TEST_F(StaticSiteTest, gives_each_content_a_tag_of_its_own) {
  folder_.write("same.txt", "the script");
  const StaticSite site = load();
  const auto& all = site.find("/assets/app-DiwrgTda.js")->representations;
  EXPECT_NE(all[0].etag, all[1].etag);
  EXPECT_NE(all[1].etag, all[2].etag);
  EXPECT_EQ(all[2].etag, site.find("/same.txt")->representations[0].etag);
  EXPECT_EQ(all[2].etag.size(), 18U) << all[2].etag;
  EXPECT_EQ(all[2].etag.front(), '"');
  EXPECT_EQ(all[2].etag.back(), '"');
}

TEST_F(StaticSiteTest, takes_a_folder_with_a_slash_at_its_end) {
  const auto site = StaticSite::load(folder_.path().string() + "/");
  ASSERT_TRUE(site);
  EXPECT_NE(site->find("/index.html"), nullptr);
}

TEST_F(StaticSiteTest, says_what_is_missing) {
  std::filesystem::remove(folder_.path() / "index.html");
  for (const auto& path : {folder_.path(), folder_.path() / "none"}) {
    const auto site = StaticSite::load(path);
    ASSERT_FALSE(site);
    EXPECT_EQ(site.error(), "there is no web app in " + path.string() +
                                ": index.html is missing; ./run builds it into web/dist");
  }
}

TEST_F(StaticSiteTest, refuses_a_folder_that_is_too_big) {
  EXPECT_TRUE(StaticSite::load(folder_.path(), 51));
  const auto site = StaticSite::load(folder_.path(), 50);
  ASSERT_FALSE(site);
  EXPECT_EQ(site.error(), folder_.path().string() +
                              " holds more than 50 bytes, so it is not the folder of the built "
                              "web app");
}

TEST(ContentType, follows_the_ending) {
  EXPECT_EQ(content_type_of("/index.html"), "text/html; charset=utf-8");
  EXPECT_EQ(content_type_of("/a.js"), "text/javascript; charset=utf-8");
  EXPECT_EQ(content_type_of("/a.mjs"), "text/javascript; charset=utf-8");
  EXPECT_EQ(content_type_of("/a.css"), "text/css; charset=utf-8");
  EXPECT_EQ(content_type_of("/a.txt"), "text/plain; charset=utf-8");
  EXPECT_EQ(content_type_of("/a.wasm"), "application/wasm");
  EXPECT_EQ(content_type_of("/a.json"), "application/json");
  EXPECT_EQ(content_type_of("/a.js.map"), "application/json");
  EXPECT_EQ(content_type_of("/a.webmanifest"), "application/manifest+json");
  EXPECT_EQ(content_type_of("/a.svg"), "image/svg+xml");
  EXPECT_EQ(content_type_of("/a.PNG"), "image/png");
  EXPECT_EQ(content_type_of("/favicon.ico"), "image/x-icon");
  EXPECT_EQ(content_type_of("/a.woff2"), "font/woff2");
  EXPECT_EQ(content_type_of("/a.mp3"), "audio/mpeg");
  EXPECT_EQ(content_type_of("/a.ogg"), "audio/ogg");
  EXPECT_EQ(content_type_of("/a.wav"), "audio/wav");
  EXPECT_EQ(content_type_of("/a.exe"), "application/octet-stream");
  EXPECT_EQ(content_type_of("/js"), "application/octet-stream");
}

TEST(HashedName, is_what_vite_writes_below_assets) {
  for (const char* path :
       {"/assets/index-DiwrgTda.js", "/assets/index-B3x-_a9-.css", "/assets/a-b-c-0123abcd.wasm",
        "/assets/rules.worker-DiwrgTda.js", "/assets/img/bee-Cq8sK2pLmN.svg"}) {
    EXPECT_TRUE(has_hashed_name(path)) << path;
  }
}

TEST(HashedName, is_not_a_word_or_a_short_end_or_elsewhere) {
  for (const char* path :
       {"/index-DiwrgTda.js", "/other/index-DiwrgTda.js", "/assets/index.js",
        "/assets/index-Diwrg.js", "/assets/bug-settings.json", "/assets/a-2-settings.json",
        "/assets/DiwrgTda.js", "/assets/a-DiwrgTda/b.js", "/assets/", "/assets/-.js"}) {
    EXPECT_FALSE(has_hashed_name(path)) << path;
  }
}

}  // namespace
}  // namespace mandible::server
