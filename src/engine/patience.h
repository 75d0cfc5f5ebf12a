// Decides when a search that may end early has searched enough. It allows the time that a person
// would expect for the position, and never more than the limit.
#pragma once

#include <chrono>

#include "engine/search_types.h"

namespace mandible {

class Patience {
 public:
  Patience(std::chrono::milliseconds limit, int game_ply) : limit_(limit), game_ply_(game_ply) {}

  // After each finished depth. `obvious`: every other move is clearly worse.
  bool has_enough(const SearchReport& report, bool obvious, std::chrono::milliseconds elapsed) {
    const bool same_move = !best_.is_pass() && report.line.at(0) == best_;
    stable_depths_ = same_move ? stable_depths_ + 1 : 0;
    const bool dropped = report.depth > 1 && report.score < score_ - kDrop;
    best_ = report.line.at(0);
    score_ = report.score;
    if (report.depth < kLeastDepth) return false;
    // The next depth takes about as long as all previous ones together.
    return 2 * elapsed >=
           std::chrono::duration_cast<std::chrono::milliseconds>(limit_ * share(obvious, dropped));
  }

 private:
  // All chosen by hand, to look natural at the three seconds of the strongest level.
  static constexpr int kLeastDepth = 6;
  static constexpr int kOpeningPlies = 8;
  static constexpr Score kDrop = 40;

  double share(bool obvious, bool dropped) const {
    if (obvious) return 0.08;
    if (game_ply_ < kOpeningPlies) return 0.15;
    if (dropped) return 1.0;
    if (stable_depths_ >= 6) return 0.3;
    return stable_depths_ >= 3 ? 0.5 : 1.0;
  }

  std::chrono::milliseconds limit_;
  int game_ply_;
  Move best_ = Move::pass();
  Score score_ = 0;
  int stable_depths_ = 0;
};

}  // namespace mandible
