#include "lab/match/referee.h"

#include <algorithm>

#include "base/text.h"
#include "rules/game_string.h"
#include "rules/notation.h"

namespace mandible::lab {
namespace {

using std::chrono::milliseconds;

// A move that is later than this is noted, but not punished: a busy machine may be the cause.
constexpr milliseconds kTolerance{500};

class Referee {
 public:
  Referee(const std::array<UhpEngine*, 2>& engines, Game game, int number)
      : engines_(engines), played_{std::move(game), {}, {}} {
    played_.summary.number = number;
  }

  std::optional<PlayedGame> play(int max_plies) {
    const std::string start = game_string(game());
    for (const Colour colour : {Colour::White, Colour::Black}) {
      accept(colour, engine(colour).new_game(start));
    }
    while (!stopped_ && !game().over()) {
      if (game().plies() >= max_plies) {
        end(Outcome::Draw, GameEnd::Length);
      } else {
        play_move();
      }
    }
    if (stopped_) return std::nullopt;
    if (game().ending() == Ending::Repetition) played_.summary.end = GameEnd::Repetition;
    played_.summary.outcome = game().outcome();
    played_.summary.plies = game().plies();
    return std::move(played_);
  }

 private:
  Game& game() { return played_.game; }
  UhpEngine& engine(Colour colour) const {
    const int index = FinishedGame::engine_with(colour, played_.summary.number);
    return *engines_[static_cast<std::size_t>(index)];
  }

  void play_move() {
    const Colour colour = game().position().to_move();
    const Reply reply = engine(colour).best_move();
    note_time(colour, reply.time);
    if (!accept(colour, reply)) return;
    const Result<Move> move = parse_move(game().position(), reply.text);
    if (!move) return forfeit(colour, GameEnd::Illegal, move.error());
    if (const auto verdict = game().play(*move)) {
      return forfeit(colour, GameEnd::Illegal,
                     in_quotes(reply.text) + ": " + describe(game().position(), *verdict));
    }
    const std::string text = game().move_text(game().plies() - 1);
    for (const Colour told : {Colour::White, Colour::Black}) {
      if (!game().over()) accept(told, engine(told).play(text));
    }
  }

  void note_time(Colour colour, std::chrono::microseconds time) {
    const int index = FinishedGame::engine_with(colour, played_.summary.number);
    Thinking& thinking = played_.summary.thinking.at(static_cast<std::size_t>(index));
    const Limit& limit = engine(colour).setup().limit;
    ++thinking.moves;
    thinking.time += time;
    thinking.longest = std::max(thinking.longest, time);
    if (limit.kind == Limit::Kind::Time && time > milliseconds(limit.amount) + kTolerance) {
      ++thinking.late;
    }
  }

  // False if the engine has not done what it was asked, and so has lost, or the match is stopped.
  bool accept(Colour colour, const Reply& reply) {
    switch (reply.kind) {
      case Reply::Kind::Done:
        return true;
      case Reply::Kind::Refused:
        forfeit(colour, GameEnd::Refusal, reply.text);
        break;
      case Reply::Kind::Ended:
        forfeit(colour, GameEnd::Crash, reply.text);
        break;
      case Reply::Kind::TimeUp:
        forfeit(colour, GameEnd::Time, reply.text);
        break;
      case Reply::Kind::Stopped:
        stopped_ = true;
        break;
    }
    return false;
  }

  void forfeit(Colour loser, GameEnd how, const std::string& what) {
    if (game().over()) return;
    played_.fault = what;
    end(win_for(other(loser)), how);
  }
  void end(Outcome outcome, GameEnd how) {
    game().record_result(outcome);
    played_.summary.end = how;
  }

  std::array<UhpEngine*, 2> engines_;
  PlayedGame played_;
  bool stopped_ = false;
};

}  // namespace

std::optional<PlayedGame> play_game(const std::array<UhpEngine*, 2>& engines,
                                    const std::string& opening, int number, int max_plies) {
  // Openings are always replayed when they are made or read.
  return Referee(engines, *parse_game_string(opening, {true, false}), number).play(max_plies);
}

}  // namespace mandible::lab
