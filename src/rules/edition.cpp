#include "rules/edition.h"

#include "base/text.h"
#include "rules/input_error.h"

namespace mandible {

Edition base_edition() {
  Edition edition;
  for (Bug bug : {Bug::Queen, Bug::Spider, Bug::Beetle, Bug::Grasshopper, Bug::Ant}) {
    edition.tiles |= tiles_of(bug);
  }
  return edition;
}

Result<Edition> edition_with(std::string_view expansion_letters, bool queen_first) {
  Edition edition = base_edition();
  edition.queen_first = queen_first;
  for (char c : expansion_letters) {
    bool known = false;
    for (Bug bug : kExpansions) {
      if (to_upper(c) != letter(bug)) continue;
      edition.tiles |= tiles_of(bug);
      known = true;
    }
    if (!known) {
      return input_error(InputError::UnknownExpansion,
                         {ErrorParameter::quote("text", std::string_view(&c, 1))});
    }
  }
  if (edition.has(Bug::Ladybug) && edition.has(Bug::RidingLadybug)) {
    return input_error(InputError::LadybugsExclude);
  }
  return edition;
}

std::string game_type(const Edition& edition) {
  std::string letters;
  for (Bug bug : kExpansions) {
    if (edition.has(bug)) letters += letter(bug);
  }
  return letters.empty() ? "Base" : "Base+" + letters;
}

Result<Edition> parse_game_type(std::string_view text) {
  constexpr std::string_view kBase = "base";
  std::string letters;
  for (char c : text) {
    if (!is_space(c)) letters += c;
  }
  if (letters.empty()) return input_error(InputError::GameTypeMissing);
  if (starts_with_ignoring_case(letters, kBase)) {
    // A plus sign in a web address may arrive as a blank, which is gone by now.
    const bool separated = letters.size() == kBase.size() || letters[kBase.size()] == '+' ||
                           is_space(trim(text)[kBase.size()]);
    if (!separated) {
      return input_error(InputError::UnknownGameType, {ErrorParameter::quote("text", text)});
    }
    letters.erase(0, kBase.size());
    if (!letters.empty() && letters.front() == '+') letters.erase(0, 1);
  }
  Result<Edition> edition = edition_with(letters, false);
  if (edition) return edition;
  return input_error(InputError::WrongGameType, {ErrorParameter::quote("text", text)},
                     edition.failure());
}

}  // namespace mandible
