// A session at the terminal: the game on the table, what the player types, and the computer's
// turns. Reads and writes the given streams only; files on the player's command.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/engine.h"
#include "mandible/board_picture.h"
#include "mandible/play_options.h"
#include "records/record.h"

namespace mandible {

class PlaySession {
 public:
  PlaySession(const PlayOptions& options, std::istream& in, std::ostream& out);

  // Goes on with a game that was read from a file.
  void take_over(Record record);
  // Returns when the player quits or the input ends.
  void run();

 private:
  using Words = std::vector<std::string_view>;
  struct Command {
    std::string_view name;
    std::string_view arguments;
    std::string_view help;
    void (PlaySession::*run)(std::string_view argument);
  };
  static const std::vector<Command>& commands();

  bool confirm(const std::string& question);
  void handle(std::string_view line);
  void handle_tile(const Words& words);
  void handle_unknown(const Words& words);
  void handle_empty_line();
  void choose(Tile tile);
  void play_target(Tile tile, std::string_view number);
  // Plays it if it is legal, or says why not; `typed` is what the player calls it.
  void play(Move move, std::string_view typed);
  void play_computer_move();
  bool computer_to_move() const;
  SearchReport search(const SearchLimits& limits);

  // What is shown.
  void say(std::string_view text);
  void say(const std::vector<std::string>& lines);
  void show_game();
  void show_choice();
  std::string prompt() const;
  int text_columns() const {
    return options_.terminal.columns < 80 ? options_.terminal.columns : 80;
  }
  PictureStyle picture_style() const;
  PictureMarks last_move_marks() const;

  // play_commands.cpp
  void undo(std::string_view argument);
  void redo(std::string_view argument);
  void hint(std::string_view argument);
  void why(std::string_view argument);
  void moves(std::string_view argument);
  void history(std::string_view argument);
  void board(std::string_view argument);
  void pass(std::string_view argument);
  void save(std::string_view argument);
  void load(std::string_view argument);
  void start_new(std::string_view argument);
  void resign(std::string_view argument);
  void offer_draw(std::string_view argument);
  void help(std::string_view argument);
  void quit(std::string_view argument);
  bool may_leave_game();
  bool refuse_if_over();
  void forget_choice();

  PlayOptions options_;
  std::istream& in_;
  std::ostream& out_;
  Game game_;
  std::vector<Move> redo_;  // the next one last
  Tags tags_;
  RecordTree tree_;
  Tile chosen_ = kNoTile;
  std::vector<Cell> targets_;  // of the chosen tile
  PictureSize size_ = PictureSize::Fitting;
  bool unsaved_ = false;
  bool done_ = false;
  std::uint64_t seed_ = 0;
  std::unique_ptr<Engine> engine_;  // made when it is first asked
};

}  // namespace mandible
