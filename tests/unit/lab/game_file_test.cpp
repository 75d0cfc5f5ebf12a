// Files of scored games: written, taken up again, and read; whole, cut short and damaged.
#include "lab/selfplay/game_file.h"

#include <gtest/gtest.h>

#include "rules/game_string.h"
#include "support/command_line.h"
#include "support/positions.h"

namespace mandible::lab {
namespace {

constexpr const char* kText =
    "Base+MLP;InProgress;Black[4];wM;bP wM/;wG1 wM\\;bQ bP/;wA1 wG1\\;bB1 bQ-;wQ wA1\\";

// The first two plies are the opening; the scores are 10, 20 and so on, with every other sign.
ScoredGame scored_game(int scored_plies) {
  const Game game = test::game_of(kText);
  ScoredGame scored;
  scored.edition = game.edition();
  scored.opening_plies = 2;
  scored.outcome = Outcome::BlackWins;
  for (int ply = 0; ply < 2 + scored_plies; ++ply) {
    const Move move = game.move(ply);
    scored.plies.push_back({move, move, ply < 2 ? 0 : (ply % 2 == 0 ? -10 : 10) * (ply - 1)});
  }
  return scored;
}

void expect_same(const ScoredGame& a, const ScoredGame& b) {
  EXPECT_EQ(a.edition, b.edition);
  EXPECT_EQ(a.outcome, b.outcome);
  EXPECT_EQ(a.opening_plies, b.opening_plies);
  EXPECT_TRUE(a.plies == b.plies);
}

TEST(ScoredGame, is_read_as_it_was_written) {
  ScoredGame game = scored_game(5);
  const Result<ScoredGame> read = scored_game_from(to_bytes(game));
  ASSERT_TRUE(read) << read.error();
  expect_same(*read, game);
  EXPECT_EQ(game_string(to_game(*read)), kText);
}

TEST(ScoredGame, keeps_a_best_move_that_was_not_played) {
  ScoredGame game = scored_game(5);
  game.plies[4].best.tile = make_tile(Colour::White, Bug::Spider);
  const Result<ScoredGame> read = scored_game_from(to_bytes(game));
  ASSERT_TRUE(read) << read.error();
  expect_same(*read, game);
}

TEST(ScoredGame, accepts_only_legal_moves) {
  ScoredGame game = scored_game(5);
  game.plies[4].played.to = game.plies[0].played.to;  // occupied
  EXPECT_EQ(scored_game_from(to_bytes(game)).error(), "ply 5 is not a legal move");
  game = scored_game(5);
  game.plies[6].best = Move::pass();
  EXPECT_EQ(scored_game_from(to_bytes(game)).error(), "ply 7 is not a legal move");
}

TEST(ScoredGame, refuses_what_is_not_one) {
  const std::string bytes = to_bytes(scored_game(5));
  EXPECT_EQ(scored_game_from("").error(), "the game is cut short");
  EXPECT_EQ(scored_game_from(bytes.substr(0, bytes.size() - 1)).error(), "the game is cut short");
  std::string both_ladybugs = bytes;
  both_ladybugs[0] = '\x1F';
  EXPECT_EQ(scored_game_from(both_ladybugs).error(), "the game is of an unknown edition");
  std::string fifth_result = bytes;
  fifth_result[1] = 4;
  EXPECT_EQ(scored_game_from(fifth_result).error(), "the game has an unknown result");
}

class GameFile : public test::OwnFolder {
 protected:
  std::string path() const { return (folder_ / "games").string(); }
  Result<GameFileWriter> open(const std::string& description = "the same") const {
    return GameFileWriter::open(path(), description);
  }
  // Adds games of 1, 2 and so on scored plies.
  void write_games(int from, int to) const {
    auto writer = open();
    ASSERT_TRUE(writer) << writer.error();
    ASSERT_EQ(writer->games(), from);
    for (int i = from; i < to; ++i) ASSERT_FALSE(writer->add(scored_game(i + 1)));
    EXPECT_EQ(writer->games(), to);
  }
  std::size_t games_in_file() const {
    std::size_t games = 0;
    const auto error = read_games(path(), [&](const ScoredGame& game) {
      expect_same(game, scored_game(static_cast<int>(++games)));
    });
    EXPECT_FALSE(error) << error->message;
    return games;
  }
  std::string error_of_reading() const {
    const auto error = read_games(path(), [](const ScoredGame&) {});
    return error ? error->message : "none";
  }
};

TEST_F(GameFile, goes_on_where_it_ended) {
  write_games(0, 2);
  EXPECT_EQ(games_in_file(), 2U);
  write_games(2, 5);
  EXPECT_EQ(games_in_file(), 5U);
  EXPECT_TRUE(is_game_file(path()));
}

TEST_F(GameFile, survives_being_cut_anywhere) {
  write_games(0, 2);
  const std::string two = read("games");
  write_games(2, 3);
  const std::string three = read("games");
  for (std::size_t size = 0; size < three.size(); ++size) {
    write("games", three.substr(0, size));
    auto writer = open();
    ASSERT_TRUE(writer) << size << ": " << writer.error();
    EXPECT_EQ(writer->games() == 2, size >= two.size()) << size;
    for (int i = writer->games(); i < 3; ++i) ASSERT_FALSE(writer->add(scored_game(i + 1)));
    ASSERT_EQ(read("games"), three) << size;
  }
}

TEST_F(GameFile, leaves_out_a_last_game_that_is_not_complete) {
  write_games(0, 3);
  const std::string whole = read("games");
  write("games", whole.substr(0, whole.size() - 1));
  EXPECT_EQ(games_in_file(), 2U);
}

TEST_F(GameFile, says_where_it_is_damaged_and_what_to_do) {
  write_games(0, 2);
  const std::size_t end_of_two = read("games").size();
  write_games(2, 4);
  std::string bytes = read("games");
  bytes[end_of_two + 10] = static_cast<char>(bytes[end_of_two + 10] ^ 1);
  write("games", bytes);
  const std::string expected =
      "is damaged after game 2; to keep the games before that: truncate --size=" +
      std::to_string(end_of_two) + " " + path();
  EXPECT_TRUE(error_of_reading().ends_with(expected)) << error_of_reading();
  EXPECT_TRUE(open().error().ends_with(expected)) << open().error();
  EXPECT_EQ(read("games"), bytes) << "nothing is lost";
}

TEST_F(GameFile, refuses_games_made_in_another_way) {
  write_games(0, 1);
  EXPECT_TRUE(open("another").error().ends_with(
      "holds games made in another way (the same); repeat those options, or choose another file"))
      << open("another").error();
}

TEST_F(GameFile, refuses_foreign_and_future_files) {
  write("games", "Base;InProgress;White[2];wA1;bA1 wA1-\n");
  EXPECT_TRUE(
      error_of_reading().ends_with("is not a file of scored games, as selfplay writes them"));
  EXPECT_TRUE(open().error().ends_with("is not a file of scored games, as selfplay writes them"));
  EXPECT_FALSE(is_game_file(path()));
  write("games", "mandible-games 2\nthe same\n");
  EXPECT_TRUE(
      error_of_reading().ends_with("has version 2 of the format; this program reads version 1"));
  write("games", "mandible-games 1\nthe sa");
  EXPECT_TRUE(error_of_reading().ends_with("ends within its heading; remove it and start again"));
}

TEST_F(GameFile, belongs_to_one_writer_at_a_time) {
  const auto first = open();
  ASSERT_TRUE(first) << first.error();
  EXPECT_TRUE(open().error().ends_with("wait for its end, or choose another file"));
}

TEST_F(GameFile, says_why_it_cannot_be_opened) {
  const std::string nowhere = (folder_ / "none" / "games").string();
  EXPECT_TRUE(GameFileWriter::open(nowhere, "").error().ends_with("No such file or directory"));
  EXPECT_TRUE(read_games(nowhere, nullptr)->message.ends_with("No such file or directory"));
  // A device that is always full.
  auto full = GameFileWriter::open("/dev/full", "");
  EXPECT_TRUE(full.error().ends_with("No space left on device")) << full.error();
}

}  // namespace
}  // namespace mandible::lab
