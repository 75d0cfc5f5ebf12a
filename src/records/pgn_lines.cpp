#include "records/pgn_lines.h"

#include <utility>

#include "records/pgn_comments.h"
#include "records/record_error.h"
#include "records/record_tree.h"
#include "rules/game_string.h"

namespace mandible {

void PgnLines::add_move(std::string_view text) {
  if (excess_) return;
  WrittenMove& move = moves_.emplace_back();
  move.text = text;
  move.parent = current_;
  move.ply = moves_[current_].ply + 1;
  move.continues = !continued_[current_];
  continued_[current_] = true;
  continued_.push_back(false);
  if (std::exchange(is_waiting_, false)) move.remarks = std::exchange(waiting_, {});
  if (static_cast<std::size_t>(move.ply) > kMostRecordedPlies) {
    excess_ = too_many_plies();
  } else if (moves_.size() > RecordTree::kMostMoves + 1) {
    excess_ = record_error(RecordError::TooManyMoves,
                           {ErrorParameter::number("most", RecordTree::kMostMoves)});
  }
  current_ = moves_.size() - 1;
  moved_ = true;
  numbered_ = after_variation_ = false;
}

void PgnLines::add_comment(std::string_view text) {
  if (before_move()) {
    is_waiting_ = true;
    read_comment(text, waiting_, &Remarks::before);
  } else {
    read_comment(text, moves_[current_].remarks, &Remarks::comment);
  }
}

void PgnLines::annotate(std::uint8_t nag) {
  is_waiting_ |= begins_variation();
  add_nag(begins_variation() ? waiting_ : moves_[current_].remarks, nag);
}

void PgnLines::give_up_waiting() {
  if (!std::exchange(is_waiting_, false)) return;
  Remarks& remarks = moves_[current_].remarks;
  mandible::add_comment(remarks.comment, std::exchange(waiting_.before, {}));
  add_remarks(remarks, std::exchange(waiting_, {}));
}

std::optional<Error> PgnLines::open_variation(std::size_t at) {
  if (!moved_) return record_error(RecordError::VariationWithoutMove);
  if (variations_.size() == RecordTree::kMostNesting) {
    return record_error(RecordError::TooDeeplyNested,
                        {ErrorParameter::number("most", RecordTree::kMostNesting)});
  }
  give_up_waiting();
  variations_.push_back({current_, at});
  current_ = moves_[current_].parent;
  moved_ = numbered_ = after_variation_ = false;
  return std::nullopt;
}

std::optional<Error> PgnLines::close_variation() {
  if (variations_.empty()) return record_error(RecordError::VariationNotOpened);
  if (moved_) give_up_waiting();
  current_ = variations_.back().replaces;
  variations_.pop_back();
  give_up_waiting();
  moved_ = after_variation_ = true;
  numbered_ = false;
  return std::nullopt;
}

std::optional<std::size_t> PgnLines::variation() const {
  if (variations_.empty()) return std::nullopt;
  return variations_.back().at;
}

}  // namespace mandible
