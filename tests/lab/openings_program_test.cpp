// mandible-lab openings as a shell sees it, and the book that it made for us.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "lab/match/openings.h"
#include "lab/openings/book_maker.h"
#include "rules/game_string.h"
#include "support/command_line.h"
#include "support/text_file.h"

namespace mandible::test {
namespace {

// Reads the book and checks each opening; returns how many there are of each game type.
std::map<std::string, int> check_book(const std::string& text) {
  std::map<std::string, int> found;
  const auto book = lab::parse_book(text);
  if (!book) {
    ADD_FAILURE() << book.error();
    return found;
  }
  std::set<std::pair<std::string, std::uint64_t>> positions;
  for (const std::string& opening : *book) {
    const Result<Game> game = parse_game_string(opening);
    EXPECT_TRUE(game) << opening;
    if (!game) continue;
    EXPECT_GE(game->plies(), lab::kFewestBookPlies) << opening;
    EXPECT_LE(game->plies(), lab::kMostBookPlies) << opening;
    EXPECT_FALSE(game->over()) << opening;
    const std::string type = game_type(game->edition());
    EXPECT_TRUE(positions.emplace(type, game->position().canonical_hash()).second)
        << "there twice: " << opening;
    ++found[type];
  }
  return found;
}

class OpeningsProgram : public CommandLine {
 protected:
  OpeningsProgram() : CommandLine(MANDIBLE_LAB_PROGRAM) {}
};

TEST_F(OpeningsProgram, makes_the_same_book_with_any_number_of_threads) {
  const std::string openings = "openings --each 4 --nodes 200 --type Base+MLP,Base --seed 7 ";
  const Ended ended = run(openings + "--threads 3 --out three");
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_EQ(run(openings + "--threads 1 --out one").status, 0);
  EXPECT_EQ(read("three"), read("one"));
  EXPECT_EQ(check_book(read("one")), (std::map<std::string, int>{{"Base", 4}, {"Base+MLP", 4}}));
  EXPECT_NE(read("one").find("# mandible-lab openings --type Base+MLP,Base --each 4 --nodes 200 "
                             "--margin 40 --seed 7\n"),
            std::string::npos);

  EXPECT_EQ(run("openings --each 4 --nodes 200 --seed 8 --out other").status, 0);
  EXPECT_NE(read("other").substr(read("other").find("\nBase")),
            read("one").substr(read("one").find("\nBase")));
}

TEST_F(OpeningsProgram, refuses_what_it_does_not_understand) {
  expect_refused(run("openings"), "--out FILE is missing");
  expect_refused(run("openings --fast"), "unknown option \"--fast\"");
  expect_refused(run("openings --each 0"), "--each needs a number from 1 to");
  expect_refused(run("openings --margin little"), "--margin needs a number from 0 to");
  expect_refused(run("openings --type Base+X"), "--type: ");
  expect_refused(run("openings --seed x"), "--seed needs a whole number");
  EXPECT_EQ(run("openings --each 1 --nodes 1 --out no/such/folder").status, 1);
}

TEST_F(OpeningsProgram, helps) {
  EXPECT_NE(run("openings --help").out.find("usage: mandible-lab openings"), std::string::npos);
}

TEST(OpeningBook, has_different_openings_of_eleven_types) {
  const std::map<std::string, int> expected = {
      {"Base", 20},    {"Base+D", 20},    {"Base+L", 20},  {"Base+LP", 20},
      {"Base+M", 20},  {"Base+MDR", 20},  {"Base+ML", 20}, {"Base+MLP", 60},
      {"Base+MP", 20}, {"Base+MPDR", 20}, {"Base+P", 20},
  };
  EXPECT_EQ(check_book(text_of(MANDIBLE_DATA "/openings.uhp")), expected);
}

}  // namespace
}  // namespace mandible::test
