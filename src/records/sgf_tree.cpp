#include "records/sgf_tree.h"

#include "base/text.h"
#include "records/record_error.h"

namespace mandible {
namespace {

// Reads on from behind the opening bracket to behind the closing one.
std::optional<std::string> take_value(std::string_view& text) {
  std::string value;
  for (;;) {
    const std::size_t end = text.find_first_of("]\\");
    if (end == std::string_view::npos) return std::nullopt;
    const bool protects = text[end] == '\\';
    value += text.substr(0, end);
    text.remove_prefix(end + 1);
    if (!protects) return value;
    if (text.empty()) return std::nullopt;
    // A backslash at the end of a line joins it to the next one.
    const std::size_t length = text.substr(0, 2) == "\r\n" ? 2 : 1;
    if (text.front() != '\n' && text.front() != '\r') value += text.front();
    text.remove_prefix(length);
  }
}

}  // namespace

SgfTree::SgfTree(std::string_view text) : text_(text), rest_(text) {
  for (std::size_t at = rest_.find('('); at != std::string_view::npos; at = rest_.find('(')) {
    rest_.remove_prefix(at + 1);
    while (!rest_.empty() && is_space(rest_.front())) rest_.remove_prefix(1);
    if (rest_.empty() || rest_.front() != ';') continue;
    begins_ = true;
    return;
  }
}

std::optional<SgfEvent> SgfTree::next() {
  while (begins_ && !error_ && !rest_.empty()) {
    const char c = rest_.front();
    SgfEvent event;
    event.at = text_.size() - rest_.size();
    if (is_letter(c) || is_digit(c)) {
      std::size_t length = 1;
      while (length < rest_.size() && (is_letter(rest_[length]) || is_digit(rest_[length]))) {
        ++length;
      }
      id_ = rest_.substr(0, length);
      rest_.remove_prefix(length);
      continue;
    }
    rest_.remove_prefix(1);
    if (c == '[') {
      std::optional<std::string> value = take_value(rest_);
      if (value) {
        event.id = id_;
        event.value = std::move(*value);
        return event;
      }
      error_ =
          error_at(text_, event.at,
                   record_error(RecordError::ValueNotClosed, {ErrorParameter::quote("text", id_)}));
      continue;
    }
    if (!is_space(c)) id_ = {};
    if (c == '(') {
      ++variations_;
      event.kind = SgfEvent::Kind::Open;
      return event;
    }
    if (c == ')') {
      // Behind the first tree there may be others.
      if (variations_ == 0) break;
      --variations_;
      event.kind = SgfEvent::Kind::Close;
      return event;
    }
  }
  begins_ = false;
  return std::nullopt;
}

}  // namespace mandible
