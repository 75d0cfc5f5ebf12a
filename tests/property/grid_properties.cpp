// That the grid wraps around makes no difference: hives of 30 tiles, as long and thin as possible,
// anywhere on the grid, agree with the reference, whose table has no edges.
#include <algorithm>

#include "base/random.h"
#include "property/followed_game.h"
#include "property/random_game.h"

namespace mandible::test {
namespace {

constexpr const char* kThirtyTiles[] = {"MLPD", "MPDR"};

// All tiles of an edition along a path that mostly goes straight on.
struct LongHive {
  std::string expansions;
  Axial start;
  std::vector<int> turns;  // for each tile: a direction from 0 to 5, or straight on
  std::uint64_t seed;      // of the order of the tiles

  std::vector<Position::PlacedTile> tiles() const {
    std::vector<Tile> order;
    for (Tile tile : Tiles(edition_with(expansions, true)->tiles)) order.push_back(tile);
    Random random(seed);
    for (std::size_t i = order.size() - 1; i > 0; --i) {
      std::swap(order[i], order[random.below(static_cast<std::uint32_t>(i + 1))]);
    }
    std::vector<Position::PlacedTile> placed;
    const auto taken = [&placed](Axial at) {
      return std::any_of(placed.begin(), placed.end(),
                         [at](const Position::PlacedTile& p) { return p.at == at; });
    };
    Axial at = start;
    Axial step = kSteps[kEast];
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (turns[i] < kDirections) step = kSteps[static_cast<std::size_t>(turns[i])];
      if (i > 0) at = at + step;
      const bool climbs = order[i].bug() == Bug::Beetle && i > 0;
      while (!climbs && taken(at)) at = at + step;
      placed.push_back({order[i], at});
    }
    return placed;
  }
  Position position() const {
    return Position::set_up(*edition_with(expansions, true), tiles(), Colour::White, kNoTile);
  }
};

std::ostream& operator<<(std::ostream& out, const LongHive& hive) {
  for (const auto& [tile, at] : hive.tiles()) {
    out << name(tile) << '@' << at.q << ',' << at.r << ' ';
  }
  return out;
}

reference::Game reference_of(const LongHive& hive) {
  std::vector<std::pair<std::string, reference::Hex>> tiles;
  for (const auto& [tile, at] : hive.tiles()) tiles.push_back({name(tile), {at.q, at.r}});
  return reference::Game::set_up(hive.expansions, true, "", tiles);
}

LongHive moved(LongHive hive, Axial by) {
  hive.start = hive.start + by;
  return hive;
}

// Plays on, by these choices, and compares each position with the reference.
void expect_agreement(const LongHive& hive, const std::vector<std::uint16_t>& choices) {
  reference::Game slow = reference_of(hive);
  Position position = hive.position();
  const auto first = hive.tiles().front();
  FollowedGame followed(position.board(), position.board().where(first.tile), first.at);
  for (std::uint16_t choice : choices) {
    MoveList moves;
    list_moves(position, moves);
    RC_ASSERT(static_cast<int>(position.outcome()) == static_cast<int>(slow.outcome()));
    RC_ASSERT(followed.plain(moves) == slow.legal_moves());
    RC_ASSERT(count_moves(position) == static_cast<int>(moves.size()));
    for (const Move& move : moves) {
      if (move.is_pass() || position.board().occupied(move.to)) continue;
      RC_ASSERT(find_move_to(position, move.to, ~move.tile.bit()) == move);
    }
    if (moves.empty()) return;
    const Move move = moves[choice % moves.size()];
    slow.play(followed.plain(move));
    followed.follow(position, move);
    position.make(move);
  }
}

}  // namespace
}  // namespace mandible::test

namespace rc {

template <>
struct Arbitrary<mandible::test::LongHive> {
  static Gen<mandible::test::LongHive> arbitrary() {
    using mandible::Axial;
    using mandible::test::LongHive;
    return gen::build<LongHive>(
        gen::set(&LongHive::expansions,
                 gen::elementOf(std::vector<std::string>(std::begin(mandible::test::kThirtyTiles),
                                                         std::end(mandible::test::kThirtyTiles)))),
        gen::set(&LongHive::start,
                 gen::map(gen::pair(gen::inRange(-2000, 2000), gen::inRange(-2000, 2000)),
                          [](const std::pair<int, int>& p) {
                            return Axial{p.first, p.second};
                          })),
        gen::set(&LongHive::turns, gen::container<std::vector<int>>(30, gen::inRange(0, 60))),
        gen::set(&LongHive::seed, gen::arbitrary<std::uint64_t>()));
  }
};

}  // namespace rc

namespace mandible::test {
namespace {

RC_GTEST_PROP(Grid, long_hives_move_as_on_a_table_without_edges,
              (const LongHive& hive, const std::vector<std::uint16_t>& choices)) {
  expect_agreement(hive, choices);
}

RC_GTEST_PROP(Grid, a_line_of_thirty_tiles_moves_as_on_a_table_without_edges,
              (LongHive hive, const std::vector<std::uint16_t>& choices)) {
  const int straight_on = kDirections;
  std::fill(hive.turns.begin(), hive.turns.end(), straight_on);
  for (int d = 0; d < kDirections; ++d) {
    hive.turns[0] = d;
    expect_agreement(hive, choices);
  }
}

RC_GTEST_PROP(Grid, a_ring_of_thirty_tiles_moves_as_on_a_table_without_edges,
              (LongHive hive, const std::vector<std::uint16_t>& choices)) {
  // The sixth step of each side goes round the corner.
  for (std::size_t i = 0; i < hive.turns.size(); ++i) {
    hive.turns[i] = static_cast<int>((i + 4) / 5) % kDirections;
  }
  expect_agreement(hive, choices);
}

RC_GTEST_PROP(Grid, long_hives_have_the_same_keys_wherever_they_lie, (const LongHive& hive)) {
  const Axial far{*rc::gen::inRange(-2000, 2000), *rc::gen::inRange(-2000, 2000)};
  const Position here = hive.position();
  const Position there = moved(hive, far).position();
  RC_ASSERT(here.repetition_key() == there.repetition_key());
  RC_ASSERT(here.canonical_hash() == there.canonical_hash());
}

RC_GTEST_PROP(Grid, long_hives_that_differ_have_different_keys, (LongHive hive)) {
  const Position here = hive.position();
  const std::string signature = reference_of(hive).repetition_signature();
  hive.turns[*rc::gen::inRange<std::size_t>(0, 30)] = *rc::gen::inRange(0, 6);
  const Position there = hive.position();
  const bool same = reference_of(hive).repetition_signature() == signature;
  RC_ASSERT((here.repetition_key() == there.repetition_key()) == same);
}

}  // namespace
}  // namespace mandible::test
