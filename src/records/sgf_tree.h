// The syntax of SGF: nodes of properties with values in brackets. What the properties mean is left
// to sgf.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace mandible {

struct SgfEvent {
  enum class Kind : std::uint8_t { Property, Open, Close };
  Kind kind = Kind::Property;
  std::string_view id;  // of a property, in the text that is read
  std::string value;    // without the backslashes that protect brackets and backslashes
  std::size_t at = 0;
};

class SgfTree {
 public:
  explicit SgfTree(std::string_view text);

  // False if the text has no "(;" anywhere.
  bool begins() const { return begins_; }
  // The next property of the first tree, or where a variation within it begins or ends; nothing at
  // the end of the tree or after an error.
  std::optional<SgfEvent> next();
  const std::optional<Error>& error() const { return error_; }

 private:
  std::string_view text_;
  std::string_view rest_;
  std::string_view id_;         // a property may have several values
  std::size_t variations_ = 0;  // that are open
  bool begins_ = false;
  std::optional<Error> error_;
};

}  // namespace mandible
