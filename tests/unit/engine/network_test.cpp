// The network: its file, what it sees of a position, and what it computes.
#include "engine/network/network.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "engine/network/built_in.h"
#include "engine/network/judge.h"
#include "support/positions.h"

namespace mandible::network {
namespace {

using test::game_of;
using test::position_of;

constexpr const char* kGame =
    "Base;WhiteWins;Black[14];wB1;bA1 wB1/;wQ /wB1;bB1 \\bA1;wG1 /wQ;bQ bA1-;wA1 -wQ;bB1 bA1;"
    "wA1 bQ-;bA2 \\bB1;wG1 \\bQ;bA2 wQ\\;wA2 \\wG1;bA2 wA2/;wA3 -wB1;bA2 -wA3;wA2 bQ\\;bB1 wG1;"
    "wS1 wA1\\;bA3 bB1/;wS1 bA3\\;bA3 wA1-;wG2 wS1/;bA3 \\wG2;wG3 wA1\\;bA2 wB1\\;wG3 bA1\\";

Network random_network(std::uint64_t seed) {
  Random random(seed);
  const auto fill = [&random](Network::Row& row, int most) {
    for (std::int16_t& weight : row) {
      weight = static_cast<std::int16_t>(
          static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1))) - most);
    }
  };
  Network network;
  for (Network::Row& row : network.rows) fill(row, 60);
  fill(network.bias, 200);
  for (auto& phase : network.output) {
    for (Network::Row& row : phase) fill(row, kMostOutput);
  }
  for (std::int32_t& bias : network.output_bias) {
    bias = static_cast<std::int32_t>(random.below(2'000'001)) - 1'000'000;
  }
  network.record = "a test";
  return network;
}

// The same sums, one by one.
Score plain_judge(const Network& network, const View& view) {
  const auto phase = static_cast<std::size_t>(view.phase);
  std::int64_t sum = network.output_bias[phase];
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t i = 0; i < kHidden; ++i) {
      int hidden = network.bias[i];
      for (const std::uint16_t feature : view.sides[side]) {
        hidden = std::clamp(hidden + network.rows[feature][i], -32768, 32767);
      }
      const int inside = std::clamp(hidden, 0, kOne);
      sum += std::int64_t{inside} * inside * network.output[phase][side][i];
    }
  }
  return static_cast<Score>(sum * kScoreOfOne / (std::int64_t{kOne} * kOne * kOutputOne));
}

std::vector<int> sorted(const Features& features) {
  std::vector<int> all(features.begin(), features.end());
  std::sort(all.begin(), all.end());
  return all;
}

TEST(NetworkFile, is_read_as_it_was_written) {
  const Network network = random_network(1);
  const auto read = network_from(to_bytes(network));
  ASSERT_TRUE(read) << read.error();
  EXPECT_TRUE((*read)->rows == network.rows);
  EXPECT_TRUE((*read)->bias == network.bias);
  EXPECT_TRUE((*read)->output == network.output);
  EXPECT_EQ((*read)->output_bias, network.output_bias);
  EXPECT_EQ((*read)->record, "a test");
}

TEST(NetworkFile, is_refused_if_it_is_cut_short_damaged_foreign_or_of_the_future) {
  const std::string bytes = to_bytes(random_network(1));
  const auto error = [](std::string_view text) { return network_from(text).error(); };
  EXPECT_EQ(error(""), "it is not a network of Mandible");
  EXPECT_EQ(error("mandible-net"), "it is not a network of Mandible");
  EXPECT_TRUE(error(bytes.substr(0, bytes.size() - 1)).starts_with("it is cut short: "));
  EXPECT_TRUE(error(bytes + "x").starts_with("it is too long: "));
  EXPECT_EQ(error(bytes.substr(0, 18)), "it is cut short: it ends within its first line");
  EXPECT_TRUE(error(bytes.substr(0, 30)).starts_with("it has another shape ("));
  std::string damaged = bytes;
  damaged[1000] = static_cast<char>(damaged[1000] ^ 4);
  EXPECT_EQ(error(damaged), "it is damaged: its checksum is wrong");
  std::string future = bytes;
  future[std::string("mandible-network ").size()] = '2';
  EXPECT_EQ(error(future), "it has version 2 of the format; this program reads version 1");
  std::string shape = bytes;
  shape.replace(shape.find("32 hidden"), 2, "64");
  EXPECT_TRUE(error(shape).starts_with("it has another shape (")) << error(shape);
}

TEST(NetworkFile, is_refused_if_its_output_would_overflow) {
  Network network = random_network(1);
  network.output[3][1][7] = kMostOutput + 1;
  EXPECT_TRUE(
      network_from(to_bytes(network)).error().starts_with("its output weights are too large"));
  network = random_network(1);
  network.output_bias[0] = -kMostOutputBias - 1;
  EXPECT_TRUE(
      network_from(to_bytes(network)).error().starts_with("its output weights are too large"));
}

TEST(Network, has_hidden_units_that_saturate) {
  Network network = random_network(1);
  for (std::int16_t& weight : network.rows[5]) weight = 30000;
  View view;
  for (int i = 0; i < 3; ++i) view.sides[0].push_back(5);
  for (const Kernel& kernel : kernels()) {
    EXPECT_EQ(kernel.judge(network, view), plain_judge(network, view)) << kernel.name;
  }
}

TEST(NetworkFile, of_the_program_can_be_read_and_says_how_it_was_trained) {
  EXPECT_NE(built_in()->record.find("games"), std::string::npos) << built_in()->record;
}

TEST(Network, computes_what_it_says_with_vectors_of_every_size) {
  Random random(7);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Network network = random_network(seed);
    View view;
    for (Features& side : view.sides) {
      for (int i = 0; i < 40; ++i)
        side.push_back(static_cast<std::uint16_t>(random.below(kFeatures)));
    }
    view.phase = static_cast<int>(random.below(kPhases));
    for (const Kernel& kernel : kernels()) {
      EXPECT_EQ(kernel.judge(network, view), plain_judge(network, view))
          << seed << " " << kernel.name;
    }
    EXPECT_EQ(judge(network, view), plain_judge(network, view)) << seed;
  }
}

TEST(NetworkFeatures, are_the_same_however_the_hive_is_turned_mirrored_or_moved) {
  const std::string tiles = "wQ@0,0 bQ@3,0 wA1@1,0 bB1@2,0 wB1@2,0 bG1@3,-1 wS1@-1,0";
  const View view = view_of(position_of("Base+MLP", Colour::White, tiles));
  const auto same = [&view](auto turn) {
    const std::vector<std::pair<std::string, Axial>> hive = {
        {"wQ", {0, 0}},  {"bQ", {3, 0}},   {"wA1", {1, 0}}, {"bB1", {2, 0}},
        {"wB1", {2, 0}}, {"bG1", {3, -1}}, {"wS1", {-1, 0}}};
    std::string text;
    for (const auto& [tile, at] : hive) {
      const Axial to = turn(at);
      text += tile + "@" + std::to_string(to.q) + "," + std::to_string(to.r) + " ";
    }
    const View turned = view_of(position_of("Base+MLP", Colour::White, text));
    for (std::size_t side = 0; side < 2; ++side) {
      EXPECT_EQ(sorted(turned.sides[side]), sorted(view.sides[side])) << text;
    }
  };
  same([](Axial a) { return Axial{-a.r, a.q + a.r}; });
  same([](Axial a) { return Axial{a.r, a.q}; });
  same([](Axial a) { return Axial{a.q + 7, a.r - 30}; });
}

TEST(NetworkFeatures, of_both_sides_change_places_with_the_colours) {
  const Position white = position_of("Base", Colour::White, "wQ@0,0 bQ@2,0 wA1@1,0 bG1@2,-1");
  const Position black = position_of("Base", Colour::Black, "bQ@0,0 wQ@2,0 bA1@1,0 wG1@2,-1");
  for (std::size_t side = 0; side < 2; ++side) {
    EXPECT_EQ(sorted(view_of(white).sides[side]), sorted(view_of(black).sides[side]));
  }
  EXPECT_EQ(judge(*built_in(), view_of(white)), judge(*built_in(), view_of(black)));
}

TEST(NetworkFeatures, say_state_and_distances_of_each_tile) {
  const auto feature = [](Bug bug, int state, int to_own, int to_other) {
    return tile_feature(static_cast<int>(bug) * kStates + state, to_own, to_other);
  };
  // In a line: the Ant holds the hive together, the Beetle lies on the Spider.
  const View view =
      view_of(position_of("Base", Colour::White, "wQ@0,0 wA1@1,0 bS1@2,0 wB1@2,0 bQ@3,0 bG1@4,0"));
  const std::vector<int> own = sorted(view.sides[0]);
  const auto has_own = [&own](int f) { return std::binary_search(own.begin(), own.end(), f); };
  EXPECT_TRUE(has_own(feature(Bug::Queen, 0, 0, 3)));
  EXPECT_TRUE(has_own(feature(Bug::Ant, 1, 1, 2)));
  EXPECT_TRUE(has_own(feature(Bug::Beetle, 3, 2, 1)));
  constexpr int kTheirs = kBugs * kStates;
  EXPECT_TRUE(has_own(tile_feature(kTheirs + static_cast<int>(Bug::Spider) * kStates + 2, 2, 1)));
  EXPECT_TRUE(has_own(tile_feature(kTheirs + static_cast<int>(Bug::Grasshopper) * kStates, 4, 1)));
}

TEST(NetworkFeatures, say_that_a_queen_is_not_placed_yet) {
  const View view = view_of(game_of("Base;InProgress;White[2];wA1;bG1 wA1-").position());
  const std::vector<int> own = sorted(view.sides[0]);
  EXPECT_TRUE(
      std::binary_search(own.begin(), own.end(),
                         tile_feature(static_cast<int>(Bug::Ant) * kStates, kNoQueen, kNoQueen)));
  EXPECT_EQ(view.phase, 5) << "twenty tiles are in hand";
}

TEST(NetworkFeatures, are_within_their_bounds_in_every_position_of_a_game) {
  const Game game = game_of(kGame);
  Position position(game.edition());
  for (int ply = 0; ply < game.plies(); ++ply) {
    const View view = view_of(position);
    for (const Features& side : view.sides) {
      EXPECT_LT(side.size(), Features::capacity());
      for (const std::uint16_t feature : side) EXPECT_LT(feature, kFeatures);
    }
    EXPECT_LT(view.phase, kPhases);
    position.make(game.move(ply));
  }
}

}  // namespace
}  // namespace mandible::network
