#include "mandible_server/options.h"

#include <arpa/inet.h>

#include <array>

#include "base/argument_reader.h"
#include "base/text.h"

namespace mandible::server {
namespace {

bool is_ip_address(const std::string& text) {
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  return inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 ||
         inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

}  // namespace

const char* const kUsage =
    R"(usage: mandible-server --web DIR [--port N] [--address A] [--log WHERE] [--per-address N]

Serves Mandible's web app until Ctrl+C or SIGTERM.

  --web DIR      the folder of the built web app, web/dist in the sources
  --port N       the port (4280); 0 takes any that is free
  --address A    where to listen (localhost: for this machine only); an IP address of this machine,
                 or 0.0.0.0 or :: to open it to every network that the machine is in
  --log WHERE    where to write one line of JSON per request and per error: a file, which is appended
                 to; - for standard error; off; or errors, for errors only, on standard error
                 (errors)
  --per-address N  at most this many of the 512 connections for one address (128; on localhost 512)
  --help         this text
  --version      the version
)";

Result<Options> parse_options(const std::vector<std::string>& words) {
  Options options;
  ArgumentReader arguments(words);
  while (arguments.next()) {
    if (arguments.is_help()) {
      options.help = true;
    } else if (arguments.name == "--version") {
      options.version = true;
    } else if (arguments.name == "--port") {
      const Result<int> port = arguments.number(0, 65535);
      if (!port) return Error{port.error()};
      options.port = *port;
    } else if (arguments.name == "--address") {
      options.address = arguments.value().value_or("");
      if (options.address != "localhost" && !is_ip_address(options.address)) {
        return Error{"--address needs an IP address or localhost, not " +
                     in_quotes(options.address)};
      }
    } else if (arguments.name == "--log") {
      options.log = arguments.value().value_or("");
      if (options.log.empty()) return Error{"--log needs a file, -, errors or off"};
    } else if (arguments.name == "--per-address") {
      const Result<int> share = arguments.number(1, kConnections);
      if (!share) return Error{share.error()};
      options.connections_per_address = *share;
    } else if (arguments.name == "--web") {
      options.web = arguments.value().value_or("");
    } else {
      return arguments.unknown();
    }
  }
  if (options.web.empty() && !options.help && !options.version) {
    return Error{"--web DIR is missing: the folder of the built web app"};
  }
  return options;
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
