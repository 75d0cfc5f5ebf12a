// A value, or an error that says what was wrong: how this project reports bad input.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

#include "base/error.h"

namespace mandible {

template <class T>
class Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
  Result(Error error) : state_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

  explicit operator bool() const { return state_.index() == 0; }

  const T& operator*() const { return value(); }
  T& operator*() { return value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  // The error in English.
  const std::string& error() const { return failure().message; }
  const Error& failure() const {
    const Error* error = std::get_if<Error>(&state_);
    assert(error != nullptr);
    return *error;
  }

 private:
  const T& value() const {
    const T* value = std::get_if<T>(&state_);
    assert(value != nullptr);
    return *value;
  }
  T& value() { return const_cast<T&>(std::as_const(*this).value()); }

  std::variant<T, Error> state_;
};

}  // namespace mandible
