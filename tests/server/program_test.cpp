// mandible-server as a shell sees it: what it prints where, and its exit status.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "server/raw_client.h"
#include "support/site_folder.h"
#include "unit/uhp/child_process.h"

namespace mandible::test {
namespace {

struct Ended {
  int status;
  std::string out;
  std::string err;
};

class ServerProgram : public testing::Test {
 protected:
  // For calls that end by themselves. The shell's words after the program's name.
  Ended run(const std::string& words) const {
    const std::string command = "cd '" + folder_.path().string() +
                                "' && '" MANDIBLE_SERVER_PROGRAM "' " + words +
                                " </dev/null >out 2>err";
    const int status = std::system(command.c_str());
    return {WEXITSTATUS(status), contents_of("out"), contents_of("err")};
  }
  std::string contents_of(const std::string& name) const {
    std::ifstream in(folder_.path() / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }

  SiteFolder folder_;
};

// The port in "Mandible is at http://HOST:PORT/ (stop it with Ctrl+C)"; 0 if that is not the line.
int port_in(const std::string& line, const std::string& host) {
  const std::string start = "Mandible is at http://" + host + ":";
  if (!line.starts_with(start) || !line.ends_with("/ (stop it with Ctrl+C)")) return 0;
  return std::atoi(line.c_str() + start.size());
}

TEST_F(ServerProgram, says_where_it_is_and_serves_until_a_signal) {
  for (const int signal : {SIGINT, SIGTERM}) {
    ChildProcess program({MANDIBLE_SERVER_PROGRAM, "--web", folder_.path(), "--port=0"});
    const std::string line = program.read_line().value_or("");
    const int port = port_in(line, "localhost");
    ASSERT_NE(port, 0) << line;
    EXPECT_EQ(RawClient(port).get("/healthz").body, "ok");
    program.signal(signal);
    EXPECT_EQ(program.read_rest(), "stopped\n");
    EXPECT_EQ(program.wait_for_end(), 0);
  }
}

TEST_F(ServerProgram, listens_where_it_is_told) {
  for (const auto& [address, host] :
       {std::pair{"127.0.0.1", "127.0.0.1"}, std::pair{"0.0.0.0", "localhost"}}) {
    ChildProcess program(
        {MANDIBLE_SERVER_PROGRAM, "--web", folder_.path(), "--port", "0", "--address", address});
    const int port = port_in(program.read_line().value_or(""), host);
    EXPECT_EQ(RawClient(port).get("/").status, 200) << address;
  }
}

TEST_F(ServerProgram, says_that_a_port_is_taken) {
  ChildProcess program({MANDIBLE_SERVER_PROGRAM, "--web", folder_.path(), "--port", "0"});
  const std::string port = std::to_string(port_in(program.read_line().value_or(""), "localhost"));
  const Ended second = run("--web . --port " + port);
  EXPECT_EQ(second.status, 1);
  EXPECT_EQ(second.out, "");
  EXPECT_EQ(
      second.err,
      "mandible-server: port " + port +
          " is already in use; stop the other program or choose another port with --port N\n");
}

TEST_F(ServerProgram, says_that_the_web_app_is_missing) {
  const Ended ended = run("--web none");
  EXPECT_EQ(ended.status, 1);
  EXPECT_EQ(ended.err,
            "mandible-server: there is no web app in none: index.html is missing; ./run builds it "
            "into web/dist\n");
}

TEST_F(ServerProgram, appends_its_log_to_a_file) {
  folder_.write("log", "older\n");
  ChildProcess program({MANDIBLE_SERVER_PROGRAM, "--web", folder_.path(), "--port=0", "--log",
                        folder_.path() / "log"});
  const int port = port_in(program.read_line().value_or(""), "localhost");
  EXPECT_EQ(RawClient(port).get("/healthz").body, "ok");
  program.signal(SIGTERM);
  EXPECT_EQ(program.wait_for_end(), 0);
  EXPECT_TRUE(contents_of("log").starts_with("older\n{\"time\":\"")) << contents_of("log");
  EXPECT_NE(contents_of("log").find("\"path\":\"/healthz\""), std::string::npos);
}

TEST_F(ServerProgram, says_that_the_log_cannot_be_written) {
  const Ended ended = run("--web . --log none/log");
  EXPECT_EQ(ended.status, 1);
  EXPECT_EQ(ended.err, "mandible-server: cannot write to the log file none/log\n");
}

TEST_F(ServerProgram, refuses_wrong_words) {
  const auto expect_refused = [this](const std::string& words, const std::string& message) {
    const Ended ended = run(words);
    EXPECT_EQ(ended.status, 2) << words;
    EXPECT_EQ(ended.out, "");
    EXPECT_EQ(ended.err, "mandible-server: " + message + " (mandible-server --help)\n");
  };
  expect_refused("", "--web DIR is missing: the folder of the built web app");
  expect_refused("--web", "--web needs a value");
  expect_refused("--web . --port 65536", "--port needs a number from 0 to 65535, not \"65536\"");
  expect_refused("--web . --port", "--port needs a number from 0 to 65535");
  expect_refused("--web . --address example.org",
                 "--address needs an IP address or localhost, not \"example.org\"");
  expect_refused("--web . --log", "--log needs a file, -, errors or off");
  expect_refused("--web . --per-address 0",
                 "--per-address needs a number from 1 to 512, not \"0\"");
  expect_refused("--web . --fast", "unknown option \"--fast\"");
  expect_refused("web", "unknown argument \"web\"");
}

TEST_F(ServerProgram, tells_its_use_and_version) {
  const Ended help = run("--help");
  EXPECT_EQ(help.status, 0);
  EXPECT_EQ(help.out.rfind("usage: mandible-server ", 0), 0U);
  const Ended version = run("--version");
  EXPECT_EQ(version.status, 0);
  EXPECT_EQ(version.out.rfind("Mandible ", 0), 0U);
}

}  // namespace
}  // namespace mandible::test
