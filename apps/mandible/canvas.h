// A rectangle of characters, each one column wide, to draw on before anything is printed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "mandible/text_style.h"

namespace mandible {

class Canvas {
 public:
  Canvas(int columns, int lines);

  int columns() const { return columns_; }
  int lines() const { return lines_; }

  // What falls outside the canvas is not drawn.
  void put(int column, int line, char32_t glyph, const TextStyle& style);
  void write(int column, int line, std::string_view ascii, const TextStyle& style);

  bool is_blank(int line) const;

  // One line in UTF-8, from a column to the one before `end`, without the blanks at its right end.
  // Escape sequences only with `colour`.
  std::string text(int line, int begin, int end, bool colour) const;

 private:
  struct Place {
    char32_t glyph = U' ';
    TextStyle style;
  };
  static bool is_blank(const Place& place) { return place.glyph == U' ' && place.style.paper < 0; }
  std::size_t index_of(int column, int line) const {
    return static_cast<std::size_t>(line) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }
  const Place& at(int column, int line) const { return places_[index_of(column, line)]; }

  int columns_;
  int lines_;
  std::vector<Place> places_;
};

}  // namespace mandible
