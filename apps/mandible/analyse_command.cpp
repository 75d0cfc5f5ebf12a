// mandible analyse: the best moves of a position, deeper and deeper, until it is told to end.
#include <algorithm>
#include <atomic>
#include <csignal>
#include <iostream>
#include <optional>

#include "base/text.h"
#include "engine/path.h"
#include "engine/solver.h"
#include "mandible/analyse_options.h"
#include "mandible/analysis_display.h"
#include "mandible/commands.h"
#include "mandible/game_file.h"
#include "mandible/play_text.h"
#include "rules/game_string.h"
#include "rules/movegen.h"
#include "rules/notation.h"

namespace mandible {
namespace {

std::atomic<Engine*> running_engine{nullptr};
std::atomic<bool> interrupted{false};

extern "C" void on_analysis_interrupt(int signal) {
  interrupted.store(true);
  if (Engine* engine = running_engine.load()) engine->stop();
  // A second one ends the program as usual.
  std::signal(signal, SIG_DFL);
}

Result<Record> read(const std::string& game) {
  if (game == "-") return read_game(std::cin);
  if (file_exists(game)) return load_game_file(game);
  Result<Record> record = read_record(game);
  if (!record) return Error{in_quotes(game) + " is not a file, and not a game: " + record.error()};
  return record;
}

// The record of the game to analyse, which must go on.
Result<Record> open_game(const std::string& game) {
  Result<Record> record = read(game);
  if (!record) return record;
  if (record->game.position().over()) {
    return Error{"there is nothing to analyse, the game is over. " + result_text(record->game)};
  }
  // The game was resigned or agreed drawn, but the position can be played on.
  if (record->game.over()) record->game.undo(0);
  return record;
}

void analyse(const Game& game, const AnalyseOptions& options, const Terminal& terminal) {
  const Position& position = game.position();
  MoveList moves;
  list_moves(position, moves);
  const std::size_t wanted = std::min(static_cast<std::size_t>(options.limits.lines), moves.size());
  AnalysisDisplay display(position, options.json, terminal, std::cout);
  DepthReports depth;
  std::optional<Score> shown;  // of the best line
  SearchReport best;
  SearchCallbacks callbacks;
  callbacks.on_progress = [&](const SearchReport& report) {
    if (report.rank == 1) depth.clear();
    depth.push_back(report);
    if (depth.size() < wanted) return;
    display.show(depth);
    shown = depth[0].score;
  };
  callbacks.on_best = [&](const SearchReport& report) { best = report; };

  Engine engine(options.engine);
  engine.set_position(game);
  running_engine.store(&engine);
  engine.go(options.limits, std::move(callbacks));
  // An interruption that came before the search had begun would be forgotten by it.
  if (interrupted.load()) engine.stop();
  engine.wait();
  running_engine.store(nullptr);
  // No depth was finished, or a win was proved beside the search.
  if (shown != best.score) display.show({best});
  // In an unfinished depth it may have found a better move than it has shown.
  if (!options.json) std::cout << "best move: " << move_text(position, best.line.at(0)) << "\n";
}

// Says whether the side to move has a forced win; the interrupt or the clock may end it before.
void prove(const Game& game, const AnalyseOptions& options) {
  constexpr int kMostMoves = 20;
  constexpr std::uint64_t kUsualNodes = 50'000'000;
  ProofLimits limits;
  limits.moves = kMostMoves;
  limits.nodes = options.limits.nodes.value_or(kUsualNodes);
  limits.stop = &interrupted;
  if (options.limits.time)
    limits.deadline = std::chrono::steady_clock::now() + *options.limits.time;
  const Position& position = game.position();
  const ProofReport report = prove_win(position, Path(game).game_hashes(), limits);
  const std::string side(english_name(position.to_move()));
  if (report.proof) {
    std::cout << side << " wins in " << report.proof->moves
              << (report.proof->moves == 1 ? " move:" : " moves:");
    Game line = game;
    for (const Move& move : report.proof->line) {
      std::cout << (line.plies() == game.plies() ? " " : ", ") << move_text(line.position(), move);
      line.play(move);
    }
  } else if (report.complete) {
    std::cout << side << " has no win of up to " << kMostMoves
              << " moves in which every move is a threat";
  } else {
    std::cout << "No win found for " << side << " before the limit";
  }
  std::cout << "\n" << with_commas(report.nodes) << " positions\n";
}

}  // namespace

int run_analyse(const Arguments& arguments, const Terminal& terminal) {
  AnalyseOptions options;
  CommandLine line("mandible analyse", kAboutAnalyse);
  if (const auto status = read_analyse_options(line, arguments, options)) return *status;
  const Result<Record> record = open_game(options.game);
  if (!record) return line.complain(record.error(), kWrongUsage);
  const Game& game = record->game;
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, on_analysis_interrupt);
  if (options.prove) {
    prove(game, options);
    return std::cout ? kDone : kFailed;
  }
  if (!options.json) {
    const std::string title = title_of(record->tags);
    if (!title.empty()) std::cout << title << "\n";
    std::cout << game_string(game) << "\nScores are for " << english_name(game.position().to_move())
              << ", who is to move; at +2.00 three games of four are won.\n\n"
              << std::flush;
  }
  analyse(game, options, terminal);
  return std::cout ? kDone : kFailed;
}

}  // namespace mandible
