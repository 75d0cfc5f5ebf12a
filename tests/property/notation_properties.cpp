// Symmetry, notation, routes and explanations in every position of random games.
#include "property/followed_game.h"
#include "property/random_game.h"
#include "records/formats.h"
#include "records/pgn.h"
#include "records/sgf.h"
#include "rules/route.h"
#include "rules/verdict.h"

namespace mandible::test {
namespace {

Axial turned_about(Axial a, int symmetry) {
  if (symmetry >= kDirections) a = {a.r, a.q};
  for (int i = 0; i < symmetry % kDirections; ++i) a = {-a.r, a.q + a.r};
  return a;
}

RC_GTEST_PROP(Symmetry, counts_and_canonical_hash_do_not_change, (const RandomGame& random)) {
  std::vector<Position> images(12, Position(*edition_with(random.expansions, random.queen_first)));
  FollowedGame followed;
  for_each_position(random, [&](Position& position, Move next) {
    const auto turned = [&](int symmetry) {
      if (next.is_pass()) return next;
      return Move{next.tile, cell_at(kOrigin, turned_about(followed.place_of(next.to), symmetry))};
    };
    const std::uint64_t hash = position.canonical_hash();
    const int count = count_moves(position);
    for (int symmetry = 0; symmetry < 12; ++symmetry) {
      Position& image = images[static_cast<std::size_t>(symmetry)];
      RC_ASSERT(image.canonical_hash() == hash);
      RC_ASSERT(count_moves(image) == count);
      RC_ASSERT(is_legal(image, turned(symmetry)));
      image.make(turned(symmetry));
    }
    followed.follow(position, next);
  });
}

RC_GTEST_PROP(Symmetry, keys_do_not_change_when_the_hive_lies_elsewhere,
              (const RandomGame& random)) {
  const Axial far{*rc::gen::inRange(-200, 200), *rc::gen::inRange(-200, 200)};
  for_each_position(random, [far](Position& position, Move) {
    const Board& board = position.board();
    if (board.on_board() == 0) return;
    const Places places(board, board.where(lowest_tile(board.on_board())), {});
    std::vector<Position::PlacedTile> here;
    std::vector<Position::PlacedTile> there;
    for (int level = 0; level < kTiles; ++level) {
      for (Tile tile : Tiles(board.on_board())) {
        if (board.level(tile) != level) continue;
        const Axial at = places.of(board.where(tile));
        here.push_back({tile, at});
        there.push_back({tile, at + far});
      }
    }
    const auto lay = [&](const std::vector<Position::PlacedTile>& tiles) {
      return Position::set_up(position.edition(), tiles, position.to_move(), position.last_moved());
    };
    RC_ASSERT(lay(here).canonical_hash() == lay(there).canonical_hash());
    RC_ASSERT(count_moves(lay(here)) == count_moves(lay(there)));
    if (position.queen_placed(Colour::White) || position.queen_placed(Colour::Black)) {
      RC_ASSERT(lay(here).repetition_key() == lay(there).repetition_key());
    }
  });
}

RC_GTEST_PROP(Notation, every_move_reads_back, (const RandomGame& random)) {
  for_each_position(random, [](Position& position, Move) {
    MoveList moves;
    list_moves(position, moves);
    for (const Move& move : moves) {
      const std::string text = move_text(position, move);
      const Result<Move> read = parse_move(position, text);
      RC_ASSERT(static_cast<bool>(read));
      RC_ASSERT(*read == move);
    }
  });
}

RC_GTEST_PROP(Notation, every_game_reads_back, (const RandomGame& random)) {
  Game game(*edition_with(random.expansions, random.queen_first));
  for_each_position(random, [&game](Position&, Move next) { RC_ASSERT(!game.play(next)); });
  const Result<Game> read = parse_game_string(game_string(game));
  RC_ASSERT(static_cast<bool>(read));
  RC_ASSERT(game_string(*read) == game_string(game));

  const Record record{game, {{"White", "Ada"}, {"Black", "Bert"}}, {}};
  const Result<Record> from_pgn = read_record(pgn_text(record));
  RC_ASSERT(static_cast<bool>(from_pgn));
  RC_ASSERT(game_string(from_pgn->game) == game_string(game));
}

// Ends a game in one of the ways that the board does not show, or leaves it in progress.
void end_somehow(Game& game, int way) {
  if (game.over() || way == 0) return;
  if (way == 1) game.resign(Colour::White);
  if (way == 2) game.resign(Colour::Black);
  if (way == 3) game.agree_draw();
  if (way == 4) game.record_result(Outcome::WhiteWins);
  if (way == 5) game.record_result(Outcome::BlackWins);
}

RC_GTEST_PROP(Notation, every_game_of_official_bugs_reads_back_from_sgf,
              (const RandomGame& random)) {
  Game game(*edition_with(random.expansions, random.queen_first));
  RC_PRE(!game.edition().has_house_bugs());
  for_each_position(random, [&game](Position&, Move next) { RC_ASSERT(!game.play(next)); });
  end_somehow(game, *rc::gen::inRange(0, 6));
  const auto name = rc::gen::elementOf(std::vector<std::string>{"", "Ada", "Ada B", "Bert", "]\\"});
  const Record record{game, {{"White", *name}, {"Black", *name}}, {}};
  const Result<std::string> text = sgf_text(record);
  RC_ASSERT(static_cast<bool>(text));
  const Result<Record> read = parse_sgf(*text);
  RC_ASSERT(static_cast<bool>(read));
  RC_ASSERT(game_string(read->game) == game_string(game));
  RC_ASSERT(read->game.edition() == game.edition());
  RC_ASSERT(*sgf_text(*read) == *text);
}

RC_GTEST_PROP(Route, leads_from_start_to_target_step_by_step, (const RandomGame& random)) {
  for_each_position(random, [](Position& position, Move) {
    MoveList moves;
    list_moves(position, moves);
    for (const Move& move : moves) {
      const Route route = route_of(position, move);
      if (move.is_pass()) {
        RC_ASSERT(route.cells.empty());
        continue;
      }
      RC_ASSERT(route.cells.back() == move.to);
      if (!position.board().on_board(move.tile)) continue;
      RC_ASSERT(route.cells.front() == position.board().where(move.tile));
      for (std::size_t i = 1; i < route.cells.size(); ++i) {
        RC_ASSERT(adjacent(route.cells[i - 1], route.cells[i]));
      }
      RC_ASSERT(move.tile.colour() == position.to_move() || route.thrower.exists());
    }
  });
}

// The cells that a verdict gives as proof must prove it.
void check_proof(const Position& position, const Verdict& verdict) {
  const Board& board = position.board();
  RC_ASSERT(!describe(position, verdict).empty());
  switch (verdict.rule) {
    case Rule::SplitsHive:
      RC_ASSERT(!verdict.cells.empty() && !verdict.other_cells.empty());
      for (const Cell& a : verdict.cells) {
        for (const Cell& b : verdict.other_cells) RC_ASSERT(!adjacent(a, b));
      }
      break;
    case Rule::Gate:
      RC_ASSERT(verdict.cells.size() == 2U);
      for (const Cell& cell : verdict.cells) RC_ASSERT(board.occupied(cell));
      break;
    case Rule::TouchesEnemy:
      RC_ASSERT(!verdict.cells.empty());
      for (const Cell& cell : verdict.cells) {
        RC_ASSERT(board.top(cell).colour() != position.to_move());
      }
      break;
    case Rule::Enclosed:
      RC_ASSERT(verdict.cells.size() >= 6U);
      break;
    default:
      break;
  }
}

RC_GTEST_PROP(Verdict, there_is_one_exactly_for_every_illegal_move, (const RandomGame& random)) {
  int ply = 0;
  for_each_position(random, [&ply](Position& position, Move) {
    if (ply++ % 10 != 0) return;  // a position has thousands of illegal moves
    for (std::uint8_t id = 0; id < kTiles; ++id) {
      for (const Cell& cell : cells_within_reach(position.board())) {
        const auto verdict = explain(position, Tile{id}, cell);
        RC_ASSERT(verdict.has_value() != is_legal(position, {Tile{id}, cell}));
        if (verdict) check_proof(position, *verdict);
      }
    }
  });
}

}  // namespace
}  // namespace mandible::test
