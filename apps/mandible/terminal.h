// The terminal that standard output goes to.
#pragma once

namespace mandible {

struct Terminal {
  bool colour = false;
  int columns = 80;
  int lines = 24;
  bool rewritable = false;  // not a file or a pipe: what was written can be written over
};

Terminal standard_terminal();

}  // namespace mandible
