// What the fuzzers share. Each fuzz_*.cpp passes bytes to one of our readers and aborts when its
// results contradict each other; libFuzzer itself notices crashes, leaks and hangs.
// scripts/fuzz runs them for hours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>

namespace mandible::fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return size == 0 ? std::string_view()
                   : std::string_view(reinterpret_cast<const char*>(data), size);
}

// Ends the program, with what was wrong and the texts that prove it, unless `holds`.
inline void require(bool holds, std::string_view what,
                    std::initializer_list<std::string_view> evidence = {}) {
  if (holds) return;
  std::fprintf(stderr, "contradiction: %.*s\n", static_cast<int>(what.size()), what.data());
  for (std::string_view text : evidence) {
    std::fprintf(stderr, "---\n%.*s\n", static_cast<int>(text.size()), text.data());
  }
  std::abort();
}

}  // namespace mandible::fuzz
