// A client that sends given bytes and reads responses. It waits for a limited time, so that a
// server that hangs fails its test instead of holding it up.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>

#include "base/text.h"

namespace mandible::test {

struct RawResponse {
  int status = 0;                             // 0: there was none
  std::map<std::string, std::string> fields;  // by name in lower case
  std::string body;
};

class RawClient {
 public:
  // `from`: one of the machine's own addresses, which all begin with 127.
  explicit RawClient(int port, const char* from = "127.0.0.1")
      : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in own{};
    own.sin_family = AF_INET;
    inet_pton(AF_INET, from, &own.sin_addr);
    bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof(own));
    // Long enough for a sanitizer's build on a busy machine.
    const timeval patience{20, 0};
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    is_connected_ =
        connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  }
  ~RawClient() { close(socket_); }
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  bool is_connected() const { return is_connected_; }

  // False if the server has gone away.
  bool send(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }

  // As send(), but only as much as the system takes without waiting.
  void send_what_fits(std::string_view bytes) const {
    ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  }

  // With a body of the length that the response says, if the request lets it have one.
  RawResponse read(bool has_body = true) {
    RawResponse response;
    while (unread_.find("\r\n\r\n") == std::string::npos) {
      if (!read_more()) return response;
    }
    const std::size_t end = unread_.find("\r\n\r\n");
    const std::string head = unread_.substr(0, end);
    unread_.erase(0, end + 4);
    if (!head.starts_with("HTTP/1.")) return response;
    response.status = std::atoi(head.c_str() + std::string_view("HTTP/1.1 ").size());
    for (const std::string_view line : split(head, '\n')) {
      const std::size_t colon = line.find(':');
      if (colon == std::string_view::npos) continue;
      response.fields[lower_case(line.substr(0, colon))] = trim(line.substr(colon + 1));
    }
    if (!has_body) return response;
    const auto found = response.fields.find("content-length");
    const std::size_t length = found == response.fields.end() ? 0 : std::stoul(found->second);
    while (unread_.size() < length && read_more()) {
    }
    response.body = unread_.substr(0, length);
    unread_.erase(0, length);
    return response;
  }

  RawResponse get(const std::string& target, const std::string& more_fields = "") {
    send("GET " + target + " HTTP/1.1\r\nHost: localhost\r\n" + more_fields + "\r\n");
    return read();
  }

  // Whether the server ends the connection in good order, with nothing before.
  bool is_closed() { return unread_.empty() && !read_more() && is_at_end_; }

  // Reads at most that many bytes and throws them away; false if the connection has ended.
  bool skip(std::size_t most) const {
    std::string buffer(most, '\0');
    return recv(socket_, buffer.data(), buffer.size(), 0) > 0;
  }

  // Whether something comes in that time.
  bool hears_within(int milliseconds) {
    const timeval little{0, milliseconds * 1000};
    const timeval patience{20, 0};
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &little, sizeof(little));
    const bool heard = read_more();
    setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    return heard;
  }

 private:
  bool read_more() {
    std::array<char, 1U << 16U> buffer{};
    const ssize_t count = recv(socket_, buffer.data(), buffer.size(), 0);
    if (count == 0) is_at_end_ = true;
    if (count <= 0) return false;
    unread_.append(buffer.data(), static_cast<std::size_t>(count));
    return true;
  }

  int socket_;
  bool is_connected_ = false;
  bool is_at_end_ = false;
  std::string unread_;
};

}  // namespace mandible::test
