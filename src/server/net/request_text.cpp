#include "server/net/request_text.h"

#include "base/text.h"

namespace mandible::server {
namespace {

std::optional<int> hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  const char lower = to_lower(c);
  if (lower >= 'a' && lower <= 'f') return lower - 'a' + 10;
  return std::nullopt;
}

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      decoded += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const auto high = hex_digit(text[i + 1]);
    const auto low = hex_digit(text[i + 2]);
    if (!high || !low) return std::nullopt;
    decoded += static_cast<char>(*high * 16 + *low);
    i += 2;
  }
  return decoded;
}

bool is_weight_zero(std::string_view parameter) {
  parameter = trim(parameter);
  return starts_with_ignoring_case(parameter, "q=") &&
         parameter.substr(2).find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

std::optional<std::string> path_of_target(std::string_view target) {
  // Some proxies name the host in the target: http://host/path.
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!starts_with_ignoring_case(target, scheme)) continue;
    const std::size_t slash = target.find('/', scheme.size());
    target = slash == std::string_view::npos ? "/" : target.substr(slash);
    break;
  }
  if (target.empty() || target.front() != '/') return std::nullopt;
  return percent_decoded(target.substr(0, target.find_first_of("?#")));
}

bool accepts_coding(std::string_view accept_encoding, std::string_view coding) {
  bool others = false;
  for (const std::string_view item : split(accept_encoding, ',')) {
    const auto parts = split(item, ';');
    const std::string_view name = trim(parts[0]);
    const bool allowed = parts.size() < 2 || !is_weight_zero(parts[1]);
    if (equal_ignoring_case(name, coding)) return allowed;
    if (name == "*") others = allowed;
  }
  return others;
}

bool lists_etag(std::string_view if_none_match, std::string_view etag) {
  if (trim(if_none_match) == "*") return true;
  // A comma inside another tag does no harm: its pieces lack one of the quotation marks.
  for (std::string_view item : split(if_none_match, ',')) {
    item = trim(item);
    if (item.starts_with("W/")) item.remove_prefix(2);
    if (item == etag) return true;
  }
  return false;
}

}  // namespace mandible::server
