// The comments of PGN. Marks, arrows and clock times stand in them as commands in brackets, which
// docs/records.md describes; braces, which would end a comment, stand there as commands too.
#pragma once

#include <string>
#include <string_view>

#include "records/remarks.h"

namespace mandible {

// Lines without blanks at their ends, and no empty line at either end.
std::string tidy_comment(std::string_view text);

// Reads what stands between braces: adds the commands to the remarks and the text to one of the
// remarks' comments. Commands that are unknown or wrong stay in the text.
void read_comment(std::string_view text, Remarks& remarks, std::string Remarks::*comment);

// What to write between braces for a comment alone, or for the comment behind a move with the
// commands; empty if there is nothing to say.
std::string comment_text(std::string_view comment);
std::string comment_text(const Remarks& remarks);

}  // namespace mandible
