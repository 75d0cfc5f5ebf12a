#include "rules/edition.h"

#include <gtest/gtest.h>

#include "base/bits.h"

namespace mandible {
namespace {

int tiles_a_side(const Edition& edition) {
  const int white = count_bits16(edition.tiles & 0xFFFFU);
  EXPECT_EQ(count_bits16(edition.tiles >> 16U), white);
  return white;
}

Edition edition_named(std::string_view name) {
  for (const NamedEdition& named : kEditions) {
    if (named.name == name) return *edition_with(named.expansions, named.queen_first);
  }
  ADD_FAILURE() << name;
  return {};
}

TEST(Edition, base_game_has_eleven_tiles_a_side_and_bars_the_queen_first) {
  const Edition base = base_edition();
  EXPECT_EQ(tiles_a_side(base), 11);
  EXPECT_FALSE(base.queen_first);
  for (Bug bug : kExpansions) EXPECT_FALSE(base.has(bug));
  for (Bug bug : {Bug::Queen, Bug::Spider, Bug::Beetle, Bug::Grasshopper, Bug::Ant}) {
    EXPECT_TRUE(base.has(bug));
  }
}

TEST(Edition, boxes_have_the_tiles_of_their_leaflets) {
  EXPECT_EQ(tiles_a_side(edition_named("classic")), 11);
  EXPECT_EQ(tiles_a_side(edition_named("ladybug-mosquito")), 13);
  EXPECT_EQ(tiles_a_side(edition_named("carbon")), 13);
  EXPECT_EQ(tiles_a_side(edition_named("house")), 14);
  EXPECT_EQ(tiles_a_side(edition_named("tournament")), 14);
  EXPECT_EQ(game_type(edition_named("carbon")), "Base+ML");
  EXPECT_EQ(game_type(edition_named("house")), "Base+MDR");
  EXPECT_EQ(game_type(edition_named("tournament")), "Base+MLP");
}

TEST(Edition, only_the_tournament_bars_the_queen_first) {
  for (const NamedEdition& named : kEditions) {
    EXPECT_EQ(named.queen_first, named.name != "tournament") << named.name;
  }
}

TEST(Edition, dragonfly_and_riding_ladybug_are_house_bugs) {
  EXPECT_FALSE(edition_with("MLP", false)->has_house_bugs());
  EXPECT_TRUE(edition_with("D", false)->has_house_bugs());
  EXPECT_TRUE(edition_with("R", false)->has_house_bugs());
}

TEST(Edition, editions_differ_by_tiles_or_by_opening) {
  EXPECT_EQ(*edition_with("ML", false), *edition_with("LM", false));
  EXPECT_NE(*edition_with("ML", false), *edition_with("M", false));
  EXPECT_NE(*edition_with("ML", false), *edition_with("ML", true));
}

TEST(GameType, lists_the_expansions_in_one_order) {
  EXPECT_EQ(game_type(base_edition()), "Base");
  EXPECT_EQ(game_type(*edition_with("PLM", false)), "Base+MLP");
  EXPECT_EQ(game_type(*edition_with("DPM", false)), "Base+MPD");
  EXPECT_EQ(game_type(*edition_with("rm", false)), "Base+MR");
}

TEST(GameType, is_read_in_every_order_and_spelling) {
  for (const char* text : {"Base+MLP", "Base+PLM", "base+mlp", "BASE+LPM", "Base MLP", "MLP", "plm",
                           " Base+MLP ", "Base+MLPM"}) {
    const Result<Edition> edition = parse_game_type(text);
    ASSERT_TRUE(edition) << text;
    EXPECT_EQ(*edition, *edition_with("MLP", false)) << text;
  }
  for (const char* text : {"Base", "base", "Base+", "Base "}) {
    const Result<Edition> edition = parse_game_type(text);
    ASSERT_TRUE(edition) << text;
    EXPECT_EQ(*edition, base_edition()) << text;
  }
}

TEST(GameType, official_ladybug_and_riding_ladybug_exclude_each_other) {
  EXPECT_EQ(parse_game_type("Base+LR").error(),
            "unknown game type \"Base+LR\": L and R exclude each other: they are two rules for the "
            "same tile");
}

TEST(GameType, says_what_is_wrong_with_it) {
  EXPECT_EQ(parse_game_type("").error(), "the game type is missing; for example Base or Base+MLP");
  EXPECT_EQ(parse_game_type("  ").error(),
            "the game type is missing; for example Base or Base+MLP");
  EXPECT_EQ(
      parse_game_type("Base+MX").error(),
      "unknown game type \"Base+MX\": unknown expansion \"X\"; the letters are M, L, P, D and "
      "R");
  EXPECT_EQ(parse_game_type("BaseMLP").error(),
            "unknown game type \"BaseMLP\"; for example Base or Base+MLP");
  EXPECT_EQ(edition_with("M?", true).error(),
            "unknown expansion \"?\"; the letters are M, L, P, D and R");
}

}  // namespace
}  // namespace mandible
