#include "server/net/server_log.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <iostream>

#include "base/json.h"

namespace mandible::server {
namespace {

std::string in_text(LogTime time) {
  const auto since_epoch = time.time_since_epoch();
  const auto seconds = std::chrono::floor<std::chrono::seconds>(since_epoch);
  const auto rest = std::chrono::duration_cast<std::chrono::milliseconds>(since_epoch - seconds);
  return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(seconds.count()), rest.count());
}

// Bytes that do not belong in an address are written as an address writes them, as in %0A.
std::string printable(std::string_view text) {
  constexpr std::size_t kMostBytes = 2048;
  std::string safe;
  for (const char c : text.substr(0, kMostBytes)) {
    if (c > ' ' && c <= '~') {
      safe += c;
      continue;
    }
    safe += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  if (text.size() > kMostBytes) safe += "...";
  return safe;
}

void member_or_null(JsonWriter& json, std::string_view name, std::string_view text) {
  json.key(name);
  if (text.empty()) {
    json.null();
  } else {
    json.value(text);
  }
}

}  // namespace

std::string request_line(LogTime time, const AnsweredRequest& request) {
  JsonWriter json;
  json.begin_object().member("time", in_text(time)).member("kind", "request");
  member_or_null(json, "address", printable(request.address));
  member_or_null(json, "method", printable(request.method));
  member_or_null(json, "path", printable(request.target));
  json.member("status", request.status);
  json.member("bytes", static_cast<long long>(request.bytes));
  json.member("ms", static_cast<long long>(request.duration.count())).end_object();
  return json.text();
}

std::string error_line(LogTime time, std::string_view address, std::string_view reason) {
  JsonWriter json;
  json.begin_object().member("time", in_text(time)).member("kind", "error");
  member_or_null(json, "address", printable(address));
  std::string safe(reason);
  std::replace_if(
      safe.begin(), safe.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
  json.member("reason", safe).end_object();
  return json.text();
}

void ServerLog::request(const AnsweredRequest& request) {
  if (with_requests_) write(request_line(std::chrono::system_clock::now(), request));
}

void ServerLog::error(std::string_view address, std::string_view reason) {
  write(error_line(std::chrono::system_clock::now(), address, reason));
}

void ServerLog::write(const std::string& line) {
  if (out_ == nullptr) return;
  *out_ << line + "\n" << std::flush;
  const bool failed = !*out_;
  if (failed && !failed_) std::cerr << "mandible-server: cannot write to the log\n";
  failed_ = failed;
  out_->clear();  // a full disk may have room again later
}

}  // namespace mandible::server
