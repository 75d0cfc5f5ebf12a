#include "lab/match/settings.h"

#include <gtest/gtest.h>

namespace mandible::lab {
namespace {

TEST(Limit, is_written_as_engines_read_it) {
  EXPECT_EQ(limit_text({Limit::Kind::Nodes, 5000}), "nodes 5000");
  EXPECT_EQ(limit_text({Limit::Kind::Depth, 3}), "depth 3");
  EXPECT_EQ(limit_text({Limit::Kind::Time, 1000}), "time 00:00:01");
  EXPECT_EQ(limit_text({Limit::Kind::Time, 3'723'000}), "time 01:02:03");
}

TEST(Limit, has_a_fraction_of_a_second_only_where_there_is_one) {
  EXPECT_EQ(limit_text({Limit::Kind::Time, 50}), "time 00:00:00.050");
  EXPECT_EQ(limit_text({Limit::Kind::Time, 61'500}), "time 00:01:01.500");
}

}  // namespace
}  // namespace mandible::lab
