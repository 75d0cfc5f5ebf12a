#include "rules/game_string.h"

#include "base/text.h"
#include "rules/notation.h"

namespace mandible {
namespace {

bool is_state(std::string_view field) {
  for (std::string_view word : {"NotStarted", "InProgress", "Draw", "WhiteWins", "BlackWins"}) {
    if (equal_ignoring_case(field, word)) return true;
  }
  return false;
}

// "White[3]", with blanks anywhere between its parts.
bool is_turn(std::string_view field) {
  for (std::string_view side : {"White", "Black"}) {
    if (!starts_with_ignoring_case(field, side)) continue;
    std::string_view number = trim(field.substr(side.size()));
    if (number.size() < 2 || number.front() != '[' || number.back() != ']') return false;
    number = trim(number.substr(1, number.size() - 2));
    return parse_number(number, 1'000'000).has_value();
  }
  return false;
}

bool is_move(std::string_view field) {
  const std::vector<std::string_view> words = split_words(field);
  return !words.empty() && (parse_tile(words[0]) || equal_ignoring_case(words[0], "pass"));
}

bool is_queen(std::string_view move) {
  const std::vector<std::string_view> words = split_words(move);
  if (words.empty()) return false;
  const Result<Tile> tile = parse_tile(words[0]);
  return tile && tile->bug() == Bug::Queen;
}

Edition edition_of_moves(const std::vector<std::string_view>& moves) {
  Edition edition = base_edition();
  for (std::string_view move : moves) {
    for (std::string_view word : split_words(move)) {
      if (const Result<Tile> tile = parse_tile(word)) edition.tiles |= tiles_of(tile->bug());
    }
  }
  return edition;
}

}  // namespace

std::string game_string(const Game& game) {
  std::string text = game_type(game.edition());
  text += ';';
  text += state_name(game.outcome(), game.plies() > 0);
  text += ';';
  text += turn_text(game.position());
  for (int ply = 0; ply < game.plies(); ++ply) {
    text += ';';
    text += game.move_text(ply);
  }
  return text;
}

Error too_many_plies() {
  return Error{"the record has more than " + with_commas(kMostRecordedPlies) + " plies"};
}

Result<Game> replay(std::optional<Edition> edition, const std::vector<std::string_view>& moves,
                    const ReplayRules& rules) {
  if (moves.size() > kMostRecordedPlies) return too_many_plies();
  if (!edition) {
    edition = edition_of_moves(moves);
    if (edition->has(Bug::Ladybug) && edition->has(Bug::RidingLadybug)) {
      return Error{"the moves name both L and R, which exclude each other"};
    }
  }
  edition->queen_first |= rules.queen_first;
  for (std::size_t ply = 0; ply < moves.size() && ply < 2; ++ply) {
    if (is_queen(moves[ply])) edition->queen_first = true;
  }
  Game game(*edition, rules.repetition_draws);
  TileNames names;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto at_ply = [&](const std::string& reason) {
      return Error{"ply " + std::to_string(i + 1) + ", " + in_quotes(trim(moves[i])) + ": " +
                   reason};
    };
    const Result<Move> move = parse_move(game.position(), moves[i], &names);
    if (!move) return at_ply(move.error());
    if (const auto verdict = game.play(*move)) return at_ply(describe(game.position(), *verdict));
  }
  return game;
}

Result<Game> parse_game_string(std::string_view text, const ReplayRules& rules) {
  std::vector<std::string_view> fields = split(trim(text), ';');
  while (!fields.empty() && trim(fields.back()).empty()) fields.pop_back();
  if (fields.empty()) return Error{"the game is missing; for example Base+MLP or a game string"};

  std::optional<Edition> edition;
  std::size_t next = 0;
  if (!is_move(fields[0])) {
    Result<Edition> type = parse_game_type(fields[0]);
    if (!type) return Error{type.error()};
    edition = *type;
    ++next;
    const auto skip_if = [&](bool (*is_header)(std::string_view)) {
      if (next >= fields.size()) return;
      const std::string_view field = trim(fields[next]);
      if (field.empty() || is_header(field)) ++next;
    };
    skip_if(is_state);
    skip_if(is_turn);
  }
  return replay(edition, {fields.begin() + static_cast<std::ptrdiff_t>(next), fields.end()}, rules);
}

}  // namespace mandible
