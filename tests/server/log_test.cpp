// What the server writes to its log, as docs/server.md describes it.
#include <gtest/gtest.h>

#include <stdexcept>

#include "server/raw_client.h"
#include "server/running_server.h"

namespace mandible::test {
namespace {

class ServerLogTest : public RunningServer {
 protected:
  // The first line without its time and duration, which differ from run to run.
  std::string first_line() const {
    EXPECT_TRUE(becomes_true([&] { return logged().find('\n') != std::string::npos; }));
    const std::string line = logged().substr(0, logged().find('\n'));
    EXPECT_TRUE(line.starts_with(R"({"time":"20)")) << line;
    const std::size_t start = line.find(R"(,"kind")");
    return line.substr(start, line.find(R"(,"ms":)") - start);
  }
};

TEST_F(ServerLogTest, has_a_line_per_request) {
  RawClient client(start());
  const RawResponse response = client.get("/healthz?a=b");
  EXPECT_EQ(response.body, "ok");
  const std::string line = first_line();
  const std::string before =
      R"(,"kind":"request","address":"127.0.0.1","method":"GET","path":"/healthz?a=b","status":200,"bytes":)";
  ASSERT_TRUE(line.starts_with(before)) << line;
  const int bytes = std::stoi(line.substr(before.size()));
  EXPECT_GT(bytes, 500) << "the header counts";
  EXPECT_LT(bytes, 2000);
  client.get("/none");
  EXPECT_TRUE(comes_to_log(R"("path":"/none","status":404)"));
}

TEST_F(ServerLogTest, escapes_hostile_paths) {
  RawClient client(start());
  client.send("GET /\"\\\x9B\xC2\x9B%0A{}\x80 HTTP/1.1\r\nHost: a\r\n\r\n");
  client.read();
  EXPECT_NE(first_line().find(R"("path":"/\"\\%9B%C2%9B%0A{}%80")"), std::string::npos) << logged();
}

TEST_F(ServerLogTest, has_a_line_for_a_malformed_request) {
  RawClient client(start());
  client.send("\x1B[2J\r\n\r\n");
  client.read();
  EXPECT_NE(first_line().find(R"("method":null,"path":null,"status":400)"), std::string::npos)
      << logged();
}

TEST_F(ServerLogTest, has_the_exceptions_of_the_handler) {
  RawClient client(start(
      [](const server::Request&) -> server::Response { throw std::runtime_error("out of ideas"); },
      {}));
  EXPECT_EQ(client.get("/").status, 500);
  EXPECT_EQ(
      first_line(),
      R"(,"kind":"error","address":"127.0.0.1","reason":"a request could not be answered: out of ideas"})");
  EXPECT_EQ(client.get("/").status, 500) << "the connection lives on";
}

}  // namespace
}  // namespace mandible::test
