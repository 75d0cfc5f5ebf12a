#include "rules/notation.h"

#include "base/bits.h"
#include "base/static_vector.h"
#include "base/text.h"
#include "rules/bugs/dragonfly.h"
#include "rules/input_error.h"

namespace mandible {
namespace {

Error wrong(InputError code, std::string_view text) {
  return input_error(code, {ErrorParameter::quote("text", text)});
}

// Where the mark stands for each direction: \X  X/  X-  X\  /X  -X.
struct DirectionMark {
  char mark;
  bool before;
};
constexpr std::array<DirectionMark, kDirections> kMarks = {
    DirectionMark{'\\', true},  DirectionMark{'/', false}, DirectionMark{'-', false},
    DirectionMark{'\\', false}, DirectionMark{'/', true},  DirectionMark{'-', true}};

constexpr bool is_mark(char c) { return c == '\\' || c == '/' || c == '-'; }

std::optional<Direction> direction_of(char mark, bool before) {
  for (Direction d : kAllDirections) {
    if (kMarks[d].mark == mark && kMarks[d].before == before) return d;
  }
  return std::nullopt;
}

// The tiles that leave their cell with this move.
TileSet travelling(const Position& position, Move move) {
  const Board& board = position.board();
  if (!board.on_board(move.tile)) return 0;
  TileSet unit = move.tile.bit();
  for (Tile t = board.top(board.where(move.tile)); t != move.tile; t = board.below(t))
    unit |= t.bit();
  const Tile beneath = board.below(move.tile);
  if (move.tile.bug() == Bug::Dragonfly && dragonfly_carries(board, beneath, move.to)) {
    unit |= beneath.bit();
  }
  return unit;
}

struct Reference {
  Tile tile;
  std::optional<Direction> direction;
};

Result<Reference> parse_reference(std::string_view text) {
  std::string_view tile_text = text;
  std::optional<Direction> direction;
  if (!text.empty() && is_mark(text.front())) {
    direction = direction_of(text.front(), true);
    tile_text.remove_prefix(1);
  }
  if (!tile_text.empty() && is_mark(tile_text.back())) {
    if (direction) return wrong(InputError::TwoDirections, text);
    direction = direction_of(tile_text.back(), false);
    tile_text.remove_suffix(1);
  }
  Result<Tile> tile = parse_tile(tile_text);
  if (tile) return Reference{*tile, direction};
  if (!tile_text.empty()) return tile.failure();
  return wrong(InputError::NotAReference, text);
}

}  // namespace

std::string move_text(const Position& position, Move move) {
  if (move.is_pass()) return "pass";
  const Board& board = position.board();
  std::string text = name(move.tile);
  if (board.on_board() == 0) return text;
  const TileSet unit = travelling(position, move);
  // The highest tile of a cell that stays, or none.
  const auto staying_top = [&](Cell cell) {
    Tile tile = board.occupied(cell) ? board.top(cell) : kNoTile;
    while (tile.exists() && has(unit, tile)) tile = board.below(tile);
    return tile;
  };
  const Tile beneath = staying_top(move.to);
  if (beneath.exists()) return text + " " + name(beneath);
  for (Direction seen_from_target : kAllDirections) {
    const Tile reference = staying_top(neighbour(move.to, seen_from_target));
    if (!reference.exists()) continue;
    const DirectionMark mark = kMarks[opposite(seen_from_target)];
    text += ' ';
    if (mark.before) text += mark.mark;
    text += name(reference);
    if (!mark.before) text += mark.mark;
    return text;
  }
  return text;
}

std::vector<std::string> line_texts(Position position, const std::vector<Move>& line) {
  std::vector<std::string> texts;
  texts.reserve(line.size());
  for (const Move& move : line) {
    texts.push_back(move_text(position, move));
    position.make(move);
  }
  return texts;
}

std::optional<Tile> tile_named(std::string_view text) {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  const char side = to_lower(text[0]);
  if (side != 'w' && side != 'b') return std::nullopt;
  for (int b = 0; b < kBugs; ++b) {
    const Bug bug = static_cast<Bug>(b);
    if (letter(bug) != to_upper(text[1])) continue;
    const int most = kBugCounts[static_cast<unsigned>(b)];
    if (text.size() == 2 && most > 1) return std::nullopt;
    const int number = text.size() == 3 ? text[2] - '0' : 1;
    if (number < 1 || number > most) return std::nullopt;
    return make_tile(side == 'w' ? Colour::White : Colour::Black, bug, number);
  }
  return std::nullopt;
}

Result<Tile> parse_tile(std::string_view text) {
  if (const auto tile = tile_named(text)) return *tile;
  // Only the number may be missing: then any number of the bug makes a tile.
  if (text.size() != 2 || !tile_named(std::string(text) + "1")) {
    return wrong(InputError::NotATile, text);
  }
  const Tile first = *tile_named(std::string(text) + "1");
  return input_error(
      InputError::TileNeedsNumber,
      {ErrorParameter::quote("text", text),
       ErrorParameter::number("most", kBugCounts[static_cast<unsigned>(first.bug())])});
}

Tile TileNames::moved(const Position& position, Tile named) {
  if (meaning_[named.id].exists()) return meaning_[named.id];
  const TileSet next = position.next_in_hand(named.colour()) & tiles_of(named.bug());
  if (next == 0) return named;
  return meaning_[named.id] = lowest_tile(next);
}

Tile TileNames::referred(Tile named) const {
  return meaning_[named.id].exists() ? meaning_[named.id] : named;
}

Result<Move> parse_move(const Position& position, std::string_view text, TileNames* names) {
  // One word more than any move has shows that there are too many.
  StaticVector<std::string_view, 4> words;
  std::string_view rest = text;
  for (std::string_view word = take_word(rest); !word.empty() && words.size() < 4;
       word = take_word(rest)) {
    words.push_back(word);
  }
  if (words.empty()) return input_error(InputError::MoveMissing);
  if (words.size() == 1 && equal_ignoring_case(words[0], "pass")) return Move::pass();
  const Board& board = position.board();
  const Result<Tile> named = parse_tile(words[0]);
  if (!named) return named.failure();

  if (words.size() == 1 || (words.size() == 2 && words[1] == ".")) {
    if (board.on_board() == 0) {
      return Move{names != nullptr ? names->moved(position, *named) : *named, kOrigin};
    }
    const TileSet others = board.tops() & ~named->bit();
    const std::string example =
        others != 0 ? name(*named) + " " + name(lowest_tile(others)) + "-" : "wA1 bQ-";
    return input_error(InputError::NoTarget, {ErrorParameter::quote("text", text),
                                              ErrorParameter::word("example", example)});
  }
  const bool parted = words.size() == 3 && (words[1].size() == 1 || words[2].size() == 1) &&
                      (is_mark(words[1][0]) || is_mark(words[2][0]));
  if (words.size() > 2 && !parted) return wrong(InputError::TooManyWords, text);
  // A blank may stand between the reference and its direction.
  std::string reference_text(words[1]);
  if (parted) reference_text += words[2];
  const Result<Reference> reference = parse_reference(reference_text);
  if (!reference) return reference.failure();
  const Tile anchor = names != nullptr ? names->referred(reference->tile) : reference->tile;
  if (!board.on_board(anchor)) {
    return input_error(
        InputError::ReferenceNotOnBoard,
        {ErrorParameter::quote("text", text), ErrorParameter::word("tile", name(anchor))});
  }
  Cell to = board.where(anchor);
  if (reference->direction) to = neighbour(to, *reference->direction);
  return Move{names != nullptr ? names->moved(position, *named) : *named, to};
}

std::string turn_text(const Position& position) {
  return std::string(english_name(position.to_move())) + "[" + std::to_string(position.turn()) +
         "]";
}

}  // namespace mandible
