// The sums over the finished games of a match.
#pragma once

#include <array>
#include <cstdint>
#include <map>

#include "lab/match/finished_game.h"
#include "lab/match/statistics.h"

namespace mandible::lab {

class Tally {
 public:
  void add(const FinishedGame& game);

  int games() const { return wins_ + draws_ + losses_; }
  // Of the first engine.
  int wins() const { return wins_; }
  int draws() const { return draws_; }
  int losses() const { return losses_; }
  // The share of the points, from 0 to 1; there must be a game.
  double score() const { return (wins_ + draws_ * 0.5) / games(); }
  double white_score() const { return white_half_points_ * 0.5 / games(); }
  double average_plies() const { return static_cast<double>(plies_) / games(); }

  // Of the pairs of which both games are finished.
  const PairCounts& pairs() const { return pairs_; }

  // How often an engine, 0 or 1, lost in this way.
  int faults(int engine, GameEnd fault) const {
    return faults_.at(static_cast<std::size_t>(engine)).at(static_cast<std::size_t>(fault));
  }
  // How many games ended in this way, for either side.
  int ends(GameEnd end) const { return ends_.at(static_cast<std::size_t>(end)); }
  const Thinking& thinking(int engine) const {
    return thinking_.at(static_cast<std::size_t>(engine));
  }

 private:
  static constexpr std::size_t kEnds = 7;

  int wins_ = 0;
  int draws_ = 0;
  int losses_ = 0;
  int white_half_points_ = 0;
  std::int64_t plies_ = 0;
  PairCounts pairs_{};
  std::map<int, int> half_pairs_;  // pair: the half points of its one finished game
  std::array<int, kEnds> ends_{};
  std::array<std::array<int, kEnds>, 2> faults_{};
  std::array<Thinking, 2> thinking_{};
};

}  // namespace mandible::lab
