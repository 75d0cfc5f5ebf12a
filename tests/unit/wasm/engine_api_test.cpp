// The engine's functions for JavaScript, called as JavaScript calls them.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>
#include <thread>

#include "engine/bench.h"

extern "C" {
char* mandible_input(int size);
const char* mandible_output();
int mandible_output_size();
void mandible_engine_go(int id, int queen_first, int repetition, int level, double time_ms,
                        int depth, double nodes, double seed, int threads, int table_megabytes);
void mandible_engine_stop();
void mandible_engine_poll();
void mandible_uhp_start();
void mandible_uhp();
double mandible_bench(int depth);
double mandible_pinned_signature();
}

namespace mandible::test {
namespace {

void write(std::string_view text) {
  std::copy(text.begin(), text.end(), mandible_input(static_cast<int>(text.size())));
}

std::string output() {
  return {mandible_output(), static_cast<std::size_t>(mandible_output_size())};
}

struct Limits {
  int level = -1;
  double time_ms = -1;
  int depth = -1;
};

std::string go(std::string_view game, const Limits& limits) {
  write(game);
  mandible_engine_go(7, 0, 1, limits.level, limits.time_ms, limits.depth, -1, 0, 2, 4);
  return output();
}

// All events until the one that tells the move.
std::string events() {
  std::string all;
  while (all.find("\"best\"") == std::string::npos) {
    mandible_engine_poll();
    all += output();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return all;
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(EngineApi, tells_each_depth_and_the_move) {
  EXPECT_EQ(go("Base+MLP", {-1, -1, 3}), "{}");
  const std::string told = events();
  EXPECT_TRUE(has(told, R"({"type":"progress","id":7,"depth":1,)")) << told;
  EXPECT_TRUE(has(told, R"({"type":"best","id":7,"depth":3,)")) << told;
  EXPECT_FALSE(has(told, R"("win")")) << told;
  mandible_engine_poll();
  EXPECT_EQ(output(), "[]");
}

const std::string kWinInOne =
    "Base+MLP;InProgress;White[11];wB1;bS1 wB1-;wQ /wB1;bQ bS1/;wG1 -wB1;bG1 bS1-;wM -wQ;bM bQ-;"
    "wP /wQ;bP bQ/;wL -wG1;bL bG1-;wA1 wQ\\;bB1 \\bQ;wS1 wA1-;bA1 -bB1;wA2 -wP;bA2 bP-;wA2 wS1/;"
    "bA2 /bA1";

TEST(EngineApi, tells_in_how_many_plies_the_game_is_won) {
  EXPECT_EQ(go(kWinInOne, {-1, -1, 2}), "{}");
  const std::string told = events();
  EXPECT_TRUE(has(told, R"("win":1,"line":["wM bA1\\"])")) << told;
}

TEST(EngineApi, ends_a_search_when_told_and_for_the_next_one) {
  EXPECT_EQ(go("Base", {}), "{}");
  mandible_engine_stop();
  EXPECT_TRUE(has(events(), R"("type":"best")"));
  EXPECT_EQ(go("Base", {}), "{}");
  EXPECT_EQ(go("Base", {1, -1, -1}), "{}");
  EXPECT_TRUE(has(events(), R"({"type":"best","id":7,"depth":1,)"));
}

TEST(EngineApi, says_what_it_cannot_search) {
  EXPECT_TRUE(has(go("Bass", {}), R"({"error":)"));
  EXPECT_TRUE(has(go(kWinInOne + ";wM bA1\\", {}), R"({"error":"the game is over"})"));
  EXPECT_TRUE(has(go("Base", {9, -1, -1}), R"({"error":"there is no such level"})"));
}

TEST(EngineApi, speaks_the_protocol) {
  mandible_uhp_start();
  EXPECT_EQ(output().substr(0, 12), "id Mandible ");
  write("newgame Base");
  mandible_uhp();
  EXPECT_EQ(output(), "Base;NotStarted;White[1]\nok\n");
}

TEST(EngineApi, has_the_signature_of_the_engine) {
  EXPECT_EQ(mandible_bench(4), static_cast<double>(bench::signature(4)));
  EXPECT_EQ(mandible_pinned_signature(), static_cast<double>(bench::kSignature));
}

}  // namespace
}  // namespace mandible::test
