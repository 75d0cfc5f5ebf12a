// Runs a program with pipes for its input and output. Every wait is limited, so that a program that
// hangs fails its test instead of holding it up.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace mandible::test {

class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;

  // Long enough for a build with sanitizers on a busy machine.
  static constexpr std::chrono::seconds kPatience{30};

  explicit ChildProcess(std::vector<std::string> command) {
    // A program that has ended must not end the test that still writes to it.
    std::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    EXPECT_EQ(pipe2(in.data(), O_CLOEXEC), 0);
    EXPECT_EQ(pipe2(out.data(), O_CLOEXEC), 0);
    std::vector<char*> arguments;
    for (std::string& word : command) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    id_ = fork();
    if (id_ == 0) {
      dup2(in[0], STDIN_FILENO);
      dup2(out[1], STDOUT_FILENO);
      std::signal(SIGPIPE, SIG_DFL);
      execv(arguments[0], arguments.data());
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    input_ = in[1];
    output_ = out[0];
    fcntl(input_, F_SETFL, O_NONBLOCK);
  }

  ~ChildProcess() {
    close_input();
    close_output();
    if (id_ <= 0) return;
    ::kill(id_, SIGKILL);
    waitpid(id_, nullptr, 0);
  }

  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // False if the program does not take it all. What it answers meanwhile is kept for later, so that
  // neither side waits for the other.
  bool send(std::string_view text) {
    const auto deadline = Clock::now() + kPatience;
    while (!text.empty()) {
      std::array<pollfd, 2> watched = {pollfd{input_, POLLOUT, 0}, pollfd{output_, POLLIN, 0}};
      if (!wait(watched.data(), watched.size(), deadline)) return false;
      if ((watched[1].revents & POLLIN) != 0) read_more(deadline);
      if (watched[0].revents == 0) continue;
      const ssize_t written = write(input_, text.data(), text.size());
      if (written < 0 && (errno == EAGAIN || errno == EINTR)) continue;
      if (written < 0) return false;
      text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
  }

  // The next line of output without its end; nothing if there is none in time, or no more.
  std::optional<std::string> read_line() {
    const auto deadline = Clock::now() + kPatience;
    for (;;) {
      const std::size_t end = unread_.find('\n');
      if (end != std::string::npos) {
        std::string line = unread_.substr(0, end);
        unread_.erase(0, end + 1);
        return line;
      }
      if (!read_more(deadline)) return std::nullopt;
    }
  }

  // Lines up to and with the next ok, each with its end.
  std::string read_answer() {
    std::string answer;
    while (const auto line = read_line()) {
      answer += *line + "\n";
      if (*line == "ok") return answer;
    }
    ADD_FAILURE() << "no ok after:\n" << answer;
    return answer;
  }

  // What comes until the output is closed.
  std::string read_rest() {
    const auto deadline = Clock::now() + kPatience;
    while (read_more(deadline)) {
    }
    return std::exchange(unread_, {});
  }

  void close_input() { close_once(input_); }
  void close_output() { close_once(output_); }
  void signal(int number) const { ::kill(id_, number); }

  // Waits until the program has been busy for some time from now on.
  bool wait_until_busy() const {
    const auto before = processor_time();
    const auto deadline = Clock::now() + kPatience;
    while (processor_time() < before + std::chrono::milliseconds(100)) {
      if (Clock::now() > deadline) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return true;
  }
  // Is the program waiting for input? Watches for a while how much processor time it uses.
  bool is_idle() const {
    const auto before = processor_time();
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    return processor_time() - before < std::chrono::milliseconds(10);
  }
  std::chrono::nanoseconds processor_time() const {
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(id_, &clock) != 0 || clock_gettime(clock, &time) != 0) {
      ADD_FAILURE() << "the program has ended";
    }
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  }
  int thread_count() const {
    const std::filesystem::directory_iterator tasks("/proc/" + std::to_string(id_) + "/task");
    return static_cast<int>(std::distance(begin(tasks), end(tasks)));
  }

  // The exit status; -1 if a signal ended the program, -2 if it does not end in time.
  int wait_for_end(std::chrono::milliseconds patience = kPatience) {
    const auto deadline = Clock::now() + patience;
    for (;;) {
      int status = 0;
      if (waitpid(id_, &status, WNOHANG) == id_) {
        id_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
      }
      if (Clock::now() > deadline) return -2;
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
  }

 private:
  // False when time is up.
  static bool wait(pollfd* watched, std::size_t count, Clock::time_point deadline) {
    for (;;) {
      const auto left =
          std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
      const int ready =
          poll(watched, count, static_cast<int>(std::max<long long>(left.count(), 0)));
      if (ready < 0 && errno == EINTR) continue;
      return ready > 0;
    }
  }

  // False at the end of the output or when time is up.
  bool read_more(Clock::time_point deadline) {
    std::array<char, 1U << 16U> buffer{};
    pollfd watched{output_, POLLIN, 0};
    if (!wait(&watched, 1, deadline)) return false;
    const ssize_t count = read(output_, buffer.data(), buffer.size());
    if (count <= 0) return false;
    unread_.append(buffer.data(), static_cast<std::size_t>(count));
    return true;
  }

  static void close_once(int& descriptor) {
    if (descriptor >= 0) close(descriptor);
    descriptor = -1;
  }

  pid_t id_ = -1;
  int input_ = -1;
  int output_ = -1;
  std::string unread_;
};

}  // namespace mandible::test
