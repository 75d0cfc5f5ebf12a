#include "mandible/play_session.h"

#include <algorithm>
#include <cassert>
#include <istream>
#include <ostream>
#include <random>

#include "base/text.h"
#include "mandible/input_line.h"
#include "mandible/palette.h"
#include "mandible/play_text.h"
#include "mandible/tile_choice.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace mandible {
namespace {

// Lines of a screen that a picture with targets leaves for a question and the prompt. A picture
// without targets is at least three lines lower, so there is room for the hands.
constexpr int kLinesRoundPicture = 4;

bool is_number(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), is_digit);
}

// A bug's letter or more, if mistaken: "a", "a7", "wX1".
bool looks_like_tile(std::string_view word) {
  if (word.size() > 3) return false;
  const bool digit = is_digit(word.back());
  const std::size_t letters = word.size() - (digit ? 1 : 0);
  for (char c : word.substr(0, letters)) {
    if (!is_letter(c)) return false;
  }
  return letters == 1 || (letters == 2 && (to_lower(word[0]) == 'w' || to_lower(word[0]) == 'b'));
}

}  // namespace

PlaySession::PlaySession(const PlayOptions& options, std::istream& in, std::ostream& out)
    : options_(options), in_(in), out_(out), game_(options.edition, true) {
  // A level's games differ; without a level nothing is left to chance.
  if (options.level) seed_ = std::random_device()();
}

void PlaySession::take_over(Record record) {
  // Repetition draws here. A record in which play went on all the same keeps its own rule.
  Game game(record.game.edition(), true);
  bool whole = true;
  for (int ply = 0; whole && ply < record.game.plies(); ++ply) {
    whole = !game.play(record.game.move(ply));
  }
  game_ = whole ? std::move(game) : record.game;
  if (!game_.over() && record.game.over()) game_.record_result(record.game.outcome());
  options_.edition = game_.edition();
  tags_ = std::move(record.tags);
  tree_ = std::move(record.tree);
  redo_.clear();
  unsaved_ = false;
  forget_choice();
  if (const std::string title = title_of(tags_); !title.empty()) say(title + ".");
}

void PlaySession::run() {
  show_game();
  while (!done_) {
    if (computer_to_move()) {
      play_computer_move();
      continue;
    }
    out_ << painted(prompt(), kEmphasis, options_.terminal.colour) << std::flush;
    const std::optional<std::string> line = read_line(in_);
    if (!line) {
      out_ << "\n";
      return;
    }
    handle(*line);
  }
}

bool PlaySession::confirm(const std::string& question) {
  out_ << question << " [y/N] " << std::flush;
  const std::optional<std::string> answer = read_line(in_);
  if (!answer) out_ << "\n";
  return answer && starts_with_ignoring_case(trim(*answer), "y");
}

void PlaySession::handle(std::string_view line) {
  const Words words = split_words(line);
  if (words.empty()) return handle_empty_line();
  for (const Command& command : commands()) {
    if (!equal_ignoring_case(words[0], command.name)) continue;
    const std::string_view trimmed = trim(line);
    return (this->*command.run)(trim(trimmed.substr(words[0].size())));
  }
  if (words[0] == "?") return help({});
  if (words.size() == 1 && is_number(words[0])) {
    if (chosen_.exists()) return play_target(chosen_, words[0]);
    return say("Choose a tile first, such as a1; then a number says where it goes.");
  }
  handle_tile(words);
}

void PlaySession::handle_empty_line() {
  if (!game_.over() && is_legal(game_.position(), Move::pass())) return play(Move::pass(), "pass");
  if (chosen_.exists()) {
    forget_choice();
    return show_game();
  }
  say("Type a tile (a1), a move (wA1 bQ-) or help.");
}

void PlaySession::handle_tile(const Words& words) {
  const Position& position = game_.position();
  const Result<Tile> tile = parse_short_tile(position, words[0]);
  if (!tile) return handle_unknown(words);
  if (refuse_if_over()) return;
  if (words.size() == 2 && is_number(words[1])) return play_target(*tile, words[1]);
  if (words.size() == 1 && position.ply() > 0) return choose(*tile);
  std::string text = name(*tile);
  for (std::size_t i = 1; i < words.size(); ++i) text += " " + std::string(words[i]);
  const Result<Move> move = parse_move(position, text);
  if (!move) return say("Not understood: " + move.error() + ".");
  play(*move, text);
}

void PlaySession::handle_unknown(const Words& words) {
  const std::string_view word = words[0];
  if (looks_like_tile(word)) {
    const std::string error = parse_short_tile(game_.position(), word).error();
    return say("Not understood: " + error + (error.back() == '?' ? "" : "."));
  }
  for (const Command& command : commands()) {
    if (word.size() < 3 || !starts_with_ignoring_case(command.name, word.substr(0, 3))) continue;
    return say(in_quotes(word) + " is not known. Did you mean " + std::string(command.name) + "?");
  }
  say(in_quotes(word) +
      " is neither a tile nor a command. Type a tile (a1), a move (wA1 bQ-) or help.");
}

void PlaySession::choose(Tile tile) {
  const Position& position = game_.position();
  forget_choice();
  std::vector<Cell> targets = targets_of(position, tile);
  if (targets.empty())
    return say("No move for " + name(tile) + ": " + why_stuck(position, tile) + ".");
  chosen_ = tile;
  targets_ = std::move(targets);
  show_choice();
}

void PlaySession::play_target(Tile tile, std::string_view number) {
  const Position& position = game_.position();
  if (refuse_if_over()) return;
  const std::vector<Cell> targets = targets_of(position, tile);
  if (targets.empty())
    return say("No move for " + name(tile) + ": " + why_stuck(position, tile) + ".");
  const auto index = parse_number(number, static_cast<long long>(targets.size()));
  if (!index || *index < 1 || *index > static_cast<long long>(targets.size())) {
    return say(name(tile) + " has the numbers 1 to " + std::to_string(targets.size()) + ", not " +
               in_quotes(number) + ".");
  }
  play({tile, targets[static_cast<std::size_t>(*index - 1)]}, number);
}

void PlaySession::play(Move move, std::string_view typed) {
  if (refuse_if_over()) return;
  if (const auto verdict = game_.play(move)) {
    return say(in_quotes(typed) + " is not allowed: " + describe(game_.position(), *verdict) + ".");
  }
  redo_.clear();
  unsaved_ = true;
  forget_choice();
  // Against the computer the picture waits for its reply.
  if (!computer_to_move()) show_game();
}

bool PlaySession::computer_to_move() const {
  return !game_.over() && options_.player(game_.position().to_move()) == Player::Computer;
}

void PlaySession::play_computer_move() {
  const Position& position = game_.position();
  Move move = Move::pass();
  if (!is_legal(position, move)) {
    out_ << english_name(position.to_move()) << " (computer) is thinking ...\n" << std::flush;
    move = search({options_.time, options_.depth, {}, options_.level, seed_}).line.front();
  }
  const auto refused = game_.play(move);
  assert(!refused);
  static_cast<void>(refused);
  redo_.clear();
  unsaved_ = true;
  show_game();
}

SearchReport PlaySession::search(const SearchLimits& limits) {
  if (!engine_) engine_ = std::make_unique<Engine>();
  SearchReport best;
  engine_->set_position(game_);
  engine_->go(limits, {{}, [&best](const SearchReport& report) { best = report; }});
  engine_->wait();
  assert(!best.line.empty());
  return best;
}

void PlaySession::say(std::string_view text) { say(wrapped(text, text_columns())); }

void PlaySession::say(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) out_ << line << "\n";
}

void PlaySession::show_game() {
  const Position& position = game_.position();
  out_ << "\n";
  const auto picture = draw_hive(position.board(), last_move_marks(), picture_style());
  if (picture.empty())
    say("The table is empty. White lays the first tile: type its name, such as a1.");
  say(picture);
  out_ << "\n";
  say(hand_lines(position, options_.terminal.colour));
  std::string stacks;
  for (const std::string& stack : list_stacks(position.board())) {
    stacks += (stacks.empty() ? "Stacks: " : "; ") + stack;
  }
  if (!stacks.empty()) say(stacks);
  std::string news = last_move_text(game_);
  if (game_.over()) {
    say(news);
    out_ << painted(result_text(game_), kEmphasis, options_.terminal.colour) << "\n";
    return say("Type new, undo, save FILE, history or quit.");
  }
  const std::string warnings = computer_to_move() ? "" : warnings_text(game_);
  if (!news.empty() && !warnings.empty()) news += " ";
  if (const std::string text = news + warnings; !text.empty()) say(text);
}

void PlaySession::show_choice() {
  const Position& position = game_.position();
  PictureMarks marks = last_move_marks();
  marks.left.reset();
  marks.chosen = chosen_;
  marks.targets = targets_;
  out_ << "\n";
  say(draw_hive(position.board(), marks, picture_style()));
  const std::size_t count = targets_.size();
  std::string text = name(chosen_) + " (" + std::string(english_name(chosen_.bug())) + "): ";
  text += count == 1 ? "type 1" : "type 1 to " + std::to_string(count);
  text += ", or Enter to choose again.";
  std::string climbs;
  std::string throws;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string number = std::to_string(i + 1);
    if (position.board().occupied(targets_[i])) {
      climbs += (climbs.empty() ? " Climbs: " : ", ") + number + kHardBlank + "onto" + kHardBlank +
                name(position.board().top(targets_[i]));
    }
    const Tile thrower = thrower_of(position, {chosen_, targets_[i]});
    if (thrower.exists()) {
      throws += (throws.empty() ? " Throws: " : ", ") + number + kHardBlank + "by" + kHardBlank +
                name(thrower);
    }
  }
  if (!climbs.empty()) text += climbs + ".";
  if (!throws.empty()) text += throws + ".";
  say(text);
}

std::string PlaySession::prompt() const {
  if (game_.over()) return "game over> ";
  const Position& position = game_.position();
  std::string text(english_name(position.to_move()));
  text += ", turn " + std::to_string(position.turn());
  if (chosen_.exists()) text += ", " + name(chosen_) + " to";
  return text + "> ";
}

PictureStyle PlaySession::picture_style() const {
  return {size_, options_.terminal.columns, options_.terminal.lines - kLinesRoundPicture,
          options_.ascii, options_.terminal.colour};
}

PictureMarks PlaySession::last_move_marks() const {
  PictureMarks marks;
  if (game_.plies() == 0) return marks;
  const Move move = game_.move(game_.plies() - 1);
  if (move.is_pass()) return marks;
  Game before = game_;
  before.undo();
  const Board& board = before.position().board();
  marks.last_moved = move.tile;
  if (board.on_board(move.tile)) marks.left = board.where(move.tile);
  return marks;
}

}  // namespace mandible
