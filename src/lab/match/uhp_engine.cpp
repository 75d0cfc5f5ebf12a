#include "lab/match/uhp_engine.h"

#include <fmt/core.h>

#include "base/text.h"

namespace mandible::lab {
namespace {

using std::chrono::milliseconds;

// An engine that is this much too late has lost and is ended.
constexpr milliseconds kGrace{5'000};

std::string seconds_text(milliseconds time) {
  return fmt::format("{:g} s", std::chrono::duration<double>(time).count());
}

}  // namespace

std::optional<Error> UhpEngine::start() {
  if (process_) return std::nullopt;
  const auto complain = [this](const std::string& what) {
    process_.reset();
    return Error{"engine " + in_quotes(setup_.name) + ": " + what};
  };
  Result<std::unique_ptr<Process>> process = Process::start(setup_.command, settings_.error_file);
  if (!process) return complain(process.error());
  process_ = std::move(*process);
  const Reply greeting = read_reply("its start", Process::Clock::now() + settings_.patience);
  if (greeting.kind != Reply::Kind::Done) {
    return complain(greeting.text + "; it should greet with its id and a line ok");
  }
  for (const auto& [name, value] : setup_.options) {
    std::string command = "options set ";
    command.append(name).append(" ").append(value);
    const Reply reply = ask(command, settings_.patience);
    if (reply.kind != Reply::Kind::Done) return complain(reply.text);
  }
  return std::nullopt;
}

Reply UhpEngine::new_game(const std::string& game) {
  return ask("newgame " + game, settings_.patience);
}

Reply UhpEngine::play(const std::string& move) { return ask("play " + move, settings_.patience); }

Reply UhpEngine::best_move() {
  const Limit& limit = setup_.limit;
  const bool timed = limit.kind == Limit::Kind::Time;
  return ask("bestmove " + limit_text(limit),
             timed ? milliseconds(limit.amount) + kGrace : settings_.patience);
}

Reply UhpEngine::ask(const std::string& command, milliseconds patience) {
  const auto start = Process::Clock::now();
  // If it cannot be sent, the program has ended, and reading will tell how.
  process_->send_line(command);
  Reply reply = read_reply(in_quotes(command), start + patience);
  reply.time = std::chrono::duration_cast<std::chrono::microseconds>(Process::Clock::now() - start);
  return reply;
}

Reply UhpEngine::read_reply(const std::string& command, Process::Clock::time_point deadline) {
  const auto start = Process::Clock::now();
  Reply reply;
  std::string last;
  for (;;) {
    std::string line;
    switch (process_->read_line(line, deadline, stop_)) {
      case Process::Reading::Line:
        break;
      case Process::Reading::Ended:
        reply.kind = Reply::Kind::Ended;
        reply.text = "it ended after " + command + " (" + process_->how_it_ended() + ")";
        process_.reset();
        return reply;
      case Process::Reading::TimeUp:
        reply.kind = Reply::Kind::TimeUp;
        reply.text = "no answer to " + command + " within " +
                     seconds_text(std::chrono::round<milliseconds>(deadline - start));
        process_->kill();
        process_.reset();
        return reply;
      case Process::Reading::Stopped:
        reply.kind = Reply::Kind::Stopped;
        reply.text = "stopped";
        process_->kill();
        process_.reset();
        return reply;
    }
    const std::string_view text = trim(line);
    if (text == "ok") break;
    last = text;
  }
  const bool refused =
      starts_with_ignoring_case(last, "err") || starts_with_ignoring_case(last, "invalidmove");
  reply.kind = refused ? Reply::Kind::Refused : Reply::Kind::Done;
  reply.text = refused ? "it answered " + command + " with " + in_quotes(last) : last;
  return reply;
}

}  // namespace mandible::lab
