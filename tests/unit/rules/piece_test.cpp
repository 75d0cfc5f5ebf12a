#include "rules/piece.h"

#include <gtest/gtest.h>

#include <set>

namespace mandible {
namespace {

TEST(Tile, knows_its_colour_bug_and_number) {
  const Tile tile = make_tile(Colour::Black, Bug::Ant, 3);
  EXPECT_EQ(tile.colour(), Colour::Black);
  EXPECT_EQ(tile.bug(), Bug::Ant);
  EXPECT_EQ(tile.number(), 3);
  EXPECT_TRUE(tile.exists());
  EXPECT_FALSE(kNoTile.exists());
}

TEST(Tile, is_named_with_a_number_only_where_a_player_has_several) {
  EXPECT_EQ(name(make_tile(Colour::White, Bug::Queen)), "wQ");
  EXPECT_EQ(name(make_tile(Colour::Black, Bug::Spider, 2)), "bS2");
  EXPECT_EQ(name(make_tile(Colour::White, Bug::Beetle, 1)), "wB1");
  EXPECT_EQ(name(make_tile(Colour::Black, Bug::Grasshopper, 3)), "bG3");
  EXPECT_EQ(name(make_tile(Colour::White, Bug::Mosquito)), "wM");
  EXPECT_EQ(name(make_tile(Colour::Black, Bug::Ladybug)), "bL");
  EXPECT_EQ(name(make_tile(Colour::White, Bug::Pillbug)), "wP");
  EXPECT_EQ(name(make_tile(Colour::Black, Bug::Dragonfly)), "bD");
  EXPECT_EQ(name(make_tile(Colour::White, Bug::RidingLadybug)), "wR");
}

TEST(Tile, has_a_slot_and_a_name_of_its_own) {
  std::set<std::string> names;
  for (std::uint8_t id = 0; id < kTiles; ++id) {
    const Tile tile{id};
    EXPECT_EQ(make_tile(tile.colour(), tile.bug(), tile.number()), tile);
    names.insert(name(tile));
  }
  EXPECT_EQ(names.size(), 32U);
}

TEST(TileSet, of_a_bug_holds_the_tiles_of_both_sides) {
  const TileSet ants = tiles_of(Bug::Ant);
  EXPECT_TRUE(has(ants, make_tile(Colour::White, Bug::Ant, 1)));
  EXPECT_TRUE(has(ants, make_tile(Colour::Black, Bug::Ant, 3)));
  EXPECT_FALSE(has(ants, make_tile(Colour::White, Bug::Grasshopper, 3)));
  EXPECT_FALSE(has(ants, make_tile(Colour::White, Bug::Mosquito)));
  EXPECT_EQ(tiles_of(Colour::White) | tiles_of(Colour::Black), 0xFFFF'FFFFU);
  EXPECT_EQ(tiles_of(Colour::White) & tiles_of(Colour::Black), 0U);
}

TEST(Colour, has_an_other) {
  EXPECT_EQ(other(Colour::White), Colour::Black);
  EXPECT_EQ(other(Colour::Black), Colour::White);
  EXPECT_EQ(english_name(Colour::White), "White");
  EXPECT_EQ(english_name(Colour::Black), "Black");
}

}  // namespace
}  // namespace mandible
