#include "records/sgf_turns.h"

#include <utility>

#include "base/text.h"
#include "records/record_text.h"
#include "rules/game_string.h"

namespace mandible {
namespace {

std::optional<Colour> colour_named(std::string_view rack) {
  if (equal_ignoring_case(rack, "w")) return Colour::White;
  if (equal_ignoring_case(rack, "b")) return Colour::Black;
  return std::nullopt;
}

constexpr std::size_t kMostShown = 100;

Colour colour_in(std::string_view tile) {
  return to_lower(tile.front()) == 'w' ? Colour::White : Colour::Black;
}

}  // namespace

bool names_colour(std::string_view tile) {
  constexpr std::string_view kBugLetters = "qasgbmlp";
  if (tile.size() < 2 || tile.size() > 3 || !colour_named(tile.substr(0, 1))) return false;
  if (kBugLetters.find(to_lower(tile[1])) == std::string_view::npos) return false;
  return tile.size() == 2 || is_digit(tile[2]);
}

void SgfTurns::operate(int player, std::string_view operation, std::size_t at) {
  if (line_.game_ended || too_many_plies_) return;
  at_ = at;
  operation = trim(operation);
  Words words;
  std::string_view rest = operation;
  for (std::string_view& word : words) {
    word = take_word(rest);
    // The number of the operation, which newer files have and older ones may not.
    if (&word == words.data() && parse_number(word, 1'000'000'000)) word = take_word(rest);
  }
  // Each open variation has a copy of the words; cut off, they are as wrong as before.
  for (std::string_view& word : words) word = word.substr(0, kMostShown);
  const auto is = [&words](std::string_view name) { return equal_ignoring_case(words[0], name); };
  if (is("pick")) {
    line_.picked_colour = colour_named(words[1]);
    line_.picked_column.clear();
    line_.picked_row.clear();
  } else if (is("pickb")) {
    pick_from_board(player, words);
  } else if (is("drop")) {
    line_.action.reset();
  } else if (is("dropb") || is("pdropb")) {
    drop(player, operation, words);
  } else if (is("move") || is("pmove")) {
    move(operation, words);
  } else if (is("movedone") || is("pmovedone")) {
    move(operation, words);
    end_turn(operation);
  } else if (is("pass")) {
    act(SgfTurn::Kind::Pass, operation);
  } else if (is("passdone")) {
    act(SgfTurn::Kind::Pass, operation);
    end_turn(operation);
  } else if (is("done")) {
    end_turn(operation);
  } else if (is("offerdraw")) {
    say(Talk::Offer);
  } else if (is("acceptdraw")) {
    say(Talk::Accept);
  } else if (is("declinedraw")) {
    say(Talk::Decline);
  } else if (is("resign")) {
    say(Talk::Resign);
    line_.talker = player;
  } else if (is("swap")) {
    line_.end.swapped = !line_.end.swapped;
    say(Talk::Colours);
  } else if (is("playwhite") || is("playblack")) {
    line_.end.swapped = is("playwhite") == (player == 1);
    line_.talk = Talk::Colours;
  }
}

void SgfTurns::pick_from_board(int player, const Words& words) {
  const std::string_view column = words[1];
  const std::string_view row = words[2];
  const std::string_view tile = words[3];
  line_.picked_colour = names_colour(tile) ? colour_in(tile) : colour_of(player);
  const bool just_dropped =
      line_.action &&
      ((equal_ignoring_case(line_.action->column, column) && line_.action->row == row) ||
       equal_ignoring_case(line_.action->tile, tile));
  if (just_dropped) {
    line_.action.reset();
    return;
  }
  line_.picked_column = std::string(column);
  line_.picked_row = std::string(row);
}

void SgfTurns::drop(int player, std::string_view operation, const Words& words) {
  const std::string_view column = words[2];
  const std::string_view row = words[3];
  // Back where it came from: nothing has happened.
  if (!line_.picked_column.empty() && equal_ignoring_case(line_.picked_column, column) &&
      line_.picked_row == row) {
    line_.action.reset();
    return;
  }
  act(SgfTurn::Kind::Move, operation);
  line_.action->tile = std::string(words[1]);
  line_.action->column = std::string(column);
  line_.action->row = std::string(row);
  line_.action->colour = line_.picked_colour.value_or(colour_of(player));
}

void SgfTurns::move(std::string_view operation, const Words& words) {
  act(SgfTurn::Kind::Move, operation);
  line_.action->colour = colour_named(words[1]).value_or(Colour::White);
  line_.action->tile = std::string(words[2]);
  line_.action->column = std::string(words[3]);
  line_.action->row = std::string(words[4]);
}

void SgfTurns::act(SgfTurn::Kind kind, std::string_view operation) {
  line_.action = SgfTurn{};
  line_.action->kind = kind;
  line_.action->at = at_;
  line_.action->text = std::string(operation.substr(0, kMostShown));
}

void SgfTurns::say(Talk talk) { line_.talk = line_.talk == talk ? Talk::None : talk; }

void SgfTurns::add_turn(SgfTurn turn) {
  turn.previous = line_.last;
  line_.last = turns_.size();
  turns_.push_back(std::move(turn));
}

void SgfTurns::end_turn(std::string_view operation) {
  if (!line_.action && line_.talk == Talk::None) act(SgfTurn::Kind::Nothing, operation);
  if (line_.action) {
    too_many_plies_ = ++line_.plies > kMostRecordedPlies;
    if (too_many_plies_) return;
    add_turn(std::move(*line_.action));
  }
  settle_talk();
  line_.action.reset();
  line_.talk = Talk::None;
  line_.picked_colour.reset();
  line_.picked_column.clear();
  line_.picked_row.clear();
  comment(std::exchange(held_comment_, {}));
}

void SgfTurns::settle_talk() {
  if (line_.talk == Talk::Resign) line_.end.resigned = colour_of(line_.talker);
  if (line_.talk == Talk::Accept) line_.end.draw_agreed = true;
  if (line_.end.resigned || line_.end.draw_agreed) line_.game_ended = true;
}

void SgfTurns::comment(std::string_view text) {
  text = trim(text);
  if (text.empty()) return;
  // One comment at most for each turn, however many there are: memory stays bounded by the text.
  const bool extends = line_.last && *line_.last + 1 == turns_.size() &&
                       turns_.back().kind == SgfTurn::Kind::Comment;
  if (!line_.action && !extends) {
    SgfTurn said;
    said.kind = SgfTurn::Kind::Comment;
    add_turn(std::move(said));
  }
  std::string& so_far = line_.action ? held_comment_ : turns_.back().text;
  if (!so_far.empty()) so_far += '\n';
  so_far += text;
}

void SgfTurns::open_variation() {
  // Each line would have to hold it.
  const std::optional<SgfTurn> action = std::exchange(line_.action, std::nullopt);
  comment(std::exchange(held_comment_, {}));
  line_.action = action;
  parted_.push_back(line_);
}

void SgfTurns::end_line() {
  settle_talk();
  line_.action.reset();
  comment(std::exchange(held_comment_, {}));
  if (!main_end_) main_end_ = line_.end;
}

void SgfTurns::close_variation() {
  end_line();
  line_ = std::move(parted_.back());
  parted_.pop_back();
}

void SgfTurns::finish() {
  end_line();
  parted_.clear();
}

}  // namespace mandible
