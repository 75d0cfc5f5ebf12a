#include "lab/match/settings.h"

#include <cstdio>

namespace mandible::lab {

std::string limit_text(const Limit& limit) {
  if (limit.kind == Limit::Kind::Nodes) return "nodes " + std::to_string(limit.amount);
  if (limit.kind == Limit::Kind::Depth) return "depth " + std::to_string(limit.amount);
  const auto seconds = static_cast<long long>(limit.amount / 1000);
  const int fraction = static_cast<int>(limit.amount % 1000);
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "time %02lld:%02lld:%02lld", seconds / 3600,
                seconds / 60 % 60, seconds % 60);
  std::string written = text.data();
  if (fraction != 0) {
    std::snprintf(text.data(), text.size(), ".%03d", fraction);
    written += text.data();
  }
  return written;
}

}  // namespace mandible::lab
