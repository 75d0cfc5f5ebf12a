// An HTTP/1.1 server on one thread: connections, time limits, keep-alive, an orderly end. What a
// request means is left to the handler. The network library stays in the .cpp file, because it
// takes long to compile.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "server/net/http_limits.h"
#include "server/net/http_message.h"
#include "server/net/server_log.h"

namespace mandible::server {

class HttpServer {
 public:
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
