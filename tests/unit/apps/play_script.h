// `mandible play` as a player meets it: a script goes in, the screen comes out. For its tests.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "mandible/play.h"
#include "rules/game.h"
#include "rules/movegen.h"

namespace mandible {

using Script = std::vector<std::string>;

// How often a text is on a screen. A failure shows the screen as well as the number.
struct Occurrences {
  int number = 0;
  std::string screen;

  friend bool operator==(const Occurrences& found, int wanted) { return found.number == wanted; }
};

inline void PrintTo(const Occurrences& found, std::ostream* out) {
  *out << found.number << " on this screen:\n" << found.screen;
}

struct Screen {
  int code = 0;
  std::string out;
  std::string err;

  bool shows(std::string_view text) const { return out.find(text) != std::string::npos; }
  Occurrences count(std::string_view text) const {
    int number = 0;
    for (auto at = out.find(text); at != std::string::npos; at = out.find(text, at + 1)) ++number;
    return {number, out};
  }
};

inline Screen play(const std::vector<std::string>& args, const Script& script,
                   bool colour = false) {
  std::string typed;
  for (const std::string& line : script) typed += line + "\n";
  std::istringstream in(typed);
  std::ostringstream out;
  std::ostringstream err;
  Screen screen;
  screen.code = run_play(args, in, out, err, Terminal{colour});
  screen.out = out.str();
  screen.err = err.str();
  return screen;
}

inline std::vector<std::string> for_two_people() {
  return {"--white", "human", "--black", "human", "--ascii"};
}

inline Screen two_people(const Script& script) { return play(for_two_people(), script); }

#define EXPECT_SHOWS(screen, text) EXPECT_TRUE((screen).shows(text)) << (screen).out

// The first random game that `wanted` accepts; it is asked after every ply.
template <class Wanted>
Game find_game(const char* expansions, Wanted wanted) {
  MoveList moves;
  for (std::uint64_t seed = 1;; ++seed) {
    Game game(*edition_with(expansions, false), true);
    Random random(seed);
    while (!game.over() && game.plies() < 200) {
      list_moves(game.position(), moves);
      game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      if (wanted(game)) return game;
    }
  }
}

}  // namespace mandible
