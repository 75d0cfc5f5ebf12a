// How a game of a match went, without its moves: what the statistics need, and what the index of a
// saved match keeps.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/position.h"

namespace mandible::lab {

enum class GameEnd : std::uint8_t {
  Surround,
  Repetition,
  Length,   // as many plies as a game may have
  Crash,    // from here on: the engine that lost did not lose on the board
  Illegal,  // a move that the rules forbid, or no move at all
  Refusal,  // err or invalidmove where there was nothing to refuse
  Time,
};

inline constexpr std::array<GameEnd, 4> kFaults = {GameEnd::Crash, GameEnd::Illegal,
                                                   GameEnd::Refusal, GameEnd::Time};

// "surround", "crash" ...
std::string_view name(GameEnd end);

struct Thinking {
  int moves = 0;
  std::chrono::microseconds time{};     // of all moves together
  std::chrono::microseconds longest{};  // of one move
  int late = 0;                         // moves later than the tolerance
};

// The games of a pair follow each other; the first engine has White in the one with the even
// number.
struct FinishedGame {
  int number = 0;  // from 0
  Outcome outcome = Outcome::Draw;
  GameEnd end = GameEnd::Surround;
  int plies = 0;
  std::array<Thinking, 2> thinking;  // of the first and the second engine

  int pair() const { return number / 2; }
  // The engine, 0 or 1, that has the colour.
  static int engine_with(Colour colour, int number) { return index_of(colour) ^ (number & 1); }
  // What the first engine got: 0, 1 or 2 half points.
  int half_points() const {
    if (outcome == Outcome::Draw) return 1;
    const Colour winner = outcome == Outcome::WhiteWins ? Colour::White : Colour::Black;
    return engine_with(winner, number) == 0 ? 2 : 0;
  }
};

// One line without its end, in columns between tabs, and back.
std::string to_line(const FinishedGame& game);
std::optional<FinishedGame> from_line(std::string_view line);

}  // namespace mandible::lab
