// The words after `mandible-server`.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace mandible::server {

struct Options {
  std::string address = "localhost";
  int port = 4280;
  std::string web;
  bool help = false;
  bool version = false;
};

Result<Options> parse_options(const std::vector<std::string>& words);

// What to type into a browser on this machine.
std::string url_of(const std::string& address, int port);

extern const char* const kUsage;

}  // namespace mandible::server
