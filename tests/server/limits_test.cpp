// What the server does with clients that are slow, many or idle.
#include <gtest/gtest.h>

#include <optional>

#include "server/raw_client.h"
#include "server/running_server.h"

namespace mandible::test {
namespace {

using server::HttpLimits;
using std::chrono::milliseconds;
using ServerLimits = RunningServer;

HttpLimits quick_limits() {
  HttpLimits limits;
  limits.bytes_per_second = 1U << 20U;
  limits.pace_period = milliseconds(200);
  return limits;
}

TEST_F(ServerLimits, closes_idle_connections) {
  HttpLimits limits;
  limits.idle = milliseconds(100);
  const int port = start(limits);
  RawClient silent(port);
  RawClient done(port);
  EXPECT_EQ(done.get("/").status, 200);
  EXPECT_TRUE(silent.is_closed());
  EXPECT_TRUE(done.is_closed());
  EXPECT_EQ(logged().find("error"), std::string::npos) << "that is how connections end";
}

TEST_F(ServerLimits, closes_connections_with_a_request_that_does_not_come_in_whole) {
  HttpLimits limits;
  limits.request = milliseconds(100);
  RawClient slow(start(limits));
  slow.send("GET / HTT");
  EXPECT_TRUE(slow.is_closed());
  EXPECT_TRUE(comes_to_log("closed: the request took longer than "));
}

TEST_F(ServerLimits, gives_each_request_its_own_time) {
  HttpLimits limits;
  limits.idle = milliseconds(50);
  RawClient client(start(limits));
  client.send("GET /healthz HTT");
  ASSERT_FALSE(client.hears_within(200));
  client.send("P/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(client.read().body, "ok") << "a request that has begun is not idle";
}

TEST_F(ServerLimits, does_not_wait_for_a_client_that_reads_nothing) {
  folder_.write("big.bin", std::string(kBigSize, 'x'));
  HttpLimits limits = quick_limits();
  limits.connections = 1;
  const int port = start(limits);
  RawClient lazy(port);
  lazy.send("GET /big.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_EQ(RawClient(port).get("/healthz").status, 200) << "once the other is gone";
  EXPECT_LT(lazy.read().body.size(), kBigSize);
}

TEST_F(ServerLimits, disconnects_a_client_that_reads_slowly) {
  folder_.write("big.bin", std::string(kBigSize, 'x'));
  RawClient slow(start(quick_limits()));
  slow.send("GET /big.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  const auto is_cut_while_reading = [&] {
    return logged().find("error") != std::string::npos || !slow.skip(256);
  };
  EXPECT_TRUE(becomes_true(is_cut_while_reading));
  EXPECT_NE(logged().find("closed: the client took less than 1,048,576 bytes per second"),
            std::string::npos)
      << logged();
}

TEST_F(ServerLimits, disconnects_a_client_that_reads_many_short_responses_slowly) {
  folder_.write("half.bin", std::string(100'000, 'x'));
  RawClient slow(start(quick_limits()));
  const auto is_cut_while_asking = [&] {
    slow.send_what_fits("GET /half.bin HTTP/1.1\r\nHost: a\r\n\r\n");
    return logged().find("closed: the client took less than") != std::string::npos;
  };
  EXPECT_TRUE(becomes_true(is_cut_while_asking));
}

TEST_F(ServerLimits, keeps_a_client_that_reads_quickly) {
  folder_.write("big.bin", std::string(kBigSize, 'x'));
  RawClient quick(start(quick_limits()));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(quick.get("/big.bin").body.size(), kBigSize);
  EXPECT_EQ(logged().find("error"), std::string::npos) << logged();
}

TEST_F(ServerLimits, lets_clients_wait_when_all_places_are_taken) {
  HttpLimits limits;
  limits.connections = 2;
  const int port = start(limits);
  std::optional<RawClient> first(port);
  RawClient second(port);
  RawClient third(port);
  ASSERT_TRUE(third.is_connected());
  third.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_FALSE(third.hears_within(200));
  first.reset();
  EXPECT_EQ(third.read().body, "ok");
}

TEST_F(ServerLimits, gives_up_its_place_after_a_response_when_all_are_taken) {
  HttpLimits limits;
  limits.connections = 1;
  const int port = start(limits);
  RawClient first(port);
  EXPECT_EQ(first.get("/").fields["connection"], "close");
  EXPECT_TRUE(first.is_closed());
}

TEST_F(ServerLimits, refuses_an_address_that_has_its_share_and_serves_the_others) {
  HttpLimits limits;
  limits.connections_per_address = 2;
  const int port = start(limits);
  RawClient first(port);
  RawClient second(port);
  EXPECT_EQ(first.get("/healthz").body, "ok");
  EXPECT_EQ(second.get("/healthz").body, "ok");
  RawClient third(port);
  EXPECT_TRUE(third.is_closed());
  EXPECT_TRUE(comes_to_log(
      R"("address":"127.0.0.1","reason":"refused: this address already has 2 connections")"));
  EXPECT_EQ(RawClient(port, "127.0.0.2").get("/healthz").body, "ok");
  EXPECT_EQ(first.get("/healthz").body, "ok") << "a client that has a place keeps it";
}

TEST_F(ServerLimits, frees_the_share_of_connections_that_have_ended) {
  HttpLimits limits;
  limits.connections_per_address = 1;
  const int port = start(limits);
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(becomes_true([&] { return RawClient(port).get("/healthz").body == "ok"; })) << i;
  }
}

}  // namespace
}  // namespace mandible::test
