// Numbers as bytes, the lowest first, for files that are read on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace mandible {

template <class Integer>
void append_number(std::string& bytes, Integer number) {
  auto rest = static_cast<std::make_unsigned_t<Integer>>(number);
  for (std::size_t i = 0; i < sizeof(Integer); ++i) {
    bytes += static_cast<char>(rest & 0xFFU);
    rest = static_cast<decltype(rest)>(static_cast<std::uint64_t>(rest) >> 8U);
  }
}

// Takes numbers off the front. After one that was not there, `failed` is true and all are 0.
class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

  template <class Integer>
  Integer take() {
    if (rest_.size() < sizeof(Integer)) {
      rest_ = {};
      failed_ = true;
      return 0;
    }
    std::uint64_t number = 0;
    for (std::size_t i = sizeof(Integer); i-- > 0;) {
      number = number << 8U | static_cast<unsigned char>(rest_[i]);
    }
    rest_.remove_prefix(sizeof(Integer));
    return static_cast<Integer>(number);
  }

  bool failed() const { return failed_; }
  std::size_t left() const { return rest_.size(); }

 private:
  std::string_view rest_;
  bool failed_ = false;
};

}  // namespace mandible
