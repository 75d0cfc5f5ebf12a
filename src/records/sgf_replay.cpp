#include "records/sgf_replay.h"

#include <array>

#include "base/text.h"
#include "records/pgn_comments.h"
#include "records/record_error.h"
#include "records/tree_replay.h"
#include "rules/game_string.h"
#include "rules/input_error.h"
#include "rules/notation.h"
#include "rules/places.h"
#include "rules/refusal_error.h"

namespace mandible {
namespace {

struct NamedVariant {
  std::string_view name;
  std::string_view expansions;
};

// The last one lets the second player swap colours.
constexpr std::array<NamedVariant, 9> kVariants = {{
    {"hive", ""},
    {"hive-m", "M"},
    {"hive-l", "L"},
    {"hive-p", "P"},
    {"hive-lm", "ML"},
    {"hive-pm", "MP"},
    {"hive-pl", "LP"},
    {"hive-plm", "MLP"},
    {"hive-pielm", "MLP"},
}};

// Before this revision the board had 26 columns and rows and wrapped round.
constexpr long long kFirstUnbounded = 101;
constexpr int kTorusSize = 26;

// A to Z are 0 to 25; 3Z is three columns beyond Z, 3A three columns before A.
std::optional<int> parse_column(std::string_view text) {
  if (text.empty() || !is_letter(text.back())) return std::nullopt;
  const char last = to_upper(text.back());
  if (text.size() == 1) return last - 'A';
  const auto beyond = parse_number(text.substr(0, text.size() - 1), 100'000);
  if (!beyond || (last != 'A' && last != 'Z')) return std::nullopt;
  const int columns = static_cast<int>(*beyond);
  return last == 'A' ? -columns : 25 + columns;
}

std::optional<int> parse_row(std::string_view text) {
  const bool negative = !text.empty() && text.front() == '-';
  if (negative) text.remove_prefix(1);
  const auto row = parse_number(text, 100'000);
  if (!row) return std::nullopt;
  return static_cast<int>(negative ? -*row : *row);
}

Result<Tile> tile_of(const SgfTurn& turn) {
  if (names_colour(turn.tile)) return parse_tile(turn.tile);
  return parse_tile((turn.colour == Colour::White ? "w" : "b") + turn.tile);
}

// What the next move of a line depends on.
struct SgfState {
  TileNames names;
  int last_column = 0;
  int last_row = 0;
  Cell last_cell = kOrigin;
};

class SgfReplay {
 public:
  SgfReplay(const SgfVariant& variant, const std::vector<SgfTurn>& turns)
      : wraps_(variant.wraps), replay_(opened(variant.edition, turns), false) {}

  // What is wrong with the turn, if anything.
  std::optional<Error> play(const SgfTurn& turn) {
    const NodeIndex before = turn.previous ? nodes_[*turn.previous] : RecordTree::kRoot;
    nodes_.push_back(before);
    replay_.go_to(before);
    switch (turn.kind) {
      case SgfTurn::Kind::Comment:
        add_comment(replay_.tree().remarks(before).comment, tidy_comment(turn.text));
        return std::nullopt;
      case SgfTurn::Kind::Nothing:
        if (!game().play(Move::pass())) note_move(replay_.state());
        return std::nullopt;
      case SgfTurn::Kind::Pass:
        // Some old files have a pass after the end.
        if (game().over()) return std::nullopt;
        return play(Move::pass(), replay_.state());
      case SgfTurn::Kind::Move:
        break;
    }
    return play_move(turn);
  }

  int plies() { return game().plies(); }

  SgfLines lines() {
    replay_.go_to(replay_.tree().main_line().back());
    return {std::move(replay_.game()), std::move(replay_.tree())};
  }

 private:
  // BoardSpace did not always forbid the Queen as the first tile.
  static Edition opened(Edition edition, const std::vector<SgfTurn>& turns) {
    std::vector<int> plies;  // by turn
    for (const SgfTurn& turn : turns) {
      const int before = turn.previous ? plies[*turn.previous] : 0;
      const bool moves = turn.kind == SgfTurn::Kind::Move;
      plies.push_back(before + (moves ? 1 : 0));
      if (!moves || before >= 2) continue;
      const Result<Tile> tile = tile_of(turn);
      if (tile && tile->bug() == Bug::Queen) edition.queen_first = true;
    }
    return edition;
  }

  Game& game() { return replay_.game(); }

  void note_move(const SgfState& state) { nodes_.back() = replay_.note_move(state); }

  std::optional<Error> play(Move move, const SgfState& state) {
    if (const auto verdict = game().play(move)) {
      return refusal_error(game().position(), *verdict, move.tile);
    }
    note_move(state);
    return std::nullopt;
  }

  std::optional<Error> play_move(const SgfTurn& turn) {
    const Result<Tile> named = tile_of(turn);
    if (!named) return named.failure();
    const auto wrong_place = [&turn](RecordError code) {
      return record_error(code, {ErrorParameter::quote("text", turn.column + " " + turn.row)});
    };
    const auto column = parse_column(turn.column);
    const auto row = parse_row(turn.row);
    if (!column || !row) return wrong_place(RecordError::NotAPlace);
    SgfState state = replay_.state();
    const Position& position = game().position();
    const Tile tile = state.names.moved(position, *named);
    Cell to = kOrigin;
    if (position.board().on_board() != 0) {
      const Axial step{*column - state.last_column, state.last_row - *row};
      const Places places(position.board(), state.last_cell, {});
      const std::optional<Cell> reached =
          wraps_ ? cell_on_torus(places, tile, step) : places.cell_at(step);
      if (!reached) return wrong_place(RecordError::FarFromHive);
      to = *reached;
    }
    state.last_column = *column;
    state.last_row = *row;
    state.last_cell = to;
    return play(Move{tile, to}, state);
  }

  // Of the cells that have the same name, one that touches the hive, if possible by a legal move.
  std::optional<Cell> cell_on_torus(const Places& places, Tile tile, Axial step) {
    const Position& position = game().position();
    const Board& board = position.board();
    std::optional<Cell> touching;
    const Axial least{(step.q % kTorusSize) - 2 * kTorusSize,
                      (step.r % kTorusSize) - 2 * kTorusSize};
    for (int q = least.q; q <= 2 * kTorusSize; q += kTorusSize) {
      for (int r = least.r; r <= 2 * kTorusSize; r += kTorusSize) {
        const std::optional<Cell> cell = places.cell_at({q, r});
        if (!cell || (!board.occupied(*cell) && board.ring(*cell) == 0)) continue;
        if (!explain(position, tile, *cell)) return cell;
        if (!touching) touching = cell;
      }
    }
    return touching;
  }

  bool wraps_;
  TreeReplay<SgfState> replay_;
  std::vector<NodeIndex> nodes_;  // by turn: where it leads
};

}  // namespace

Result<SgfVariant> parse_variant(std::string_view text) {
  const std::string_view name = take_word(text);
  take_word(text);
  take_word(text);
  const auto revision = parse_number(take_word(text), 1'000'000'000);
  if (name.empty()) return record_error(RecordError::VariantMissing);
  if (equal_ignoring_case(name, "hive-ultimate")) {
    return record_error(RecordError::VariantUltimate);
  }
  for (const NamedVariant& variant : kVariants) {
    if (!equal_ignoring_case(name, variant.name)) continue;
    const Result<Edition> edition = edition_with(variant.expansions, false);
    if (!edition) return edition.failure();
    return SgfVariant{*edition, revision.value_or(0) < kFirstUnbounded};
  }
  return record_error(RecordError::VariantUnknown, {ErrorParameter::quote("text", name)});
}

Result<SgfLines> replay_turns(const SgfVariant& variant, const std::vector<SgfTurn>& turns,
                              std::string_view text) {
  SgfReplay replay(variant, turns);
  for (const SgfTurn& turn : turns) {
    if (const auto reason = replay.play(turn)) {
      const auto ply = static_cast<unsigned long long>(replay.plies()) + 1;
      return error_at(text, turn.at,
                      input_error(InputError::AtPly,
                                  {ErrorParameter::number("ply", ply),
                                   ErrorParameter::quote("text", turn.text)},
                                  *reason));
    }
  }
  return replay.lines();
}

}  // namespace mandible
