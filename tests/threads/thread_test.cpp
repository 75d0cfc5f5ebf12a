// The places where threads meet, for ThreadSanitizer above all.
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <thread>

#include "engine/engine.h"
#include "engine/solver.h"
#include "mandible/line_reader.h"
#include "rules/notation.h"
#include "rules/perft.h"
#include "support/positions.h"
#include "uhp/session.h"

namespace mandible::test {
namespace {

using std::chrono::milliseconds;

constexpr const char* kMiddleGame =
    "Base+MLP;InProgress;White[5];wL;bL wL\\;wM \\wL;bM bL\\;wA1 /wM;bA1 /bL;wQ wM/;bQ bM-";

TEST(Engine, threads_search_together) {
  Engine engine({4, 4});
  const Game game = game_of(kMiddleGame);
  engine.set_position(game);
  SearchReport best;
  std::vector<int> depths;
  engine.go({{}, 5, {}}, {[&depths](const SearchReport& report) { depths.push_back(report.depth); },
                          [&best](const SearchReport& report) { best = report; }});
  engine.wait();
  EXPECT_EQ(depths, (std::vector{1, 2, 3, 4, 5}));
  EXPECT_EQ(best.depth, 5);
  EXPECT_TRUE(is_legal(game.position(), best.line.at(0)));
}

TEST(Engine, threads_look_for_several_lines_together) {
  Engine engine({2, 4});
  engine.set_position(game_of(kMiddleGame));
  SearchLimits limits;
  limits.depth = 4;
  limits.lines = 3;
  int reports = 0;
  engine.go(limits, {[&reports](const SearchReport&) { ++reports; }, nullptr});
  engine.wait();
  EXPECT_EQ(reports, 12);  // three lines of four depths
}

TEST(Engine, stops_when_told_from_another_thread) {
  Engine engine({2, 4});
  engine.set_position(game_of(kMiddleGame));
  std::atomic<bool> done{false};
  engine.go({}, {nullptr, [&done](const SearchReport&) { done = true; }});
  std::thread([&engine] {
    std::this_thread::sleep_for(milliseconds(50));
    engine.stop();
  }).join();
  engine.wait();
  EXPECT_TRUE(done);
}

TEST(Engine, can_be_destroyed_while_it_searches) {
  Engine engine({2, 4});
  engine.set_position(game_of(kMiddleGame));
  engine.go({}, {});
}

// Stopped at any time, also between the proof and its line.
TEST(Solver, claims_no_win_without_a_move) {
  using Clock = std::chrono::steady_clock;
  const Game game = game_of(
      "Base+MLP;InProgress;White[22];wM;bM wM\\;wQ -wM;bA1 /bM;wB1 \\wQ;bP -bA1;wA1 \\wM;bQ bP\\;"
      "wP /wB1;bA2 bM\\;wA1 bA2\\;bA3 bA2/;wA2 wM/;bA3 wA2/;wB1 -wA2;bL bA2/;wA3 -wB1;bL /wA1;"
      "wA3 -bP;bB1 bA2/;wB2 /wA3;bB1 bM;wS1 wA1-;bS1 bA2/;wS1 /bL;bB1 bA1;wG1 -wB1;bS1 wA1\\;"
      "wQ -wG1;bS1 /wS1;wL wG1\\;bB2 bA2/;wS2 \\wB1;bA3 -wQ;wA2 /bQ;bG1 /bA3;wG2 wA1-;bG1 \\wQ;"
      "wG2 bB1\\;bB2 bM/;wB2 wA3\\;bA2 wA1/");
  ProofLimits limits;
  limits.moves = 4;
  const auto start = Clock::now();
  ASSERT_TRUE(prove_win(game.position(), {}, limits).proof);
  const auto whole = Clock::now() - start;
  constexpr int kStops = 40;
  for (int i = 1; i <= kStops; ++i) {
    std::atomic<bool> stop{false};
    limits.stop = &stop;
    std::thread stopper([&stop, until = Clock::now() + whole * i / kStops] {
      std::this_thread::sleep_until(until);
      stop = true;
    });
    const ProofReport report = prove_win(game.position(), {}, limits);
    stopper.join();
    EXPECT_TRUE(!report.proof || !report.proof->line.empty());
  }
}

TEST(Perft, threads_count_the_same) {
  const Game game = game_of("Base+MLP");
  for (int threads : {1, 4}) {
    std::uint64_t leaves = 0;
    std::uint64_t last_progress = 0;
    const auto shares = divided_perft(
        game.position(), 5, {threads, nullptr, [&last_progress](std::uint64_t so_far, double) {
                               last_progress = so_far;
                             }});
    for (const PerftShare& share : *shares) leaves += share.leaves;
    EXPECT_EQ(leaves, 5'427'108U);
    EXPECT_EQ(last_progress, leaves);
  }
}

TEST(Perft, can_be_stopped) {
  std::atomic<bool> stop{false};
  std::thread stopper([&stop] {
    std::this_thread::sleep_for(milliseconds(50));
    stop = true;
  });
  EXPECT_FALSE(divided_perft(game_of("Base+MLP").position(), 12, {2, &stop, nullptr}).has_value());
  stopper.join();
}

TEST(UhpSession, interrupt_ends_an_endless_search) {
  std::vector<std::string> lines;
  uhp::Session session({"test", false},
                       [&lines](std::string_view line) { lines.emplace_back(line); });
  session.handle("newgame Base+MLP");
  std::thread interrupter([&session] {
    while (!session.interrupt()) std::this_thread::sleep_for(milliseconds(10));
  });
  session.handle("bestmove");
  interrupter.join();
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_TRUE(parse_move(game_of("Base+MLP").position(), lines[2]));
  EXPECT_EQ(lines[3], "ok");
}

TEST(UhpSession, end_of_input_ends_an_endless_search) {
  std::atomic<int> lines{0};
  uhp::Session session({"test", false}, [&lines](std::string_view) { ++lines; });
  session.handle("newgame");
  std::thread ender([&session] { session.end_of_input(); });
  session.handle("bestmove");
  ender.join();
  EXPECT_EQ(lines, 4);
}

TEST(UhpSession, ponders_between_commands) {
  std::atomic<int> lines{0};
  uhp::Session session({"test", false}, [&lines](std::string_view) { ++lines; });
  session.handle("options set Ponder True");
  session.handle("options set Threads 2");
  session.handle("options set TableMegabytes 4");
  session.handle("newgame Base+MLP");
  for (const char* line : {"play wS1", "validmoves", "play bS1 wS1-", "bestmove depth 2", "undo"}) {
    session.handle(line);
    std::this_thread::sleep_for(milliseconds(5));
  }
  EXPECT_EQ(lines, 18);
  session.handle("play bG1 wS1-");  // and the session goes while it ponders
}

TEST(LineReader, hands_over_every_line_and_the_end) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  std::atomic<bool> ended{false};
  std::thread writer([&ends] {
    for (int i = 0; i < 500; ++i) {
      const std::string line = "line " + std::to_string(i) + "\n";
      ASSERT_EQ(write(ends[1], line.data(), line.size()), static_cast<ssize_t>(line.size()));
    }
    close(ends[1]);
  });
  LineReader reader(ends[0], [&ended] { ended = true; });
  int count = 0;
  while (const auto line = reader.next()) {
    EXPECT_EQ(line->text, "line " + std::to_string(count++));
  }
  EXPECT_EQ(count, 500);
  EXPECT_TRUE(ended);
  writer.join();
  close(ends[0]);
}

}  // namespace
}  // namespace mandible::test
