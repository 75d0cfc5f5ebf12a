// Whether threads can be started. WebAssembly without shared memory has none; there, what would
// have been done by another thread is done by the caller.
#pragma once

namespace mandible {

#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
inline constexpr bool kHasThreads = false;
#else
inline constexpr bool kHasThreads = true;
#endif

// So many of the wanted threads can work at once.
constexpr int available_threads(int wanted) { return kHasThreads ? wanted : 1; }

}  // namespace mandible
