// Move strings: the one form that is written, and all that are read.
#include "rules/notation.h"

#include "support/drawing.h"

namespace mandible::test {
namespace {

// The error of reading a move; empty if it can be read.
std::string error_of(const Position& position, const std::string& text) {
  const Result<Move> move = parse_move(position, text);
  return move ? "" : move.error();
}

TEST(MoveText, of_the_first_tile_is_its_name) {
  EXPECT_EQ(move_text(Position(base_edition()), {tile_of("wA1"), kOrigin}), "wA1");
}

TEST(MoveText, of_a_pass_is_pass) {
  EXPECT_EQ(move_text(Position(base_edition()), Move::pass()), "pass");
}

TEST(MoveText, says_on_which_side_of_the_reference_the_tile_ends) {
  const Drawing hive = black_to_move(R"(
       a     b
    f     wA1   c
       e     d
  )");
  EXPECT_EQ(move_text(hive.position, hive.move("bS1", 'a')), "bS1 \\wA1");
  EXPECT_EQ(move_text(hive.position, hive.move("bS1", 'b')), "bS1 wA1/");
  EXPECT_EQ(move_text(hive.position, hive.move("bS1", 'c')), "bS1 wA1-");
  EXPECT_EQ(move_text(hive.position, hive.move("bS1", 'd')), "bS1 wA1\\");
  EXPECT_EQ(move_text(hive.position, hive.move("bS1", 'e')), "bS1 /wA1");
  EXPECT_EQ(move_text(hive.position, hive.move("bS1", 'f')), "bS1 -wA1");
}

TEST(MoveText, refers_to_the_first_neighbour_clockwise_from_the_upper_left) {
  const std::vector<std::string> ring = {"wA1@0,-1", "wA2@1,-1", "wA3@1,0",
                                         "wG1@0,1",  "wG2@-1,1", "wQ@-1,0"};
  const std::vector<std::string> texts = {"wB1 wA1\\", "wB1 /wA2", "wB1 -wA3",
                                          "wB1 \\wG1", "wB1 wG2/", "wB1 wQ-"};
  for (std::size_t first = 0; first < ring.size(); ++first) {
    std::string tiles;
    for (std::size_t i = first; i < ring.size(); ++i) tiles += ring[i] + " ";
    const Position position = position_of("Base", Colour::White, tiles);
    EXPECT_EQ(move_text(position, {tile_of("wB1"), kOrigin}), texts[first]);
  }
}

TEST(MoveText, does_not_refer_to_the_moving_tile) {
  const Drawing hive = white_to_move(R"(
    wQ    bQ
       a
  )");
  EXPECT_EQ(move_text(hive.position, hive.move("wQ", 'a')), "wQ /bQ");
}

TEST(MoveText, refers_to_the_tile_that_stays_when_a_beetle_leaves_a_stack) {
  const Drawing hive = white_to_move(R"(
    X     bQ
       a
    X = wQ wB1
  )");
  EXPECT_EQ(move_text(hive.position, hive.move("wB1", 'a')), "wB1 wQ\\");
}

TEST(MoveText, refers_to_the_top_of_a_stack) {
  const Drawing hive = white_to_move(R"(
    X     wQ    wA1
       .     a
    X = bQ bB1
  )");
  EXPECT_EQ(move_text(hive.position, hive.move("wA1", 'a')), "wA1 wQ\\");
  const Drawing left = white_to_move(R"(
    wQ    X     wA1
             a
    X = bQ wB1
  )");
  EXPECT_EQ(move_text(left.position, left.move("wA1", 'a')), "wA1 wB1\\");
}

TEST(MoveText, of_a_climb_is_the_tile_that_is_climbed_onto) {
  const Drawing hive = white_to_move(R"(
    wB1   X:a   wQ
    X = bQ bB1
  )");
  EXPECT_EQ(move_text(hive.position, hive.move("wB1", 'a')), "wB1 bB1");
}

TEST(MoveText, of_a_throw_does_not_name_the_thrower) {
  const Drawing hive = white_to_move(R"(
       a     bG1
    wQ    wP    bQ
  )");
  EXPECT_EQ(move_text(hive.position, hive.move("bG1", 'a')), "bG1 \\wP");
}

TEST(MoveText, does_not_refer_to_a_rider_that_travels_along) {
  const Drawing hive = black_to_move(R"(
    X     wQ    bQ
       a
    X = bA1 wR
  )");
  EXPECT_EQ(move_text(hive.position, hive.move("bA1", 'a')), "bA1 /wQ");
}

TEST(TileName, is_read_in_any_case_and_with_a_needless_number) {
  for (const char* text : {"wA1", "WA1", "wa1", "Wa1"}) {
    EXPECT_EQ(*parse_tile(text), make_tile(Colour::White, Bug::Ant, 1)) << text;
  }
  for (const char* bug : {"Q", "M", "L", "P", "D", "R"}) {
    const std::string name = std::string("b") + bug;
    EXPECT_EQ(*parse_tile(name), *parse_tile(name + "1")) << name;
  }
}

TEST(TileName, says_what_is_wrong_with_it) {
  constexpr const char* kNoTileAtAll =
      " is not a tile; a tile is w or b, a bug and its number, such as wA1 or bQ";
  for (std::string text : {"", "w", "x", "xA1", "wX", "wX1", "wA0", "wA4", "bS3", "wQ2", "wA11"}) {
    const Result<Tile> tile = parse_tile(text);
    ASSERT_FALSE(tile) << text;
    EXPECT_EQ(tile.error(), '"' + text + '"' + kNoTileAtAll);
  }
  EXPECT_EQ(parse_tile("wA").error(), "\"wA\" needs a number from 1 to 3");
  EXPECT_EQ(parse_tile("bs").error(), "\"bs\" needs a number from 1 to 2");
}

class ParseMove : public testing::Test {
 protected:
  // wA1 is the origin, and b lies to the right of bQ.
  const Drawing hive_ = white_to_move(R"(
             a
    wA1   X     bQ    b
    X = wQ wB1 wM
  )");

  void expect_read(const std::string& text, Move expected) const {
    const Result<Move> move = parse_move(hive_.position, text);
    ASSERT_TRUE(move) << text << ": " << move.error();
    EXPECT_EQ(plain_text(*move), plain_text(expected)) << text;
  }
};

TEST_F(ParseMove, reads_what_is_written) {
  expect_read("wA1 bQ-", hive_.move("wA1", 'b'));
  expect_read("wA1 \\bQ", hive_.move("wA1", 'a'));
  expect_read("wA1 wM/", hive_.move("wA1", 'a'));
  expect_read("pass", Move::pass());
}

TEST_F(ParseMove, takes_blanks_and_tabs_round_the_words) {
  expect_read(" \t wA1 \t  bQ- \r\n", hive_.move("wA1", 'b'));
  expect_read("\tpass ", Move::pass());
}

TEST_F(ParseMove, takes_any_capitals) {
  expect_read("WA1 BQ-", hive_.move("wA1", 'b'));
  expect_read("wa1 bq-", hive_.move("wA1", 'b'));
  expect_read("PASS", Move::pass());
}

TEST_F(ParseMove, takes_needless_numbers) { expect_read("wM1 bQ1-", hive_.move("wM", 'b')); }

TEST_F(ParseMove, takes_a_tile_that_refers_to_itself) {
  expect_read("wM wM/", hive_.move("wM", 'a'));
  expect_read("bQ bQ-", hive_.move("bQ", 'b'));
}

TEST_F(ParseMove, takes_a_climb_with_a_direction) {
  const Move climb{tile_of("wM"), hive_.position.board().where(tile_of("bQ"))};
  expect_read("wM bQ", climb);
  expect_read("wM wM-", climb);
  expect_read("wM wQ-", climb);
}

TEST_F(ParseMove, takes_a_covered_tile_as_the_reference) {
  const Move climb{tile_of("bB1"), hive_.position.board().where(tile_of("wQ"))};
  expect_read("bB1 wM", climb);
  expect_read("bB1 wB1", climb);
  expect_read("bB1 wQ", climb);
  expect_read("wA1 wQ/", hive_.move("wA1", 'a'));
}

TEST_F(ParseMove, takes_a_first_move_with_or_without_a_point) {
  const Position start(base_edition());
  for (const char* text : {"wA1", "wA1 .", " wa1\t. "}) {
    const Result<Move> move = parse_move(start, text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(plain_text(*move), "wA1:0,0");
  }
}

TEST_F(ParseMove, reads_moves_that_are_not_legal) {
  expect_read("bA3 bQ", {tile_of("bA3"), hive_.position.board().where(tile_of("bQ"))});
}

TEST_F(ParseMove, says_what_is_wrong_with_it) {
  const Position& position = hive_.position;
  EXPECT_EQ(error_of(position, ""), "the move is missing; for example wA1 bQ-");
  EXPECT_EQ(error_of(position, " \t"), "the move is missing; for example wA1 bQ-");
  EXPECT_EQ(error_of(position, "wA1 bQ- !"),
            "\"wA1 bQ- !\" is more than a tile and where it goes, such as wA1 bQ-");
  EXPECT_EQ(error_of(position, "wG1"), "\"wG1\" does not say where to, such as wG1 wA1-");
  EXPECT_EQ(error_of(position, "wA1 \\bQ-"),
            "\"\\bQ-\" has two directions; one is right, such as wA1-");
  EXPECT_EQ(error_of(position, "wA1 bG3-"),
            "\"wA1 bG3-\" refers to bG3, which is not on the board");
  EXPECT_EQ(error_of(position, "wX1 bQ-"),
            "\"wX1\" is not a tile; a tile is w or b, a bug and its number, such as wA1 or bQ");
  EXPECT_EQ(error_of(position, "wA1 bG-"), "\"bG\" needs a number from 1 to 3");
}

TEST(TileNames, give_the_next_tile_of_the_bug_whatever_its_number) {
  TileNames names;
  Position position(base_edition());
  EXPECT_EQ(names.moved(position, tile_of("wA3")), tile_of("wA1"));
  position.make({tile_of("wA1"), kOrigin});
  EXPECT_EQ(names.referred(tile_of("wA3")), tile_of("wA1"));
  EXPECT_EQ(names.moved(position, tile_of("wA3")), tile_of("wA1"));
  EXPECT_EQ(names.moved(position, tile_of("wA1")), tile_of("wA2"));
  EXPECT_EQ(names.referred(tile_of("bA2")), tile_of("bA2"));
}

TEST(ParseMoveText, takes_a_blank_between_reference_and_direction) {
  const Game game = game_of("Base;InProgress;Black[1];wA1");
  for (const char* text : {"bA1 wA1-", "bA1 wA1 -", " bA1\twA1  - "}) {
    const Result<Move> move = parse_move(game.position(), text);
    ASSERT_TRUE(move) << move.error();
    EXPECT_EQ(cell_text(move->to), "1,0") << text;
  }
  EXPECT_EQ(cell_text(parse_move(game.position(), "bA1 - wA1")->to), "-1,0");
}

TEST(ParseMoveText, shows_a_direction_without_a_tile) {
  const Game game = game_of("Base;InProgress;Black[1];wA1");
  EXPECT_EQ(parse_move(game.position(), "bA1 -").error(),
            "\"-\" is not a tile with a direction, such as wA1- or /bQ");
}

}  // namespace
}  // namespace mandible::test
