// A request as far as the server reads it, and the response to it, without the network. The fields
// that every response carries (date, length, security) are left to HttpServer.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mandible::server {

struct Request {
  std::string method;
  std::string target;
  std::string accept_encoding;
  std::string if_none_match;
};

// All views must outlive the sending: they point to constants or into the site.
struct Response {
  int status = 200;
  std::vector<std::pair<std::string_view, std::string_view>> fields;
  std::string_view body;
};

using Handler = std::function<Response(const Request&)>;

inline Response plain_text(int status, std::string_view text) {
  return {
      status, {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}}, text};
}

}  // namespace mandible::server
