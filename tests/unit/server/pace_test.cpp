#include "server/net/pace.h"

#include <gtest/gtest.h>

namespace mandible::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(PaceOfClient, starts_with_a_whole_period) {
  EXPECT_EQ(Pace(1024, seconds(20)).patience(), seconds(20));
}

TEST(PaceOfClient, loses_patience_while_little_is_taken) {
  Pace pace(1000, seconds(20));
  pace.add(19'000, seconds(12));
  pace.add(999, seconds(7));
  EXPECT_EQ(pace.patience(), seconds(1));
  pace.add(0, seconds(5));
  EXPECT_EQ(pace.patience(), seconds(0)) << "never negative";
}

TEST(PaceOfClient, starts_a_new_period_once_enough_was_taken) {
  Pace pace(1000, seconds(20));
  pace.add(15'000, seconds(19));
  pace.add(5'000, milliseconds(999));
  EXPECT_EQ(pace.patience(), seconds(20));
}

TEST(PaceOfClient, gives_no_credit_for_what_was_taken_quickly) {
  Pace pace(1000, seconds(20));
  pace.add(5'000'000, milliseconds(1));
  pace.add(0, seconds(20));
  EXPECT_EQ(pace.patience(), seconds(0));
}

TEST(PaceOfClient, measures_over_short_periods_too) {
  Pace pace(1000, milliseconds(100));
  pace.add(99, milliseconds(50));
  EXPECT_EQ(pace.patience(), milliseconds(50));
  pace.add(1, milliseconds(10));
  EXPECT_EQ(pace.patience(), milliseconds(100));
}

}  // namespace
}  // namespace mandible::server
