// The syntax of PGN: what its reader meets one after the other.
#pragma once

#include <optional>
#include <string_view>

#include "records/record_error.h"

namespace mandible {

struct PgnToken {
  enum class Kind : std::uint8_t { Tag, Comment, Word, Open, Close, End, Broken };
  Kind kind = Kind::End;
  // A comment without its braces or its semicolon; of a tag, the rest of its line.
  std::string_view text;
  std::size_t at = 0;
  bool begins_line = false;
};

class PgnTokens {
 public:
  explicit PgnTokens(std::string_view text) : text_(text) {}

  // Passes over lines that begin with a percent sign, which are not for us. What is wrong with a
  // broken token is told by error().
  PgnToken next();
  const std::optional<Error>& error() const { return error_; }
  // Reads on from here instead of behind the last token, on the same line.
  void go_to(std::size_t at) { at_ = at; }
  // From here to the end of the line or to a brace, without blanks at the end.
  std::string_view rest_of_line(std::size_t at) const;

 private:
  // True if a new line began.
  bool skip_blanks();
  // Reads on from behind the opening brace.
  PgnToken comment(PgnToken token);
  PgnToken broken(PgnToken token, RecordError why);

  std::string_view text_;
  std::size_t at_ = 0;
  std::optional<Error> error_;
  std::size_t line_end_ = 0;  // not searched again for each tag of a long line
};

}  // namespace mandible
