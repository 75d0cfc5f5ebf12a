#include "server/net/http_server.h"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <csignal>
#include <ctime>
#include <exception>
#include <list>
#include <utility>

#include "server/net/security_fields.h"

namespace mandible::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

using RequestParser = http::request_parser<http::empty_body>;
using Body = http::span_body<const char>;
using Message = http::response<Body>;

// Errors come back as values: most of them are clients that go away.
constexpr auto kAwaitTuple = asio::as_tuple(asio::use_awaitable);

bool has_no_such_address(const error_code& error) {
  return error == boost::system::errc::address_not_available ||
         error == asio::error::address_family_not_supported;
}

std::string in_words(const error_code& error, const std::string& address, int port) {
  const std::string number = std::to_string(port);
  if (error == asio::error::address_in_use) {
    return "port " + number +
           " is already in use; stop the other program or choose another port with --port N";
  }
  if (error == asio::error::access_denied) {
    return "port " + number + " may not be used by this user; choose one above 1023 with --port N";
  }
  if (has_no_such_address(error)) {
    return "this machine does not have the address " + address +
           "; choose another with --address A";
  }
  return "cannot listen on " + address + " port " + number + ": " + error.message();
}

// A field may come in several lines, which mean the same as one with commas.
std::string joined(const http::fields& fields, http::field name) {
  std::string all;
  const auto [first, last] = fields.equal_range(name);
  for (auto at = first; at != last; ++at) {
    if (!all.empty()) all += ",";
    all += std::string_view(at->value());
  }
  return all;
}

Request request_of(const http::request<http::empty_body>& message) {
  return {std::string(message.method_string()), std::string(message.target()),
          joined(message, http::field::accept_encoding),
          joined(message, http::field::if_none_match)};
}

bool is_parse_error(const error_code& error) {
  static const auto& category = http::make_error_code(http::error::bad_method).category();
  return error.category() == category && error != http::error::end_of_stream &&
         error != http::error::partial_message;
}

Response refusal_of(const error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return plain_text(431, "the request is too long\n");
  }
  return plain_text(400, "this is not a well-formed HTTP/1.1 request\n");
}

std::string date_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 40> text{};
  std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
  return text.data();
}

Message message_of(const Response& response, bool is_head, bool keep_alive, unsigned version) {
  Message message(static_cast<http::status>(response.status), version);
  message.set(http::field::date, date_now());
  for (const auto& [name, value] : kSecurityFields) message.set(name, value);
  for (const auto& [name, value] : response.fields) message.set(name, value);
  if (response.status != 304) message.content_length(response.body.size());
  if (!is_head) message.body() = {response.body.data(), response.body.size()};
  message.keep_alive(keep_alive);
  return message;
}

struct Listener {
  explicit Listener(tcp::acceptor opened)
      : acceptor(std::move(opened)), pause(acceptor.get_executor()) {}

  tcp::acceptor acceptor;
  asio::steady_timer pause;
};

struct Connection {
  explicit Connection(tcp::socket socket) : stream(std::move(socket)) {}

  beast::tcp_stream stream;
  bool is_sending = false;
};

}  // namespace

class HttpServer::Impl {
 public:
  Impl(Handler handler, HttpLimits limits) : handler_(std::move(handler)), limits_(limits) {}

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

    is_stopping_ = true;
    signals_.clear();
    signals_.cancel();
    listeners_.clear();
    for (Connection& connection : connections_) {
      if (!connection.is_sending) connection.stream.close();
    }
    io_.restart();
    io_.run_for(limits_.grace);

    for (Connection& connection : connections_) connection.stream.close();
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
    // A new start need not wait until the system has forgotten the connections of the last one.
    acceptor.set_option(tcp::acceptor::reuse_address(true));
    if (acceptor.bind(endpoint, error)) return 0;
    if (acceptor.listen(asio::socket_base::max_listen_connections, error)) return 0;
    const int chosen = acceptor.local_endpoint().port();
    listeners_.emplace_back(std::move(acceptor));
    return chosen;
  }

  bool is_full() const { return connections_.size() >= limits_.connections; }

  void accept_at(Listener& listener) {
    if (is_full()) {
      accept_later(listener);
      return;
    }
    listener.acceptor.async_accept([this, &listener](const error_code& error, tcp::socket socket) {
      if (is_stopping_) return;
      if (error) {
        accept_later(listener);
        return;
      }
      const auto connection = connections_.emplace(connections_.end(), std::move(socket));
      asio::co_spawn(io_, serve(*connection), [this, connection](const std::exception_ptr&) {
        connections_.erase(connection);
      });
      accept_at(listener);
    });
  }

  // All places are taken, or there are no more files or memory: that passes, but not at once.
  void accept_later(Listener& listener) {
    listener.pause.expires_after(std::chrono::milliseconds(50));
    listener.pause.async_wait([this, &listener](const error_code&) {
      if (!is_stopping_) accept_at(listener);
    });
  }

  asio::awaitable<void> serve(Connection& connection) {
    beast::tcp_stream& stream = connection.stream;
    // Each response is written at once, so waiting for more to send with it would only delay it.
    stream.socket().set_option(tcp::no_delay(true));
    beast::flat_buffer buffer(2 * limits_.header_bytes);
    bool stays = true;
    while (stays && !is_stopping_) {
      RequestParser parser;
      parser.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
      stream.expires_after(limits_.idle);
      const auto [error, size] =
          co_await http::async_read_header(stream, buffer, parser, kAwaitTuple);
      if (error && !is_parse_error(error)) break;
      const Response response = error ? refusal_of(error) : response_to(parser);
      // A request with a body is not read to its end, so nothing can follow it.
      stays = !error && parser.is_done() && parser.keep_alive() && !is_full();
      const bool is_head = !error && parser.get().method() == http::verb::head;
      Message message = message_of(response, is_head, stays, error ? 11 : parser.get().version());
      connection.is_sending = true;
      stays = co_await send(stream, message) && stays;
      connection.is_sending = false;
    }
    co_await close_gently(stream);
  }

  Response response_to(const RequestParser& parser) const {
    const auto& message = parser.get();
    if (message.version() == 11 && message.count(http::field::host) != 1) {
      return plain_text(400, "the request needs one Host field\n");
    }
    Response response = handler_(request_of(message));
    if (!parser.is_done() && response.status < 400) {
      return plain_text(413, "a request with a body is not answered here\n");
    }
    return response;
  }

  // Whether all went out. A slow client has time as long as it takes something now and then.
  asio::awaitable<bool> send(beast::tcp_stream& stream, Message& message) const {
    http::response_serializer<Body> serializer(message);
    while (!serializer.is_done()) {
      stream.expires_after(limits_.idle);
      const auto [error, size] = co_await http::async_write_some(stream, serializer, kAwaitTuple);
      if (error) co_return false;
    }
    co_return true;
  }

  // Closing with bytes unread would reset the connection, and the client might lose the last
  // response; so reads a little of what still comes.
  static asio::awaitable<void> close_gently(beast::tcp_stream& stream) {
    constexpr std::size_t kMostBytes = 1U << 18U;
    error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream.expires_after(std::chrono::seconds(1));
    std::array<char, 4096> waste{};
    for (std::size_t total = 0; total < kMostBytes;) {
      const auto [error, size] = co_await stream.async_read_some(asio::buffer(waste), kAwaitTuple);
      if (error) break;
      total += size;
    }
    stream.close();
  }

  Handler handler_;
  HttpLimits limits_;
  bool is_stopping_ = false;
  asio::io_context io_{1};
  asio::signal_set signals_{io_};
  std::list<Listener> listeners_;
  std::list<Connection> connections_;
};

HttpServer::HttpServer(Handler handler, HttpLimits limits)
    : impl_(std::make_unique<Impl>(std::move(handler), limits)) {}
HttpServer::~HttpServer() = default;
Result<int> HttpServer::listen(const std::string& address, int port) {
  return impl_->listen(address, port);
}
void HttpServer::stop_on_signals() { impl_->stop_on_signals(); }
void HttpServer::run() { impl_->run(); }
void HttpServer::stop() { impl_->stop(); }

}  // namespace mandible::server
