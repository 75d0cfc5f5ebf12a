// Every row of the perft table with at most MANDIBLE_PERFT_LEAVES leaves, an environment variable
// that the test presets set.
#include "rules/perft.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <thread>

#include "rules/game_string.h"
#include "support/data_files.h"

namespace mandible::test {
namespace {

struct Row {
  std::string game;
  std::string opening;
  int depth;
  std::uint64_t leaves;
};

void PrintTo(const Row& row, std::ostream* out) {
  *out << row.game.substr(0, 40) << " " << row.opening << " depth " << row.depth;
}

std::vector<Row> rows_worth_counting() {
  const char* limit = std::getenv("MANDIBLE_PERFT_LEAVES");
  const std::uint64_t most = limit != nullptr ? std::strtoull(limit, nullptr, 10) : 1'000'000;
  std::vector<Row> rows;
  for (const auto& columns : read_table("perft.tsv")) {
    const Row row{columns[0], columns[1], std::stoi(columns[2]), std::stoull(columns[3])};
    if (row.leaves <= most) rows.push_back(row);
  }
  return rows;
}

TEST(PerftTable, has_a_row_for_every_set) { EXPECT_GE(read_table("perft.tsv").size(), 90U); }

TEST(PerftTable, agrees_wherever_it_can_be_counted) {
  const std::vector<Row> rows = rows_worth_counting();
  ASSERT_GT(rows.size(), 50U);
  for (const Row& row : rows) {
    SCOPED_TRACE(testing::PrintToString(row));
    const Result<Game> game = parse_game_string(row.game, {false, row.opening == "queen-first"});
    ASSERT_TRUE(game) << game.error();
    PerftWork work;
    work.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::uint64_t leaves = 0;
    const auto shares = divided_perft(game->position(), row.depth, work);
    for (const PerftShare& share : *shares) leaves += share.leaves;
    ASSERT_EQ(leaves, row.leaves);
    if (row.leaves > 10'000'000) continue;
    Position position = game->position();
    ASSERT_EQ(perft(position, row.depth), row.leaves);
  }
}

}  // namespace
}  // namespace mandible::test
