// mandible-server: serves the web app.
#include <exception>
#include <fstream>
#include <iostream>

#include "mandible_server/options.h"
#include "program/exit_status.h"
#include "server/net/http_server.h"
#include "server/net/site_responder.h"

namespace mandible::server {
namespace {

bool is_file(const std::string& log) { return log != "-" && log != "errors" && log != "off"; }

ServerLog log_to(const std::string& where, std::ofstream& file) {
  if (where == "off") return {nullptr, false};
  if (where == "errors") return {&std::cerr, false};
  if (where == "-") return {&std::cerr, true};
  return {&file, true};
}

int serve(const CommandLine& line, const Options& options) {
  const Result<StaticSite> site = StaticSite::load(options.web);
  if (!site) return line.complain(site.error(), kFailed);
  std::ofstream log_file;
  if (is_file(options.log)) {
    log_file.open(options.log, std::ios::app);
    if (!log_file) return line.complain("cannot write to the log file " + options.log, kFailed);
  }
  ServerLog log = log_to(options.log, log_file);
  HttpLimits limits;
  limits.connections = kConnections;
  limits.connections_per_address = static_cast<std::size_t>(share_of(options));
  HttpServer server([&site](const Request& request) { return respond(*site, request); }, log,
                    limits);
  const Result<int> port = server.listen(options.address, options.port);
  if (!port) return line.complain(port.error(), kFailed);
  server.stop_on_signals();
  std::cout << "Mandible is at " << url_of(options.address, *port) << " (stop it with Ctrl+C)"
            << std::endl;
  server.run();
  std::cout << "stopped" << std::endl;
  return kDone;
}

int run(const Arguments& words) {
  Options options;
  CommandLine line("mandible-server", kAbout);
  if (const auto status = read_options(line, words, options)) return *status;
  if (options.version) {
    std::cout << "Mandible " MANDIBLE_VERSION "\n";
    return kDone;
  }
  return serve(line, options);
}

}  // namespace
}  // namespace mandible::server

int main(int argc, char** argv) {
  try {
    return mandible::server::run({argv + 1, argv + argc});
  } catch (const std::exception& error) {
    std::cerr << "mandible-server: " << error.what() << "\n";
    return mandible::kFailed;
  }
}
