// The server as a client on the network sees it, byte by byte.
#include <gtest/gtest.h>

#include <optional>

#include "server/raw_client.h"
#include "server/running_server.h"

namespace mandible::test {
namespace {

using server::HttpLimits;
using server::HttpServer;
using std::chrono::milliseconds;
using std::chrono::seconds;
using HttpServerTest = RunningServer;

void expect_security_fields(RawResponse response) {
  EXPECT_EQ(response.fields["cross-origin-opener-policy"], "same-origin");
  EXPECT_EQ(response.fields["cross-origin-embedder-policy"], "require-corp");
  EXPECT_EQ(response.fields["cross-origin-resource-policy"], "same-origin");
  EXPECT_EQ(response.fields["x-content-type-options"], "nosniff");
  EXPECT_EQ(response.fields["referrer-policy"], "no-referrer");
  EXPECT_NE(response.fields["permissions-policy"], "");
  EXPECT_EQ(response.fields["content-security-policy"],
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
            "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
            "worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'");
}

TEST_F(HttpServerTest, serves_the_page) {
  RawResponse response = RawClient(start()).get("/");
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.body, "<!doctype html>the page");
  EXPECT_EQ(response.fields["content-type"], "text/html; charset=utf-8");
  EXPECT_EQ(response.fields["content-length"], "23");
  EXPECT_EQ(response.fields["date"].size(), 29U) << response.fields["date"];
}

TEST_F(HttpServerTest, protects_every_response) {
  const int port = start();
  for (const char* request :
       {"GET / HTTP/1.1\r\nHost: a\r\n\r\n", "GET /none HTTP/1.1\r\nHost: a\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: *\r\n\r\n", "nonsense\r\n\r\n"}) {
    RawClient client(port);
    client.send(request);
    expect_security_fields(client.read());
  }
}

TEST_F(HttpServerTest, answers_head_without_a_body) {
  RawClient client(start());
  client.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n");
  RawResponse response = client.read(false);
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.fields["content-length"], "23");
  EXPECT_EQ(client.get("/healthz").body, "ok") << "on the same connection";
}

TEST_F(HttpServerTest, answers_304_without_a_body) {
  RawClient client(start());
  const std::string etag = client.get("/").fields["etag"];
  RawResponse response = client.get("/", "If-None-Match: \"x\"\r\nIf-None-Match: " + etag + "\r\n");
  EXPECT_EQ(response.status, 304);
  EXPECT_EQ(response.fields["etag"], etag);
  EXPECT_EQ(response.fields.count("content-length"), 0U);
  EXPECT_EQ(client.get("/healthz").body, "ok") << "on the same connection";
}

TEST_F(HttpServerTest, sends_what_the_client_can_decompress) {
  RawClient client(start());
  RawResponse response =
      client.get("/assets/app-DiwrgTda.js", "Accept-Encoding: deflate\r\nAccept-Encoding: br\r\n");
  EXPECT_EQ(response.body, "script br");
  EXPECT_EQ(response.fields["content-encoding"], "br");
  EXPECT_EQ(response.fields["cache-control"], "public, max-age=31536000, immutable");
  EXPECT_EQ(client.get("/assets/app-DiwrgTda.js").body, "the script");
}

TEST_F(HttpServerTest, sends_a_big_file_whole) {
  const std::string big(kBigSize, 'x');
  folder_.write("big.bin", big);
  const RawResponse response = RawClient(start()).get("/big.bin");
  EXPECT_TRUE(response.body == big) << response.body.size();
}

TEST_F(HttpServerTest, listens_on_ipv6_too_where_there_is_one) {
  const int port = start();
  const int client = socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in6 address{};
  address.sin6_family = AF_INET6;
  address.sin6_addr = in6addr_loopback;
  if (client < 0 ||
      bind(client, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0) {
    if (client >= 0) close(client);
    GTEST_SKIP() << "no IPv6";
  }
  address.sin6_port = htons(static_cast<std::uint16_t>(port));
  EXPECT_EQ(connect(client, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
  close(client);
}

TEST_F(HttpServerTest, keeps_the_connection) {
  RawClient client(start());
  for (int i = 0; i < 20; ++i) EXPECT_EQ(client.get("/healthz").body, "ok");
}

TEST_F(HttpServerTest, closes_the_connection_when_asked_to) {
  const int port = start();
  RawClient client(port);
  EXPECT_EQ(client.get("/", "Connection: close\r\n").fields["connection"], "close");
  EXPECT_TRUE(client.is_closed());
  RawClient old(port);
  old.send("GET / HTTP/1.0\r\n\r\n");
  EXPECT_EQ(old.read().status, 200);
  EXPECT_TRUE(old.is_closed());
}

TEST_F(HttpServerTest, answers_requests_sent_together_in_their_order) {
  RawClient client(start());
  client.send(
      "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /none HTTP/1.1\r\nHost: a\r\n\r\n"
      "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /heal");
  EXPECT_EQ(client.read().body, "ok");
  EXPECT_EQ(client.read().status, 404);
  EXPECT_EQ(client.read().body, "<!doctype html>the page");
  client.send("thz HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(client.read().body, "ok");
}

TEST_F(HttpServerTest, reads_a_request_that_comes_in_pieces) {
  RawClient client(start());
  for (const char c : std::string_view("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")) {
    client.send({&c, 1});
  }
  EXPECT_EQ(client.read().body, "ok");
}

TEST_F(HttpServerTest, gives_no_file_outside_the_site) {
  RawClient client(start());
  for (const char* target :
       {"/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2f..%2f..%2fetc%2fpasswd", "//etc/passwd", "/%00", "/..%5c..%5cetc%5cpasswd"}) {
    EXPECT_EQ(client.get(target).status, 404) << target;
  }
}

TEST_F(HttpServerTest, refuses_malformed_requests_and_closes) {
  const int port = start();
  for (const char* request :
       {"nonsense\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/1.1\r\nHost a\r\n\r\n",
        "GET / HTTP/2.0\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
        "\x16\x03\x01\x02\x01\x01\xFC\x03\x03\r\n\r\n"}) {
    RawClient client(port);
    client.send(request);
    RawResponse response = client.read();
    EXPECT_EQ(response.status, 400) << request;
    EXPECT_EQ(response.fields["connection"], "close");
    EXPECT_TRUE(client.is_closed()) << request;
  }
}

TEST_F(HttpServerTest, needs_one_host) {
  RawClient client(start());
  client.send("GET / HTTP/1.1\r\n\r\n");
  EXPECT_EQ(client.read().status, 400);
  EXPECT_EQ(client.get("/", "Host: b\r\n").status, 400);
}

TEST_F(HttpServerTest, refuses_long_requests) {
  const int port = start();
  EXPECT_EQ(RawClient(port).get("/" + std::string(4000, 'a')).status, 414);
  EXPECT_EQ(RawClient(port).get("/" + std::string(9000, 'a')).status, 431);
  EXPECT_EQ(RawClient(port).get("/", "X: " + std::string(9000, 'a') + "\r\n").status, 431);
  EXPECT_EQ(RawClient(port).get("/", "X: " + std::string(100'000, 'a') + "\r\n").status, 431);
}

TEST_F(HttpServerTest, reads_no_bodies) {
  const int port = start();
  const std::string body(200'000, 'a');
  RawClient poster(port);
  poster.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 200000\r\n\r\n" + body);
  RawResponse refused = poster.read();
  EXPECT_EQ(refused.status, 405);
  EXPECT_EQ(refused.fields["allow"], "GET, HEAD");
  EXPECT_TRUE(poster.is_closed());
  RawClient getter(port);
  getter.send("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n");
  EXPECT_EQ(getter.read().status, 413);
  EXPECT_EQ(getter.get("/").status, 0) << "the connection has ended";
}

TEST_F(HttpServerTest, reads_what_a_client_still_sends_after_a_refusal) {
  RawClient client(start());
  client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n");
  EXPECT_EQ(client.read().status, 405);
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(client.send(std::string(10'000, 'a')));
  EXPECT_TRUE(client.is_closed());
}

TEST_F(HttpServerTest, survives_clients_that_go_away) {
  folder_.write("big.bin", std::string(kBigSize, 'x'));
  const int port = start();
  for (const char* request : {"", "GET", "GET /big.bin HTTP/1.1\r\nHost: a\r\n\r\n"}) {
    RawClient(port).send(request);
  }
  EXPECT_EQ(RawClient(port).get("/healthz").body, "ok");
}

TEST_F(HttpServerTest, closes_what_waits_when_it_stops) {
  const int port = start();
  RawClient silent(port);
  RawClient done(port);
  EXPECT_EQ(done.get("/").status, 200);
  const auto before = std::chrono::steady_clock::now();
  stop();
  EXPECT_LT(std::chrono::steady_clock::now() - before, seconds(4));
  EXPECT_TRUE(silent.is_closed());
  EXPECT_TRUE(done.is_closed());
  EXPECT_FALSE(RawClient(port).is_connected());
}

TEST_F(HttpServerTest, finishes_responses_when_it_stops) {
  folder_.write("big.bin", std::string(kBigSize, 'x'));
  RawClient client(start());
  client.send("GET /big.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  ASSERT_TRUE(client.hears_within(900));
  server_->stop();
  EXPECT_EQ(client.read().body.size(), kBigSize);
  EXPECT_TRUE(client.is_closed());
}

TEST_F(HttpServerTest, does_not_finish_responses_that_take_too_long) {
  folder_.write("big.bin", std::string(kBigSize, 'x'));
  HttpLimits limits;
  limits.grace = milliseconds(100);
  RawClient client(start(limits));
  client.send("GET /big.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  ASSERT_TRUE(client.hears_within(900));
  const auto before = std::chrono::steady_clock::now();
  stop();
  EXPECT_LT(std::chrono::steady_clock::now() - before, seconds(20));
  EXPECT_LT(client.read().body.size(), kBigSize);
}

TEST_F(HttpServerTest, says_that_a_port_is_taken) {
  const int port = start();
  server::ServerLog log(nullptr, false);
  HttpServer second([](const server::Request&) { return server::Response(); }, log);
  const Result<int> taken = second.listen("localhost", port);
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error(),
            "port " + std::to_string(port) +
                " is already in use; stop the other program or choose another port with --port N");
}

TEST_F(HttpServerTest, says_that_an_address_is_not_of_this_machine) {
  server::ServerLog log(nullptr, false);
  HttpServer server([](const server::Request&) { return server::Response(); }, log);
  const Result<int> port = server.listen("192.0.2.1", 0);
  ASSERT_FALSE(port);
  EXPECT_EQ(port.error(),
            "this machine does not have the address 192.0.2.1; choose another with --address A");
}

}  // namespace
}  // namespace mandible::test
