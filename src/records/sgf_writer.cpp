// Writing BoardSpace's SGF: the header, then an operation and a "Done" for each ply. Operations
// that are only a word end in a blank, as BoardSpace's do.
#include <algorithm>
#include <initializer_list>
#include <utility>
#include <vector>

#include "base/text.h"
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
      : record_(record),
        position_(record.game.edition()),
        comments_(static_cast<std::size_t>(record.game.plies()) + 1) {
    for (const auto& [ply, text] : record.comments) {
      const std::string_view bare = trim(text);
      std::string& so_far =
          comments_[static_cast<std::size_t>(std::clamp(ply, 0, record.game.plies()))];
      if (!so_far.empty() && !bare.empty()) so_far += '\n';
      so_far += bare;
    }
  }

  std::string write() {
    write_header();
    operate(Colour::White, "Start P0");
    end_line(0);
    for (int ply = 0; ply < record_.game.plies(); ++ply) write_ply(ply);
    write_end();
    return std::move(text_) + ")\n";
  }

 private:
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

  void write_ply(int ply) {
    const Colour player = ply % 2 == 0 ? Colour::White : Colour::Black;
    const Move move = record_.game.move(ply);
    operate(player, move.is_pass() ? "Pass " : move_text(player, move, ply));
    text_ += '\n';
    operate(player, "Done ");
    end_line(ply + 1);
    follow(move);
  }

  void follow(Move move) {
    const Axial place = places_.of(move.to);
    position_.make(move);
    if (!move.is_pass()) places_ = Places(position_.board(), move.to, place);
  }

  // "PMove" is a throw: a player moves a tile of the other side.
  std::string move_text(Colour player, Move move, int ply) {
    const Axial place = places_.of(move.to);
    std::string text = move.tile.colour() == player ? "Move " : "PMove ";
    text += move.tile.colour() == Colour::White ? "W " : "B ";
    text += tile_text(move.tile) + ' ' + column_text(kFirstColumn + place.q) + ' ' +
            std::to_string(kFirstRow - place.r) + ' ';
    return text + attachment_text(record_.game.move_text(ply));
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

  // With what was written about the game after this many plies.
  void end_line(int plies) {
    const std::string& comment = comments_[static_cast<std::size_t>(plies)];
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
  Position position_;  // before the ply that is written next
  Places places_;
  std::vector<std::string> comments_;  // by plies
  std::string text_;
  int operations_ = 0;
};

}  // namespace

Result<std::string> sgf_text(const Record& record) {
  const Edition& edition = record.game.edition();
  if (edition.has_house_bugs()) {
    return Error{game_type(edition) +
                 " cannot be written as SGF: BoardSpace has no Dragonfly and no riding Ladybug; "
                 "PGN keeps such games"};
  }
  return SgfWriter(record).write();
}

}  // namespace mandible
