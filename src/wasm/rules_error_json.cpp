#include "wasm/rules_error_json.h"

#include "base/text.h"

namespace mandible::wasm {
namespace {

constexpr long long kMostNumber = 1'000'000'000;

// The beginning of a long text, without half a character at its end.
std::string shortened(std::string_view text) {
  constexpr std::size_t kMost = 60;
  if (text.size() <= kMost) return std::string(text);
  std::size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "\xE2\x80\xA6";
}

}  // namespace

void write_error(JsonWriter& json, const Error& error) {
  json.begin_object().member("code", error.code);
  for (const ErrorParameter& parameter : error.parameters) {
    json.key(parameter.name);
    switch (parameter.kind) {
      case ErrorParameter::Kind::Number:
        json.value(parse_number(parameter.value, kMostNumber).value_or(0));
        break;
      case ErrorParameter::Kind::Quote:
        json.value(shortened(parameter.value));
        break;
      case ErrorParameter::Kind::Word:
        json.value(parameter.value);
        break;
    }
  }
  if (!error.reason.empty()) {
    json.key("reason");
    write_error(json, error.reason.front());
  }
  json.end_object();
}

}  // namespace mandible::wasm
