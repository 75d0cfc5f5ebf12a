#include "records/pgn_tags.h"

#include "base/text.h"
#include "records/record_error.h"

namespace mandible::pgn {
namespace {

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

constexpr bool ends_name(char c) { return is_space(c) || c == '"' || c == '[' || c == ']'; }

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  while (at < text.size() && is_space(text[at])) ++at;
  return at;
}

// Is the quotation mark there protected by a backslash that is not itself protected?
bool is_protected(std::string_view text, std::size_t mark) {
  std::size_t backslashes = 0;
  while (backslashes < mark && text[mark - 1 - backslashes] == '\\') ++backslashes;
  return backslashes % 2 == 1;
}

// The quotation mark before the closing bracket, behind the one at `open`.
std::size_t closing_mark(std::string_view line, std::size_t open, bool respect_backslashes) {
  for (std::size_t mark = line.find('"', open + 1); mark != std::string_view::npos;
       mark = line.find('"', mark + 1)) {
    if (respect_backslashes && is_protected(line, mark)) continue;
    const std::size_t next = skip_blanks(line, mark + 1);
    if (next < line.size() && line[next] == ']') return mark;
  }
  return std::string_view::npos;
}

// Without the backslashes that protect quotation marks and backslashes.
std::string plain_value(std::string_view quoted) {
  std::string value;
  for (std::size_t at = 0; at < quoted.size(); ++at) {
    const bool protects = quoted[at] == '\\' && at + 1 < quoted.size() &&
                          (quoted[at + 1] == '\\' || quoted[at + 1] == '"');
    if (protects) ++at;
    value += quoted[at];
  }
  return std::string(trim(value));
}

}  // namespace

bool belongs_to_game(std::string_view name) {
  for (std::string_view own : {kGameType, kResult, kOpening, kRepetition}) {
    if (equal_ignoring_case(name, own)) return true;
  }
  return false;
}

bool is_mandatory(std::string_view name) {
  for (std::string_view mandatory : kMandatory) {
    if (equal_ignoring_case(mandatory, name)) return true;
  }
  return false;
}

std::string_view canonical_name(std::string_view name) {
  for (std::string_view mandatory : kMandatory) {
    if (equal_ignoring_case(mandatory, name)) return mandatory;
  }
  return name;
}

std::optional<Outcome> outcome_named(std::string_view word) {
  for (const ResultWord& known : kResultWords) {
    if (known.word.size() == word.size() && equal_ignoring_case(known.word, word)) {
      return known.outcome;
    }
  }
  return std::nullopt;
}

Result<Tag> parse_tag(std::string_view line) {
  const auto wrong = [](RecordError code, std::string_view text) {
    return record_error(code, {ErrorParameter::quote("text", text)});
  };
  const std::size_t name_start = skip_blanks(line, 1);
  std::size_t name_end = name_start;
  while (name_end < line.size() && !ends_name(line[name_end])) ++name_end;
  Tag tag;
  tag.name = line.substr(name_start, name_end - name_start);
  const std::size_t value_start = skip_blanks(line, name_end);
  std::size_t end = std::string_view::npos;
  if (value_start < line.size() && line[value_start] == '"') {
    std::size_t mark = closing_mark(line, value_start, true);
    if (mark == std::string_view::npos) mark = closing_mark(line, value_start, false);
    if (mark == std::string_view::npos) return wrong(RecordError::TagNotClosed, line);
    tag.value = plain_value(line.substr(value_start + 1, mark - value_start - 1));
    end = skip_blanks(line, mark + 1);
  } else {
    end = line.find(']', value_start);
    if (end == std::string_view::npos) return wrong(RecordError::TagNotClosed, line);
    tag.value = std::string(trim(line.substr(value_start, end - value_start)));
  }
  tag.size = end + 1;
  if (tag.name.empty()) return wrong(RecordError::TagWithoutName, line.substr(0, tag.size));
  return tag;
}

std::string bare_name(std::string_view name) {
  std::string bare;
  for (char c : name) {
    if (!ends_name(c)) bare += c;
  }
  return bare;
}

std::string tag_line(std::string_view name, std::string_view value) {
  std::string line = "[" + std::string(name) + " \"";
  for (char c : trim(value)) {
    if (c == '"' || c == '\\') line += '\\';
    line += c == '\n' || c == '\r' ? ' ' : c;
  }
  return line + "\"]\n";
}

}  // namespace mandible::pgn
