// The time argument of `bestmove`: hh:mm:ss, and the other forms that the reference engine accepts.
#pragma once

#include <chrono>
#include <string_view>

#include "base/result.h"

namespace mandible::uhp {

// "hh:mm:ss", "hh:mm:ss.fffffff", "d.hh:mm:ss", "hh:mm"; a bare number means days, as in the
// reference engine. At most 10,000 days.
Result<std::chrono::milliseconds> parse_timespan(std::string_view text);

}  // namespace mandible::uhp
