// Dates and times in the forms that records have.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mandible {

std::string_view without_byte_order_mark(std::string_view text);

// A day as PGN writes it, "2018.10.31", from "31 October 2018", "October 31, 2018", "Wed Oct 31
// 09:01:07 EDT 2018", "31-Oct-2018_09:01:07", "2018-10-31". Nothing if it cannot be told for sure,
// such as from "10/11/2018".
std::optional<std::string> pgn_date(std::string_view text);

// "09:01:07" from a text with a date and a time; empty if there is no time in it.
std::string_view time_of_day(std::string_view text);

}  // namespace mandible
