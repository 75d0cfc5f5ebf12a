// Moves that the rules refuse. In the pictures ? is the cell in question, * a cell that proves the
// verdict, and ! both.
#pragma once

#include "rules/verdict.h"
#include "support/drawing.h"

namespace mandible::test {

inline void expect_refused(const std::string& tile, Rule rule, const std::string& sentence,
                           const Drawing& hive) {
  const auto verdict = explain(hive.position, hive.move(tile, '?'));
  ASSERT_TRUE(verdict);
  EXPECT_EQ(describe(hive.position, *verdict), sentence);
  EXPECT_EQ(verdict->rule, rule);
  EXPECT_EQ(hive.starred(verdict->cells), hive.drawn());
}

inline void expect_refused(const Position& position, Move move, Rule rule,
                           const std::string& sentence) {
  const auto verdict = explain(position, move);
  ASSERT_TRUE(verdict);
  EXPECT_EQ(describe(position, *verdict), sentence);
  EXPECT_EQ(verdict->rule, rule);
  EXPECT_TRUE(verdict->cells.empty());
}

}  // namespace mandible::test
