// A server with a small site, on a thread of its own, and what it has logged.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <thread>

#include "server/net/http_server.h"
#include "server/net/site_responder.h"
#include "support/site_folder.h"

namespace mandible::test {

// More than the buffers of both sockets hold, so that it goes out only as fast as it is read.
inline constexpr std::size_t kBigSize = std::size_t{24} << 20;

class RunningServer : public testing::Test {
 protected:
  ~RunningServer() override { stop(); }

  int start(const server::HttpLimits& limits = {}) {
    site_.emplace(server::StaticSite::load(folder_.path()));
    return start([this](const server::Request& request) { return respond(**site_, request); },
                 limits);
  }
  int start(server::Handler handler, const server::HttpLimits& limits) {
    log_file_.open(log_path());
    server_.emplace(std::move(handler), log_, limits);
    const Result<int> port = server_->listen("localhost", 0);
    EXPECT_TRUE(port) << port.error();
    thread_ = std::thread([this] { server_->run(); });
    return port ? *port : 0;
  }
  void stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
  }

  std::string logged() const {
    std::ifstream in(log_path());
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }
  // Whether the condition comes true before the patience ends, which no test should need.
  template <class Condition>
  static bool becomes_true(Condition condition) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!condition()) {
      if (std::chrono::steady_clock::now() > end) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return true;
  }
  bool comes_to_log(const std::string& text) const {
    return becomes_true([&] { return logged().find(text) != std::string::npos; });
  }

  SiteFolder folder_;
  std::optional<Result<server::StaticSite>> site_;
  std::ofstream log_file_;
  server::ServerLog log_{&log_file_, true};
  std::optional<server::HttpServer> server_;
  std::thread thread_;

 private:
  std::string log_path() const { return folder_.path() / ".log"; }
};

}  // namespace mandible::test
