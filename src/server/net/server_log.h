// One line of JSON per request and per error; docs/server.md lists the members. Everything in it is
// printable ASCII, whatever a client sends, so that it can neither forge lines nor control the
// terminal that shows them.
#pragma once

#include <chrono>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>

namespace mandible::server {

struct AnsweredRequest {
  std::string address;
  std::string method;  // empty, as the target, if the request was not understood
  std::string target;
  int status = 0;
  std::size_t bytes = 0;  // of the response, header included, as far as it was sent
  std::chrono::milliseconds duration{};
};

using LogTime = std::chrono::system_clock::time_point;

// Without the line break.
std::string request_line(LogTime time, const AnsweredRequest& request);
// The address is empty if the error does not belong to a connection.
std::string error_line(LogTime time, std::string_view address, std::string_view reason);

class ServerLog {
 public:
  // Without a stream nothing is written. `with_requests`: not only errors.
  ServerLog(std::ostream* out, bool with_requests) : out_(out), with_requests_(with_requests) {}

  void request(const AnsweredRequest& request);
  void error(std::string_view address, std::string_view reason);

 private:
  void write(const std::string& line);

  std::ostream* out_;
  bool with_requests_;
  bool failed_ = false;
};

}  // namespace mandible::server
