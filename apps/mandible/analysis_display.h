// Shows one finished depth of an analysis after the other: over each other on a terminal, elsewhere
// one below the other, or as JSON.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "mandible/analysis_text.h"
#include "mandible/terminal.h"

namespace mandible {

class AnalysisDisplay {
 public:
  // The position, which must outlive it, is the one that is analysed.
  AnalysisDisplay(const Position& position, bool json, const Terminal& terminal, std::ostream& out)
      : position_(position), json_(json), terminal_(terminal), out_(out) {}

  void show(const DepthReports& reports);

 private:
  void write_over(std::vector<std::string> lines);

  const Position& position_;
  bool json_;
  Terminal terminal_;
  std::ostream& out_;
  std::size_t written_ = 0;  // lines on the terminal to write over
};

}  // namespace mandible
