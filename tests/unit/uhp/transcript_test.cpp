// Replays the conversations of tests/uhp: lines that begin with "> " are sent to the session, the
// others are exactly what it must answer. A file begins with the greeting.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "unit/uhp/conversation.h"

namespace mandible::test {
namespace {

std::vector<std::filesystem::path> transcripts() {
  std::vector<std::filesystem::path> files;
  const auto directory = std::filesystem::path(MANDIBLE_TEST_DATA).parent_path() / "uhp";
  for (const auto& entry : std::filesystem::directory_iterator(directory)) {
    if (entry.path().extension() == ".txt") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string with_line_end(const std::string& answer) { return answer.empty() ? "" : answer + "\n"; }

// What the file should say, given what its "> " lines ask.
std::string spoken(const std::filesystem::path& file) {
  Conversation talk;
  std::ifstream in(file);
  std::string text = with_line_end(talk.greeting());
  for (std::string line; std::getline(in, line);) {
    if (line.substr(0, 2) != "> ") continue;
    text += line + "\n" + with_line_end(talk.ask(line.substr(2)));
  }
  return text;
}

std::string content(const std::filesystem::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST(UhpTranscripts, are_spoken_as_written) {
  ASSERT_FALSE(transcripts().empty());
  for (const auto& file : transcripts()) EXPECT_EQ(spoken(file), content(file)) << file;
}

}  // namespace
}  // namespace mandible::test
