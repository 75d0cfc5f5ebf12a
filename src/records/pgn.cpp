#include "records/pgn.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/text.h"
#include "records/record_text.h"
#include "rules/game_string.h"
#include "rules/notation.h"

namespace mandible {
namespace {

constexpr std::string_view kGameType = "GameType";
constexpr std::string_view kResult = "Result";
constexpr std::string_view kOpening = "MandibleOpening";
constexpr std::string_view kQueenFirst = "queen-first";
constexpr std::string_view kRepetition = "MandibleRepetition";
constexpr std::string_view kRepetitionDraws = "draw";

// Written in this order between GameType and Result, empty if need be.
constexpr std::array<std::string_view, 6> kMandatory = {"Date",  "Event", "Site",
                                                        "Round", "White", "Black"};

constexpr std::size_t kMostTags = 1'000;
constexpr std::size_t kMostComments = 100'000;

struct ResultWord {
  std::string_view word;
  Outcome outcome;
};

// Mzinga's words, chess's, and what hivegame.com writes ("Unkown" included).
constexpr std::array<ResultWord, 13> kResultWords = {{
    {"WhiteWins", Outcome::WhiteWins},
    {"BlackWins", Outcome::BlackWins},
    {"Draw", Outcome::Draw},
    {"1-0", Outcome::WhiteWins},
    {"0-1", Outcome::BlackWins},
    {"1/2-1/2", Outcome::Draw},
    {"InProgress", Outcome::InProgress},
    {"NotStarted", Outcome::InProgress},
    {"Adjudicated", Outcome::InProgress},
    {"Unkown", Outcome::InProgress},
    {"Unknown", Outcome::InProgress},
    {"*", Outcome::InProgress},
    {"?", Outcome::InProgress},
}};

std::optional<Outcome> outcome_named(std::string_view word) {
  for (const ResultWord& known : kResultWords) {
    if (equal_ignoring_case(known.word, word)) return known.outcome;
  }
  return std::nullopt;
}

std::string_view canonical_tag_name(std::string_view name) {
  for (std::string_view mandatory : kMandatory) {
    if (equal_ignoring_case(mandatory, name)) return mandatory;
  }
  return name;
}

// The text without what would end its tag or its comment.
std::string without(std::string_view text, std::string_view unwanted) {
  std::string kept;
  for (char c : text) {
    if (unwanted.find(c) == std::string_view::npos) kept += c;
  }
  return kept;
}

std::string tag_text(std::string_view text) {
  std::string line = without(trim(text), "\"");
  for (char& c : line) {
    if (c == '\n' || c == '\r') c = ' ';
  }
  return std::string(trim(line));
}

// Lines without the blanks round them; braces and empty lines at either end left out.
std::string comment_text(std::string_view text) {
  const std::string bare = without(text, "{}");
  std::string_view rest = trim(bare);
  std::string comment;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find_first_of("\r\n"), rest.size());
    comment += trim(rest.substr(0, end));
    const bool crlf = rest.substr(end, 2) == "\r\n";
    rest.remove_prefix(std::min(end + (crlf ? 2 : 1), rest.size()));
    if (!rest.empty()) comment += '\n';
  }
  return comment;
}

class PgnReader {
 public:
  explicit PgnReader(std::string_view text) : text_(without_byte_order_mark(text)) {}

  Result<Record> read() {
    for (;;) {
      while (at_ < text_.size() && is_space(text_[at_])) ++at_;
      if (at_ == text_.size()) return finish();
      std::optional<Error> error;
      switch (text_[at_]) {
        case '[':
          error = read_tag();
          break;
        case '{':
          error = read_comment();
          break;
        case '}':
          error = error_here("a closing brace without an opening one");
          break;
        default:
          error = read_line();
      }
      if (error) return *error;
    }
  }

 private:
  Error error_here(const std::string& what) const {
    const auto lines =
        std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at_), '\n');
    return Error{"line " + std::to_string(lines + 1) + ": " + what};
  }

  std::optional<Error> read_tag() {
    if (at_ >= line_end_) line_end_ = std::min(text_.find_first_of("\r\n", at_), text_.size());
    const std::string_view line = text_.substr(at_, line_end_ - at_);
    std::size_t value_start = 1;
    while (value_start < line.size() && is_space(line[value_start])) ++value_start;
    const std::size_t name_start = value_start;
    while (value_start < line.size() && !is_space(line[value_start]) && line[value_start] != '"' &&
           line[value_start] != '[' && line[value_start] != ']') {
      ++value_start;
    }
    const std::string_view name = line.substr(name_start, value_start - name_start);
    const std::size_t end = tag_end(line, value_start);
    if (end == std::string_view::npos)
      return error_here("the tag " + in_quotes(line) + " is not closed");
    if (name.empty())
      return error_here("the tag " + in_quotes(line.substr(0, end + 1)) + " has no name");
    const std::string value = tag_text(line.substr(value_start, end - value_start));
    if (auto error = note_tag(name, value)) return error;
    at_ += end + 1;
    return std::nullopt;
  }

  // Where the tag's closing bracket is: behind the closing quotation mark, if there are any.
  static std::size_t tag_end(std::string_view line, std::size_t from) {
    while (from < line.size() && is_space(line[from])) ++from;
    if (from >= line.size() || line[from] != '"') return line.find(']', from);
    for (std::size_t mark = line.find('"', from + 1); mark != std::string_view::npos;
         mark = line.find('"', mark + 1)) {
      std::size_t next = mark + 1;
      while (next < line.size() && is_space(line[next])) ++next;
      if (next < line.size() && line[next] == ']') return next;
    }
    return std::string_view::npos;
  }

  std::optional<Error> note_tag(std::string_view name, const std::string& value) {
    if (equal_ignoring_case(name, kGameType)) {
      if (!moves_.empty()) return error_here("a second game begins here; one game a file is read");
      const Result<Edition> edition = parse_game_type(value);
      if (!edition) return error_here(edition.error());
      edition_ = *edition;
    } else if (equal_ignoring_case(name, kResult)) {
      result_tag_ = value;
      note_result(outcome_named(value).value_or(Outcome::InProgress));
    } else if (equal_ignoring_case(name, kOpening)) {
      rules_.queen_first = equal_ignoring_case(value, kQueenFirst);
    } else if (equal_ignoring_case(name, kRepetition)) {
      rules_.repetition_draws = equal_ignoring_case(value, kRepetitionDraws);
    } else {
      const std::size_t before = tags_.size();
      name = canonical_tag_name(name);
      set_tag(tags_, name, value);
      const bool mandatory = std::count(kMandatory.begin(), kMandatory.end(), name) != 0;
      if (tags_.size() > before && !mandatory && ++optional_tags_ > kMostTags) {
        return error_here("more than " + with_commas(kMostTags) + " tags");
      }
    }
    return std::nullopt;
  }

  // A word that leaves the result open takes nothing back.
  void note_result(Outcome outcome) {
    if (outcome != Outcome::InProgress) result_ = outcome;
  }

  std::optional<Error> read_comment() {
    std::size_t from = at_ + 1;
    for (;;) {
      const std::size_t brace = text_.find_first_of("{}", from);
      if (brace == std::string_view::npos) return error_here("a comment begins and never ends");
      from = brace + 1;
      if (text_[brace] == '{') continue;
      // In "{a {b} c}" and "{a } b}" the first closing brace is part of the comment.
      const std::size_t next = text_.find_first_of("{}\n", from);
      if (next == std::string_view::npos || text_[next] != '}') break;
    }
    std::string comment = comment_text(text_.substr(at_, from - at_));
    if (!comment.empty()) comments_.emplace_back(static_cast<int>(moves_.size()), comment);
    if (comments_.size() > kMostComments) {
      return error_here("more than " + with_commas(kMostComments) + " comments");
    }
    at_ = from;
    return std::nullopt;
  }

  // Moves, numbers and results up to the end of the line or a comment.
  std::optional<Error> read_line() {
    const std::size_t end = std::min(text_.find_first_of("\r\n{}", at_), text_.size());
    std::string_view line = trim(text_.substr(at_, end - at_));
    at_ = end;
    // Whatever a program wrote as the result it writes again at the end.
    if (!result_tag_.empty() && equal_ignoring_case(line, result_tag_)) return std::nullopt;
    for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
      read_word(word);
      if (moves_.size() > kMostRecordedPlies) return too_many_plies();
    }
    end_move();
    return std::nullopt;
  }

  void read_word(std::string_view word) {
    if (const auto outcome = outcome_named(word)) {
      end_move();
      return note_result(*outcome);
    }
    const bool refers_to_nothing = !mover_.empty() && word == ".";
    if (!refers_to_nothing) {
      if (is_digit(word.front())) end_move();
      while (!word.empty() && (is_digit(word.front()) || word.front() == '.'))
        word.remove_prefix(1);
      if (word.empty()) return;
    }
    if (equal_ignoring_case(word, "pass")) {
      end_move();
      moves_.push_back(word);
      return;
    }
    // The first tile of the game climbs onto nothing: a tile behind it is the next ply's.
    const bool first_alone = moves_.empty() && parse_tile(word);
    if (first_alone) end_move();
    if (mover_.empty()) {
      mover_ = word;
      return;
    }
    const auto length = static_cast<std::size_t>(word.data() + word.size() - mover_.data());
    moves_.emplace_back(mover_.data(), length);
    mover_ = {};
  }

  void end_move() {
    if (!mover_.empty()) moves_.push_back(mover_);
    mover_ = {};
  }

  Result<Record> finish() {
    Result<Game> game = replay(edition_, moves_, rules_);
    if (!game) return Error{game.error()};
    if (!game->over() && result_) game->record_result(*result_);
    standardise_date();
    return Record{std::move(*game), std::move(tags_), std::move(comments_)};
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
  std::size_t at_ = 0;
  std::size_t line_end_ = 0;  // of the last tag: not searched again for each tag of a long line
  std::optional<Edition> edition_;
  ReplayRules rules_;
  std::optional<Outcome> result_;
  std::string result_tag_;
  Tags tags_;
  std::size_t optional_tags_ = 0;
  std::vector<std::pair<int, std::string>> comments_;
  std::vector<std::string_view> moves_;
  std::string_view mover_;  // the tile of a move of which the reference may follow
};

void write_tag(std::string& text, std::string_view name, std::string_view value) {
  text += '[';
  text += name;
  text += " \"";
  text += tag_text(value);
  text += "\"]\n";
}

// Tags that the game itself answers for.
bool belongs_to_game(std::string_view name) {
  return equal_ignoring_case(name, kGameType) || equal_ignoring_case(name, kResult) ||
         equal_ignoring_case(name, kOpening) || equal_ignoring_case(name, kRepetition);
}

}  // namespace

Result<Record> parse_pgn(std::string_view text) { return PgnReader(text).read(); }

std::string pgn_text(const Record& record) {
  const Game& game = record.game;
  const std::string_view state = state_name(game.outcome(), game.plies() > 0);
  std::string text;
  write_tag(text, kGameType, game_type(game.edition()));
  for (std::string_view name : kMandatory) write_tag(text, name, tag_value(record.tags, name));
  write_tag(text, kResult, state);
  for (const auto& [name, value] : record.tags) {
    const std::string bare_name = without(name, " \t\r\n[]\"");
    const bool written =
        std::count(kMandatory.begin(), kMandatory.end(), canonical_tag_name(bare_name)) != 0;
    if (bare_name.empty() || written || belongs_to_game(bare_name)) continue;
    write_tag(text, bare_name, value);
  }
  if (game.edition().queen_first) write_tag(text, kOpening, kQueenFirst);
  if (game.repetition_draws()) write_tag(text, kRepetition, kRepetitionDraws);

  std::vector<std::pair<int, std::string>> comments;
  for (const auto& [ply, comment] : record.comments) {
    std::string bare = comment_text(comment);
    if (!bare.empty()) comments.emplace_back(std::clamp(ply, 0, game.plies()), std::move(bare));
  }
  std::stable_sort(comments.begin(), comments.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  auto comment = comments.begin();
  if (game.plies() > 0 || !comments.empty()) text += '\n';
  for (int ply = 0; ply <= game.plies(); ++ply) {
    if (ply > 0) text += std::to_string(ply) + ". " + game.move_text(ply - 1) + '\n';
    for (; comment != comments.end() && comment->first == ply; ++comment) {
      text += '{' + comment->second + "}\n";
    }
  }
  if (game.over()) {
    text += '\n';
    text += state;
    text += '\n';
  }
  return text;
}

}  // namespace mandible
