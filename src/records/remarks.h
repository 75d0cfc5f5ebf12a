// What people and programs write beside a move.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/hex.h"

namespace mandible {

enum class MarkColour : std::uint8_t { Green, Red, Yellow, Blue };

// Places are counted from the cell of the game's first tile, on a table without edges.
struct Mark {
  MarkColour colour = MarkColour::Green;
  Axial place;

  friend bool operator==(const Mark& a, const Mark& b) {
    return a.colour == b.colour && a.place == b.place;
  }
};

struct Arrow {
  MarkColour colour = MarkColour::Green;
  Axial from;
  Axial to;

  friend bool operator==(const Arrow& a, const Arrow& b) {
    return a.colour == b.colour && a.from == b.from && a.to == b.to;
  }
};

// Comments are in the form of tidy_comment (pgn_comments.h).
struct Remarks {
  std::string before;              // a comment in front of the move
  std::string comment;             // behind it
  std::vector<std::uint8_t> nags;  // numeric annotation glyphs of PGN, each once
  std::vector<Mark> marks;
  std::vector<Arrow> arrows;
  std::optional<std::chrono::milliseconds> clock;    // left after the move
  std::optional<std::chrono::milliseconds> elapsed;  // spent on the move

  friend bool operator==(const Remarks& a, const Remarks& b) {
    return a.before == b.before && a.comment == b.comment && a.nags == b.nags &&
           a.marks == b.marks && a.arrows == b.arrows && a.clock == b.clock &&
           a.elapsed == b.elapsed;
  }
};

// Adds a comment on a line of its own.
void add_comment(std::string& so_far, std::string_view comment);

void add_nag(Remarks& remarks, std::uint8_t nag);

// Adds all that the other remarks say. What there is only once stays as it is.
void add_remarks(Remarks& remarks, const Remarks& more);

}  // namespace mandible
