// A search of fixed positions to a fixed depth. The number of nodes changes whenever the search
// behaves differently, and is the same on every machine: the signature of the search.
#pragma once

#include <vector>

#include "engine/engine.h"
#include "engine/search_positions.h"

namespace mandible::bench {

inline constexpr int kUsualDepth = 9;

// The reports of all finished depths, with an empty table.
std::vector<SearchReport> search(const SearchPosition& position, int depth, int threads = 1);

}  // namespace mandible::bench
