// Writing BoardSpace's SGF: the header, then an operation and a "Done" for each ply; where lines
// part, each stands in parentheses. Operations that are only a word end in a blank, as BoardSpace's
// do.
#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

#include "base/text.h"
#include "records/pgn_comments.h"
#include "records/record_error.h"
#include "records/record_text.h"
#include "records/sgf.h"
#include "records/sgf_result.h"
#include "rules/notation.h"
#include "rules/places.h"

namespace mandible {
namespace {

// Where BoardSpace lays the first tile: N 13.
constexpr int kFirstColumn = 'N' - 'A';
constexpr int kFirstRow = 13;

// "hive-plm": BoardSpace lists the bugs in this order.
std::string variant_name(const Edition& edition) {
  std::string letters;
  for (Bug bug : {Bug::Pillbug, Bug::Ladybug, Bug::Mosquito}) {
    if (edition.has(bug)) letters += to_lower(letter(bug));
  }
  return letters.empty() ? "hive" : "hive-" + letters;
}

// A to Z, then 1Z, 2Z and so on; to the left of A there are 1A, 2A and so on.
std::string column_text(int column) {
  constexpr int kLastLetter = 'Z' - 'A';
  if (column < 0) return std::to_string(-column) + "A";
  if (column > kLastLetter) return std::to_string(column - kLastLetter) + "Z";
  return {static_cast<char>('A' + column)};
}

// BoardSpace numbers every bug but the Queen.
std::string tile_text(Tile tile) {
  const bool alone = kBugCounts[static_cast<unsigned>(tile.bug())] == 1;
  return name(tile) + (alone && tile.bug() != Bug::Queen ? "1" : "");
}

// What the tile comes to lie beside, as the canonical notation has it; for people only. A climb
// ends in a point there.
std::string attachment_text(std::string_view move_text) {
  take_word(move_text);
  const std::string reference(trim(move_text));
  if (reference.empty()) return ".";
  return parse_tile(reference) ? reference + "." : reference;
}

// BoardSpace's words for the day, unless the record tells another one by now.
std::string date_text(const Tags& tags) {
  std::string date(trim(tag_value(tags, "Date")));
  const std::string_view words = trim(tag_value(tags, "SgfDate"));
  const auto day = pgn_date(date);
  if (date.empty() || (day && pgn_date(words) == day)) return std::string(words);
  // SGF writes 2018-10-31 for PGN's 2018.10.31.
  if (day == date) std::replace(date.begin(), date.end(), '.', '-');
  return date;
}

SgfPlayers players_of(const Tags& tags) {
  const auto named = [&tags](std::string_view tag) {
    const std::string_view name = trim(tag_value(tags, tag));
    return std::string(name.empty() ? tag : name);
  };
  return {named("White"), named("Black")};
}

bool resigned_in_turn(const Game& game) {
  return game.ending() == Ending::Resignation &&
         game.outcome() == win_for(other(game.position().to_move()));
}

// BoardSpace's words for the result, if they still fit the game, or new ones.
std::string result_text(const Record& record, const SgfPlayers& players) {
  const Game& game = record.game;
  const std::string_view words = trim(tag_value(record.tags, "SgfResult"));
  const auto told = outcome_told(words, players);
  const bool told_without_words = !game.over() || game.ending() == Ending::Surround ||
                                  game.ending() == Ending::Agreement || resigned_in_turn(game);
  const bool fits = told ? *told == game.outcome() : told_without_words;
  return fits && !words.empty() ? std::string(words) : result_words(game.outcome(), players);
}

class SgfWriter {
 public:
  explicit SgfWriter(const Record& record)
      : record_(record), tree_(record.tree.along(record.game)), position_(record.game.edition()) {}

  std::string write() {
    write_header();
    operate(Colour::White, "Start P0");
    end_line(tree_.node(RecordTree::kRoot).remarks);
    const NodeIndex end = tree_.main_line().back();
    if (end == RecordTree::kRoot) write_end();
    go_on_behind(RecordTree::kRoot);
    while (!ahead_.empty()) {
      const Ahead next = ahead_.back();
      ahead_.pop_back();
      if (next.kind == Ahead::Kind::Close) {
        text_ += ")\n";
        continue;
      }
      if (next.kind == Ahead::Kind::Variation) text_ += "(\n";
      write_move(tree_.node(next.node));
      if (next.node == end) write_end();
      go_on_behind(next.node);
    }
    return std::move(text_) + ")\n";
  }

 private:
  // What is to be written, the next at the end. Lines wait here and not in recursive calls, because
  // a tree can be deeper than the stack.
  struct Ahead {
    enum class Kind : std::uint8_t { Move, Variation, Close };
    Kind kind;
    NodeIndex node;
  };

  // What was before a move of the present line.
  struct Before {
    Position::Undo undo;
    Places places;
    int operations;
  };

  void go_on_behind(NodeIndex node) {
    const std::vector<NodeIndex>& children = tree_.node(node).children;
    if (children.size() == 1) ahead_.push_back({Ahead::Kind::Move, children.front()});
    if (children.size() < 2) return;
    for (std::size_t i = children.size(); i-- > 0;) {
      ahead_.push_back({Ahead::Kind::Close, children[i]});
      ahead_.push_back({Ahead::Kind::Variation, children[i]});
    }
  }

  void write_header() {
    const Edition& edition = record_.game.edition();
    const SgfPlayers players = players_of(record_.tags);
    text_ = "(;\nGM[27]VV[1]\nCM[0,1]\n";
    write_property("SU", variant_name(edition) + " 2 0 101");
    if (edition.queen_first) write_property("RU", kSgfQueenFirst);
    write_property("DT", date_text(record_.tags));
    write_property("GN", tag_value(record_.tags, "SgfGameName"));
    write_property("EV", tag_value(record_.tags, "Event"));
    write_property("PC", tag_value(record_.tags, "Site"));
    write_property("RO", tag_value(record_.tags, "Round"));
    write_property("RE", result_text(record_, players));
    write_property("P0", "id \"" + players.white + '"');
    write_property("P1", "id \"" + players.black + '"');
  }

  void write_move(const RecordNode& node) {
    go_back_to(node.ply - 1);
    const Colour player = position_.to_move();
    const int operations = operations_;
    operate(player, node.move.is_pass() ? "Pass " : move_text(player, node));
    text_ += '\n';
    operate(player, "Done ");
    end_line(node.remarks);
    follow(node.move, operations);
  }

  // Another line begins after this many plies of the present one.
  void go_back_to(int plies) {
    while (before_.size() > static_cast<std::size_t>(plies)) {
      position_.undo(before_.back().undo);
      places_ = before_.back().places;
      operations_ = before_.back().operations;
      before_.pop_back();
    }
  }

  void follow(Move move, int operations) {
    const Axial place = places_.of(move.to);
    before_.push_back({position_.make(move), places_, operations});
    if (!move.is_pass()) places_ = Places(position_.board(), move.to, place);
  }

  // "PMove" is a throw: a player moves a tile of the other side.
  std::string move_text(Colour player, const RecordNode& node) const {
    const Move move = node.move;
    const Axial place = places_.of(move.to);
    std::string text = move.tile.colour() == player ? "Move " : "PMove ";
    text += move.tile.colour() == Colour::White ? "W " : "B ";
    text += tile_text(move.tile) + ' ' + column_text(kFirstColumn + place.q) + ' ' +
            std::to_string(kFirstRow - place.r) + ' ';
    return text + attachment_text(node.text);
  }

  void write_end() {
    const Colour player = record_.game.position().to_move();
    if (resigned_in_turn(record_.game)) {
      write_talk(player, "Resign ");
    } else if (record_.game.ending() == Ending::Agreement) {
      write_talk(player, "OfferDraw ");
      write_talk(other(player), "AcceptDraw ");
    }
  }

  void write_talk(Colour player, std::string_view word) {
    for (std::string_view operation : {word, std::string_view("Done ")}) {
      operate(player, operation);
      text_ += '\n';
    }
  }

  void operate(Colour player, std::string_view operation) {
    text_ += "; ";
    text_ += player == Colour::White ? "P0" : "P1";
    write_value(std::to_string(operations_++) + ' ' + std::string(operation));
  }

  // With what was written about the move; there is one place for it.
  void end_line(const Remarks& remarks) {
    std::string comment = tidy_comment(remarks.before);
    add_comment(comment, tidy_comment(remarks.comment));
    if (!comment.empty()) {
      text_ += 'C';
      write_value(comment);
    }
    text_ += '\n';
  }

  void write_property(std::string_view id, std::string_view value) {
    value = trim(value);
    if (value.empty()) return;
    text_ += id;
    write_value(value);
    text_ += '\n';
  }

  void write_value(std::string_view value) {
    text_ += '[';
    for (char c : value) {
      if (c == '[' || c == ']' || c == '\\') text_ += '\\';
      text_ += c;
    }
    text_ += ']';
  }

  const Record& record_;
  RecordTree tree_;
  std::vector<Ahead> ahead_;
  Position position_;  // at the end of what has been written of the present line
  Places places_;
  std::vector<Before> before_;  // by plies
  std::string text_;
  int operations_ = 0;
};

}  // namespace

Result<std::string> sgf_text(const Record& record) {
  const Edition& edition = record.game.edition();
  if (edition.has_house_bugs()) {
    return record_error(RecordError::SgfLacksBugs,
                        {ErrorParameter::word("type", game_type(edition))});
  }
  return SgfWriter(record).write();
}

}  // namespace mandible
