// The words after `mandible-server`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

namespace mandible::server {

struct Options {
  std::string address = "localhost";
  int port = 4280;
  std::string web;
  std::string log = "errors";
  std::optional<int> connections_per_address;
  bool help = false;
  bool version = false;
};

inline constexpr int kConnections = 512;

Result<Options> parse_options(const std::vector<std::string>& words);

// The share of connections per address: what was asked for, or a quarter. Clients of a server that
// only this machine can reach all have the same address, so they share all connections.
int share_of(const Options& options);

// What to type into a browser on this machine.
std::string url_of(const std::string& address, int port);

extern const char* const kUsage;

}  // namespace mandible::server
