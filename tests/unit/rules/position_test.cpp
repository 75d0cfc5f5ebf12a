// Positions: what makes two of them equal, and that undoing a move restores everything.
#include "rules/position.h"

#include "support/drawing.h"

namespace mandible::test {
namespace {

constexpr const char* kHive = R"(
    wQ    bQ    bA1
       wG1   bG1
)";

TEST(PositionHash, differs_by_side_to_move) {
  EXPECT_NE(white_to_move(kHive).position.hash(), black_to_move(kHive).position.hash());
  EXPECT_NE(white_to_move(kHive).position.repetition_key(),
            black_to_move(kHive).position.repetition_key());
  EXPECT_NE(white_to_move(kHive).position.canonical_hash(),
            black_to_move(kHive).position.canonical_hash());
}

TEST(PositionHash, differs_by_tiles_cells_and_order_in_a_stack) {
  const std::uint64_t hash = position_of("Base", Colour::White, "wQ@0,0 bQ@1,0 wB1@1,0").hash();
  for (const char* tiles : {"wQ@0,0 bQ@1,0", "wQ@0,0 bQ@1,0 bB1@1,0", "wQ@0,0 bQ@1,0 wB1@0,0",
                            "bQ@1,0 wB1@1,0 wQ@0,1", "wQ@0,0 wB1@1,0 bQ@1,0"}) {
    EXPECT_NE(position_of("Base", Colour::White, tiles).hash(), hash) << tiles;
  }
}

TEST(PositionHash, takes_tiles_of_one_bug_and_colour_for_the_same) {
  EXPECT_EQ(position_of("Base", Colour::White, "wQ@0,0 bQ@1,0 wG1@-1,0 wG2@0,-1").hash(),
            position_of("Base", Colour::White, "wQ@0,0 bQ@1,0 wG2@-1,0 wG1@0,-1").hash());
  EXPECT_NE(position_of("Base", Colour::White, "wQ@0,0 bQ@1,0 wG1@-1,0").hash(),
            position_of("Base", Colour::White, "wQ@0,0 bQ@1,0 wS1@-1,0").hash());
}

TEST(PositionHash, does_not_mind_an_enemy_that_has_just_moved_and_cannot_be_thrown) {
  EXPECT_EQ(white_to_move_after("bG1", kHive).position.hash(),
            white_to_move(kHive).position.hash());
  EXPECT_EQ(white_to_move_after("bG1", kHive).position.hash(),
            white_to_move_after("bA1", kHive).position.hash());
}

TEST(PositionHash, minds_an_own_tile_that_the_enemy_has_just_thrown) {
  constexpr const char* kThrown = R"(
       wQ    bQ
    wG1   bP
  )";
  EXPECT_NE(white_to_move_after("wG1", kThrown).position.hash(),
            white_to_move(kThrown).position.hash());
  EXPECT_NE(white_to_move_after("wG1", kThrown).position.hash(),
            white_to_move_after("wQ", kThrown).position.hash());
}

TEST(PositionHash, minds_an_enemy_that_has_just_moved_beside_an_own_pillbug) {
  constexpr const char* kBesidePillbug = R"(
             bG1   bA1
    wQ    wP    bQ
  )";
  EXPECT_NE(white_to_move_after("bG1", kBesidePillbug).position.hash(),
            white_to_move(kBesidePillbug).position.hash());
  EXPECT_EQ(white_to_move_after("bA1", kBesidePillbug).position.hash(),
            white_to_move(kBesidePillbug).position.hash());
  // Black's own turn to move: the Pillbug is the enemy's.
  EXPECT_EQ(black_to_move_after("wP", kBesidePillbug).position.hash(),
            black_to_move(kBesidePillbug).position.hash());
}

TEST(PositionHash, minds_an_enemy_that_has_just_moved_beside_a_mosquito_beside_a_pillbug) {
  constexpr const char* kLent = R"(
    bP    wM    bG1
       wQ    bQ
  )";
  EXPECT_NE(white_to_move_after("bG1", kLent).position.hash(),
            white_to_move(kLent).position.hash());
  constexpr const char* kNotLent = R"(
    bA1   wM    bG1
       wQ    bQ
  )";
  EXPECT_EQ(white_to_move_after("bG1", kNotLent).position.hash(),
            white_to_move(kNotLent).position.hash());
}

TEST(PositionHash, does_not_mind_a_pillbug_that_is_covered) {
  constexpr const char* kCovered = R"(
             bG1
    wQ    X     bQ
    X = wP wB1
  )";
  EXPECT_EQ(white_to_move_after("bG1", kCovered).position.hash(),
            white_to_move(kCovered).position.hash());
}

TEST(PositionHash, minds_a_double_step_that_is_used_up) {
  const Drawing hive = white_to_move(R"(
             a
    wR    wQ    bQ
  )");
  Position used = hive.position;
  used.make(hive.move("wR", 'a'));
  ASSERT_TRUE(used.double_step_used(Colour::White));
  const Drawing unused = black_to_move(R"(
             wR
          wQ    bQ
  )");
  EXPECT_EQ(used.board().key(), unused.position.board().key());
  EXPECT_NE(used.hash(), unused.position.hash());
  EXPECT_NE(used.repetition_key(), unused.position.repetition_key());
  EXPECT_NE(used.canonical_hash(), unused.position.canonical_hash());
}

TEST(PositionHash, minds_a_mosquito_that_rides) {
  const Drawing hive = white_to_move(R"(
    bQ    wQ
       wR    bA1:a
          wM
  )");
  Position riding = hive.position;
  riding.make(hive.move("wM", 'a'));
  ASSERT_TRUE(riding.mosquito_rides(Colour::White));
  const Drawing pinning = black_to_move(R"(
    bQ    wQ
       wR    X
    X = bA1 wM
  )");
  EXPECT_EQ(riding.board().key(), pinning.position.board().key());
  EXPECT_NE(riding.hash(), pinning.position.hash());
}

TEST(RepetitionKey, is_the_same_wherever_the_hive_lies) {
  const Position here = position_of("Base", Colour::White, "wQ@0,0 bQ@1,0 wB1@1,0 bA1@1,1");
  const Position there = position_of("Base", Colour::White, "wQ@7,-9 bQ@8,-9 wB1@8,-9 bA1@8,-8");
  EXPECT_EQ(here.repetition_key(), there.repetition_key());
  EXPECT_NE(here.hash(), there.hash());
}

TEST(RepetitionKey, differs_for_a_hive_that_is_turned) {
  EXPECT_NE(position_of("Base", Colour::White, "wQ@0,0 bQ@1,0").repetition_key(),
            position_of("Base", Colour::White, "wQ@0,0 bQ@0,1").repetition_key());
}

TEST(RepetitionKey, moves_the_mark_of_the_immobile_tile_with_the_hive) {
  constexpr const char* kType = "Base+P";
  const Position here = position_of(kType, Colour::White, "wQ@0,0 bP@1,0 wG1@0,1 bQ@2,0", "wG1");
  const Position there = position_of(kType, Colour::White, "wQ@5,5 bP@6,5 wG1@5,6 bQ@7,5", "wG1");
  const Position other = position_of(kType, Colour::White, "wQ@5,5 bP@6,5 wG1@5,6 bQ@7,5", "wQ");
  EXPECT_EQ(here.repetition_key(), there.repetition_key());
  EXPECT_NE(here.repetition_key(), other.repetition_key());
}

// The tiles, all rotated by a multiple of 60 degrees, mirrored or not, and shifted.
std::string transformed(const std::string& tiles, int sixths, bool mirrored, Axial by) {
  std::string text;
  std::istringstream in(tiles);
  for (std::string word; in >> word;) {
    const std::size_t at = word.find('@');
    const std::size_t comma = word.find(',');
    Axial a{std::stoi(word.substr(at + 1, comma - at - 1)), std::stoi(word.substr(comma + 1))};
    if (mirrored) a = {a.r, a.q};
    for (int i = 0; i < sixths; ++i) a = {-a.r, a.q + a.r};
    a = a + by;
    text += word.substr(0, at + 1) + std::to_string(a.q) + "," + std::to_string(a.r) + " ";
  }
  return text;
}

TEST(CanonicalHash, is_the_same_for_all_turns_mirror_images_and_places) {
  const std::string tiles = "wQ@0,0 bP@1,0 bB1@1,1 wB1@1,1 wG1@-1,1 bQ@2,1 wA1@-1,0";
  const std::uint64_t hash = position_of("Base+P", Colour::White, tiles, "wA1").canonical_hash();
  for (int sixths = 0; sixths < 6; ++sixths) {
    for (bool mirrored : {false, true}) {
      const std::string turned = transformed(tiles, sixths, mirrored, {3, -5});
      EXPECT_EQ(position_of("Base+P", Colour::White, turned, "wA1").canonical_hash(), hash)
          << turned;
      EXPECT_NE(position_of("Base+P", Colour::White, turned, "wG1").canonical_hash(), hash)
          << turned;
    }
  }
}

TEST(CanonicalHash, differs_for_hives_that_no_symmetry_joins) {
  const std::uint64_t line =
      position_of("Base", Colour::White, "wQ@0,0 bQ@1,0 bA1@2,0").canonical_hash();
  EXPECT_NE(position_of("Base", Colour::White, "wQ@0,0 bQ@1,0 bA1@2,-1").canonical_hash(), line);
  EXPECT_NE(position_of("Base", Colour::White, "wQ@0,0 bQ@1,0 bA1@-1,0").canonical_hash(), line);
}

TEST(Position, of_a_diagram_keeps_the_other_tiles_in_hand) {
  const Position position = position_of("Base", Colour::White, "wQ@0,0 bQ@1,0 wA1@-1,0");
  EXPECT_FALSE(has(position.hand(Colour::White), tile_of("wQ")));
  EXPECT_FALSE(has(position.hand(Colour::White), tile_of("wA1")));
  EXPECT_TRUE(has(position.hand(Colour::White), tile_of("wA2")));
  EXPECT_FALSE(has(position.hand(Colour::White), tile_of("bA1")));
  EXPECT_TRUE(has(position.next_in_hand(Colour::White), tile_of("wA2")));
  EXPECT_FALSE(has(position.next_in_hand(Colour::White), tile_of("wA3")));
  EXPECT_FALSE(position.queen_due());
  EXPECT_FALSE(position.queen_barred());
}

TEST(Position, of_a_diagram_with_numbers_left_out_places_one_tile_of_a_bug_next) {
  const Position position = position_of("Base", Colour::White, "wQ@0,0 bQ@1,0 wA2@-1,0");
  EXPECT_TRUE(has(position.next_in_hand(Colour::White), tile_of("wA1")));
  EXPECT_FALSE(has(position.next_in_hand(Colour::White), tile_of("wA3")));
}

TEST(Position, is_the_same_after_every_move_and_its_undo) {
  const Drawing hive = white_to_move(R"(
    X     wP    bG1
       wQ    Y     wM
    wR
    X = bA1 wD
    Y = bQ bB1
  )");
  Position position = hive.position;
  MoveList moves;
  list_moves(position, moves);
  const std::vector<std::string> texts = plain_moves(position);
  for (const Move& move : moves) {
    const Position::Undo undo = position.make(move);
    EXPECT_EQ(position.to_move(), Colour::Black);
    EXPECT_NE(position.hash(), hive.position.hash());
    position.undo(undo);
    ASSERT_EQ(position.hash(), hive.position.hash()) << plain_text(move);
    ASSERT_EQ(plain_moves(position), texts) << plain_text(move);
  }
}

TEST(PositionHash, does_not_tell_a_carrier_that_has_just_moved_under_its_rider) {
  const std::string tiles = "wP@0,0 wQ@0,1 bQ@1,-1 bA1@1,0 wR@1,0";
  const Position rests = position_of("Base+PR", Colour::White, tiles, "bA1");
  const Position moved_long_ago = position_of("Base+PR", Colour::White, tiles);
  EXPECT_EQ(rests.hash(), moved_long_ago.hash());
  EXPECT_EQ(rests.repetition_key(), moved_long_ago.repetition_key());
}

}  // namespace
}  // namespace mandible::test
