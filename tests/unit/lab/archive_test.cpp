// A match that is saved, and taken up again.
#include "lab/match/archive.h"

#include <gtest/gtest.h>

#include "records/pgn.h"
#include "rules/game_string.h"
#include "support/command_line.h"

namespace mandible::lab {
namespace {

const std::array<std::string, 2> kNames = {"Ann", "Ben"};
constexpr const char* kBegun = "Base;InProgress;White[2];wA1;bA1 wA1-";
constexpr const char* kForfeited = "Base;WhiteWins;White[2];wA1;bA1 wA1-\n";

class ArchiveTest : public test::OwnFolder {
 protected:
  Result<Archive> open(const std::string& description = "the same") const {
    return Archive::open(folder_ / "match", description);
  }
  static PlayedGame forfeited(int number) {
    PlayedGame played{*parse_game_string(kBegun), {}, "it ended"};
    played.game.record_result(Outcome::WhiteWins);
    played.summary.number = number;
    played.summary.outcome = Outcome::WhiteWins;
    played.summary.end = GameEnd::Crash;
    played.summary.plies = 2;
    return played;
  }
};

TEST_F(ArchiveTest, saves_every_game_at_once) {
  Result<Archive> archive = open();
  ASSERT_TRUE(archive) << archive.error();
  EXPECT_TRUE(archive->finished().empty());
  EXPECT_FALSE(archive->add(forfeited(3), kNames));
  EXPECT_EQ(read("match/games.uhp"), kForfeited);
  const Result<Record> record = parse_pgn(read("match/games.pgn"));
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(record->game.outcome(), Outcome::WhiteWins);
  const std::string text = read("match/games.pgn");
  // The second game of the second pair: the second engine has White.
  for (const char* tag : {"[Round \"2\"]", "[White \"Ben\"]", "[Black \"Ann\"]",
                          "[Termination \"crash\"]", "[Fault \"it ended\"]"}) {
    EXPECT_NE(text.find(tag), std::string::npos) << tag << "\n" << text;
  }
}

TEST_F(ArchiveTest, knows_what_is_finished) {
  {
    Result<Archive> archive = open();
    EXPECT_FALSE(archive->add(forfeited(1), kNames));
    EXPECT_FALSE(archive->add(forfeited(0), kNames));
  }
  Result<Archive> again = open();
  ASSERT_TRUE(again) << again.error();
  ASSERT_EQ(again->finished().size(), 2U);
  EXPECT_EQ(again->finished()[0].number, 1);
  EXPECT_FALSE(again->add(forfeited(2), kNames));
  EXPECT_EQ(read("match/games.uhp"), std::string(kForfeited) + kForfeited + kForfeited);
}

TEST_F(ArchiveTest, cuts_off_a_game_that_was_being_written) {
  {
    Result<Archive> archive = open();
    EXPECT_FALSE(archive->add(forfeited(0), kNames));
  }
  const std::string record = read("match/games.pgn");
  const std::string line = read("match/games.tsv");
  write("match/games.uhp", std::string(kForfeited) + "Base;Whi");
  write("match/games.pgn", record + record);
  write("match/games.tsv", line + "1\tWhiteWi");
  EXPECT_EQ(open()->finished().size(), 1U);
  EXPECT_EQ(read("match/games.uhp"), kForfeited);
  EXPECT_EQ(read("match/games.pgn"), record);
  EXPECT_EQ(read("match/games.tsv"), line);
}

TEST_F(ArchiveTest, refuses_another_match) {
  EXPECT_TRUE(open("engine: a\nlimit: nodes 5\n"));
  const Result<Archive> other = open("engine: a\nlimit: nodes 6\n");
  ASSERT_FALSE(other);
  EXPECT_NE(other.error().find("other settings: \"limit: nodes 5\" there, \"limit: nodes 6\" now"),
            std::string::npos)
      << other.error();
}

TEST_F(ArchiveTest, refuses_what_it_did_not_write) {
  EXPECT_TRUE(open());
  write("match/games.tsv", "0\tnonsense\n");
  EXPECT_NE(open().error().find("line 1, is not what a match writes"), std::string::npos);
  std::filesystem::remove(folder_ / "match/match.txt");
  EXPECT_NE(open().error().find("unknown match"), std::string::npos);
}

TEST_F(ArchiveTest, misses_games_that_were_lost) {
  EXPECT_FALSE(open()->add(forfeited(0), kNames));
  write("match/games.uhp", "");
  EXPECT_NE(open().error().find("has lost games"), std::string::npos);
}

TEST_F(ArchiveTest, is_for_one_match_at_a_time) {
  const Result<Archive> first = open();
  EXPECT_NE(open().error().find("is running"), std::string::npos);
}

TEST_F(ArchiveTest, describes_what_decides_the_games) {
  MatchSettings settings;
  settings.engines[0] = {"Ann", {"ann", "uhp"}, {{"Threads", "1"}}, {Limit::Kind::Nodes, 5}};
  settings.engines[1] = {"Ben", {"ben"}, {}, {Limit::Kind::Time, 1000}};
  const Openings openings = Openings::random({base_edition()}, 3);
  const std::string text = description_of(settings, openings);
  EXPECT_EQ(text,
            "engine: Ann\n  command: ann uhp\n  options: Threads=1\n  limit: nodes 5\n"
            "engine: Ben\n  command: ben\n  options:\n  limit: time 00:00:01\n"
            "openings: random, seed 3, Base\nlongest game: 200 plies\n");
  // More games, or more of them at a time, are the same match.
  settings.games = 500;
  settings.concurrency = 2;
  settings.sprt = Sprt{0, 5};
  EXPECT_EQ(description_of(settings, openings), text);
}

}  // namespace
}  // namespace mandible::lab
