#include "server/net/http_connection.h"

#include <fmt/chrono.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/write.hpp>
#include <ctime>
#include <exception>
#include <utility>

#include "base/text.h"
#include "server/net/security_fields.h"

namespace mandible::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using std::chrono::duration_cast;
using std::chrono::milliseconds;

// Errors come back as values: most of them are clients that go away.
constexpr auto kAwaitTuple = asio::as_tuple(asio::use_awaitable);

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
  return fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(std::time(nullptr)));
}

http::response<http::span_body<const char>> message_of(const Response& response, bool is_head,
                                                       bool keep_alive, unsigned version) {
  http::response<http::span_body<const char>> message(static_cast<http::status>(response.status),
                                                      version);
  message.set(http::field::date, date_now());
  for (const auto& [name, value] : kSecurityFields) message.set(name, value);
  for (const auto& [name, value] : response.fields) message.set(name, value);
  if (response.status != 304) message.content_length(response.body.size());
  if (!is_head) message.body() = {response.body.data(), response.body.size()};
  message.keep_alive(keep_alive);
  return message;
}

// Errors are ignored: if the client has closed the connection, reading reports it.
void set_options(tcp::socket& socket) {
  error_code ignored;
  // Each response is written at once, so waiting for more to send with it would only delay it.
  socket.set_option(tcp::no_delay(true), ignored);
  // The system buffers few unsent bytes, so that what was written measures what the client takes.
  constexpr int kUnsentBytes = 32 * 1024;
  setsockopt(socket.native_handle(), IPPROTO_TCP, TCP_NOTSENT_LOWAT, &kUnsentBytes,
             sizeof(kUnsentBytes));
}

}  // namespace

HttpConnection::HttpConnection(tcp::socket socket, std::string address, const Service& service)
    : service_(service),
      address_(std::move(address)),
      stream_(std::move(socket)),
      buffer_(2 * service.limits.header_bytes),
      pace_(service.limits.bytes_per_second, service.limits.pace_period) {
  set_options(stream_.socket());
}

asio::awaitable<void> HttpConnection::serve() {
  bool stays = true;
  while (stays && !service_.is_stopping) {
    // Not in the condition: GCC 12 would evaluate it there even when the rest is false.
    const bool has_begun = co_await receive_first_byte();
    if (!has_begun) break;
    const auto start = Clock::now();
    RequestParser parser;
    parser.header_limit(static_cast<std::uint32_t>(service_.limits.header_bytes));
    stream_.expires_after(service_.limits.request);
    const auto [error, size] =
        co_await http::async_read_header(stream_, buffer_, parser, kAwaitTuple);
    if (error == beast::error::timeout) {
      service_.log.error(
          address_, fmt::format("closed: the request took longer than {:g} s to come in",
                                std::chrono::duration<double>(service_.limits.request).count()));
    }
    if (error && !is_parse_error(error)) break;
    const Response response = error ? refusal_of(error) : response_to(parser);
    // A request with a body is not read to its end, so nothing can follow it.
    stays = !error && parser.is_done() && parser.keep_alive() && !service_.is_full();
    const auto& request = parser.get();
    const bool is_head = !error && request.method() == http::verb::head;
    Message message = message_of(response, is_head, stays, error ? 11 : request.version());
    AnsweredRequest answered{address_, "", "", response.status, 0, {}};
    if (!error) {
      answered.method = request.method_string();
      answered.target = request.target();
    }
    is_sending_ = true;
    stays = co_await send(message, answered.bytes) && stays;
    is_sending_ = false;
    answered.duration = duration_cast<milliseconds>(Clock::now() - start);
    service_.log.request(answered);
  }
  co_await close_gently();
}

// False if the client has nothing more to ask. A part of the next request may have come with the
// one before it.
asio::awaitable<bool> HttpConnection::receive_first_byte() {
  if (buffer_.size() > 0) co_return true;
  stream_.expires_after(service_.limits.idle);
  const auto [error, size] =
      co_await stream_.async_read_some(buffer_.prepare(service_.limits.header_bytes), kAwaitTuple);
  if (error) co_return false;
  buffer_.commit(size);
  co_return true;
}

Response HttpConnection::response_to(const RequestParser& parser) const {
  const auto& message = parser.get();
  if (message.version() == 11 && message.count(http::field::host) != 1) {
    return plain_text(400, "the request needs one Host field\n");
  }
  try {
    Response response = service_.handler(request_of(message));
    if (!parser.is_done() && response.status < 400) {
      return plain_text(413, "a request with a body is not answered here\n");
    }
    return response;
  } catch (const std::exception& error) {
    service_.log.error(address_, std::string("a request could not be answered: ") + error.what());
    return plain_text(500, "the server has failed to answer this request\n");
  }
}

asio::awaitable<bool> HttpConnection::send(Message& message, std::size_t& bytes) {
  http::response_serializer<http::span_body<const char>> serializer(message);
  while (!serializer.is_done()) {
    stream_.expires_after(pace_.patience());
    const auto start = Clock::now();
    const auto [error, size] = co_await http::async_write_some(stream_, serializer, kAwaitTuple);
    bytes += size;
    if (error == beast::error::timeout) {
      service_.log.error(address_,
                         fmt::format("closed: the client took less than {} bytes per second",
                                     with_commas(service_.limits.bytes_per_second)));
    }
    if (error) co_return false;
    pace_.add(size, Clock::now() - start);
  }
  co_return true;
}

// Closing with bytes unread would reset the connection, and the client might lose the last
// response; so some of what still arrives is read first.
asio::awaitable<void> HttpConnection::close_gently() {
  constexpr std::size_t kMostBytes = 1U << 18U;
  error_code ignored;
  stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  stream_.expires_after(std::chrono::seconds(1));
  std::array<char, 4096> waste{};
  for (std::size_t total = 0; total < kMostBytes;) {
    const auto [error, size] = co_await stream_.async_read_some(asio::buffer(waste), kAwaitTuple);
    if (error) break;
    total += size;
  }
  stream_.close();
}

}  // namespace mandible::server
