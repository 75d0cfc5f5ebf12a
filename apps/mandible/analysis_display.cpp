#include "mandible/analysis_display.h"

#include <algorithm>
#include <ostream>

namespace mandible {

void AnalysisDisplay::show(const DepthReports& reports) {
  if (json_) {
    out_ << analysis_json(position_, reports) << "\n";
  } else if (terminal_.rewritable) {
    write_over(analysis_lines(position_, reports));
  } else {
    for (const std::string& line : analysis_lines(position_, reports)) out_ << line << "\n";
    out_ << "\n";
  }
  out_ << std::flush;
}

void AnalysisDisplay::write_over(std::vector<std::string> lines) {
  if (written_ > 0) out_ << "\033[" << written_ << "F";
  // A line that the terminal broke in two, or one that had left the screen, could not be written
  // over.
  lines.resize(std::min(lines.size(), static_cast<std::size_t>(terminal_.lines - 1)));
  for (std::string& line : lines) {
    line.resize(std::min(line.size(), static_cast<std::size_t>(terminal_.columns - 1)));
    out_ << line << "\033[K\n";
  }
  // The last result may have fewer lines.
  out_ << "\033[J";
  written_ = lines.size();
}

}  // namespace mandible
