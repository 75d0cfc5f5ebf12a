#include "mandible/canvas.h"

#include <algorithm>

namespace mandible {
namespace {

void append_utf8(std::string& text, char32_t glyph) {
  const auto byte = [&text](char32_t value) { text += static_cast<char>(value); };
  if (glyph < 0x80) {
    byte(glyph);
  } else if (glyph < 0x800) {
    byte(0xC0 | glyph >> 6);
    byte(0x80 | (glyph & 0x3F));
  } else {
    byte(0xE0 | glyph >> 12);
    byte(0x80 | (glyph >> 6 & 0x3F));
    byte(0x80 | (glyph & 0x3F));
  }
}

}  // namespace

Canvas::Canvas(int columns, int lines)
    : columns_(columns),
      lines_(lines),
      places_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(lines)) {}

void Canvas::put(int column, int line, char32_t glyph, const TextStyle& style) {
  if (column < 0 || column >= columns_ || line < 0 || line >= lines_) return;
  places_[index_of(column, line)] = {glyph, style};
}

void Canvas::write(int column, int line, std::string_view ascii, const TextStyle& style) {
  for (char c : ascii) put(column++, line, static_cast<unsigned char>(c), style);
}

bool Canvas::is_blank(int line) const {
  for (int column = 0; column < columns_; ++column) {
    if (!is_blank(at(column, line))) return false;
  }
  return true;
}

std::string Canvas::text(int line, int begin, int end, bool colour) const {
  end = std::min(end, columns_);
  while (end > begin && is_blank(at(end - 1, line))) --end;
  std::string text;
  TextStyle style;
  for (int column = begin; column < end; ++column) {
    const Place& place = at(column, line);
    if (colour && place.style != style) {
      style = place.style;
      text += style_sequence(style);
    }
    append_utf8(text, place.glyph);
  }
  if (style != TextStyle{}) text += style_sequence({});
  return text;
}

}  // namespace mandible
