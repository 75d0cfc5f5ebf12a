#include "mandible/play_text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "base/bits.h"
#include "base/text.h"
#include "mandible/palette.h"
#include "mandible/tile_choice.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace mandible {
namespace {

// The part of a move's text after the tile.
std::string destination_text(const Position& position, Move move) {
  const std::string text = move_text(position, move);
  const std::size_t blank = text.find(' ');
  return blank == std::string::npos ? text : text.substr(blank + 1);
}

std::string numbered_targets(const Position& position, Tile tile) {
  std::string text;
  int number = 0;
  for (Cell cell : targets_of(position, tile)) {
    text += (number == 0 ? "" : ", ") + std::to_string(number + 1) + kHardBlank +
            destination_text(position, {tile, cell});
    ++number;
  }
  return text;
}

struct Hand {
  std::string text;
  int columns = 0;
};

Hand hand_of(const Position& position, Colour colour, bool paint) {
  Hand hand;
  const auto add = [&hand](std::string_view text, const TextStyle& style, bool painting) {
    hand.text += painted(text, style, painting);
    hand.columns += static_cast<int>(text.size());
  };
  Tile before = kNoTile;
  for (Tile tile : Tiles(position.hand(colour))) {
    if (before.exists()) add(before.bug() == tile.bug() ? " " : "  ", {}, false);
    add(name(tile).substr(1), tile_style(tile), paint);
    before = tile;
  }
  if (hand.text.empty()) add("(empty)", {}, false);
  return hand;
}

std::string queen_text(const Position& position, Colour colour) {
  const Tile queen = make_tile(colour, Bug::Queen);
  if (!position.board().on_board(queen)) return "Queen in hand";
  const int taken = std::popcount(position.board().ring(position.board().where(queen)));
  return "Queen " + std::to_string(taken) + "/6 surrounded";
}

}  // namespace

std::vector<std::string> wrapped(std::string_view text, int columns, int indent) {
  std::vector<std::string> lines;
  std::string line;
  bool starts = true;
  for (std::string_view word : split_words(text)) {
    if (!starts && static_cast<int>(line.size() + 1 + word.size()) > columns) {
      lines.push_back(std::move(line));
      line.assign(static_cast<std::size_t>(indent), ' ');
      starts = true;
    }
    if (!starts) line += ' ';
    line += word;
    starts = false;
  }
  if (!line.empty()) lines.push_back(std::move(line));
  for (std::string& full : lines) std::replace(full.begin(), full.end(), kHardBlank, ' ');
  return lines;
}

std::string result_text(const Game& game) {
  if (game.outcome() == Outcome::Draw) {
    switch (game.ending()) {
      case Ending::Surround:
        return "Draw: both Queens are surrounded.";
      case Ending::Repetition:
        return "Draw: the same position has occurred three times.";
      case Ending::Agreement:
        return "Draw by agreement.";
      default:
        return "Draw, by the record of the game.";
    }
  }
  const Colour winner = game.outcome() == Outcome::WhiteWins ? Colour::White : Colour::Black;
  const std::string wins = std::string(english_name(winner)) + " wins";
  const std::string loser(english_name(other(winner)));
  switch (game.ending()) {
    case Ending::Surround:
      return wins + ": the " + lower_case(loser) + " Queen is surrounded.";
    case Ending::Resignation:
      return wins + ": " + loser + " has resigned.";
    default:
      return wins + ", by the record of the game.";
  }
}

std::string last_move_text(const Game& game) {
  if (game.plies() == 0) return {};
  Game before = game;
  before.undo();
  const std::string side(english_name(before.position().to_move()));
  const Move move = game.move(game.plies() - 1);
  if (move.is_pass()) return side + " passed.";
  const Tile thrower = thrower_of(before.position(), move);
  return side + " played " + game.move_text(game.plies() - 1) +
         (thrower.exists() ? " (thrown by " + name(thrower) + ")." : ".");
}

std::string warnings_text(const Game& game) {
  const Position& position = game.position();
  const std::string us(english_name(position.to_move()));
  std::string text;
  const auto add = [&text](const std::string& sentence) {
    text += (text.empty() ? "" : " ") + sentence;
  };
  if (is_legal(position, Move::pass())) {
    add(us + " has no move and must pass: press Enter.");
  } else if (position.queen_due()) {
    add(us + "'s Queen must be placed now: type q.");
  } else if (!position.queen_placed(position.to_move()) && position.turn() > 1) {
    add(us + "'s Queen must be placed " +
        (position.turn() == 3 ? "this turn or the next." : "by turn 4."));
  }
  if (game.repetition_draws() && game.occurrences() == 2) {
    add("Second occurrence of this position; the third is a draw.");
  }
  return text;
}

std::string score_text(Score score) {
  const int size = std::abs(score);
  if (size >= kWinInSight) {
    const int plies = kWin - size;
    return std::string(score > 0 ? "wins" : "loses") + " in " + std::to_string(plies) +
           (plies == 1 ? " ply" : " plies");
  }
  return (score < 0 ? "" : "+") + hundredths(score);
}

std::vector<std::string> hand_lines(const Position& position, bool colour) {
  const std::array<Colour, 2> sides = {Colour::White, Colour::Black};
  const std::array<Hand, 2> hands = {hand_of(position, Colour::White, colour),
                                     hand_of(position, Colour::Black, colour)};
  const int widest = std::max(hands[0].columns, hands[1].columns);
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const bool moves = !position.over() && position.to_move() == sides[i];
    const std::string padding(static_cast<std::size_t>(widest - hands[i].columns + 3), ' ');
    lines.push_back(painted((moves ? "> " : "  ") + std::string(english_name(sides[i])),
                            moves ? kEmphasis : TextStyle{}, colour) +
                    "  " + hands[i].text + padding + queen_text(position, sides[i]));
  }
  return lines;
}

std::vector<std::string> move_lines(const Position& position, int columns) {
  MoveList moves;
  list_moves(position, moves);
  TileSet placed = 0;
  TileSet moved = 0;
  for (const Move& move : moves) {
    if (move.is_pass()) return {"pass"};
    (position.board().on_board(move.tile) ? moved : placed) |= move.tile.bit();
  }
  std::vector<std::string> lines;
  const auto add = [&](const std::string& text) {
    for (std::string& line : wrapped(text, columns)) lines.push_back(std::move(line));
  };
  // All tiles in hand may be placed on the same cells, so these are listed once.
  std::string names;
  for (Tile tile : Tiles(placed)) names += (names.empty() ? "" : " ") + name(tile);
  if (placed != 0 && position.board().on_board() == 0) {
    add("Place " + names);
  } else if (placed != 0) {
    add("Place " + names + " at: " + numbered_targets(position, lowest_tile(placed)));
  }
  for (Tile tile : Tiles(moved)) {
    add((tile.colour() == position.to_move() ? "Move " : "Throw ") + name(tile) +
        " to: " + numbered_targets(position, tile));
  }
  return lines;
}

std::vector<std::string> history_lines(const Game& game, int columns) {
  std::vector<std::string> lines;
  std::string line;
  for (int ply = 0; ply < game.plies(); ply += 2) {
    std::string turn = std::to_string(ply / 2 + 1) + ". " + game.move_text(ply);
    if (ply + 1 < game.plies()) turn += ", " + game.move_text(ply + 1);
    if (!line.empty() && static_cast<int>(line.size() + 3 + turn.size()) > columns) {
      lines.push_back(std::move(line));
      line.clear();
    }
    line += (line.empty() ? "" : "   ") + turn;
  }
  if (!line.empty()) lines.push_back(std::move(line));
  return lines;
}

}  // namespace mandible
