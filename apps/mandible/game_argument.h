// GAME among the words of a command: at most one.
#pragma once

#include <string>

#include "program/command_line.h"

namespace mandible {

// Sets the target, which must outlive the reader.
inline CommandLine::Reader one_game(std::string& target) {
  return [&target, is_set = false](const std::string& word) mutable -> std::optional<Error> {
    if (is_set) {
      return Error{"there is more than one game: " + in_quotes(word) +
                   "; put a game string in quotation marks"};
    }
    is_set = true;
    target = word;
    return std::nullopt;
  };
}

}  // namespace mandible
