// The engine for browsers and Node, as plain C functions. Text passes as buffers.h says. What a
// search finds is queued as events, because it may come from another thread than the one that asks.
#include <algorithm>
#include <mutex>

#include "base/json.h"
#include "engine/bench.h"
#include "engine/chances.h"
#include "engine/engine.h"
#include "engine/levels.h"
#include "rules/game_string.h"
#include "rules/notation.h"
#include "uhp/session.h"
#include "wasm/buffers.h"
#include "wasm/export.h"

#ifdef __EMSCRIPTEN__
// Tells the JavaScript thread that started the module to call mandible_engine_poll; defined in
// engine_notify.js.
extern "C" void mandible_engine_notify();
#else
extern "C" void mandible_engine_notify() {}
#endif

namespace mandible::wasm {
namespace {

Engine& engine() {
  static Engine engine;
  return engine;
}

class EventQueue {
 public:
  void push(std::string event) {
    const std::lock_guard<std::mutex> lock(mutex_);
    events_ += (events_.empty() ? "" : ",") + std::move(event);
  }
  // All events as one JSON array; empties the queue.
  std::string take() {
    const std::lock_guard<std::mutex> lock(mutex_);
    std::string all = "[" + events_ + "]";
    events_.clear();
    return all;
  }

 private:
  std::mutex mutex_;
  std::string events_;  // with commas between them
};

EventQueue& queue() {
  static EventQueue queue;
  return queue;
}

std::string event(std::string_view type, int id, const Position& position,
                  const SearchReport& report) {
  JsonWriter json;
  json.begin_object().member("type", type).member("id", id).member("depth", report.depth);
  json.member("score", report.score).member("chance", wins_per_thousand(report.score));
  json.member("nodes", static_cast<long long>(report.nodes));
  json.member("timeMs", static_cast<long long>(report.time.count()));
  // Plies until the side to move has won or, below zero, lost.
  if (report.score > kWinInSight) json.member("win", kWin - report.score);
  if (report.score < -kWinInSight) json.member("win", -kWin - report.score);
  json.key("line").begin_array();
  for (const std::string& move : line_texts(position, report.line)) json.value(move);
  return json.end_array().end_object().text();
}

void answer_error(std::string_view message) {
  JsonWriter json;
  answer(json.begin_object().member("error", message).end_object().text());
}

struct Conversation {
  std::string output;
  uhp::Session session{{MANDIBLE_VERSION, false},
                       [this](std::string_view line) { output += std::string(line) + "\n"; }};
};

std::unique_ptr<Conversation>& conversation() {
  static std::unique_ptr<Conversation> conversation;
  return conversation;
}

void answer_output() { answer(std::exchange(conversation()->output, {})); }

}  // namespace
}  // namespace mandible::wasm

using namespace mandible;        // NOLINT(google-build-using-namespace)
using namespace mandible::wasm;  // NOLINT(google-build-using-namespace)

// Searches the game string of the input, and ends the search that runs. The id comes back with each
// event: one of the search before may still be on its way. A level, a time, a depth or
// a number of nodes below zero is none. Returns at once, or without threads when the search is
// over; answers {} or {"error": ...}.
MANDIBLE_EXPORT void mandible_engine_go(int id, int queen_first, int repetition, int level,
                                        double time_ms, int depth, double nodes, double seed,
                                        int threads, int table_megabytes) {
  engine().stop();
  engine().wait();
  queue().take();
  const Result<Game> game = parse_game_string(input(), {repetition != 0, queen_first != 0});
  if (!game) return answer_error(game.error());
  if (game->over()) return answer_error("the game is over");
  if (level == 0 || level > static_cast<int>(kLevels.size())) {
    return answer_error("there is no such level");
  }
  SearchLimits limits;
  if (time_ms >= 0) limits.time = std::chrono::milliseconds(static_cast<long long>(time_ms));
  if (depth >= 0) limits.depth = depth;
  if (nodes >= 0) limits.nodes = static_cast<std::uint64_t>(nodes);
  if (level > 0) limits.level = level;
  limits.seed = static_cast<std::uint64_t>(std::max(seed, 0.0));
  engine().set_options({std::max(threads, 1), std::max(table_megabytes, 1)});
  // Whichever colour the engine plays, its first move comes before the third ply.
  if (game->plies() < 2) engine().new_game();
  engine().set_position(*game);
  const auto tell = [id, position = game->position()](std::string_view type) {
    return [id, position, type](const SearchReport& report) {
      queue().push(event(type, id, position, report));
      mandible_engine_notify();
    };
  };
  engine().go(limits, {tell("progress"), tell("best")});
  answer("{}");
}

// Ends a search, which still reports its best move.
MANDIBLE_EXPORT void mandible_engine_stop() { engine().stop(); }

// Answers the events since the last call as an array: {"type": "progress" or, at the end, "best",
// "id", "depth", "score", "chance" (wins in a thousand games), "nodes", "timeMs", "win" (only when
// it is certain), "line": moves}.
MANDIBLE_EXPORT void mandible_engine_poll() { answer(queue().take()); }

// Begins a conversation in the Universal Hive Protocol and answers the greeting.
MANDIBLE_EXPORT void mandible_uhp_start() {
  conversation() = std::make_unique<Conversation>();
  conversation()->session.greet();
  answer_output();
}

// Sends the line in the input to the engine and answers with everything it prints.
MANDIBLE_EXPORT void mandible_uhp() {
  if (conversation() == nullptr) mandible_uhp_start();
  conversation()->session.handle(input());
  answer_output();
}

// The signature of the search (engine/bench.h) to a depth, or to the usual one if that is 0.
MANDIBLE_EXPORT double mandible_bench(int depth) {
  return static_cast<double>(bench::signature(depth > 0 ? depth : bench::kUsualDepth));
}

// The number that the signature at the usual depth is pinned to.
MANDIBLE_EXPORT double mandible_pinned_signature() {
  return static_cast<double>(bench::kSignature);
}
