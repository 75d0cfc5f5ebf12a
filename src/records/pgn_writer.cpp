// Writing PGN: the tags, then one ply of the main line in each line, and variations in parentheses
// after the move that they replace.
#include <vector>

#include "records/pgn.h"
#include "records/pgn_comments.h"
#include "records/pgn_tags.h"

namespace mandible {
namespace {

std::string tags_text(const Record& record) {
  const Game& game = record.game;
  std::string text = pgn::tag_line(pgn::kGameType, game_type(game.edition()));
  for (std::string_view name : pgn::kMandatory) {
    text += pgn::tag_line(name, tag_value(record.tags, name));
  }
  text += pgn::tag_line(pgn::kResult, state_name(game.outcome(), game.plies() > 0));
  for (const auto& [written_name, value] : record.tags) {
    const std::string name = pgn::bare_name(written_name);
    if (name.empty() || pgn::is_mandatory(name) || pgn::belongs_to_game(name)) continue;
    text += pgn::tag_line(name, value);
  }
  if (game.edition().queen_first) text += pgn::tag_line(pgn::kOpening, pgn::kQueenFirst);
  if (game.repetition_draws()) text += pgn::tag_line(pgn::kRepetition, pgn::kRepetitionDraws);
  return text;
}

class PgnMoves {
 public:
  explicit PgnMoves(const RecordTree& tree) : tree_(tree) {}

  std::string text() {
    const RecordNode& root = tree_.node(RecordTree::kRoot);
    write_behind(root.remarks);
    if (!root.children.empty()) lines_.push_back({root.children.front(), 0});
    while (!lines_.empty()) step();
    return std::move(text_);
  }

 private:
  // A line that is being written: the move, and how many of its siblings have been. Lines wait here
  // and not in recursive calls, because a tree can be deeper than the stack.
  struct Line {
    NodeIndex node;
    std::size_t siblings;
  };

  void step() {
    const NodeIndex node = lines_.back().node;
    const std::vector<NodeIndex>& siblings = tree_.node(tree_.node(node).parent).children;
    if (lines_.back().siblings == 0) write_move(tree_.node(node));
    const std::size_t next = ++lines_.back().siblings;
    if (siblings.front() == node && next < siblings.size()) {
      part();
      text_ += '(';
      lines_.push_back({siblings[next], 0});
    } else if (const auto& children = tree_.node(node).children; !children.empty()) {
      lines_.back() = {children.front(), 0};
    } else {
      lines_.pop_back();
      if (!lines_.empty()) text_ += ')';
      if (lines_.size() == 1) text_ += '\n';
    }
  }

  void write_move(const RecordNode& node) {
    part();
    text_ += std::to_string(node.ply) + ". ";
    if (const std::string before = comment_text(node.remarks.before); !before.empty()) {
      text_ += '{' + before + "} ";
    }
    text_ += node.text;
    write_behind(node.remarks);
  }

  void write_behind(const Remarks& remarks) {
    for (std::uint8_t nag : remarks.nags) {
      part();
      text_ += '$' + std::to_string(nag);
    }
    end_piece();
    if (const std::string comment = comment_text(remarks); !comment.empty()) {
      part();
      text_ += '{' + comment + '}';
      end_piece();
    }
  }

  // In the main line the move with its annotations and the comment have a line each.
  void end_piece() {
    if (lines_.size() <= 1 && !text_.empty() && text_.back() != '\n') text_ += '\n';
  }

  // A blank between the pieces of a line.
  void part() {
    if (!text_.empty() && text_.back() != '\n' && text_.back() != '(') text_ += ' ';
  }

  const RecordTree& tree_;
  std::vector<Line> lines_;
  std::string text_;
};

}  // namespace

std::string pgn_text(const Record& record) {
  std::string text = tags_text(record);
  const RecordTree tree = record.tree.along(record.game);
  const std::string moves = PgnMoves(tree).text();
  if (!moves.empty()) text += '\n' + moves;
  if (record.game.over()) {
    text += '\n';
    text += state_name(record.game.outcome());
    text += '\n';
  }
  return text;
}

}  // namespace mandible
