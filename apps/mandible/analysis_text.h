// What an analysis has found at one depth, for people and for programs. No terminal in here.
#pragma once

#include <string>
#include <vector>

#include "engine/engine.h"
#include "rules/position.h"

namespace mandible {

// The reports of one finished depth, the best line first; there is one at least.
using DepthReports = std::vector<SearchReport>;

// For the side to move: "+0.85" (at +2.00 three games of four are won), or "wins in 3", "loses in
// 2" own moves.
std::string analysis_score(Score score);

// A line with the depth and the effort, then one for each best move: its rank, its score, and the
// moves that are expected, with commas between them.
std::vector<std::string> analysis_lines(const Position& position, const DepthReports& reports);

// The same as a JSON object in one line without its end. Scores are in hundredths, for
// the side to move, and beside them as text.
std::string analysis_json(const Position& position, const DepthReports& reports);

}  // namespace mandible
