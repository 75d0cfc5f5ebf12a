// A folder with a small web app, deleted at the end of the test.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace mandible::test {

class SiteFolder {
 public:
  SiteFolder() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path_ = std::filesystem::temp_directory_path() /
            (std::string("mandible-site-") + test->name() + "-" + std::to_string(getpid()));
    std::filesystem::create_directory(path_);
    write("index.html", "<!doctype html>the page");
    write("assets/app-DiwrgTda.js", "the script");
    write("assets/app-DiwrgTda.js.br", "script br");
    write("assets/app-DiwrgTda.js.gz", "script gz");
  }
  ~SiteFolder() { std::filesystem::remove_all(path_); }
  SiteFolder(const SiteFolder&) = delete;
  SiteFolder& operator=(const SiteFolder&) = delete;

  void write(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << text;
  }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace mandible::test
