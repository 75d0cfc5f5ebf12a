#include "lab/match/settings.h"

#include <fmt/core.h>

namespace mandible::lab {

std::string limit_text(const Limit& limit) {
  if (limit.kind == Limit::Kind::Nodes) return "nodes " + std::to_string(limit.amount);
  if (limit.kind == Limit::Kind::Depth) return "depth " + std::to_string(limit.amount);
  const auto seconds = limit.amount / 1000;
  const auto fraction = limit.amount % 1000;
  const std::string text =
      fmt::format("time {:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
  return fraction == 0 ? text : text + fmt::format(".{:03}", fraction);
}

}  // namespace mandible::lab
