#include "records/sgf.h"

#include <array>
#include <optional>

#include "base/text.h"
#include "records/record_text.h"
#include "records/sgf_result.h"
#include "records/sgf_tree.h"
#include "records/sgf_turns.h"
#include "rules/game_string.h"
#include "rules/notation.h"
#include "rules/places.h"

namespace mandible {
namespace {

struct Header {
  std::string game_number;
  std::string variant;
  std::string rules;
  std::string date;
  std::string event;
  std::string site;
  std::string round;
  std::string game_name;
  std::string result;
  std::array<std::string, 2> players;

  std::string* field(std::string_view id) {
    if (id == "GM") return &game_number;
    if (id == "SU") return &variant;
    if (id == "RU") return &rules;
    if (id == "DT") return &date;
    if (id == "EV") return &event;
    if (id == "PC") return &site;
    if (id == "RO") return &round;
    if (id == "GN") return &game_name;
    if (id == "RE") return &result;
    return nullptr;
  }
};

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

struct Variant {
  Edition edition;
  bool wraps;  // the board is a torus
};

// Before this revision the board had 26 columns and rows and wrapped round.
constexpr long long kFirstUnbounded = 101;
constexpr int kTorusSize = 26;

// "hive-plm 2 0 101": the bugs, the number of players, a key and the revision.
Result<Variant> parse_variant(std::string_view text) {
  const std::string_view name = take_word(text);
  take_word(text);
  take_word(text);
  const auto revision = parse_number(take_word(text), 1'000'000'000);
  if (name.empty()) return Error{"SU, the name of the game, is missing; for example SU[hive-plm]"};
  if (equal_ignoring_case(name, "hive-ultimate")) {
    return Error{"hive-ultimate cannot be read: its players choose their bugs"};
  }
  for (const NamedVariant& variant : kVariants) {
    if (!equal_ignoring_case(name, variant.name)) continue;
    const Result<Edition> edition = edition_with(variant.expansions, false);
    if (!edition) return Error{edition.error()};
    return Variant{*edition, revision.value_or(0) < kFirstUnbounded};
  }
  return Error{"unknown game " + in_quotes(name) + "; for example hive or hive-plm"};
}

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

class SgfReplay {
 public:
  SgfReplay(const Variant& variant, const std::vector<SgfTurn>& turns)
      : wraps_(variant.wraps), game_(opened(variant.edition, turns)) {}

  Game& game() { return game_; }
  std::vector<std::pair<int, std::string>>& comments() { return comments_; }

  // The reason if the turn is not legal.
  std::optional<std::string> play(const SgfTurn& turn) {
    switch (turn.kind) {
      case SgfTurn::Kind::Comment:
        comments_.emplace_back(game_.plies(), turn.text);
        return std::nullopt;
      case SgfTurn::Kind::Nothing:
        if (!game_.over()) game_.play(Move::pass());
        return std::nullopt;
      case SgfTurn::Kind::Pass:
        // Some old files have a pass after the end.
        if (game_.over()) return std::nullopt;
        return play(Move::pass());
      case SgfTurn::Kind::Move:
        break;
    }
    return play_move(turn);
  }

 private:
  // BoardSpace did not always forbid the Queen as the first tile.
  static Game opened(Edition edition, const std::vector<SgfTurn>& turns) {
    int plies = 0;
    for (const SgfTurn& turn : turns) {
      if (turn.kind != SgfTurn::Kind::Move) continue;
      if (++plies > 2) break;
      const Result<Tile> tile = tile_of(turn);
      if (tile && tile->bug() == Bug::Queen) edition.queen_first = true;
    }
    return Game(edition);
  }

  std::optional<std::string> play(Move move) {
    const auto verdict = game_.play(move);
    if (!verdict) return std::nullopt;
    return describe(game_.position(), *verdict);
  }

  std::optional<std::string> play_move(const SgfTurn& turn) {
    const Result<Tile> named = tile_of(turn);
    if (!named) return named.error();
    const std::string place = in_quotes(turn.column + " " + turn.row);
    const auto column = parse_column(turn.column);
    const auto row = parse_row(turn.row);
    if (!column || !row) return place + " is not a column and a row, such as N 13";
    const Tile tile = names_.moved(game_.position(), *named);
    Cell to = kOrigin;
    if (game_.position().board().on_board() != 0) {
      const Axial step{*column - last_column_, last_row_ - *row};
      const Places places(game_.position().board(), last_cell_, {});
      const std::optional<Cell> reached =
          wraps_ ? cell_on_torus(places, tile, step) : places.cell_at(step);
      if (!reached) return place + " is nowhere near the hive";
      to = *reached;
    }
    if (auto reason = play(Move{tile, to})) return reason;
    last_column_ = *column;
    last_row_ = *row;
    last_cell_ = to;
    return std::nullopt;
  }

  // Of the cells that have the same name, one that touches the hive, if possible by a legal move.
  std::optional<Cell> cell_on_torus(const Places& places, Tile tile, Axial step) const {
    const Board& board = game_.position().board();
    std::optional<Cell> touching;
    const Axial least{(step.q % kTorusSize) - 2 * kTorusSize,
                      (step.r % kTorusSize) - 2 * kTorusSize};
    for (int q = least.q; q <= 2 * kTorusSize; q += kTorusSize) {
      for (int r = least.r; r <= 2 * kTorusSize; r += kTorusSize) {
        const std::optional<Cell> cell = places.cell_at({q, r});
        if (!cell || (!board.occupied(*cell) && board.ring(*cell) == 0)) continue;
        if (!explain(game_.position(), tile, *cell)) return cell;
        if (!touching) touching = cell;
      }
    }
    return touching;
  }

  bool wraps_;
  TileNames names_;
  int last_column_ = 0;
  int last_row_ = 0;
  Cell last_cell_ = kOrigin;
  Game game_;
  std::vector<std::pair<int, std::string>> comments_;
};

SgfPlayers players_of(const Header& header, const SgfTurns& turns) {
  const std::size_t white = turns.colour_of(0) == Colour::White ? 0 : 1;
  return {header.players[white], header.players[1 - white]};
}

void end_game(Game& game, const Header& header, const SgfTurns& turns) {
  if (game.over()) return;
  const std::optional<Outcome> told = outcome_told(header.result, players_of(header, turns));
  const auto resigned = turns.resigned();
  if (resigned && told.value_or(win_for(other(*resigned))) == win_for(other(*resigned))) {
    game.resign(*resigned);
  } else if (turns.draw_agreed() && told.value_or(Outcome::Draw) == Outcome::Draw) {
    game.agree_draw();
  } else if (told) {
    game.record_result(*told);
  }
}

Tags tags_of(const Header& header, const SgfTurns& turns) {
  Tags tags;
  const auto add = [&tags](std::string_view name, std::string_view value) {
    if (!value.empty()) tags.emplace_back(std::string(name), std::string(value));
  };
  const SgfPlayers players = players_of(header, turns);
  add("Date", pgn_date(header.date).value_or(""));
  add("Event", header.event);
  add("Site", header.site);
  add("Round", header.round);
  add("White", players.white);
  add("Black", players.black);
  add("SgfDate", header.date);
  add("SgfGameName", header.game_name);
  add("SgfResult", header.result);
  return tags;
}

// Takes `id "Dumbot"`; anything else is an operation.
void note_player(Header& header, SgfTurns& turns, std::size_t player, std::string_view value) {
  std::string_view name = value;
  if (!equal_ignoring_case(take_word(name), "id")) {
    return turns.operate(static_cast<int>(player), value);
  }
  name = trim(name);
  if (name.size() >= 2 && name.front() == '"' && name.back() == '"') {
    name = name.substr(1, name.size() - 2);
  }
  if (header.players[player].empty()) header.players[player] = std::string(trim(name));
}

}  // namespace

Result<Record> parse_sgf(std::string_view text) {
  SgfTree tree(text);
  if (!tree.begins()) return Error{"this is not an SGF file: it has no game, which begins with (;"};
  Header header;
  SgfTurns turns;
  while (const auto property = tree.next()) {
    if (property->id == "P0" || property->id == "P1") {
      note_player(header, turns, property->id == "P0" ? 0 : 1, property->value);
    } else if (property->id == "C") {
      turns.comment(property->value);
    } else if (std::string* field = header.field(property->id);
               field != nullptr && field->empty()) {
      *field = std::string(trim(property->value));
    }
    if (turns.too_many()) return too_many_plies();
  }
  if (tree.error()) return *tree.error();
  turns.finish();

  if (!header.game_number.empty() && header.game_number != "27") {
    return Error{"game number " + in_quotes(header.game_number) + " is not Hive, which is GM[27]"};
  }
  Result<Variant> variant = parse_variant(header.variant);
  if (!variant) return Error{variant.error()};
  variant->edition.queen_first = equal_ignoring_case(header.rules, kSgfQueenFirst);
  SgfReplay replay(*variant, turns.turns());
  for (const SgfTurn& turn : turns.turns()) {
    if (const auto reason = replay.play(turn)) {
      return Error{"ply " + std::to_string(replay.game().plies() + 1) + ", " +
                   in_quotes(turn.text) + ": " + *reason};
    }
  }
  end_game(replay.game(), header, turns);
  return Record{std::move(replay.game()), tags_of(header, turns), std::move(replay.comments())};
}

}  // namespace mandible
