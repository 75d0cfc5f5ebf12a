#include "uhp/timespan.h"

#include <gtest/gtest.h>

namespace mandible::uhp {
namespace {

using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

void expect_time(std::string_view text, milliseconds expected) {
  const Result<milliseconds> time = parse_timespan(text);
  ASSERT_TRUE(time) << text << ": " << time.error();
  EXPECT_EQ(time->count(), expected.count()) << text;
}

TEST(UhpTimespan, reads_hours_minutes_and_seconds) {
  expect_time("00:00:05", seconds(5));
  expect_time("00:00:00", seconds(0));
  expect_time("01:02:03", hours(1) + minutes(2) + seconds(3));
  expect_time("23:59:59", hours(23) + minutes(59) + seconds(59));
}

TEST(UhpTimespan, needs_no_leading_zeros) {
  expect_time("0:0:5", seconds(5));
  expect_time("1:2:3", hours(1) + minutes(2) + seconds(3));
}

TEST(UhpTimespan, reads_fractions_of_a_second_as_mzinga_viewer_sends_them) {
  expect_time("00:00:02.5000000", milliseconds(2500));
  expect_time("00:00:00.5", milliseconds(500));
  expect_time("00:00:00.05", milliseconds(50));
  expect_time("00:00:00.1239999", milliseconds(123));
}

TEST(UhpTimespan, reads_days_before_a_point) {
  expect_time("1.00:00:00", hours(24));
  expect_time("2.03:04:05.6", hours(51) + minutes(4) + milliseconds(5600));
}

TEST(UhpTimespan, has_fewer_than_24_hours_after_days) {
  expect_time("1.23:59:59", hours(47) + minutes(59) + seconds(59));
  EXPECT_FALSE(parse_timespan("1.24:00:00"));
  expect_time("24:00:00", hours(24));
}

TEST(UhpTimespan, reads_hours_and_minutes) {
  expect_time("00:05", minutes(5));
  expect_time("10:30", hours(10) + minutes(30));
}

TEST(UhpTimespan, takes_a_bare_number_for_days) {
  expect_time("0", seconds(0));
  expect_time("5", hours(120));
}

TEST(UhpTimespan, refuses_everything_else) {
  for (std::string_view text :
       {"",          ":",           "::",        "x",       "00:00:60",          "00:60:00",
        "-00:00:01", "+1",          "00:00:00.", ".5",      "00:00:00.12345678", "00:00:00.x",
        "00:00:0x",  "00:00:00:00", "1.5",       "00:00.5", ".00:00:01",         "00:00: 1",
        "00::01",    "0x1",         "00:00:01s", "1e3"}) {
    EXPECT_FALSE(parse_timespan(text)) << text;
  }
}

TEST(UhpTimespan, refuses_more_than_ten_thousand_days) {
  expect_time("10000", hours(240'000));
  for (std::string_view text : {"10001", "10001.00:00:00", "240001:00:00", "10000.240000:00:00",
                                "99999999999999999999", "99999999999999999999:00:00"}) {
    EXPECT_FALSE(parse_timespan(text)) << text;
  }
}

TEST(UhpTimespan, says_what_a_time_looks_like) {
  EXPECT_EQ(parse_timespan("soon").error(),
            "\"soon\" is not a time; for example 00:00:05 or 00:00:00.5");
}

}  // namespace
}  // namespace mandible::uhp
