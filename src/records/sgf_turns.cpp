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

void SgfTurns::operate(int player, std::string_view operation) {
  if (game_ended_ || too_many_) return;
  operation = trim(operation);
  Words words;
  std::string_view rest = operation;
  for (std::string_view& word : words) {
    word = take_word(rest);
    // The number of the operation, which newer files have and older ones may not.
    if (&word == words.data() && parse_number(word, 1'000'000'000)) word = take_word(rest);
  }
  const auto is = [&words](std::string_view name) { return equal_ignoring_case(words[0], name); };
  if (is("pick")) {
    picked_colour_ = colour_named(words[1]);
    picked_column_.clear();
    picked_row_.clear();
  } else if (is("pickb")) {
    pick_from_board(player, words);
  } else if (is("drop")) {
    action_.reset();
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
    talker_ = player;
  } else if (is("swap")) {
    swapped_ = !swapped_;
    say(Talk::Colours);
  } else if (is("playwhite") || is("playblack")) {
    swapped_ = is("playwhite") == (player == 1);
    talk_ = Talk::Colours;
  }
}

void SgfTurns::pick_from_board(int player, const Words& words) {
  const std::string_view column = words[1];
  const std::string_view row = words[2];
  const std::string_view tile = words[3];
  picked_colour_ = names_colour(tile) ? colour_in(tile) : colour_of(player);
  const bool just_dropped =
      action_ && ((equal_ignoring_case(action_->column, column) && action_->row == row) ||
                  equal_ignoring_case(action_->tile, tile));
  if (just_dropped) {
    action_.reset();
    return;
  }
  picked_column_ = std::string(column);
  picked_row_ = std::string(row);
}

void SgfTurns::drop(int player, std::string_view operation, const Words& words) {
  const std::string_view column = words[2];
  const std::string_view row = words[3];
  // Back where it came from: nothing has happened.
  if (!picked_column_.empty() && equal_ignoring_case(picked_column_, column) &&
      picked_row_ == row) {
    action_.reset();
    return;
  }
  act(SgfTurn::Kind::Move, operation);
  action_->tile = std::string(words[1]);
  action_->column = std::string(column);
  action_->row = std::string(row);
  action_->colour = picked_colour_.value_or(colour_of(player));
}

void SgfTurns::move(std::string_view operation, const Words& words) {
  act(SgfTurn::Kind::Move, operation);
  action_->colour = colour_named(words[1]).value_or(Colour::White);
  action_->tile = std::string(words[2]);
  action_->column = std::string(words[3]);
  action_->row = std::string(words[4]);
}

void SgfTurns::act(SgfTurn::Kind kind, std::string_view operation) {
  action_ = SgfTurn{};
  action_->kind = kind;
  action_->text = std::string(operation);
}

void SgfTurns::say(Talk talk) { talk_ = talk_ == talk ? Talk::None : talk; }

void SgfTurns::end_turn(std::string_view operation) {
  if (!action_ && talk_ == Talk::None) act(SgfTurn::Kind::Nothing, operation);
  if (action_) {
    too_many_ = ++ended_turns_ > kMostRecordedPlies;
    if (too_many_) return;
    turns_.push_back(std::move(*action_));
  }
  settle_talk();
  action_.reset();
  talk_ = Talk::None;
  picked_colour_.reset();
  picked_column_.clear();
  picked_row_.clear();
  comment(std::exchange(held_comment_, {}));
}

void SgfTurns::settle_talk() {
  if (talk_ == Talk::Resign) resigned_ = colour_of(talker_);
  if (talk_ == Talk::Accept) draw_agreed_ = true;
  if (resigned_ || draw_agreed_) game_ended_ = true;
}

void SgfTurns::comment(std::string_view text) {
  text = trim(text);
  if (text.empty()) return;
  // One comment at most for each turn, however many there are: memory stays bounded by the text.
  const bool extends = !turns_.empty() && turns_.back().kind == SgfTurn::Kind::Comment;
  if (!action_ && !extends) turns_.push_back({SgfTurn::Kind::Comment, {}, {}, {}, {}, {}});
  std::string& so_far = action_ ? held_comment_ : turns_.back().text;
  if (!so_far.empty()) so_far += '\n';
  so_far += text;
}

void SgfTurns::finish() {
  settle_talk();
  action_.reset();
  comment(std::exchange(held_comment_, {}));
}

}  // namespace mandible
