// The conversation with an engine, good or bad.
#include "lab/match/uhp_engine.h"

#include <gtest/gtest.h>

#include "unit/lab/shell_engine.h"

namespace mandible::lab {
namespace {

class UhpEngineTest : public testing::Test {
 protected:
  // Started, if it can be.
  UhpEngine& with(EngineSetup setup) {
    settings_.engines[0] = std::move(setup);
    engine_ = std::make_unique<UhpEngine>(settings_.engines[0], settings_, stop_);
    error_ = engine_->start();
    return *engine_;
  }
  std::string error() const { return error_ ? error_->message : ""; }

  MatchSettings settings_;
  std::atomic<bool> stop_{false};
  std::unique_ptr<UhpEngine> engine_;
  std::optional<Error> error_;
};

TEST_F(UhpEngineTest, plays) {
  EngineSetup setup = mandible_engine();
  setup.options = {{"Threads", "1"}, {"TableMegabytes", "1"}};
  UhpEngine& engine = with(setup);
  ASSERT_EQ(error(), "");
  EXPECT_EQ(engine.new_game("Base").text, "Base;NotStarted;White[1]");
  EXPECT_EQ(engine.play("wA1").text, "Base;InProgress;Black[1];wA1");
  const Reply reply = engine.best_move();
  EXPECT_EQ(reply.kind, Reply::Kind::Done);
  EXPECT_EQ(reply.text.substr(0, 1), "b");
  EXPECT_GT(reply.time.count(), 0);
}

TEST_F(UhpEngineTest, takes_the_last_line_for_the_answer) {
  UhpEngine& engine = with(shell_engine("echo 'wA1;1;0.5'; echo depth 2; echo ' wG1 '"));
  EXPECT_EQ(engine.best_move().text, "wG1");
}

TEST_F(UhpEngineTest, reads_lines_of_windows) {
  EXPECT_EQ(with(shell_engine(R"(printf 'wA1\r\nok\r\n'; continue)")).best_move().text, "wA1");
}

TEST_F(UhpEngineTest, tells_why_it_cannot_start) {
  with({"None", {"/nowhere/engine"}, {}, kFewNodes});
  EXPECT_EQ(error(),
            "engine \"None\": cannot start \"/nowhere/engine\": No such file or directory");
  with({"False", {"/bin/false"}, {}, kFewNodes});
  EXPECT_NE(error().find("it ended after its start (status 1)"), std::string::npos) << error();
  settings_.patience = std::chrono::milliseconds(50);
  with({"Cat", {"cat"}, {}, kFewNodes});
  EXPECT_NE(error().find("no answer to its start within 0.05 s"), std::string::npos) << error();
}

TEST_F(UhpEngineTest, tells_which_option_is_refused) {
  EngineSetup setup = mandible_engine();
  setup.options = {{"Threads", "1"}, {"Wings", "6"}};
  with(setup);
  EXPECT_NE(error().find("\"options set Wings 6\" with \"err "), std::string::npos) << error();
}

TEST_F(UhpEngineTest, notices_refusals) {
  UhpEngine& engine = with(mandible_engine());
  EXPECT_EQ(engine.best_move().kind, Reply::Kind::Refused);
  engine.new_game("Base");
  const Reply reply = engine.play("bA1");
  EXPECT_EQ(reply.kind, Reply::Kind::Refused);
  EXPECT_NE(reply.text.find("invalidmove"), std::string::npos) << reply.text;
}

TEST_F(UhpEngineTest, can_be_started_again_after_a_crash) {
  UhpEngine& engine = with(shell_engine("kill -SEGV $$"));
  const Reply reply = engine.best_move();
  EXPECT_EQ(reply.kind, Reply::Kind::Ended);
  EXPECT_NE(reply.text.find("(signal 11)"), std::string::npos) << reply.text;
  EXPECT_FALSE(engine.start());
  EXPECT_EQ(engine.new_game("Base").kind, Reply::Kind::Done);
}

TEST_F(UhpEngineTest, is_not_waited_for_longer_than_allowed) {
  UhpEngine& engine = with(shell_engine("sleep 60"));
  settings_.patience = std::chrono::milliseconds(50);
  EXPECT_EQ(engine.best_move().kind, Reply::Kind::TimeUp);
}

TEST_F(UhpEngineTest, is_not_waited_for_when_all_is_stopped) {
  UhpEngine& engine = with(shell_engine("sleep 60"));
  stop_ = true;
  EXPECT_EQ(engine.best_move().kind, Reply::Kind::Stopped);
}

}  // namespace
}  // namespace mandible::lab
