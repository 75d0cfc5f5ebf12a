// A search of fixed positions to a fixed depth. The number of nodes changes whenever the search
// behaves differently, and is the same on every machine: the signature of the search.
#pragma once

#include "engine/bench_positions.h"
#include "engine/engine.h"

namespace mandible::bench {

inline constexpr int kUsualDepth = 5;

// With one thread and an empty table.
SearchReport search(const NamedPosition& position, int depth);

}  // namespace mandible::bench
