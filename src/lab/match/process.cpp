#include "lab/match/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include "base/text.h"

extern char** environ;  // NOLINT(readability-redundant-declaration): not in every <unistd.h>

namespace mandible::lab {
namespace {

using std::chrono::milliseconds;

// How long a program may take to end by itself.
constexpr milliseconds kFarewell{500};

struct Pipe {
  std::array<int, 2> ends = {-1, -1};

  bool open() { return pipe2(ends.data(), O_CLOEXEC) == 0; }
  void close() const {
    for (const int end : ends) {
      if (end >= 0) ::close(end);
    }
  }
};

// Zero, or the number of an error.
int spawn(pid_t& id, const std::vector<std::string>& words, int input, int output,
          const std::string& error_file) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, error_file.c_str(),
                                   O_WRONLY | O_CREAT | O_APPEND, 0666);

  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setpgroup(&attributes, 0);
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &usual);

  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  arguments.reserve(copies.size() + 1);
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const int error = posix_spawnp(&id, arguments[0], &files, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error;
}

}  // namespace

Result<std::unique_ptr<Process>> Process::start(const std::vector<std::string>& words,
                                                const std::string& error_file) {
  // Writing to a program that has ended must not end this one.
  std::signal(SIGPIPE, SIG_IGN);
  Pipe in;
  Pipe out;
  pid_t id = -1;
  int error = in.open() && out.open() ? 0 : errno;
  if (error == 0) error = spawn(id, words, in.ends[0], out.ends[1], error_file);
  if (error != 0) {
    in.close();
    out.close();
    return Error{"cannot start " + in_quotes(words[0]) + ": " + std::strerror(error)};
  }
  ::close(in.ends[0]);
  ::close(out.ends[1]);
  return std::unique_ptr<Process>(new Process(id, in.ends[1], out.ends[0]));
}

Process::~Process() {
  ::close(input_);
  wait_for_end(kFarewell);
  kill();
  ::close(output_);
}

bool Process::send_line(std::string_view text) const {
  std::string line(text);
  line += '\n';
  std::string_view rest = line;
  while (!rest.empty()) {
    const ssize_t written = write(input_, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

Process::Reading Process::read_line(std::string& line, Clock::time_point deadline,
                                    const std::atomic<bool>& stop) {
  // How soon a stop is noticed.
  constexpr milliseconds kGlance{100};
  for (;;) {
    if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
      line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return Reading::Line;
    }
    if (stop.load()) return Reading::Stopped;
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    if (left <= milliseconds::zero()) return Reading::TimeUp;
    pollfd watched{output_, POLLIN, 0};
    if (poll(&watched, 1, static_cast<int>(std::min(left, kGlance).count())) <= 0) continue;
    std::array<char, 1U << 14U> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    const ssize_t count = read(output_, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return Reading::Ended;
    unread_.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

void Process::kill() {
  if (reaped_) return;
  // The whole group: a wrapper may have ended before what it has started. Until the program is
  // reaped, no other process can have its number.
  ::kill(-id_, SIGKILL);
  waitpid(id_, &status_, 0);
  reaped_ = true;
}

bool Process::wait_for_end(milliseconds time) const {
  const auto deadline = Clock::now() + time;
  while (!reaped_) {
    siginfo_t info{};
    waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT);
    if (info.si_pid == id_) break;
    if (Clock::now() > deadline) return false;
    std::this_thread::sleep_for(milliseconds(1));
  }
  return true;
}

std::string Process::how_it_ended() {
  const bool by_itself = wait_for_end(kFarewell);
  kill();
  if (!by_itself) return "its output is closed";
  if (WIFSIGNALED(status_)) return "signal " + std::to_string(WTERMSIG(status_));
  return "status " + std::to_string(WEXITSTATUS(status_));
}

}  // namespace mandible::lab
