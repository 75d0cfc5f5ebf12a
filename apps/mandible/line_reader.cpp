#include "mandible/line_reader.h"

#include <unistd.h>

#include <array>
#include <cerrno>

namespace mandible {

LineReader::LineReader(int descriptor, std::function<void()> on_end)
    : on_end_(std::move(on_end)), thread_([this, descriptor] { read_all(descriptor); }) {}

LineReader::~LineReader() { thread_.join(); }

std::optional<LineReader::Line> LineReader::next() {
  std::unique_lock<std::mutex> lock(mutex_);
  changed_.wait(lock, [this] { return !lines_.empty() || ended_; });
  if (lines_.empty()) return std::nullopt;
  Line line = std::move(lines_.front());
  lines_.pop_front();
  waiting_bytes_ -= line.text.size() + sizeof(Line);
  changed_.notify_all();
  return line;
}

void LineReader::push(Line line) {
  std::unique_lock<std::mutex> lock(mutex_);
  changed_.wait(lock, [this] { return waiting_bytes_ < kMostWaitingBytes; });
  waiting_bytes_ += line.text.size() + sizeof(Line);
  lines_.push_back(std::move(line));
  changed_.notify_all();
}

void LineReader::read_all(int descriptor) {
  std::array<char, 1U << 16U> buffer{};
  Line line;
  for (;;) {
    const ssize_t count = read(descriptor, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    for (ssize_t i = 0; i < count; ++i) {
      const char c = buffer[static_cast<std::size_t>(i)];
      if (c == '\n') {
        push(std::move(line));
        line = {};
      } else if (line.text.size() < kMostBytes) {
        line.text += c;
      } else {
        line.too_long = true;
      }
    }
  }
  if (!line.text.empty()) push(std::move(line));
  on_end_();
  const std::lock_guard<std::mutex> lock(mutex_);
  ended_ = true;
  changed_.notify_all();
}

}  // namespace mandible
