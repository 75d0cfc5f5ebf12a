// A vector of fixed capacity that lives where it is declared and never allocates.
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace mandible {

template <class T, std::size_t Capacity>
class StaticVector {
 public:
  static_assert(std::is_trivially_copyable_v<T>);

  StaticVector() {}  // NOLINT(modernize-use-equals-default): the union has no default constructor

  void push_back(const T& value) {
    assert(size_ < Capacity);
    data_[size_++] = value;
  }
  void pop_back() { --size_; }
  void clear() { size_ = 0; }
  // Drops all elements after the first `size`.
  void shrink(std::size_t size) {
    assert(size <= size_);
    size_ = size;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return Capacity; }

  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  T& back() { return data_[size_ - 1]; }
  const T& back() const { return data_[size_ - 1]; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }

 private:
  std::size_t size_ = 0;
  // A union leaves the elements uninitialised: a list of moves is made and dropped at every node.
  union {
    T data_[Capacity];
  };
};

}  // namespace mandible
