#include "base/error.h"

#include "base/text.h"

namespace mandible {
namespace {

constexpr long long kMostNumber = 1'000'000'000'000;

// Somewhat more than in_quotes shows, so that it still notices what is long.
constexpr std::size_t kMostQuoted = 80;

std::string english_value(const ErrorParameter& parameter) {
  switch (parameter.kind) {
    case ErrorParameter::Kind::Number:
      return with_commas(
          static_cast<unsigned long long>(parse_number(parameter.value, kMostNumber).value_or(0)));
    case ErrorParameter::Kind::Quote:
      return in_quotes(parameter.value);
    case ErrorParameter::Kind::Word:
      break;
  }
  return parameter.value;
}

std::string value_named(std::string_view name, const Error& error) {
  if (name == "reason" && !error.reason.empty()) return error.reason.front().message;
  for (const ErrorParameter& parameter : error.parameters) {
    if (parameter.name == name) return english_value(parameter);
  }
  return {};
}

std::string english_sentence(std::string_view pattern, const Error& error) {
  std::string sentence;
  for (;;) {
    const std::size_t open = pattern.find('{');
    const std::size_t close = pattern.find('}', open);
    sentence += pattern.substr(0, open);
    if (close == std::string_view::npos) return sentence;
    sentence += value_named(pattern.substr(open + 1, close - open - 1), error);
    pattern.remove_prefix(close + 1);
  }
}

}  // namespace

ErrorParameter ErrorParameter::number(std::string_view name, unsigned long long value) {
  return {name, Kind::Number, std::to_string(value)};
}

ErrorParameter ErrorParameter::word(std::string_view name, std::string_view value) {
  return {name, Kind::Word, std::string(value)};
}

ErrorParameter ErrorParameter::quote(std::string_view name, std::string_view text) {
  return {name, Kind::Quote, std::string(text.substr(0, kMostQuoted))};
}

Error coded_error(const ErrorWords& words, ErrorParameters parameters,
                  std::optional<Error> reason) {
  Error error{{}, words.name, std::move(parameters), {}};
  if (reason) error.reason.push_back(std::move(*reason));
  error.message = english_sentence(words.english, error);
  return error;
}

}  // namespace mandible
