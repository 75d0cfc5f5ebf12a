// A search of fixed positions to a fixed depth. The number of nodes changes whenever the search
// behaves differently, and is the same for every compiler and machine: the signature of the search.
#pragma once

#include <vector>

#include "engine/engine.h"
#include "engine/search_positions.h"

namespace mandible::bench {

inline constexpr int kUsualDepth = 9;

// The signature at the usual depth. A change that makes the search behave differently changes this
// number too, on purpose; tests in every build compare it.
inline constexpr std::uint64_t kSignature = 635659;

// The reports of all finished depths, with an empty table.
std::vector<SearchReport> search(const SearchPosition& position, int depth, int threads = 1);

// The nodes of all positions, with one thread.
std::uint64_t signature(int depth);

}  // namespace mandible::bench
