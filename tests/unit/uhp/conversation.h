// A conversation with a protocol session, for tests: a line in, the whole answer out.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "uhp/session.h"

namespace mandible::test {

// Black must pass: one tile of Black's is covered, and lifting the Queen would split the hive.
inline constexpr std::string_view kBlackMustPass =
    R"(wB1;bS1 -wB1;wQ wB1/;bQ \bS1;wB2 \wQ;bQ /wB2;wB1 bS1)";
// White wins with wQ /bG1 and with no other move.
inline constexpr std::string_view kWhiteCanWin =
    R"(wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 -wQ;bG1 \bQ;wG1 bQ\;bG2 bQ/;wA1 wQ\;bA1 bG2/;wA1 bG2\;)"
    R"(bA1 \bG2;wQ \wS1;bA1 bG2/)";
// Both Queens are surrounded by the last move.
inline constexpr std::string_view kDrawn =
    R"(wA1;bG1 wA1-;wQ \wA1;bA1 bG1\;wS1 /wQ;bQ bG1/;wB1 wQ/;bA2 bQ/;wA2 -wB1;bA3 bQ\;wG1 \wB1;)"
    R"(bA1 -bA2;wA3 /wA2;bS1 bA2\;wG1 wB1\)";

class Conversation {
 public:
  explicit Conversation(bool variants = false)
      : session_({"v1", variants}, [this](std::string_view line) { note(line); }) {}

  std::string greeting() {
    answer_.clear();
    session_.greet();
    return std::exchange(answer_, {});
  }

  // All lines of the answer with a line end between them: "wA1;wB1\nok".
  std::string ask(std::string_view line) {
    answer_.clear();
    ended_ = !session_.handle(line);
    return std::exchange(answer_, {});
  }

  // The one line of the answer before the ok; the test fails if there are more lines or none.
  std::string ask_one(std::string_view line) {
    const std::string answer = ask(line);
    const std::size_t end = answer.find('\n');
    EXPECT_EQ(answer.substr(std::min(end, answer.size())), "\nok") << line << "\n" << answer;
    return answer.substr(0, end);
  }

  // The game string, found by undoing the last move and playing it again.
  std::string game() {
    const std::string last_move = printed_game_.substr(printed_game_.rfind(';') + 1);
    const std::string taken_back = ask_one("undo");
    EXPECT_FALSE(is_error(taken_back)) << taken_back;
    return ask_one("play " + last_move);
  }

  bool ended() const { return ended_; }
  uhp::Session& session() { return session_; }
  // Called with each line of output while the command runs.
  void on_line(std::function<void(std::string_view)> callback) { on_line_ = std::move(callback); }

  static bool is_error(std::string_view answer) {
    return answer.substr(0, 4) == "err " || answer.substr(0, 12) == "invalidmove ";
  }

 private:
  void note(std::string_view line) {
    if (!answer_.empty()) answer_ += '\n';
    answer_ += line;
    if (line.substr(0, 4) == "Base") printed_game_ = line;
    if (on_line_) on_line_(line);
  }

  std::string answer_;
  std::string printed_game_;
  bool ended_ = false;
  std::function<void(std::string_view)> on_line_;
  uhp::Session session_;
};

}  // namespace mandible::test
