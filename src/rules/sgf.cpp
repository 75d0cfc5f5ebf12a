#include "rules/sgf.h"

#include <array>
#include <optional>

#include "base/text.h"
#include "rules/notation.h"
#include "rules/record_text.h"
#include "rules/sgf_tree.h"
#include "rules/sgf_turns.h"

namespace mandible {
namespace {

struct Header {
  std::string game_number;
  std::string variant;
  std::string date;
  std::string event;
  std::string site;
  std::string round;
  std::string game_name;
  std::string result;
  std::array<std::string, 2> players;

  std::string* field(std::string_view id) {
    if (id == "GM") return &game_number;
    if (id == "SU") return &variant;
    if (id == "DT") return &date;
    if (id == "EV") return &event;
    if (id == "PC") return &site;
    if (id == "RO") return &round;
    if (id == "GN") return &game_name;
    if (id == "RE") return &result;
    return nullptr;
  }
};

struct Variant {
  Edition edition;
  bool wraps = true;  // the board is a torus
};

// Before this revision the board had 26 columns and rows and wrapped round.
constexpr long long kFirstWithoutEdge = 101;
constexpr int kTorusSize = 26;

// "hive-plm 2 0 101": the pieces, the number of players, a key and the revision.
Result<Variant> parse_variant(std::string_view text) {
  std::string_view rest = text;
  const std::string_view name = take_word(rest);
  take_word(rest);
  take_word(rest);
  const std::string_view revision = take_word(rest);
  if (name.empty()) return Error{"SU, the name of the game, is missing; for example SU[hive-plm]"};
  constexpr std::string_view kHive = "hive";
  std::string_view letters = name;
  if (equal_ignoring_case(name, "hive-ultimate")) {
    return Error{
        "hive-ultimate, in which the players choose their bugs, has no counterpart here and cannot "
        "be read"};
  }
  if (!starts_with_ignoring_case(name, kHive)) letters = "?";
  letters.remove_prefix(std::min(kHive.size(), letters.size()));
  if (equal_ignoring_case(letters, "-pielm")) letters = "-plm";
  const bool known = (name.size() == kHive.size() || letters.size() > 1) &&
                     letters.find_first_not_of("-plmPLM") == std::string_view::npos &&
                     letters.rfind('-') == (letters.empty() ? std::string_view::npos : 0);
  if (!starts_with_ignoring_case(name, kHive) || !known) {
    return Error{"unknown variant " + quoted(name) + "; for example hive or hive-plm"};
  }
  if (!letters.empty()) letters.remove_prefix(1);
  const Result<Edition> edition = edition_with(letters, false);
  if (!edition) return Error{edition.error()};
  return Variant{*edition,
                 parse_number(revision, 1'000'000'000).value_or(0) < kFirstWithoutEdge};
}
