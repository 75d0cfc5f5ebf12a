#include "rules/game_string.h"

#include "base/text.h"
#include "rules/input_error.h"
#include "rules/notation.h"
#include "rules/refusal_error.h"

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
  return !words.empty() && (tile_named(words[0]) || equal_ignoring_case(words[0], "pass"));
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
  return input_error(InputError::TooManyPlies,
                     {ErrorParameter::number("most", kMostRecordedPlies)});
}

void EditionOfMoves::add(std::string_view move, int ply) {
  const std::size_t end = move.find_first_of(" \t\r\n\f\v");
  if (ply < 2) {
    const auto tile = tile_named(move.substr(0, end));
    queen_first_ |= tile && tile->bug() == Bug::Queen;
  }
  for (std::string_view word = take_word(move); !word.empty(); word = take_word(move)) {
    if (const auto tile = tile_named(word)) tiles_ |= tiles_of(tile->bug());
  }
}

Result<Edition> EditionOfMoves::edition(std::optional<Edition> told) const {
  Edition edition = told.value_or(base_edition());
  if (!told) {
    edition.tiles |= tiles_;
    if (edition.has(Bug::Ladybug) && edition.has(Bug::RidingLadybug)) {
      return input_error(InputError::BothLadybugs);
    }
  }
  edition.queen_first |= queen_first_;
  return edition;
}

std::optional<Error> play_text(Game& game, std::string_view text, TileNames& names) {
  const auto at_ply = [&](const Error& reason) {
    return input_error(
        InputError::AtPly,
        {ErrorParameter::number("ply", static_cast<unsigned long long>(game.plies()) + 1),
         ErrorParameter::quote("text", trim(text))},
        reason);
  };
  const Result<Move> move = parse_move(game.position(), text, &names);
  if (!move) return at_ply(move.failure());
  if (const auto verdict = game.play(*move)) {
    return at_ply(refusal_error(game.position(), *verdict, move->tile));
  }
  return std::nullopt;
}

namespace {

Result<Game> replay(std::optional<Edition> told, const std::vector<std::string_view>& moves,
                    const ReplayRules& rules) {
  if (moves.size() > kMostRecordedPlies) return too_many_plies();
  EditionOfMoves found;
  for (std::size_t i = 0; i < moves.size(); ++i) found.add(trim(moves[i]), static_cast<int>(i));
  Result<Edition> edition = found.edition(told);
  if (!edition) return edition.failure();
  edition->queen_first |= rules.queen_first;
  Game game(*edition, rules.repetition_draws);
  TileNames names;
  for (std::string_view move : moves) {
    if (auto error = play_text(game, move, names)) return std::move(*error);
  }
  return game;
}

}  // namespace

Result<Game> parse_game_string(std::string_view text, const ReplayRules& rules) {
  std::vector<std::string_view> fields = split(trim(text), ';');
  while (!fields.empty() && trim(fields.back()).empty()) fields.pop_back();
  if (fields.empty()) return input_error(InputError::GameMissing);

  std::optional<Edition> edition;
  std::size_t next = 0;
  if (!is_move(fields[0])) {
    Result<Edition> type = parse_game_type(fields[0]);
    if (!type) return type.failure();
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
