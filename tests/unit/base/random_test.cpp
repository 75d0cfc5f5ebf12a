#include "base/random.h"

#include <gtest/gtest.h>

#include <array>

namespace mandible {
namespace {

// The first numbers of splitmix64 as its author publishes them for this seed.
TEST(Random, gives_the_published_numbers_of_splitmix64) {
  Random random(1234567);
  for (std::uint64_t expected : {6457827717110365317ULL, 3203168211198807973ULL,
                                 9817491932198370423ULL, 4593380528125082431ULL}) {
    EXPECT_EQ(random.next(), expected);
  }
}

TEST(Random, stays_below_the_bound_and_meets_every_number) {
  Random random(1);
  std::array<int, 6> seen{};
  for (int i = 0; i < 6000; ++i) {
    const std::uint32_t number = random.below(6);
    ASSERT_LT(number, 6U);
    ++seen[number];
  }
  for (int times : seen) EXPECT_NEAR(times, 1000, 150);
}

TEST(Random, has_nothing_to_choose_below_one) {
  Random random(1);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(random.below(1), 0U);
}

}  // namespace
}  // namespace mandible
