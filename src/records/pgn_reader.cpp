// Reading PGN: first the lines as they are written, then their moves by the rules, because the bugs
// in play may have to be found in the moves.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/text.h"
#include "records/pgn.h"
#include "records/pgn_lines.h"
#include "records/pgn_tags.h"
#include "records/pgn_tokens.h"
#include "records/record_error.h"
#include "records/record_text.h"
#include "records/tree_replay.h"
#include "rules/game_string.h"
#include "rules/notation.h"

namespace mandible {
namespace {

constexpr std::size_t kMostTags = 1'000;
constexpr long long kMostNag = 255;

// The annotations that have a sign, from $1 on.
constexpr std::array<std::string_view, 6> kSigns = {"!", "?", "!!", "??", "!?", "?!"};

class PgnReader {
 public:
  explicit PgnReader(std::string_view text)
      : text_(without_byte_order_mark(text)), tokens_(text_) {}

  Result<Record> read() {
    for (;;) {
      const PgnToken token = tokens_.next();
      if (token.kind == PgnToken::Kind::Broken) return *tokens_.error();
      if (token.begins_line || token.kind != PgnToken::Kind::Word) end_move();
      if (token.kind == PgnToken::Kind::End) return finish();
      if (const auto error = take(token)) return error_at(text_, token.at, *error);
      if (lines_.excess()) return *lines_.excess();
    }
  }

 private:
  using Failure = std::optional<Error>;

  Failure take(const PgnToken& token) {
    switch (token.kind) {
      case PgnToken::Kind::Tag:
        return read_tag(token);
      case PgnToken::Kind::Comment:
        lines_.add_comment(token.text);
        break;
      case PgnToken::Kind::Open:
        return lines_.open_variation(token.at);
      case PgnToken::Kind::Close:
        return lines_.close_variation();
      case PgnToken::Kind::Word:
        return read_word(token);
      case PgnToken::Kind::End:
      case PgnToken::Kind::Broken:
        break;
    }
    return std::nullopt;
  }

  Failure read_tag(const PgnToken& token) {
    const Result<pgn::Tag> tag = pgn::parse_tag(token.text);
    if (!tag) return tag.failure();
    tokens_.go_to(token.at + tag->size);
    const auto is = [&](std::string_view name) { return equal_ignoring_case(tag->name, name); };
    if (is(pgn::kGameType)) {
      if (lines_.moves().size() > 1) return record_error(RecordError::SecondGame);
      const Result<Edition> edition = parse_game_type(tag->value);
      if (!edition) return edition.failure();
      edition_ = *edition;
    } else if (is(pgn::kResult)) {
      result_tag_ = tag->value;
      note_result(pgn::outcome_named(tag->value).value_or(Outcome::InProgress));
    } else if (is(pgn::kOpening)) {
      rules_.queen_first = equal_ignoring_case(tag->value, pgn::kQueenFirst);
    } else if (is(pgn::kRepetition)) {
      rules_.repetition_draws = equal_ignoring_case(tag->value, pgn::kRepetitionDraws);
    } else {
      const std::size_t before = tags_.size();
      set_tag(tags_, pgn::canonical_name(tag->name), tag->value);
      const bool another = tags_.size() > before && !pgn::is_mandatory(tag->name);
      if (another && ++optional_tags_ > kMostTags) {
        return record_error(RecordError::TooManyTags, {ErrorParameter::number("most", kMostTags)});
      }
    }
    return std::nullopt;
  }

  // A word that leaves the result open takes nothing back.
  void note_result(Outcome outcome) {
    if (outcome != Outcome::InProgress) result_ = outcome;
  }

  Failure read_word(const PgnToken& token) {
    // Whatever a program wrote as the result it writes again at the end.
    if (token.begins_line && starts_with_ignoring_case(result_tag_, token.text)) {
      const std::string_view line = tokens_.rest_of_line(token.at);
      if (equal_ignoring_case(line, result_tag_)) {
        tokens_.go_to(token.at + line.size());
        return std::nullopt;
      }
    }
    if (token.text.front() == '$') return read_nag(token.text);
    const std::size_t sign_at = token.text.find_last_not_of("!?") + 1;
    // On a line of its own a question mark is a result that nobody knows.
    const bool unknown = token.begins_line && token.text == "?";
    if (sign_at == token.text.size() || unknown) return read_result_or_move(token.text);
    if (sign_at > 0) {
      if (auto error = read_result_or_move(token.text.substr(0, sign_at))) return error;
    }
    return read_sign(token.text.substr(sign_at));
  }

  static Error wrong_annotation(std::string_view text) {
    return record_error(RecordError::WrongAnnotation, {ErrorParameter::quote("text", text)});
  }

  Failure read_nag(std::string_view word) {
    const auto nag = parse_number(word.substr(1), kMostNag);
    if (!nag) return wrong_annotation(word);
    end_move();
    lines_.annotate(static_cast<std::uint8_t>(*nag));
    return std::nullopt;
  }

  Failure read_sign(std::string_view sign) {
    for (std::size_t i = 0; i < kSigns.size(); ++i) {
      if (kSigns.at(i) != sign) continue;
      end_move();
      lines_.annotate(static_cast<std::uint8_t>(i + 1));
      return std::nullopt;
    }
    return wrong_annotation(sign);
  }

  Failure read_result_or_move(std::string_view word) {
    if (const auto outcome = pgn::outcome_named(word)) {
      end_move();
      // The result of a variation is somebody's guess.
      if (!lines_.variation()) note_result(*outcome);
      return std::nullopt;
    }
    const bool refers_to_nothing = !mover_.empty() && word == ".";
    if (!refers_to_nothing) {
      if (is_digit(word.front())) end_move();
      while (!word.empty() && (is_digit(word.front()) || word.front() == '.')) {
        word.remove_prefix(1);
      }
      if (word.empty()) {
        if (mover_.empty()) lines_.expect_move();
        return std::nullopt;
      }
    }
    read_move_word(word);
    return std::nullopt;
  }

  void read_move_word(std::string_view word) {
    const bool pass = equal_ignoring_case(word, "pass");
    // The first tile of the game climbs onto nothing: a tile behind it is the next ply's.
    if (pass || (lines_.at_start() && tile_named(word))) end_move();
    if (pass) {
      lines_.add_move(word);
    } else if (mover_.empty()) {
      mover_ = word;
    } else {
      const char* const start = std::exchange(mover_, {}).data();
      lines_.add_move({start, static_cast<std::size_t>(word.data() + word.size() - start)});
    }
  }

  void end_move() {
    if (!mover_.empty()) lines_.add_move(std::exchange(mover_, {}));
  }

  Result<Record> finish() {
    if (lines_.excess()) return *lines_.excess();
    if (const auto open = lines_.variation()) {
      return error_at(text_, *open, record_error(RecordError::VariationNotClosed));
    }
    lines_.finish();
    EditionOfMoves found;
    for (const WrittenMove& move : lines_.moves()) {
      if (move.ply > 0) found.add(move.text, move.ply - 1);
    }
    Result<Edition> edition = found.edition(edition_);
    if (!edition) return edition.failure();
    edition->queen_first |= rules_.queen_first;
    TreeReplay<TileNames> replay(*edition, rules_.repetition_draws);
    if (const auto error = play(replay)) return *error;
    standardise_date();
    replay.go_to(replay.tree().main_line().back());
    if (!replay.game().over() && result_) replay.game().record_result(*result_);
    return Record{std::move(replay.game()), std::move(tags_), std::move(replay.tree())};
  }

  Failure play(TreeReplay<TileNames>& replay) {
    const std::vector<WrittenMove>& moves = lines_.moves();
    std::vector<NodeIndex> nodes = {RecordTree::kRoot};  // by move
    std::vector<std::size_t> writers = {0};              // by node: the move whose line it is
    nodes.reserve(moves.size());
    writers.reserve(moves.size());
    RecordTree& tree = replay.tree();
    tree.reserve(moves.size());
    tree.remarks(RecordTree::kRoot) = moves[0].remarks;
    for (std::size_t i = 1; i < moves.size(); ++i) {
      const WrittenMove& move = moves[i];
      const NodeIndex parent = nodes[move.parent];
      replay.go_to(parent);
      TileNames names = replay.state();
      if (const auto error = play_text(replay.game(), move.text, names)) {
        return error_at(text_, static_cast<std::size_t>(move.text.data() - text_.data()), *error);
      }
      const NodeIndex node = replay.note_move(names);
      nodes.push_back(node);
      if (node == writers.size()) writers.push_back(i);
      add_remarks(tree.remarks(node), move.remarks);
      // A variation that repeats a move may have gone on before the line itself does.
      if (move.continues && writers[parent] == move.parent) {
        tree.promote(node);
        writers[node] = i;
      }
    }
    return std::nullopt;
  }

  // hivegame.com writes the time into the date.
  void standardise_date() {
    const std::string written(tag_value(tags_, "Date"));
    const auto date = pgn_date(written);
    if (!date || *date == written) return;
    set_tag(tags_, "Date", *date);
    const std::string_view time = time_of_day(written);
    if (!time.empty() && optional_tags_ < kMostTags && tag_value(tags_, "Time").empty())
      set_tag(tags_, "Time", time);
  }

  std::string_view text_;
  PgnTokens tokens_;
  std::optional<Edition> edition_;
  ReplayRules rules_;
  std::optional<Outcome> result_;
  std::string result_tag_;
  Tags tags_;
  std::size_t optional_tags_ = 0;
  PgnLines lines_;
  std::string_view mover_;  // the tile of a move of which the reference may follow
};

}  // namespace

Result<Record> parse_pgn(std::string_view text) { return PgnReader(text).read(); }

}  // namespace mandible
