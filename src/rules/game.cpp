#include "rules/game.h"

#include <cassert>

#include "rules/notation.h"

namespace mandible {

std::string_view name(Ending ending) {
  switch (ending) {
    case Ending::None:
      return "none";
    case Ending::Surround:
      return "surround";
    case Ending::Repetition:
      return "repetition";
    case Ending::Agreement:
      return "agreement";
    case Ending::Resignation:
      return "resignation";
    case Ending::Recorded:
      return "recorded";
  }
  return {};
}

std::string_view state_name(Outcome outcome, bool started) {
  switch (outcome) {
    case Outcome::InProgress:
      return started ? "InProgress" : "NotStarted";
    case Outcome::Draw:
      return "Draw";
    case Outcome::WhiteWins:
      return "WhiteWins";
    case Outcome::BlackWins:
      return "BlackWins";
  }
  return {};
}

Game::Game(const Edition& edition, bool repetition_draws)
    : position_(edition), repetition_draws_(repetition_draws) {}

std::optional<Verdict> Game::play(Move move) {
  if (over()) return Verdict{Rule::GameOver, {}, {}, move.tile};
  if (auto verdict = explain(position_, move)) return verdict;
  Ply ply{move, {}, position_.repetition_key(), mandible::move_text(position_, move)};
  ply.undo = position_.make(move);
  history_.push_back(std::move(ply));
  judge();
  return std::nullopt;
}

void Game::judge() {
  outcome_ = position_.outcome();
  ending_ = over() ? Ending::Surround : Ending::None;
  if (!over() && repetition_draws_ && occurrences() >= 3) {
    outcome_ = Outcome::Draw;
    ending_ = Ending::Repetition;
  }
}

int Game::occurrences() const {
  const std::uint64_t key = position_.repetition_key();
  int count = 1;
  for (const Ply& ply : history_) count += ply.key == key ? 1 : 0;
  return count;
}

void Game::undo(int plies) {
  assert(plies <= this->plies());
  for (; plies > 0; --plies) {
    position_.undo(history_.back().undo);
    history_.pop_back();
  }
  outcome_ = Outcome::InProgress;
  ending_ = Ending::None;
}

void Game::resign(Colour loser) {
  assert(!over());
  outcome_ = win_for(other(loser));
  ending_ = Ending::Resignation;
}

void Game::agree_draw() {
  assert(!over());
  outcome_ = Outcome::Draw;
  ending_ = Ending::Agreement;
}

void Game::record_result(Outcome outcome) {
  assert(!over());
  outcome_ = outcome;
  ending_ = outcome == Outcome::InProgress ? Ending::None : Ending::Recorded;
}

}  // namespace mandible
