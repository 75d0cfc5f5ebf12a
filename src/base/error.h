// What was wrong with some input. Every error has a sentence in English for a terminal; errors that
// a person meets in the browser also have a code with parameters, from which the web app makes a
// sentence in the person's language.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mandible {

struct ErrorParameter {
  enum class Kind : std::uint8_t {
    Number,
    Word,   // ours, such as the name of a tile
    Quote,  // out of the input: anything may stand there
  };
  std::string_view name;  // of static storage
  Kind kind = Kind::Word;
  std::string value;

  static ErrorParameter number(std::string_view name, unsigned long long value);
  static ErrorParameter word(std::string_view name, std::string_view value);
  // Keeps only the beginning of a long text.
  static ErrorParameter quote(std::string_view name, std::string_view text);
};

using ErrorParameters = std::vector<ErrorParameter>;

struct Error {
  std::string message = {};
  std::string_view code = {};  // of static storage; empty if only a terminal shows the error
  ErrorParameters parameters = {};
  std::vector<Error> reason = {};  // one at most: the error that this one puts into its context
};

// The name of a code, and its English sentence without a full stop. The names of parameters stand
// in braces; {reason} is the sentence of the reason.
struct ErrorWords {
  std::string_view name;
  std::string_view english;
};

Error coded_error(const ErrorWords& words, ErrorParameters parameters = {},
                  std::optional<Error> reason = std::nullopt);

}  // namespace mandible
