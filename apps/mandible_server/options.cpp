#include "mandible_server/options.h"

#include <arpa/inet.h>

#include <array>

namespace mandible::server {
namespace {

bool is_ip_address(const std::string& text) {
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  return inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 ||
         inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

}  // namespace

const char* const kAbout = R"(usage: mandible-server --web DIR [OPTIONS]

Serves Mandible's web app until Ctrl+C or SIGTERM.
)";

std::optional<int> read_options(CommandLine& line, const Arguments& words, Options& options) {
  constexpr const char* kNeedsAddress = "an IP address or localhost";
  constexpr const char* kNeedsLog = "a file, -, errors or off";
  const auto read_address = [&options](const std::string& text) -> std::optional<Error> {
    if (text != "localhost" && !is_ip_address(text)) {
      return CommandLine::refused("--address", kNeedsAddress, text);
    }
    options.address = text;
    return std::nullopt;
  };
  const auto read_log = [&options](const std::string& text) -> std::optional<Error> {
    if (text.empty()) return CommandLine::refused("--log", kNeedsLog, text);
    options.log = text;
    return std::nullopt;
  };
  line.text("--web DIR", options.web, "the folder of the built web app, web/dist in the sources");
  line.number("--port N", options.port, 0, 65535, "the port (4280); 0 takes any that is free");
  line.value(
      "--address A", kNeedsAddress, read_address,
      "where to listen (localhost: for this machine only); an IP address of this machine, or "
      "0.0.0.0 or :: to open it to every network that the machine is in");
  line.value("--log WHERE", kNeedsLog, read_log,
             "where to write one line of JSON per request and per error: a file, which is appended "
             "to; - for standard error; off; or errors, the default, for errors only, on standard "
             "error");
  line.number("--per-address N", options.connections_per_address, 1, kConnections,
              "at most this many of the 512 connections for one address (128; on localhost 512)");
  line.flag("--version", options.version, "the version");
  line.ending(kExitStatusText);
  if (const auto status = line.read(words)) return status;
  if (options.web.empty() && !options.version) {
    return line.refuse("--web DIR is missing: the folder of the built web app");
  }
  return std::nullopt;
}

int share_of(const Options& options) {
  const bool is_local = options.address == "localhost" || options.address == "::1" ||
                        options.address.starts_with("127.");
  return options.connections_per_address.value_or(is_local ? kConnections : kConnections / 4);
}

std::string url_of(const std::string& address, int port) {
  std::string host = address;
  if (address == "0.0.0.0" || address == "::") {
    host = "localhost";
  } else if (address.find(':') != std::string::npos) {
    host = "[" + address + "]";
  }
  return "http://" + host + ":" + std::to_string(port) + "/";
}

}  // namespace mandible::server
