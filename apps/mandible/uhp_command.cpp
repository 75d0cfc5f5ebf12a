// mandible uhp: joins a protocol session to standard input, standard output and SIGINT.
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>

#include "base/files.h"
#include "mandible/commands.h"
#include "mandible/line_reader.h"
#include "uhp/session.h"

namespace mandible {
namespace {

constexpr const char* kAbout = R"(usage: mandible uhp [OPTIONS]

Runs as an engine that speaks the Universal Hive Protocol on standard input and
output. 'help' lists its commands, 'exit' or the end of the input ends it, and
an interrupt (Ctrl-C) ends a running search.
)";

std::atomic<uhp::Session*> running_session{nullptr};

extern "C" void on_interrupt(int /*signal*/) {
  uhp::Session* session = running_session.load();
  if (session == nullptr || !session->interrupt()) _exit(kInterrupted);
}

// Ends the program quietly when its output is closed.
void write_line(std::string_view line) {
  std::string text(line);
  text += '\n';
  std::string_view rest = text;
  while (!rest.empty()) {
    const ssize_t written = write(STDOUT_FILENO, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) _exit(kFailed);
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

int run_uhp(const Arguments& arguments, const std::string& version) {
  uhp::Session::Config config{"v" + version, false, read_file};
  CommandLine command_line("mandible uhp", kAbout);
  command_line.flag("--variants", config.variants,
                    "announce the house pieces (Dragonfly, riding Ladybug) among the capabilities");
  if (const auto status = command_line.read(arguments)) return *status;
  uhp::Session session(config, write_line);
  running_session.store(&session);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGINT, on_interrupt);

  session.greet();
  {
    LineReader reader(STDIN_FILENO, [&session] { session.end_of_input(); });
    while (const auto line = reader.next()) {
      if (line->too_long) {
        write_line("err a line of more than " + std::to_string(LineReader::kMostBytes) +
                   " characters is not a command");
        write_line("ok");
      } else if (!session.handle(line->text)) {
        // A thread may still wait for input that never comes.
        _exit(kDone);
      }
    }
  }
  running_session.store(nullptr);
  return kDone;
}

}  // namespace mandible
