// The commands of the terminal game that are not moves.
#include <fmt/core.h>

#include <ostream>

#include "base/text.h"
#include "mandible/game_file.h"
#include "mandible/play_session.h"
#include "mandible/play_text.h"
#include "mandible/tile_choice.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace mandible {
namespace {

constexpr std::chrono::milliseconds kHintTime{1000};

// Half a liberty of a Queen: what the computer is ready to give up for a draw.
constexpr Score kDrawMargin = 50;

std::string today() {
  const std::chrono::year_month_day date{
      std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
  return fmt::format("{}.{:02}.{:02}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

}  // namespace

const std::vector<PlaySession::Command>& PlaySession::commands() {
  static const std::vector<Command> list = {
      {"undo", "", "take your last move back", &PlaySession::undo},
      {"redo", "", "play it again", &PlaySession::redo},
      {"hint", "", "what the engine would play", &PlaySession::hint},
      {"why", "TILE WHERE", "why a move is not allowed: why wA1 bQ-", &PlaySession::why},
      {"moves", "", "all legal moves", &PlaySession::moves},
      {"history", "", "the moves so far", &PlaySession::history},
      {"board", "[large|small|auto]", "draw the hive again, in another size", &PlaySession::board},
      {"pass", "", "only when there is no move; Enter does it too", &PlaySession::pass},
      {"draw", "", "offer a draw", &PlaySession::offer_draw},
      {"resign", "", "give the game up", &PlaySession::resign},
      {"new", "[EDITION]", "start again", &PlaySession::start_new},
      {"save", "FILE", "a game string; PGN for .pgn, SGF for .sgf", &PlaySession::save},
      {"load", "FILE", "go on with a game from a file", &PlaySession::load},
      {"help", "", "this page", &PlaySession::help},
      {"quit", "", "leave", &PlaySession::quit},
  };
  return list;
}

void PlaySession::forget_choice() {
  chosen_ = kNoTile;
  targets_.clear();
}

bool PlaySession::refuse_if_over() {
  if (!game_.over()) return false;
  say("The game is over. " + result_text(game_) + " Type new, or undo to go on from before.");
  return true;
}

void PlaySession::undo(std::string_view /*argument*/) {
  forget_choice();
  if (game_.over() && game_.ending() != Ending::Surround && game_.ending() != Ending::Repetition) {
    game_.undo(0);
    unsaved_ = true;
    out_ << "The result is taken back.\n";
    return show_game();
  }
  int ply = game_.plies() - 1;
  const auto mover = [](int at) { return at % 2 == 0 ? Colour::White : Colour::Black; };
  while (ply >= 0 && options_.player(mover(ply)) == Player::Computer) --ply;
  if (ply < 0) return say("There is no move of yours to take back.");
  while (game_.plies() > ply) {
    redo_.push_back(game_.move(game_.plies() - 1));
    game_.undo();
  }
  unsaved_ = true;
  show_game();
}

void PlaySession::redo(std::string_view /*argument*/) {
  forget_choice();
  if (redo_.empty()) return say("There is nothing to play again.");
  do {
    const auto refused = game_.play(redo_.back());
    static_cast<void>(refused);  // it was legal here before
    redo_.pop_back();
  } while (!redo_.empty() && computer_to_move());
  unsaved_ = true;
  show_game();
}

void PlaySession::hint(std::string_view /*argument*/) {
  const Position& position = game_.position();
  if (refuse_if_over()) return;
  if (is_legal(position, Move::pass())) return say(warnings_text(game_));
  out_ << "Thinking ...\n" << std::flush;
  const SearchReport report = search({kHintTime, std::nullopt, std::nullopt});
  const Move best = report.line.front();
  std::string text = "Hint: " + move_text(position, best);
  if (position.ply() > 0) {
    choose(best.tile);
    for (std::size_t i = 0; i < targets_.size(); ++i) {
      if (targets_[i] == best.to)
        text = "Hint: " + std::to_string(i + 1) + " (" + move_text(position, best) + ")";
    }
  }
  say(text + ". Score for " + std::string(english_name(position.to_move())) + ": " +
      score_text(report.score) + ", searched " + std::to_string(report.depth) + " deep.");
}

void PlaySession::why(std::string_view argument) {
  constexpr std::string_view kForm = "Type why, a tile and where it should go, such as why wA1 bQ-";
  const Position& position = game_.position();
  const Words words = split_words(argument);
  if (words.empty() || words.size() > 2) return say(std::string(kForm) + ".");
  if (refuse_if_over()) return;
  const Result<Tile> tile = parse_short_tile(position, words[0]);
  if (!tile) return say("Not understood: " + tile.error() + ".");
  const std::vector<Cell> targets = targets_of(position, *tile);
  if (words.size() == 1) {
    if (targets.empty())
      return say("No move for " + name(*tile) + ": " + why_stuck(position, *tile) + ".");
    return say(name(*tile) + " can move; type " + name(*tile) + " to see where. " +
               std::string(kForm) + ".");
  }
  Result<Move> move = parse_move(position, name(*tile) + " " + std::string(words[1]));
  const auto number = parse_number(words[1], static_cast<long long>(targets.size()));
  if (number && *number > 0 && *number <= static_cast<long long>(targets.size()))
    move = Move{*tile, targets[static_cast<std::size_t>(*number - 1)]};
  if (!move) return say("Not understood: " + move.error() + ".");
  const auto verdict = explain(position, *move);
  if (!verdict) return say("That move is allowed: " + move_text(position, *move) + ".");
  say("Not allowed: " + describe(position, *verdict) + ".");
}

void PlaySession::moves(std::string_view /*argument*/) {
  if (refuse_if_over()) return;
  say(move_lines(game_.position(), text_columns()));
}

void PlaySession::history(std::string_view /*argument*/) {
  if (game_.plies() == 0) return say("No move has been made yet.");
  say(history_lines(game_, text_columns()));
}

void PlaySession::board(std::string_view argument) {
  if (equal_ignoring_case(argument, "large")) {
    size_ = PictureSize::Large;
  } else if (equal_ignoring_case(argument, "small")) {
    size_ = PictureSize::Small;
  } else if (equal_ignoring_case(argument, "auto")) {
    size_ = PictureSize::Fitting;
  } else if (!argument.empty()) {
    return say("Type board, board large, board small or board auto, not " + in_quotes(argument) +
               ".");
  }
  if (chosen_.exists()) return show_choice();
  show_game();
}

void PlaySession::pass(std::string_view /*argument*/) { play(Move::pass(), "pass"); }

void PlaySession::save(std::string_view argument) {
  const std::string path(argument);
  if (path.empty()) return say("Type save and a file name, such as save game.pgn.");
  if (file_exists(path) && !confirm(in_quotes(argument) + " exists. Replace it?")) {
    return say("Nothing is saved.");
  }
  Record record{game_, tags_, tree_};
  if (record.tags.empty()) {
    const auto player = [this](Colour side) -> std::string {
      return options_.player(side) == Player::Computer ? "Mandible" : "Human";
    };
    record.tags = {
        {"Date", today()}, {"White", player(Colour::White)}, {"Black", player(Colour::Black)}};
  }
  if (const auto error = save_game_file(path, record))
    return say("Not saved: " + error->message + ".");
  unsaved_ = false;
  say("Saved to " + in_quotes(argument) + ".");
}

void PlaySession::load(std::string_view argument) {
  if (argument.empty()) return say("Type load and a file name, such as load game.pgn.");
  Result<Record> record = load_game_file(std::string(argument));
  if (!record) return say("Not loaded: " + record.error() + ".");
  if (!may_leave_game()) return;
  take_over(std::move(*record));
  show_game();
}

void PlaySession::start_new(std::string_view argument) {
  if (!argument.empty()) {
    const Result<Edition> edition = parse_edition(argument);
    if (!edition) return say("No new game: " + edition.error() + ".");
    if (!may_leave_game()) return;
    options_.edition = *edition;
  } else if (!may_leave_game()) {
    return;
  }
  take_over({Game(options_.edition), {}, {}});
  show_game();
}

bool PlaySession::may_leave_game() {
  if (!unsaved_ || game_.over() || game_.plies() == 0) return true;
  return confirm("This game is not finished and not saved. Leave it?");
}

void PlaySession::resign(std::string_view /*argument*/) {
  if (refuse_if_over()) return;
  forget_choice();
  unsaved_ = true;
  game_.resign(game_.position().to_move());
  show_game();
}

void PlaySession::offer_draw(std::string_view /*argument*/) {
  if (refuse_if_over()) return;
  const Colour us = game_.position().to_move();
  const std::string they(english_name(other(us)));
  bool accepted = false;
  if (options_.player(other(us)) == Player::Computer) {
    out_ << they << " (computer) considers the offer ...\n" << std::flush;
    accepted = -search({kHintTime, std::nullopt, std::nullopt}).score <= kDrawMargin;
  } else {
    accepted = confirm(std::string(english_name(us)) + " offers a draw. Does " + they + " accept?");
  }
  if (!accepted) return say(they + " declines the draw.");
  forget_choice();
  unsaved_ = true;
  game_.agree_draw();
  show_game();
}

void PlaySession::help(std::string_view /*argument*/) {
  out_ << "To move, type a tile: wA1, or a1 and q for your own. Its targets get numbers; a\n"
          "number plays it. Or both at once: a1 3. Or the move in full: wA1 bQ- puts wA1 to\n"
          "the right of bQ; the sign stands on the side where the tile goes:\n"
          "  \\bQ upper left   bQ/ upper right   -bQ left   bQ- right\n"
          "  /bQ lower left   bQ\\ lower right   bQ  on top of it\n"
          "In the picture: [wA1] moved last, <wA1> is chosen, ^3 climbs, x2 is two high.\n";
  for (const Command& command : commands()) {
    std::string left = "  " + std::string(command.name);
    if (!command.arguments.empty()) left += " " + std::string(command.arguments);
    left.resize(28, ' ');
    out_ << left << command.help << "\n";
  }
}

void PlaySession::quit(std::string_view /*argument*/) { done_ = may_leave_game(); }

}  // namespace mandible
