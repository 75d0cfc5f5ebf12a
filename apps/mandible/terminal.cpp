#include "mandible/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>

namespace mandible {

Terminal standard_terminal() {
  Terminal terminal;
  terminal.colour = terminal.rewritable = isatty(STDOUT_FILENO) != 0;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    terminal.columns = std::max<int>(size.ws_col, 40);
    terminal.lines = std::max<int>(size.ws_row, 10);
  }
  return terminal;
}

}  // namespace mandible
