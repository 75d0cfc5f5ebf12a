#include "uhp/session.h"

#include <algorithm>
#include <array>
#include <thread>

#include "base/text.h"
#include "base/threads.h"
#include "engine/levels.h"
#include "rules/game_string.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "rules/perft.h"
#include "uhp/timespan.h"

namespace mandible::uhp {
namespace {

// What follows `bestmove`; without words there is no limit.
Result<SearchLimits> parse_limits(std::string_view arguments) {
  const std::vector<std::string_view> words = split_words(arguments);
  SearchLimits limits;
  if (words.size() == 2 && equal_ignoring_case(words[0], "time")) {
    const auto time = parse_timespan(words[1]);
    if (!time) return Error{time.error()};
    limits.time = *time;
  } else if (words.size() == 2 && equal_ignoring_case(words[0], "depth")) {
    const auto depth = parse_number(words[1], kMostDepth);
    if (!depth || *depth < 1) {
      return Error{"the depth is a number from 1 to " + std::to_string(kMostDepth) + ", not " +
                   in_quotes(words[1])};
    }
    limits.depth = static_cast<int>(*depth);
  } else if (words.size() == 2 && equal_ignoring_case(words[0], "nodes")) {
    const auto nodes = parse_number(words[1], 1'000'000'000'000'000);
    if (!nodes || *nodes < 1) return Error{in_quotes(words[1]) + " is not a number of nodes"};
    limits.nodes = static_cast<std::uint64_t>(*nodes);
  } else if (!words.empty()) {
    return Error{"'bestmove' takes time hh:mm:ss, depth n or nodes n, not " + in_quotes(arguments)};
  }
  return limits;
}

// "wA1 bQ-;7;0.85;wA1 bQ-;bG1 wA1/": the first three fields as Mzinga writes them, then the
// principal variation.
std::string progress_text(const Position& position, const SearchReport& report) {
  const std::vector<std::string> moves = line_texts(position, report.line);
  std::string text = moves.at(0);
  text += ";" + std::to_string(report.depth) + ";" + hundredths(report.score);
  for (const std::string& move : moves) text += ";" + move;
  return text;
}

}  // namespace

struct Session::Command {
  std::string_view name;
  std::string_view usage;
  std::string_view purpose;
  void (Session::*run)(std::string_view);
};

const std::array<Session::Command, 11>& Session::commands() {
  static constexpr std::array<Command, 11> kCommands = {{
      {"info", "info", "the name of the engine and the expansions it knows", &Session::info},
      {"help", "help [command]", "this list, or one command", &Session::help},
      {"newgame", "newgame [game type | game string]", "start a game, or go on with one",
       &Session::new_game},
      {"play", "play <move>", "play a move, such as play wA1 bQ-", &Session::play},
      {"pass", "pass", "pass, when no move is possible", &Session::pass},
      {"validmoves", "validmoves", "all legal moves", &Session::valid_moves},
      {"bestmove", "bestmove [time hh:mm:ss | depth n | nodes n]",
       "the engine's move; without a limit, search until interrupted", &Session::best_move},
      {"undo", "undo [n]", "take back the last move, or the last n", &Session::undo},
      {"options", "options [get <name> | set <name> <value>]", "list, show or change options",
       &Session::options},
      {"perft", "perft [depth]", "count the positions after each number of plies", &Session::perft},
      {"exit", "exit", "end the program", nullptr},
  }};
  return kCommands;
}

const Session::Command* Session::find_command(std::string_view name) {
  if (name == "?") name = "help";
  for (const Command& command : commands()) {
    if (equal_ignoring_case(command.name, name)) return &command;
  }
  return nullptr;
}

Session::Session(Config config, Output output)
    : config_(std::move(config)), output_(std::move(output)) {}

void Session::greet() {
  info({});
  output_("ok");
}

bool Session::handle(std::string_view line) {
  line = trim(line);
  if (line.empty()) return true;
  stop_pondering();
  const std::string_view word = split_words(line.substr(0, 64))[0];
  const std::string_view arguments = trim(line.substr(word.size()));
  const Command* command = find_command(word);
  if (command == nullptr) {
    error("Invalid command " + in_quotes(word) + ". Try 'help' to see a list of valid commands.");
  } else if (command->run == nullptr) {
    return false;
  } else {
    interrupted_.store(false);
    unlimited_.store(false);
    busy_.store(true);
    (this->*command->run)(arguments);
  }
  output_("ok");
  // Only now: an interrupt that arrives after a move was found, but before it is printed, is meant
  // for the search and not for the program.
  busy_.store(false);
  start_pondering();
  return true;
}

bool Session::interrupt() {
  if (!busy_.load()) return false;
  interrupted_.store(true);
  engine_.stop();
  return true;
}

void Session::end_of_input() {
  input_ended_.store(true);
  if (unlimited_.load()) interrupt();
}

void Session::error(std::string_view message) { output_("err " + std::string(message)); }

bool Session::has_game() {
  if (!game_) error("No game in progress. Try 'newgame' to start a new game.");
  return game_.has_value();
}

bool Session::has_running_game() {
  if (!has_game()) return false;
  if (game_->over()) error("The game is over. Try 'newgame' to start a new game.");
  return !game_->over();
}

void Session::print_game() { output_(game_string(*game_)); }

void Session::info(std::string_view /*arguments*/) {
  output_("id Mandible " + config_.version);
  output_(config_.variants ? "Mosquito;Ladybug;Pillbug;Dragonfly;RidingLadybug"
                           : "Mosquito;Ladybug;Pillbug");
}

void Session::help(std::string_view arguments) {
  const auto describe = [this](const Command& command) {
    output_(std::string(command.usage) + "  -  " + std::string(command.purpose));
  };
  if (!arguments.empty()) {
    const Command* command = find_command(arguments);
    if (command == nullptr) {
      error("There is no command " + in_quotes(arguments) + ". 'help' alone lists them all.");
    } else {
      describe(*command);
      if (command->run == &Session::options) {
        for (const std::string& line : option_purposes()) output_(line);
      }
    }
    return;
  }
  for (const Command& command : commands()) describe(command);
}

void Session::new_game(std::string_view arguments) {
  Result<Game> game = parse_game_string(arguments.empty() ? "Base" : arguments,
                                        {options_.repetition, !options_.tournament_opening});
  if (!game) {
    error(game.error());
    return;
  }
  game_ = std::move(*game);
  played_ = false;
  // The same commands give the same answers, whatever was played before.
  engine_.new_game();
  print_game();
}

void Session::play(std::string_view arguments) {
  if (!has_running_game()) return;
  if (arguments.empty()) {
    error("'play' needs a move, such as play wA1 bQ-");
    return;
  }
  play_move(arguments);
}

void Session::pass(std::string_view /*arguments*/) {
  if (has_running_game()) play_move("pass");
}

void Session::play_move(std::string_view text) {
  const Result<Move> move = parse_move(game_->position(), text);
  if (!move) {
    output_("invalidmove " + move.error());
    return;
  }
  if (const auto verdict = game_->play(*move)) {
    output_("invalidmove " + (move->is_pass() ? std::string() : name(move->tile) + ": ") +
            describe(game_->position(), *verdict));
    return;
  }
  played_ = true;
  print_game();
}

void Session::start_pondering() {
  // A weaker level starts each search with an empty table, so pondering would gain nothing.
  const bool weaker = options_.level > 0 && is_weaker_level(options_.level);
  const bool wanted = kHasThreads && options_.ponder && !weaker;
  if (!wanted || !played_ || game_->over()) return;
  engine_.set_options(engine_options(false));
  engine_.set_position(*game_);
  engine_.go({}, {});
}

void Session::stop_pondering() {
  engine_.stop();
  engine_.wait();
}

void Session::valid_moves(std::string_view /*arguments*/) {
  if (!has_running_game()) return;
  MoveList moves;
  list_moves(game_->position(), moves);
  std::string text;
  for (const Move& move : moves) {
    if (!text.empty()) text += ';';
    text += move_text(game_->position(), move);
  }
  output_(text);
}

void Session::best_move(std::string_view arguments) {
  if (!has_running_game()) return;
  Result<SearchLimits> limits = parse_limits(arguments);
  if (!limits) return error(limits.error());
  if (options_.level > 0) limits->level = options_.level;
  limits->lines = options_.lines;

  std::optional<Move> best;
  SearchCallbacks callbacks;
  callbacks.on_best = [&best](const SearchReport& report) { best = report.line.at(0); };
  if (options_.report_intermediate_best_moves || options_.lines > 1) {
    callbacks.on_progress = [this](const SearchReport& report) {
      output_(progress_text(game_->position(), report));
    };
  }
  played_ = false;
  engine_.set_options(engine_options(limits->depth || limits->nodes));
  engine_.set_position(*game_);
  unlimited_.store(arguments.empty());
  engine_.go(*limits, std::move(callbacks));
  // The search would forget an interruption that came before it began.
  if (interrupted_.load() || (unlimited_.load() && input_ended_.load())) engine_.stop();
  engine_.wait();
  output_(move_text(game_->position(), *best));
}

int Session::threads_for(bool repeatable) const {
  if (options_.threads > 0) return options_.threads;
  return repeatable ? 1 : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void Session::undo(std::string_view arguments) {
  if (!has_game()) return;
  const auto plies =
      arguments.empty() ? std::optional<long long>(1) : parse_number(arguments, 1'000'000);
  if (!plies || *plies < 1) {
    return error("'undo' takes the number of moves to take back, not " + in_quotes(arguments));
  }
  if (*plies > game_->plies()) {
    return error("Unable to undo " + std::to_string(*plies) + " moves; the game has " +
                 std::to_string(game_->plies()) + ".");
  }
  game_->undo(static_cast<int>(*plies));
  played_ = false;
  print_game();
}

void Session::options(std::string_view arguments) {
  const std::vector<std::string_view> words = split_words(arguments);
  if (words.empty()) {
    for (const std::string& line : option_lines(options_)) output_(line);
    return;
  }
  Result<std::string> line = Error{"'options' takes nothing, get <name> or set <name> <value>"};
  if (words.size() == 2 && equal_ignoring_case(words[0], "get")) {
    line = option_line(options_, words[1]);
  } else if (words.size() == 3 && equal_ignoring_case(words[0], "set")) {
    line = set(words[1], words[2]);
  }
  if (line) {
    output_(*line);
  } else {
    error(line.error());
  }
}

Result<std::string> Session::set(std::string_view name, std::string_view value) {
  Options changed = options_;
  Result<std::string> line = set_option(changed, name, value);
  if (!line) return line;
  if (equal_ignoring_case(name, "EvalFile")) {
    auto network = network_named(changed.eval_file, config_.read_file);
    if (!network) return network.failure();
    network_ = std::move(*network);
  }
  options_ = changed;
  return line;
}

EngineOptions Session::engine_options(bool repeatable) const {
  return {threads_for(repeatable), options_.table_megabytes, network_};
}

void Session::perft(std::string_view arguments) {
  if (!has_game()) return;
  constexpr int kUsualDepth = 4;
  const auto most =
      arguments.empty() ? std::optional<long long>(kUsualDepth) : parse_number(arguments, 99);
  if (!most) return error("'perft' takes a depth from 0 to 99, not " + in_quotes(arguments));
  output_("perft(0) = 1");
  for (int depth = 1; depth <= *most; ++depth) {
    const auto start = std::chrono::steady_clock::now();
    const auto shares =
        divided_perft(game_->position(), depth, {threads_for(false), &interrupted_, nullptr});
    if (!shares) break;
    std::uint64_t leaves = 0;
    for (const PerftShare& share : *shares) leaves += share.leaves;
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - start);
    output_("perft(" + std::to_string(depth) + ") = " + with_commas(leaves) + " in " +
            std::to_string(time.count()) + " ms");
  }
}

}  // namespace mandible::uhp
