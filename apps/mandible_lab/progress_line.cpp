#include "mandible_lab/progress_line.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

namespace mandible::lab {
namespace {

constexpr std::chrono::seconds kLineEvery{10};

// So much of the text as fits a line of the terminal: a longer one could not be written over.
std::string cut_to_terminal(const std::string& text) {
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  const int columns = (known ? size.ws_col : 80) - 1;
  int used = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool begins_character = (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
    if (begins_character && ++used > columns) return text.substr(0, i);
  }
  return text;
}

}  // namespace

ProgressLine::ProgressLine() : terminal_(isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::show(const std::string& text) {
  if (terminal_) {
    std::fprintf(stderr, "\r%s\033[K", cut_to_terminal(text).c_str());
    written_ = true;
  } else if (Clock::now() - last_ >= kLineEvery) {
    std::fprintf(stderr, "%s\n", text.c_str());
    last_ = Clock::now();
  }
}

void ProgressLine::tell(const std::string& text) {
  clear();
  std::fprintf(stderr, "%s\n", text.c_str());
}

void ProgressLine::clear() {
  if (written_) std::fputs("\r\033[K", stderr);
  written_ = false;
}

}  // namespace mandible::lab
