// The CRC-32 of zlib, PNG and Ethernet: tells a damaged file from a whole one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mandible {

constexpr std::uint32_t crc32(std::string_view bytes) {
  constexpr std::array<std::uint32_t, 256> kTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
      std::uint32_t value = i;
      for (int bit = 0; bit < 8; ++bit) value = (value >> 1) ^ (value % 2 * 0xEDB88320U);
      table[i] = value;
    }
    return table;
  }();
  std::uint32_t crc = 0xFFFFFFFFU;
  for (const char byte : bytes) {
    crc = (crc >> 8) ^ kTable[(crc ^ static_cast<unsigned char>(byte)) & 0xFFU];
  }
  return ~crc;
}

}  // namespace mandible
