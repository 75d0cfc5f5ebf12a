// How the weaker levels err, move by move.
#include <gtest/gtest.h>

#include "engine/levels.h"
#include "rules/movegen.h"
#include "support/drawing.h"

namespace mandible::test {
namespace {

constexpr int kSeeds = 2000;
constexpr Score kNotSeen = -2000;  // far below what any level misjudges

const Level& level(int number) { return kLevels.at(static_cast<std::size_t>(number - 1)); }

Misjudgement misjudgement(int number, std::uint64_t seed, const Position& position) {
  SearchLimits limits;
  limits.level = number;
  limits.seed = seed;
  return {limits, position};
}

class MisjudgementTest : public testing::Test {
 protected:
  // The mean error over many seeds, without those for which the tile goes unnoticed.
  double mean(int number, Move move) const {
    double sum = 0;
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      const Score error = misjudgement(number, seed, hive.position).of(move);
      if (error < kNotSeen) continue;
      sum += error;
      ++seen;
    }
    return sum / seen;
  }

  // Black's Queen has gaps at a and b; wA1 is beside her already, wA2 is not.
  const Drawing hive = white_to_move(R"(
       bS1   wA1
    bG1   bQ    a     c
       bA2   b
    wQ    wA2
  )");
};

TEST_F(MisjudgementTest, goes_neither_up_nor_down_on_average) {
  for (int number = 1; number <= 7; ++number) {
    EXPECT_NEAR(mean(number, hive.move("wA2", 'c')), 0, 0.05 * level(number).misjudgement + 0.5)
        << level(number).name;
  }
}

TEST_F(MisjudgementTest, is_no_larger_than_the_level_says) {
  for (int number = 1; number <= 7; ++number) {
    Score most = 0;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      const Score error = misjudgement(number, seed, hive.position).of(hive.move("wA2", 'c'));
      if (error > kNotSeen) most = std::max(most, std::abs(error));
    }
    EXPECT_LE(most, level(number).misjudgement) << level(number).name;
    EXPECT_GT(most, level(number).misjudgement / 2) << level(number).name;
  }
}

TEST_F(MisjudgementTest, overrates_a_tile_that_joins_the_siege) {
  for (int number = 1; number <= 5; ++number) {
    const double tolerance = 0.05 * level(number).misjudgement + 0.5;
    EXPECT_NEAR(mean(number, hive.move("wA2", 'a')), level(number).eagerness, tolerance)
        << level(number).name;
    EXPECT_NEAR(mean(number, hive.move("wA1", 'b')), 0, tolerance)
        << level(number).name << ": a tile that is there already";
  }
}

TEST_F(MisjudgementTest, does_not_notice_a_tile_as_often_as_the_level_says) {
  for (int number = 1; number <= 7; ++number) {
    int unnoticed = 0;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      const Misjudgement error = misjudgement(number, seed, hive.position);
      const bool unseen = error.of(hive.move("wA2", 'c')) < kNotSeen;
      EXPECT_EQ(error.of(hive.move("wA2", 'b')) < kNotSeen, unseen) << "all moves of a tile";
      unnoticed += unseen ? 1 : 0;
    }
    EXPECT_NEAR(100.0 * unnoticed / kSeeds, level(number).unnoticed, 4) << level(number).name;
  }
}

TEST_F(MisjudgementTest, depends_on_the_position_and_the_seed) {
  const Move move = hive.move("wA2", 'c');
  Position later = hive.position;
  later.make(hive.move("wA1", 'a'));
  later.make(Move::pass());
  int other_position = 0;
  int other_seed = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Score error = misjudgement(2, seed, hive.position).of(move);
    other_position += error != misjudgement(2, seed, later).of(move) ? 1 : 0;
    other_seed += error != misjudgement(2, seed + 1, hive.position).of(move) ? 1 : 0;
  }
  EXPECT_GT(other_position, 10);
  EXPECT_GT(other_seed, 10);
}

TEST_F(MisjudgementTest, is_nothing_for_the_strongest_and_without_a_level) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    EXPECT_EQ(misjudgement(10, seed, hive.position).of(hive.move("wA2", 'a')), 0);
    SearchLimits limits;
    limits.seed = seed;
    EXPECT_EQ(Misjudgement(limits, hive.position).of(hive.move("wA2", 'a')), 0);
  }
}

TEST(Levels, look_at_no_more_positions_than_they_say) {
  for (int number = 1; number < 10; ++number) {
    SearchLimits limits;
    limits.level = number;
    EXPECT_EQ(with_level(limits).nodes, level(number).nodes);
    EXPECT_EQ(with_level(limits).depth, level(number).depth);
  }
}

TEST(Levels, limit_only_the_time_of_the_strongest) {
  SearchLimits limits;
  limits.level = 10;
  EXPECT_EQ(with_level(limits).nodes, std::nullopt);
  EXPECT_EQ(with_level(limits).depth, std::nullopt);
  EXPECT_EQ(with_level(limits).time, kLevelTime);
}

}  // namespace
}  // namespace mandible::test
