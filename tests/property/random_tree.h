// Random records: trees of legal moves with remarks of every kind.
#pragma once

#include <rapidcheck.h>

#include <chrono>

#include "property/random_game.h"
#include "records/pgn_comments.h"
#include "records/record.h"
#include "rules/notation.h"

namespace mandible::test {

// Pieces that a reader of comments or tags could trip over.
inline std::string random_words() {
  static const std::vector<std::string> kPieces = {"good",
                                                   " ",
                                                   "{",
                                                   "}",
                                                   "\n",
                                                   "(",
                                                   ")",
                                                   "[",
                                                   "]",
                                                   "\\",
                                                   "\"",
                                                   ";",
                                                   "%",
                                                   "$1",
                                                   "!",
                                                   "1.",
                                                   "wA1 bQ-",
                                                   "[%rb]",
                                                   "[%sb]",
                                                   "[%",
                                                   "[%clk 0:01:00]",
                                                   "[%hsl G0,0]",
                                                   "[%eval 0.5]",
                                                   "\xC3\x85",
                                                   "\xE8\x9C\x82",
                                                   "?!"};
  std::string words;
  const int count = *rc::gen::inRange(0, 7);
  for (int i = 0; i < count; ++i) words += *rc::gen::elementOf(kPieces);
  return words;
}

inline std::string random_comment() {
  return *rc::gen::inRange(0, 4) == 0 ? tidy_comment(random_words()) : std::string();
}

inline Axial random_place() { return {*rc::gen::inRange(-40, 41), *rc::gen::inRange(-40, 41)}; }

inline MarkColour random_colour() { return static_cast<MarkColour>(*rc::gen::inRange(0, 4)); }

inline std::optional<std::chrono::milliseconds> random_time() {
  if (*rc::gen::inRange(0, 6) != 0) return std::nullopt;
  return std::chrono::milliseconds(*rc::gen::inRange(0, 40'000'000));
}

inline Remarks random_remarks(bool is_root) {
  Remarks remarks;
  if (!is_root) remarks.before = random_comment();
  remarks.comment = random_comment();
  if (*rc::gen::inRange(0, 5) == 0) {
    add_nag(remarks, static_cast<std::uint8_t>(*rc::gen::inRange(0, 256)));
    add_nag(remarks, static_cast<std::uint8_t>(*rc::gen::inRange(0, 256)));
  }
  if (*rc::gen::inRange(0, 6) == 0) {
    remarks.marks.push_back({random_colour(), random_place()});
    remarks.marks.push_back({random_colour(), random_place()});
    remarks.arrows.push_back({random_colour(), random_place(), random_place()});
  }
  remarks.clock = random_time();
  remarks.elapsed = random_time();
  return remarks;
}

// Up to `moves` moves, each behind any node of the tree; the game is the main line.
inline Record random_record(const Edition& edition, int moves) {
  struct Reached {
    Position position;
    bool over;
  };
  RecordTree tree;
  std::vector<Reached> reached = {{Position(edition), false}};
  tree.remarks(RecordTree::kRoot) = random_remarks(true);
  for (int i = 0; i < moves; ++i) {
    // Mostly the newest node: otherwise the tree would be a bush.
    const auto newest = static_cast<int>(reached.size()) - 1;
    const int back = *rc::gen::inRange(0, 3) == 0 ? *rc::gen::inRange(0, newest + 1) : 0;
    const auto parent = static_cast<NodeIndex>(newest - back);
    Position position = reached[parent].position;
    if (reached[parent].over) continue;
    MoveList legal;
    list_moves(position, legal);
    const Move move =
        legal[static_cast<std::size_t>(*rc::gen::inRange(0, 1'000'000)) % legal.size()];
    const NodeIndex node = tree.add(parent, move, move_text(position, move));
    if (node != reached.size()) continue;
    tree.remarks(node) = random_remarks(false);
    position.make(move);
    reached.push_back({position, position.over()});
  }
  Game game(edition);
  for (NodeIndex node : tree.main_line()) {
    if (node != RecordTree::kRoot) game.play(tree.node(node).move);
  }
  return {game, {}, tree};
}

}  // namespace mandible::test
