// Whether threads can be started. WebAssembly without shared memory has none; there the caller does
// the work that another thread would have done.
#pragma once

namespace mandible {

#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
inline constexpr bool kHasThreads = false;
#else
inline constexpr bool kHasThreads = true;
#endif

// How many of the wanted threads can run at once.
constexpr int available_threads(int wanted) { return kHasThreads ? wanted : 1; }

}  // namespace mandible
