// A small, fast, seedable generator (splitmix64): the same numbers on every platform.
#pragma once

#include <cstdint>

namespace mandible {

// A bijection of 64 bits whose output bits all depend on all input bits.
constexpr std::uint64_t mix_bits(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

// A cheaper mix for keys that are combined with exclusive or; the input should be below 2^32.
constexpr std::uint64_t scatter_bits(std::uint64_t x) {
  x *= 0x9E3779B97F4A7C15ULL;
  return (x ^ (x >> 32)) * 0xD6E8FEB86659FD93ULL;
}

class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() { return mix_bits(state_ += 0x9E3779B97F4A7C15ULL); }

  // A number from 0 to bound - 1; the bias of the multiplication is below 2^-32 for small bounds.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
  }

 private:
  std::uint64_t state_;
};

}  // namespace mandible
