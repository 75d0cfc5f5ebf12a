#include "records/record_error.h"

#include <algorithm>
#include <array>

namespace mandible {
namespace {

// In the order of the enumeration.
constexpr std::array<ErrorWords, 23> kWords = {{
    {"AtPlace", "line {line}, column {column}: {reason}"},
    {"NotOneLine", "a game string is one line; this is neither that, nor PGN, nor SGF"},
    {"TagNotClosed", "the tag {text} is not closed; a tag looks like [White \"Ann\"]"},
    {"TagWithoutName", "the tag {text} has no name; a tag looks like [White \"Ann\"]"},
    {"TooManyTags", "more than {most} tags"},
    {"SecondGame", "a second game begins here; a file may hold only one"},
    {"CommentNotClosed", "this comment never ends; a closing brace is expected"},
    {"CommentNotOpened", "a closing brace without an opening one"},
    {"VariationNotClosed", "this variation never ends; a closing parenthesis is expected"},
    {"VariationNotOpened", "a closing parenthesis without an opening one"},
    {"VariationWithoutMove",
     "a variation begins here without a move before it that it could replace"},
    {"TooDeeplyNested", "variations are nested more than {most} deep"},
    {"TooManyMoves", "the record has more than {most} moves in all its lines"},
    {"WrongAnnotation", "{text} is not an annotation; $0 to $255, !, ?, !!, ??, !? and ?! are"},
    {"NotSgf", "this is not an SGF file: it has no game, which begins with (;"},
    {"ValueNotClosed", "the value of {text} is not closed; a closing bracket is expected"},
    {"NotHive", "game number {text} is not Hive, which is GM[27]"},
    {"VariantMissing", "SU, the name of the game, is missing; for example SU[hive-plm]"},
    {"VariantUnknown", "unknown game {text}; for example hive or hive-plm"},
    {"VariantUltimate", "hive-ultimate cannot be read: its players choose their bugs"},
    {"NotAPlace", "{text} is not a column and a row, such as N 13"},
    {"FarFromHive", "{text} is nowhere near the hive"},
    {"SgfLacksBugs",
     "{type} cannot be written as SGF: BoardSpace has no Dragonfly and no riding Ladybug; PGN "
     "keeps such games"},
}};
static_assert(kWords.size() == static_cast<std::size_t>(RecordError::SgfLacksBugs) + 1);

bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

}  // namespace

ErrorWords words_of(RecordError code) {
  const auto index = static_cast<std::size_t>(code);
  return index < kWords.size() ? kWords.at(index) : ErrorWords{};
}

Error record_error(RecordError code, ErrorParameters parameters, std::optional<Error> reason) {
  return coded_error(words_of(code), std::move(parameters), std::move(reason));
}

Error error_at(std::string_view text, std::size_t at, const Error& reason) {
  const std::string_view before = text.substr(0, at);
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t line_end = before.rfind('\n');
  const std::string_view line =
      line_end == std::string_view::npos ? before : before.substr(line_end + 1);
  const auto characters = std::count_if(line.begin(), line.end(), begins_character);
  return record_error(RecordError::AtPlace,
                      {ErrorParameter::number("line", static_cast<std::size_t>(lines) + 1),
                       ErrorParameter::number("column", static_cast<std::size_t>(characters) + 1)},
                      reason);
}

}  // namespace mandible
