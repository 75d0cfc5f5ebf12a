// The words after `mandible-server`.
#pragma once

#include <optional>
#include <string>

#include "program/command_line.h"

namespace mandible::server {

struct Options {
  std::string address = "localhost";
  int port = 4280;
  std::string web;
  std::string log = "errors";
  std::optional<int> connections_per_address;
  bool version = false;
};

inline constexpr int kConnections = 512;

// As CommandLine::read().
std::optional<int> read_options(CommandLine& line, const Arguments& words, Options& options);

// The share of connections per address: what was asked for, or a quarter. Clients of a server that
// only this machine can reach all have the same address, so they share all connections.
int share_of(const Options& options);

// What to type into a browser on this machine.
std::string url_of(const std::string& address, int port);

extern const char* const kAbout;

}  // namespace mandible::server
