// The tags of a record: who played, where and when, and whatever else its writer noted.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mandible {

// In the order of the file.
using Tags = std::vector<std::pair<std::string, std::string>>;

// Gives a tag a value, in place if there is one of that name in any capitals.
void set_tag(Tags& tags, std::string_view name, std::string_view value);

// The value of a tag, of which the name may be in any capitals; empty if there is none.
std::string_view tag_value(const Tags& tags, std::string_view name);

// The same, but empty where the value only says that it is not known: "?", "????.??.??".
std::string_view known_tag(const Tags& tags, std::string_view name);

// "Ann vs Bob, Cup, 2018.10.31", as far as known; empty if nothing is. Fit for a terminal.
std::string title_of(const Tags& tags);

}  // namespace mandible
