// Runs a program through the shell in an empty folder, and keeps its output and exit status.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>

namespace mandible::test {

struct Ended {
  int status;
  std::string out;
  std::string err;
};

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// A folder that exists for as long as the test.
class OwnFolder : public testing::Test {
 protected:
  OwnFolder() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::temp_directory_path() /
              (std::string("mandible-") + test->name() + "-" + std::to_string(getpid()));
    std::filesystem::create_directory(folder_);
  }
  ~OwnFolder() override { std::filesystem::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }
  std::string read(const std::string& name) const {
    std::ifstream in(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }

  std::filesystem::path folder_;
};

class CommandLine : public OwnFolder {
 protected:
  explicit CommandLine(std::string program = MANDIBLE_PROGRAM) : program_(std::move(program)) {}

  // The arguments, as one would type them in a shell.
  Ended run(const std::string& words) const {
    const std::string command =
        "cd '" + folder_.string() + "' && '" + program_ + "' " + words + " </dev/null >out 2>err";
    const int status = std::system(command.c_str());
    return {WEXITSTATUS(status), read("out"), read("err")};
  }

 private:
  std::string program_;
};

inline void expect_refused(const Ended& run, const std::string& message) {
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_NE(run.err.find(message), std::string::npos) << run.err;
}

}  // namespace mandible::test
