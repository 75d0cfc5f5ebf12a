#include "records/tags.h"

#include "base/text.h"

namespace mandible {
namespace {

// A terminal must not obey what somebody wrote into a tag.
void remove_control_characters(std::string& text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool second = i > 0 && text[i - 1] == '\xC2' && byte >= 0x80 && byte < 0xA0;
    if (second) text[i - 1] = '?';
    if (byte < 0x20 || byte == 0x7F || second) text[i] = '?';
  }
}

}  // namespace

void set_tag(Tags& tags, std::string_view name, std::string_view value) {
  for (auto& tag : tags) {
    if (!equal_ignoring_case(tag.first, name)) continue;
    tag.second = std::string(value);
    return;
  }
  tags.emplace_back(std::string(name), std::string(value));
}

std::string_view tag_value(const Tags& tags, std::string_view name) {
  for (const auto& tag : tags) {
    if (equal_ignoring_case(tag.first, name)) return tag.second;
  }
  return {};
}

std::string_view known_tag(const Tags& tags, std::string_view name) {
  const std::string_view value = trim(tag_value(tags, name));
  return value.find_first_not_of("?.-") == std::string_view::npos ? std::string_view() : value;
}

std::string title_of(const Tags& tags) {
  const std::string_view white = known_tag(tags, "White");
  const std::string_view black = known_tag(tags, "Black");
  std::string title;
  if (!white.empty() || !black.empty()) {
    title += white.empty() ? "White" : white;
    title += " vs ";
    title += black.empty() ? "Black" : black;
  }
  for (std::string_view name : {"Event", "Date"}) {
    const std::string_view value = known_tag(tags, name);
    if (value.empty()) continue;
    if (!title.empty()) title += ", ";
    title += value;
  }
  remove_control_characters(title);
  return title;
}

}  // namespace mandible
