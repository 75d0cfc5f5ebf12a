// What the server lets its clients take: connections, bytes and time.
#pragma once

#include <chrono>
#include <cstddef>

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

}  // namespace mandible::server
