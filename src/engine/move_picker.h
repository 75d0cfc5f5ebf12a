// The moves of a node, the most promising first; sorted only as far as they are needed.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "engine/history.h"
#include "engine/parameters.h"
#include "rules/movegen.h"

namespace mandible {

// A move, its history score, and its number among the node's moves, counted from 1.
struct Candidate {
  Move move;
  int rank = 0;
  int number = 0;
};

inline constexpr std::size_t kMostDeferred = 32;

// Room for a node's moves, which is too large for the stack of a deep search.
struct MoveRoom {
  MoveList moves;
  std::array<int, MoveList::capacity()> keys;  // to sort by
  StaticVector<Candidate, kMostDeferred> deferred;
};

class MovePicker {
 public:
  struct Hints {
    Move first;  // legal, and tried before any move is generated; a pass if there is none
    std::array<Move, 2> killers;
  };

  MovePicker(Position& position, const History& history, const SearchParameters& parameters,
             const History::View& view, const Hints& hints, MoveRoom& room)
      : position_(position),
        history_(history),
        parameters_(parameters),
        view_(view),
        hints_(hints),
        moves_(room.moves),
        keys_(room.keys),
        deferred_(room.deferred) {
    deferred_.clear();
  }

  // Steps to the next move; false when there is none left.
  bool next() {
    if (!began_) {
      began_ = true;
      if (!hints_.first.is_pass()) return step_to({hints_.first, 0, ++count_});
    }
    if (!listed_) list();
    if (next_ < moves_.size()) {
      if (sorts_) bring_best_forward();
      const std::size_t place = next_++;
      return step_to({moves_[place], rank_of(keys_[place]), ++count_});
    }
    if (next_deferred_ == deferred_.size()) return false;
    return step_to(deferred_[next_deferred_++]);
  }
  Move move() const { return now_.move; }
  // The move's history score; 0 for the first move.
  int rank() const { return now_.rank; }
  // 1 for the first move. A deferred move keeps its number.
  int number() const { return now_.number; }

  // Takes the move out of the count.
  void skip() { --count_; }
  // Defers the move until all others have been tried. False if it has been deferred before, or if
  // too many have.
  bool defer() {
    if (next_deferred_ != 0 || deferred_.size() == kMostDeferred) return false;
    deferred_.push_back(now_);
    return true;
  }
  // Returns the rest in any order, because hardly any of it will be tried.
  void sort_no_more() { sorts_ = false; }

 private:
  // Rank and place in the list (the earlier of equals first) in one number: the best move is then a
  // plain maximum, which the compiler vectorises.
  static constexpr int kPlacesInList = static_cast<int>(MoveList::capacity());
  static int key_of(int rank, std::size_t place) {
    return rank * kPlacesInList + (kPlacesInList - 1 - static_cast<int>(place));
  }
  static int rank_of(int key) { return key >> std::countr_zero(MoveList::capacity()); }
  static std::size_t place_in_list(int key) {
    return static_cast<std::size_t>(~key & (kPlacesInList - 1));
  }

  bool step_to(const Candidate& candidate) {
    now_ = candidate;
    return true;
  }

  void bring_best_forward() {
    int best = keys_[next_];
    for (std::size_t i = next_ + 1; i < moves_.size(); ++i) best = std::max(best, keys_[i]);
    const std::size_t place = place_in_list(best);
    std::swap(moves_[next_], moves_[place]);
    keys_[place] = key_of(rank_of(keys_[next_]), place);
    keys_[next_] = best;
  }

  void list() {
    listed_ = true;
    list_moves(position_, moves_);
    const Board& board = position_.board();
    const Tile queen = make_tile(other(position_.to_move()), Bug::Queen);
    const bool siege = board.on_board(queen);
    const int besiegers = siege ? board.ring_facts(board.where(queen)).occupied : 0;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < moves_.size();) {
      // The moves of a tile are mostly adjacent in the list.
      const Tile tile = moves_[i].tile;
      if (!tile.exists()) return rank_pass();
      const History::OfTile known(history_, view_, mover_of(board, tile));
      const bool leaves_siege =
          siege && board.on_board(tile) && beside(board.where(queen), board.where(tile));
      for (; i < moves_.size() && moves_[i].tile == tile; ++i) {
        const Move move = moves_[i];
        if (move == hints_.first) continue;
        int rank = known.score(move.to);
        if (move == hints_.killers[0]) rank += parameters_.killer_rank;
        if (move == hints_.killers[1]) rank += parameters_.second_killer_rank;
        const bool joins_siege = siege && beside(board.where(queen), move.to);
        if (joins_siege != leaves_siege) {
          rank += (joins_siege ? 1 : -1) * parameters_.siege_rank * (1 + besiegers) / 2;
        }
        moves_[kept] = move;
        keys_[kept] = key_of(rank, kept);
        ++kept;
      }
    }
    moves_.shrink(kept);
  }

  // It is the only move.
  void rank_pass() { keys_[0] = key_of(0, 0); }

  Position& position_;
  const History& history_;
  const SearchParameters& parameters_;
  const History::View& view_;
  Hints hints_;
  bool began_ = false;
  bool listed_ = false;
  bool sorts_ = true;
  std::size_t next_ = 0;
  std::size_t next_deferred_ = 0;
  int count_ = 0;
  Candidate now_;
  MoveList& moves_;
  std::array<int, MoveList::capacity()>& keys_;
  StaticVector<Candidate, kMostDeferred>& deferred_;
};

}  // namespace mandible
