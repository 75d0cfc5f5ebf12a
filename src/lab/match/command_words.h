// Splits a command line into words as a shell would: blanks between words, quotation marks round
// what belongs together, a backslash before a character that stands for itself. Nothing else that a
// shell does: no variables, no patterns, no pipes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace mandible::lab {

// At least one word, or an error.
Result<std::vector<std::string>> split_command(std::string_view command);

}  // namespace mandible::lab
