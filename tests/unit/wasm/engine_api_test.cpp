// The engine's functions for JavaScript, called as JavaScript calls them.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>
#include <thread>

#include "engine/bench.h"
#include "support/json_value.h"

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
  double nodes = -1;
  double seed = 0;
};

std::string go(std::string_view game, const Limits& limits, int id = 7, int threads = 2) {
  write(game);
  mandible_engine_go(id, 0, 1, limits.level, limits.time_ms, limits.depth, limits.nodes,
                     limits.seed, threads, 4);
  return output();
}

// All events until the one that tells the move; the test fails if none comes in a minute.
std::string events() {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  std::string all;
  while (all.find("\"best\"") == std::string::npos) {
    if (std::chrono::steady_clock::now() > deadline) {
      ADD_FAILURE() << "no best move came after " << all;
      break;
    }
    mandible_engine_poll();
    all += output();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return all;
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// The last event of a search with one thread, which tells the move.
test::JsonValue best(std::string_view game, const Limits& limits) {
  EXPECT_EQ(go(game, limits, 7, 1), "{}");
  const std::string told = events();
  const std::size_t start = std::min(told.rfind(R"({"type":"best")"), told.size());
  const std::size_t end = std::max(told.rfind(']'), start);
  return test::JsonValue::parse(std::string_view(told).substr(start, end - start));
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

TEST(EngineApi, tells_in_how_many_plies_the_game_is_lost) {
  // White wins in two moves.
  const std::string won =
      R"(Base+P;InProgress;White[14];wP;bG1 wP/;wQ /wP;bG2 \bG1;wA1 wP\;bQ bG2/;wA1 bQ-;bA1 \bQ;)"
      R"(wB1 wA1/;bA1 \wB1;wG1 wB1-;bP \bQ;wG1 /bA1;bA1 wQ\;wB1 wG1;bB1 /bA1;wB1 bP;bB1 /wQ;)"
      R"(wB2 -wB1;bA1 /wB2;wG2 \wG1;bB1 wQ;wG2 wB2\;bB2 bB1\;wG3 \wB1;bA1 \wG3)";
  const std::string winning = best(won, {-1, -1, 5})["line"].items().at(0).word();
  EXPECT_EQ(best(won, {-1, -1, 5})["win"].text(), "3");
  const std::string moves = won.substr(won.find(";wP;"));
  EXPECT_EQ(best("Base+P;;" + moves + ";" + winning, {-1, -1, 4})["win"].text(), "-2");
}

TEST(EngineApi, keeps_to_a_number_of_nodes_and_to_a_time) {
  EXPECT_LT(best("Base+MLP", {-1, -1, -1, 2000})["nodes"].number(), 2100);
  EXPECT_EQ(best("Base+MLP;;;wS1;bS1 wS1-", {-1, 0, 4})["depth"].text(), "0");
}

TEST(EngineApi, varies_the_moves_of_a_level_with_the_seed) {
  const auto first_move = [](double seed) {
    return best("Base+MLP;;;wS1;bS1 wS1-", {1, -1, -1, -1, seed})["line"].items().at(0).word();
  };
  const std::string usual = first_move(1);
  EXPECT_EQ(first_move(1), usual);
  bool varies = false;
  for (int seed = 2; seed < 10; ++seed) varies |= first_move(seed) != usual;
  EXPECT_TRUE(varies);
}

TEST(EngineApi, has_as_many_levels_as_the_engine) {
  ASSERT_EQ(go("Base", {10, -1, 1}), "{}");
  EXPECT_TRUE(has(events(), R"("type":"best")"));
  EXPECT_EQ(go("Base", {0, -1, 1}), R"({"error":"there is no such level"})");
}

TEST(EngineApi, remembers_a_game_until_the_next_one_begins) {
  const auto nodes = [](std::string_view game) {
    return best(game, {-1, -1, 5})["nodes"].number();
  };
  const int fresh = nodes("Base+MLP;;;wS1");
  EXPECT_EQ(nodes("Base+MLP;;;wS1"), fresh);
  const int later = nodes("Base+MLP;;;wS1;bS1 wS1-");
  EXPECT_LT(nodes("Base+MLP;;;wS1;bS1 wS1-"), later);
}

TEST(EngineApi, tells_nothing_of_an_earlier_search) {
  EXPECT_EQ(go("Base", {-1, -1, 2}, 7), "{}");
  EXPECT_EQ(go("Base", {-1, -1, 2}, 8), "{}");
  const std::string told = events();
  EXPECT_TRUE(has(told, R"("id":8)")) << told;
  EXPECT_FALSE(has(told, R"("id":7)")) << told;
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
  EXPECT_TRUE(has(go("Base", {11, -1, -1}), R"({"error":"there is no such level"})"));
}

TEST(EngineApi, speaks_the_protocol) {
  mandible_uhp_start();
  EXPECT_EQ(output().substr(0, 12), "id Mandible ");
  write("newgame Base");
  mandible_uhp();
  EXPECT_EQ(output(), "Base;NotStarted;White[1]\nok\n");
  write("play wS1");
  mandible_uhp();
  EXPECT_EQ(output(), "Base;InProgress;Black[1];wS1\nok\n");
  mandible_uhp_start();
  write("play bS1 wS1-");
  mandible_uhp();
  EXPECT_EQ(output(), "err No game in progress. Try 'newgame' to start a new game.\nok\n");
}

// The usual depth is pinned in bench.h; any other one is searched as it is asked for.
TEST(EngineApi, has_the_pinned_signature) {
  EXPECT_EQ(mandible_bench(0), static_cast<double>(bench::kSignature));
  EXPECT_EQ(mandible_pinned_signature(), static_cast<double>(bench::kSignature));
  EXPECT_LT(mandible_bench(1), mandible_bench(2));
}

}  // namespace
}  // namespace mandible::test
