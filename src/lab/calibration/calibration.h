// How well scores predict results: by phase, the share of games that scores promise and the share
// that was won, and the scale that predicts best.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/score.h"
#include "lab/selfplay/scored_game.h"

namespace mandible::lab {

inline constexpr std::array<std::string_view, 3> kCalibrationPhases = {"early", "middle", "late"};

// By thirds of the tiles that are on the board.
std::size_t calibration_phase(const Position& position);

class Calibration {
 public:
  // The positions of a game with a score that is not decided, the opening left out.
  void add(const ScoredGame& game);

  // The positions of a phase, sorted by score and divided into ten parts of the same size.
  struct Decile {
    double predicted = 0;  // by win_chance, on average
    double observed = 0;   // the share of games that the side to move won, a draw as one half
    std::size_t positions = 0;
  };
  std::vector<Decile> deciles(std::size_t phase) const;

  // The score at which three of four games are won.
  double score_of_three_in_four(std::size_t phase) const;

 private:
  struct Point {
    Score score;
    float result;
  };
  std::array<std::vector<Point>, kCalibrationPhases.size()> points_;
};

}  // namespace mandible::lab
