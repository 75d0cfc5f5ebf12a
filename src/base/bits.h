// Bit loops and counts that compile to a few instructions on every target, popcnt or not.
#pragma once

#include <array>
#include <cstdint>

namespace mandible {

namespace detail {

inline constexpr std::array<std::uint8_t, 256> kBitsOfByte = [] {
  std::array<std::uint8_t, 256> counts{};
  for (unsigned i = 1; i < 256; ++i) counts[i] = static_cast<std::uint8_t>(counts[i / 2] + i % 2);
  return counts;
}();

}  // namespace detail

// The number of set bits of a mask of at most 16 bits.
constexpr int count_bits16(std::uint32_t x) {
#if defined(__POPCNT__) || defined(__wasm__)
  return __builtin_popcount(x);
#else
  return detail::kBitsOfByte[x & 255U] + detail::kBitsOfByte[x >> 8U];
#endif
}

constexpr int lowest_bit(std::uint32_t x) { return __builtin_ctz(x); }

// for (int i : Bits(mask)) visits the set bits of a mask, lowest first.
class Bits {
 public:
  class Iterator {
   public:
    explicit constexpr Iterator(std::uint32_t rest) : rest_(rest) {}
    constexpr int operator*() const { return lowest_bit(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

   private:
    std::uint32_t rest_;
  };

  explicit constexpr Bits(std::uint32_t mask) : mask_(mask) {}
  constexpr Iterator begin() const { return Iterator(mask_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint32_t mask_;
};

}  // namespace mandible
