// The syntax of SGF: nodes of properties with values in brackets. What the properties mean is left
// to sgf.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace mandible {

struct SgfProperty {
  std::string_view id;  // of the text that is read
  std::string value;    // without the backslashes that protect brackets and backslashes
};

class SgfTree {
 public:
  explicit SgfTree(std::string_view text);

  // False if the text has no "(;" anywhere.
  bool begins() const { return begins_; }
  // The next property of the main line of the first tree; nothing at its end or after an error.
  std::optional<SgfProperty> next();
  const std::optional<Error>& error() const { return error_; }

 private:
  std::string_view rest_;
  std::string_view id_;  // a property may have several values
  bool begins_ = false;
  std::optional<Error> error_;
};

}  // namespace mandible
