// An HTTP/1.1 server on one thread: connections, time limits, keep-alive, an orderly end. What a
// request means is left to the handler. The network library stays in the .cpp file, because it
// takes long to compile.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "base/result.h"
#include "server/net/http_message.h"
#include "server/net/server_log.h"

namespace mandible::server {

struct HttpLimits {
  // Below the 1,024 open files that a process may usually have. More clients wait their turn.
  std::size_t connections = 512;
  // A client that asks for more than its share is refused, so that others still find a place.
  std::size_t connections_per_address = 128;
  // Browsers send 1 KB at most without cookies.
  std::size_t header_bytes = 8192;
  // For the next request to begin.
  std::chrono::milliseconds idle = std::chrono::seconds(30);
  // For a request to come in whole, from its first byte on.
  std::chrono::milliseconds request = std::chrono::seconds(10);
  // A client that takes its responses more slowly, measured over each period, is disconnected.
  std::size_t bytes_per_second = 1024;
  std::chrono::milliseconds pace_period = std::chrono::seconds(20);
  // For responses on their way when the server is told to stop.
  std::chrono::milliseconds grace = std::chrono::seconds(5);
};

class HttpServer {
 public:
  using Handler = std::function<Response(const Request&)>;

  // The log must outlive the server.
  HttpServer(Handler handler, ServerLog& log, const HttpLimits& limits = {});
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  // Takes an IP address, or localhost for 127.0.0.1 and, where there is one, ::1. Returns the port,
  // which the system chooses if it is given as 0. From here on clients can connect.
  Result<int> listen(const std::string& address, int port);

  // Lets SIGINT and SIGTERM do what stop() does; a second one ends the program at once.
  void stop_on_signals();

  // Answers until it is told to stop, then finishes the responses on their way. Runs once.
  void run();

  // From any thread.
  void stop();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace mandible::server
