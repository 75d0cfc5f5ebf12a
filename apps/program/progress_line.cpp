#include "program/progress_line.h"

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>

namespace mandible {
namespace {

constexpr std::chrono::milliseconds kTerminalInterval{500};
constexpr std::chrono::seconds kPlainInterval{10};

// As much of the text as fits into one line of the terminal: a longer one could not be rewritten.
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

bool ProgressLine::is_due() const {
  const auto waited = Clock::now() - last_;
  return terminal_ ? waited >= kTerminalInterval : waited >= kPlainInterval;
}

void ProgressLine::show(const std::string& text) {
  if (terminal_) {
    fmt::print(stderr, "\r{}\033[K", cut_to_terminal(text));
    written_ = true;
  } else if (is_due()) {
    fmt::print(stderr, "{}\n", text);
  } else {
    return;
  }
  last_ = Clock::now();
}

void ProgressLine::tell(const std::string& text) {
  clear();
  fmt::print(stderr, "{}\n", text);
}

void ProgressLine::clear() {
  if (written_) std::fputs("\r\033[K", stderr);
  written_ = false;
}

std::string time_text(std::chrono::duration<double> time) {
  const auto seconds = static_cast<long long>(time.count());
  return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

}  // namespace mandible
