#include "records/pgn_comments.h"

#include <algorithm>
#include <optional>

#include "base/text.h"

namespace mandible {
namespace {

using std::chrono::milliseconds;

constexpr std::string_view kColours = "GRYB";  // in the order of MarkColour
constexpr long long kFurthest = 9'999;
constexpr long long kMostHours = 9'999;

// Characters that are written as a command where they would be misread.
struct Escape {
  std::string_view name;
  char character;
};
constexpr Escape kClosingBrace{"rb", '}'};
constexpr Escape kOpeningBracket{"sb", '['};

// "[%name argument]" at the beginning of a text.
struct Command {
  std::string_view name;
  std::string_view argument;
  std::size_t size = 0;
};

std::optional<Command> command_at(std::string_view text) {
  constexpr std::string_view kStart = "[%";
  constexpr std::size_t kMostCharacters = 10'000;
  if (text.substr(0, kStart.size()) != kStart) return std::nullopt;
  const std::size_t end = text.substr(0, kMostCharacters).find(']');
  if (end == std::string_view::npos) return std::nullopt;
  std::string_view inside = text.substr(kStart.size(), end - kStart.size());
  const std::string_view name = take_word(inside);
  return Command{name, trim(inside), end + 1};
}

std::optional<int> take_coordinate(std::string_view& text) {
  const bool negative = !text.empty() && text.front() == '-';
  if (negative) text.remove_prefix(1);
  std::size_t digits = 0;
  while (digits < text.size() && is_digit(text[digits])) ++digits;
  const auto number = parse_number(text.substr(0, digits), kFurthest);
  text.remove_prefix(digits);
  if (!number) return std::nullopt;
  return static_cast<int>(negative ? -*number : *number);
}

bool take(std::string_view& text, char wanted) {
  if (text.empty() || text.front() != wanted) return false;
  text.remove_prefix(1);
  return true;
}

// "2,-1"
std::optional<Axial> take_place(std::string_view& text) {
  const auto q = take_coordinate(text);
  if (!q || !take(text, ',')) return std::nullopt;
  const auto r = take_coordinate(text);
  if (!r) return std::nullopt;
  return Axial{*q, *r};
}

std::optional<MarkColour> take_colour(std::string_view& text) {
  const std::size_t colour = text.empty() ? std::string_view::npos : kColours.find(text.front());
  if (colour == std::string_view::npos) return std::nullopt;
  text.remove_prefix(1);
  return static_cast<MarkColour>(colour);
}

// "G0,1"
std::optional<Mark> mark_in(std::string_view text) {
  const auto colour = take_colour(text);
  const auto place = take_place(text);
  if (!colour || !place || !text.empty()) return std::nullopt;
  return Mark{*colour, *place};
}

// "B0,0:1,-1"
std::optional<Arrow> arrow_in(std::string_view text) {
  const auto colour = take_colour(text);
  const auto from = take_place(text);
  if (!colour || !from || !take(text, ':')) return std::nullopt;
  const auto to = take_place(text);
  if (!to || !text.empty()) return std::nullopt;
  return Arrow{*colour, *from, *to};
}

// All of a list or nothing: half of what somebody drew would be wrong.
template <class Item, class Read>
bool read_list(std::string_view text, std::vector<Item>& items, Read read) {
  std::vector<Item> found;
  for (std::string_view part : split(text, ';')) {
    const auto item = read(trim(part));
    if (!item) return false;
    found.push_back(*item);
  }
  items.insert(items.end(), found.begin(), found.end());
  return true;
}

// "0:09:59" or, with tenths, hundredths or thousandths, "0:00:05.3".
std::optional<milliseconds> time_in(std::string_view text) {
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::vector<std::string_view> parts = split(text.substr(0, point), ':');
  if (parts.size() != 3 || parts[1].size() != 2 || parts[2].size() != 2) return std::nullopt;
  const auto hours = parse_number(parts[0], kMostHours);
  const auto minutes = parse_number(parts[1], 59);
  const auto seconds = parse_number(parts[2], 59);
  if (!hours || !minutes || !seconds) return std::nullopt;
  long long fraction = 0;
  if (point < text.size()) {
    std::string digits(text.substr(point + 1));
    if (digits.empty() || digits.size() > 3) return std::nullopt;
    digits.resize(3, '0');
    const auto thousandths = parse_number(digits, 999);
    if (!thousandths) return std::nullopt;
    fraction = *thousandths;
  }
  return milliseconds(((*hours * 60 + *minutes) * 60 + *seconds) * 1000 + fraction);
}

bool read_time(std::string_view text, std::optional<milliseconds>& time) {
  const auto found = time_in(text);
  if (!found || time) return false;
  time = found;
  return true;
}

// False if the command is unknown or wrong.
bool obey(const Command& command, Remarks& remarks) {
  const auto is = [&](std::string_view name) { return command.name == name; };
  if (is("hsl") || is("csl")) return read_list(command.argument, remarks.marks, mark_in);
  if (is("hal") || is("cal")) return read_list(command.argument, remarks.arrows, arrow_in);
  if (is("clk")) return read_time(command.argument, remarks.clock);
  if (is("emt")) return read_time(command.argument, remarks.elapsed);
  return false;
}

std::optional<char> character_of(const Command& command) {
  for (const Escape& escape : {kClosingBrace, kOpeningBracket}) {
    if (command.name == escape.name && command.argument.empty()) return escape.character;
  }
  return std::nullopt;
}

bool is_understood(std::string_view text) {
  const auto command = command_at(text);
  Remarks ignored;
  return command && (character_of(*command) || obey(*command, ignored));
}

void write_escape(std::string& text, const Escape& escape) {
  text += "[%";
  text += escape.name;
  text += ']';
}

std::string place_text(Axial place) {
  return std::to_string(place.q) + ',' + std::to_string(place.r);
}

std::string time_text(milliseconds time) {
  const auto two_digits = [](long long number) {
    return std::string(number < 10 ? "0" : "") + std::to_string(number);
  };
  const long long total = std::clamp<long long>(time.count(), 0, kMostHours * 3'600'000);
  std::string text = std::to_string(total / 3'600'000) + ':' + two_digits(total / 60'000 % 60) +
                     ':' + two_digits(total / 1000 % 60);
  if (total % 1000 != 0) {
    text += '.' + std::to_string(1000 + total % 1000).substr(1);
    while (text.back() == '0') text.pop_back();
  }
  return text;
}

char letter_of(MarkColour colour) { return kColours[static_cast<std::size_t>(colour)]; }

void add_command(std::string& text, std::string_view name, const std::string& argument) {
  if (!text.empty()) text += ' ';
  text += "[%" + std::string(name) + ' ' + argument + ']';
}

}  // namespace

std::string tidy_comment(std::string_view text) {
  std::string_view rest = trim(text);
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

void read_comment(std::string_view text, Remarks& remarks, std::string Remarks::*comment) {
  std::string words;
  for (std::size_t at = text.find("[%"); at != std::string_view::npos; at = text.find("[%")) {
    words += text.substr(0, at);
    text.remove_prefix(at);
    const auto command = command_at(text);
    const std::optional<char> character = command ? character_of(*command) : std::nullopt;
    if (character) {
      words += *character;
      text.remove_prefix(command->size);
    } else if (command && obey(*command, remarks)) {
      text.remove_prefix(command->size);
      // One of the blanks round the command is enough.
      const bool parted = words.empty() || is_space(words.back());
      if (parted && !text.empty() && is_space(text.front())) text.remove_prefix(1);
    } else {
      words += text.substr(0, 2);
      text.remove_prefix(2);
    }
  }
  words += text;
  add_comment(remarks.*comment, tidy_comment(words));
}

std::string comment_text(std::string_view comment) {
  const std::string tidy = tidy_comment(comment);
  std::string text;
  for (std::size_t at = 0; at < tidy.size(); ++at) {
    if (tidy[at] == kClosingBrace.character) {
      write_escape(text, kClosingBrace);
      continue;
    }
    // What only looks like a command of ours must not be read as one.
    if (is_understood(std::string_view(tidy).substr(at))) {
      write_escape(text, kOpeningBracket);
    } else {
      text += tidy[at];
    }
  }
  return text;
}

std::string comment_text(const Remarks& remarks) {
  std::string text = comment_text(remarks.comment);
  std::string marks;
  for (const Mark& mark : remarks.marks) {
    marks += (marks.empty() ? "" : ";") + std::string(1, letter_of(mark.colour)) +
             place_text(mark.place);
  }
  std::string arrows;
  for (const Arrow& arrow : remarks.arrows) {
    arrows += (arrows.empty() ? "" : ";") + std::string(1, letter_of(arrow.colour)) +
              place_text(arrow.from) + ':' + place_text(arrow.to);
  }
  if (!marks.empty()) add_command(text, "hsl", marks);
  if (!arrows.empty()) add_command(text, "hal", arrows);
  if (remarks.clock) add_command(text, "clk", time_text(*remarks.clock));
  if (remarks.elapsed) add_command(text, "emt", time_text(*remarks.elapsed));
  return text;
}

}  // namespace mandible
