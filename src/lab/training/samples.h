// Positions to learn from, as the network sees them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

#include "engine/network/features.h"
#include "lab/selfplay/scored_game.h"

namespace mandible::lab {

struct Sample {
  std::uint64_t first = 0;              // where its features begin
  std::array<std::uint8_t, 2> sizes{};  // those of the side to move, then those of the other side
  std::uint8_t phase = 0;
  float score = 0;    // of the search, as the share of games that are won with it
  float result = 0;   // of the game: 1 a win of the side to move, 0.5 a draw
  float by_hand = 0;  // the hand-made evaluation, in the same measure

  // What the network is to predict.
  float target(float score_share) const { return score_share * score + (1 - score_share) * result; }
};

class Samples {
 public:
  std::size_t size() const { return samples_.size(); }
  const Sample& operator[](std::size_t i) const { return samples_[i]; }
  std::span<const std::uint16_t> features(const Sample& sample, std::size_t side) const {
    const std::size_t start = sample.first + (side == 0 ? 0 : sample.sizes[0]);
    return {features_.data() + start, sample.sizes[side]};
  }
  void add(const network::View& view, Sample sample);

 private:
  std::vector<Sample> samples_;
  std::vector<std::uint16_t> features_;
};

// Whole games are set apart, because the positions of one game resemble each other and share its
// result; and positions of theirs that occur in the other games too are left out.
struct SampleSplit {
  Samples training;
  Samples test;
};
SampleSplit split_samples(const std::vector<ScoredGame>& games);

}  // namespace mandible::lab
