#include "wasm/buffers.h"

#include "wasm/export.h"

namespace mandible::wasm {
namespace {

std::string& input_text() {
  static std::string text;
  return text;
}

std::string& output_text() {
  static std::string text;
  return text;
}

}  // namespace

std::string_view input() { return input_text(); }

void answer(std::string text) { output_text() = std::move(text); }

}  // namespace mandible::wasm

// Room for this many bytes of input; the address is valid until the next call.
MANDIBLE_EXPORT char* mandible_input(int size) {
  std::string& text = mandible::wasm::input_text();
  text.resize(static_cast<std::size_t>(size));
  return text.data();
}

MANDIBLE_EXPORT const char* mandible_output() { return mandible::wasm::output_text().data(); }

MANDIBLE_EXPORT int mandible_output_size() {
  return static_cast<int>(mandible::wasm::output_text().size());
}
