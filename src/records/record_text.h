// What the readers and writers of all record formats share: limits, words, dates and tags. The
// formats themselves are in pgn.h and sgf.h.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace mandible {

std::string_view without_byte_order_mark(std::string_view text);

// Takes the first word off the text; empty when there is none left.
std::string_view take_word(std::string_view& text);

using Tags = std::vector<std::pair<std::string, std::string>>;

// Gives a tag a value, in place if there is one of that name in any capitals.
void set_tag(Tags& tags, std::string_view name, std::string_view value);

// The value of a tag, of which the name may be in any capitals; empty if there is none.
std::string_view tag_value(const Tags& tags, std::string_view name);

// A day as PGN writes it, "2018.10.31", from "31 October 2018", "October 31, 2018", "Wed Oct 31
// 09:01:07 EDT 2018", "31-Oct-2018_09:01:07", "2018-10-31". Nothing if it cannot be told for sure,
// such as from "10/11/2018".
std::optional<std::string> pgn_date(std::string_view text);

// "09:01:07" from a text with a date and a time; empty if there is no time in it.
std::string_view time_of_day(std::string_view text);

}  // namespace mandible
