#include "engine/network/judge.h"

#include <array>
#include <cstddef>

// Emscripten translates the operations of SSE2 into those of WebAssembly.
#ifdef __x86_64__
#include <immintrin.h>
#else
#include <emmintrin.h>
#endif

namespace mandible::network {
namespace {

// Every x86-64 processor has these.
namespace sse2 {
#define MANDIBLE_TARGET
#define MANDIBLE_VECTOR __m128i
#define MANDIBLE_OP(name) _mm_##name
#include "engine/network/judge_kernel.inc"
#undef MANDIBLE_OP
#undef MANDIBLE_VECTOR
#undef MANDIBLE_TARGET
}  // namespace sse2

#ifdef __x86_64__

namespace avx2 {
#define MANDIBLE_TARGET __attribute__((target("avx2")))
#define MANDIBLE_VECTOR __m256i
#define MANDIBLE_OP(name) _mm256_##name
#include "engine/network/judge_kernel.inc"
#undef MANDIBLE_OP
#undef MANDIBLE_VECTOR
#undef MANDIBLE_TARGET
}  // namespace avx2

namespace avx512 {
#define MANDIBLE_TARGET __attribute__((target("avx512f,avx512bw")))
#define MANDIBLE_VECTOR __m512i
#define MANDIBLE_OP(name) _mm512_##name
#include "engine/network/judge_kernel.inc"
#undef MANDIBLE_OP
#undef MANDIBLE_VECTOR
#undef MANDIBLE_TARGET
}  // namespace avx512

constexpr std::array<Kernel, 3> kKernels = {
    {{"SSE2", sse2::output_of}, {"AVX2", avx2::output_of}, {"AVX-512", avx512::output_of}}};

std::size_t supported() {
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2") == 0) return 1;
  return __builtin_cpu_supports("avx512bw") == 0 ? 2 : 3;
}
#else

constexpr std::array<Kernel, 1> kKernels = {{{"128-bit SIMD", sse2::output_of}}};

std::size_t supported() { return 1; }

#endif

const Kernel kBest = kernels().back();

}  // namespace

Score Kernel::judge(const Network& network, const View& view) const {
  constexpr std::int64_t kUnit = std::int64_t{kOne} * kOne * kOutputOne;
  return static_cast<Score>(std::int64_t{output(network, view)} * kScoreOfOne / kUnit);
}

Score judge(const Network& network, const View& view) { return kBest.judge(network, view); }

std::span<const Kernel> kernels() { return std::span(kKernels).first(supported()); }

}  // namespace mandible::network
