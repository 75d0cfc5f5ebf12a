// One client's connection: reads its requests, answers them, and holds it to the limits.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/span_body.hpp>
#include <chrono>
#include <cstddef>
#include <string>

#include "server/net/http_limits.h"
#include "server/net/http_message.h"
#include "server/net/pace.h"
#include "server/net/server_log.h"

namespace mandible::server {

// What all connections of a server share.
struct Service {
  bool is_full() const { return open_connections >= limits.connections; }

  Handler handler;
  HttpLimits limits;
  ServerLog& log;
  std::size_t open_connections = 0;
  bool is_stopping = false;
};

class HttpConnection {
 public:
  // The service must outlive the connection.
  HttpConnection(boost::asio::ip::tcp::socket socket, std::string address, const Service& service);

  // Until either side ends the connection.
  boost::asio::awaitable<void> serve();

  const std::string& address() const { return address_; }
  bool is_sending() const { return is_sending_; }
  void close() { stream_.close(); }

 private:
  using Clock = std::chrono::steady_clock;
  using RequestParser = boost::beast::http::request_parser<boost::beast::http::empty_body>;
  using Message = boost::beast::http::response<boost::beast::http::span_body<const char>>;

  boost::asio::awaitable<bool> receive_first_byte();
  Response response_to(const RequestParser& parser) const;
  // Whether the whole message was sent; adds to `bytes` what was.
  boost::asio::awaitable<bool> send(Message& message, std::size_t& bytes);
  boost::asio::awaitable<void> close_gently();

  const Service& service_;
  std::string address_;
  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  Pace pace_;
  bool is_sending_ = false;
};

}  // namespace mandible::server
