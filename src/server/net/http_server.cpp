#include "server/net/http_server.h"

#include <fmt/core.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <exception>
#include <list>
#include <utility>

#include "server/net/address_share.h"
#include "server/net/http_connection.h"

namespace mandible::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

bool has_no_such_address(const error_code& error) {
  return error == boost::system::errc::address_not_available ||
         error == asio::error::address_family_not_supported;
}

std::string in_words(const error_code& error, const std::string& address, int port) {
  if (error == asio::error::address_in_use) {
    return fmt::format(
        "port {} is already in use; stop the other program or choose another port with --port N",
        port);
  }
  if (error == asio::error::access_denied) {
    return fmt::format("port {} may not be used by this user; choose one above 1023 with --port N",
                       port);
  }
  if (has_no_such_address(error)) {
    return fmt::format("this machine does not have the address {}; choose another with --address A",
                       address);
  }
  return fmt::format("cannot listen on {} port {}: {}", address, port, error.message());
}

struct Listener {
  explicit Listener(tcp::acceptor opened)
      : acceptor(std::move(opened)), pause(acceptor.get_executor()) {}

  tcp::acceptor acceptor;
  asio::steady_timer pause;
  bool has_failed = false;
};

// As the log shows it: an IPv4 client of an IPv6 socket by its IPv4 address.
std::string address_of(const tcp::socket& socket) {
  error_code error;
  const asio::ip::address address = socket.remote_endpoint(error).address();
  if (error) return "";
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
  }
  return address.to_string();
}

std::string in_words(const std::exception_ptr& exception) {
  try {
    std::rethrow_exception(exception);
  } catch (const std::exception& error) {
    return error.what();
  } catch (...) {
    return "an exception of unknown type";
  }
}

}  // namespace

class HttpServer::Impl {
 public:
  Impl(Handler handler, ServerLog& log, const HttpLimits& limits)
      : service_{std::move(handler), limits, log}, share_(limits.connections_per_address) {}

  Result<int> listen(const std::string& address, int port) {
    error_code error;
    const bool is_local = address == "localhost";
    const auto ip = is_local ? asio::ip::address() : asio::ip::make_address(address, error);
    if (error) return Error{"the address must be an IP address or localhost, not " + address};
    const int chosen = is_local ? open_loopbacks(port, error) : open(ip, port, error);
    if (error) return Error{in_words(error, address, port)};
    return chosen;
  }

  void stop_on_signals() {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](const error_code& error, int) {
      if (!error) stop();
    });
  }

  void run() {
    for (Listener& listener : listeners_) accept_at(listener);
    io_.run();

    service_.is_stopping = true;
    signals_.clear();
    signals_.cancel();
    listeners_.clear();
    for (HttpConnection& connection : connections_) {
      if (!connection.is_sending()) connection.close();
    }
    io_.restart();
    io_.run_for(service_.limits.grace);

    for (HttpConnection& connection : connections_) connection.close();
    io_.restart();
    io_.run();
  }

  void stop() { io_.stop(); }

 private:
  // A browser may try ::1 first and would take another program there for this one, so the port must
  // be free at both; one that the system chose may be free at the first only.
  int open_loopbacks(int port, error_code& error) {
    for (int tries = port == 0 ? 20 : 1; tries > 0; --tries) {
      const int chosen = open(asio::ip::address_v4::loopback(), port, error);
      if (error) return 0;
      open(asio::ip::address_v6::loopback(), chosen, error);
      if (has_no_such_address(error)) error.clear();
      if (!error) return chosen;
      listeners_.clear();
    }
    return 0;
  }

  // Returns the port.
  int open(const asio::ip::address& address, int port, error_code& error) {
    const tcp::endpoint endpoint(address, static_cast<asio::ip::port_type>(port));
    tcp::acceptor acceptor(io_);
    if (acceptor.open(endpoint.protocol(), error)) return 0;
    // A restart need not wait until the system has forgotten the connections of the last run.
    acceptor.set_option(tcp::acceptor::reuse_address(true));
    if (acceptor.bind(endpoint, error)) return 0;
    if (acceptor.listen(asio::socket_base::max_listen_connections, error)) return 0;
    const int chosen = acceptor.local_endpoint().port();
    listeners_.emplace_back(std::move(acceptor));
    return chosen;
  }

  void accept_at(Listener& listener) {
    if (service_.is_full()) {
      accept_later(listener);
      return;
    }
    listener.acceptor.async_accept([this, &listener](const error_code& error, tcp::socket socket) {
      if (service_.is_stopping) return;
      if (error) {
        if (!listener.has_failed) {
          service_.log.error("", "cannot accept a connection: " + error.message());
        }
        listener.has_failed = true;
        accept_later(listener);
        return;
      }
      listener.has_failed = false;
      add(std::move(socket));
      accept_at(listener);
    });
  }

  // All places are taken, or files or memory have run out: tries again after a moment.
  void accept_later(Listener& listener) {
    listener.pause.expires_after(std::chrono::milliseconds(50));
    listener.pause.async_wait([this, &listener](const error_code&) {
      if (!service_.is_stopping) accept_at(listener);
    });
  }

  void add(tcp::socket socket) {
    const std::string address = address_of(socket);
    if (!share_.take(address)) {
      service_.log.error(address, fmt::format("refused: this address already has {} connections",
                                              service_.limits.connections_per_address));
      return;
    }
    const auto connection =
        connections_.emplace(connections_.end(), std::move(socket), address, service_);
    service_.open_connections = connections_.size();
    asio::co_spawn(io_, connection->serve(),
                   [this, connection](const std::exception_ptr& exception) {
                     if (exception) {
                       service_.log.error(connection->address(), "closed: " + in_words(exception));
                     }
                     share_.give_back(connection->address());
                     connections_.erase(connection);
                     service_.open_connections = connections_.size();
                   });
  }

  Service service_;
  AddressShare share_;
  asio::io_context io_{1};
  asio::signal_set signals_{io_};
  std::list<Listener> listeners_;
  std::list<HttpConnection> connections_;
};

HttpServer::HttpServer(Handler handler, ServerLog& log, const HttpLimits& limits)
    : impl_(std::make_unique<Impl>(std::move(handler), log, limits)) {}
HttpServer::~HttpServer() = default;
Result<int> HttpServer::listen(const std::string& address, int port) {
  return impl_->listen(address, port);
}
void HttpServer::stop_on_signals() { impl_->stop_on_signals(); }
void HttpServer::run() { impl_->run(); }
void HttpServer::stop() { impl_->stop(); }

}  // namespace mandible::server
